#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <QString>

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
/// "Firing: 2nd Guard → 4th Foot": what an entry of a case says before what came of it.
[[nodiscard]] QString headOf(const Battle& battle, const ResolveCommand& command);

}  // namespace drumhead::app
