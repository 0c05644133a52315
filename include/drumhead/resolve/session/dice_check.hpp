#pragma once

#include "drumhead/resolve/machine/resolution.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// Whether typed dice can be accepted.
struct DiceCheck {
    enum class State {
        Empty,  ///< nothing typed
        Fits,   ///< they can be accepted
        Short,  ///< right so far, but too few for this throw
        Wrong,  ///< too many, or a face that the die does not have
    };
    State state = State::Empty;
    std::vector<int> faces;  ///< only where they fit
    std::string message;     ///< one sentence for the person who types, or empty
};

/// Checks dice typed for one throw: numbers with spaces, commas or semicolons between them. Of dice with up to ten
/// sides digits that stand together are a die each ("4512"), and 0 is the 10 of a ten-sided die. A card is typed by its
/// number, its id or the beginning of its title.
[[nodiscard]] DiceCheck checkThrow(std::string_view typed, const Throw& thrown, const Texts& texts = {});

/// The same for the rest of a case, which `start` begins with the faces in `before`.
[[nodiscard]] DiceCheck checkDice(const Resolution& start, const std::vector<int>& before, std::string_view typed);

}  // namespace drumhead
