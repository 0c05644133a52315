#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/resolve/session/case_in_hand.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// The facts of a case that the battle knows, defaults included; they are not asked.
[[nodiscard]] std::vector<FactRef> knownFacts(const GameCase& made, const GameRules& rules);

/// The due item that a command settles; null: none, or it is no longer due.
[[nodiscard]] const DueItem* dueOfCommand(const State& state, const ResolveCommand& command);

/// The case that a command is decided by, in the state before it; of what is due, with its roles and facts. Errors: an
/// entity that is not in the battle, and those of `makeCase`.
[[nodiscard]] Result<GameCase> caseOfCommand(const GameRules& rules, const State& before,
                                             const ResolveCommand& command);

/// Puts the answers, overrulings and dice of a command into a case. Returns a sentence for each that no longer fits.
std::vector<std::string> restoreCommand(CaseInHand& session, const ResolveCommand& command);

/// "Firing: 4th Foot → 2nd Guard". A side is named only where nobody else is, the battle never; of more than two in a
/// role the first is named.
[[nodiscard]] std::string caseHeading(const State& state, const GameCase& made);

}  // namespace drumhead
