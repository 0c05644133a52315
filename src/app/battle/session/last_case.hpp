#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <optional>

namespace drumhead::app {

/// The last case on the present line of play, decided again for its dice and changes.
struct LastCase {
    const JournalEntry* entry = nullptr;  ///< null: there was none yet
    ResolveCommand command;               ///< its command, without those who were asked alike and could not do it
    std::optional<Verdict> verdict;       ///< none where the rules no longer fit
    std::optional<CaseResult> result;
};

[[nodiscard]] LastCase lastCase(const Battle& battle);

}  // namespace drumhead::app
