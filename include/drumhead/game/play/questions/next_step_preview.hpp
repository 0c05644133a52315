#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/state/event.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// The step after the present one, found without going there.
struct NextStepPreview {
    std::string title;  ///< "Firing: Austria", or "Turn 4"; empty if there is an obstacle
    /// The steps without anything to do that are passed on the way, if `onward`.
    std::vector<std::string> passed;
    /// Why it is not settled which side goes through the next step, one sentence, or empty. An `AdvanceCommand` with a
    /// reason goes on anyway.
    std::string obstacle;
    std::string side;  ///< the name at the end of the title, or empty: both sides act there
};

/// `onward`: past the steps without anything to do.
[[nodiscard]] NextStepPreview previewNextStep(const GameRules& rules, const State& state, bool onward = false);

}  // namespace drumhead
