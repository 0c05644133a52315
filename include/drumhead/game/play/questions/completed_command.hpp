#pragma once

#include "drumhead/game/play/game_case.hpp"

namespace drumhead {

/// A command as a person at the table would have given it: it settles the one thing that is due of its procedure, for
/// those whom it names and with the facts that it answers; and a role that was left out goes to the only one whom the
/// rules mean. What is said in the command stays as it is.
[[nodiscard]] ResolveCommand completed(const GameRules& rules, const State& state, ResolveCommand command);

/// A role that needs somebody, and for which a command names nobody, not even one who is in no list (""); or empty.
[[nodiscard]] std::string unfilledRole(const GameRules& rules, const State& state, const ResolveCommand& command);

}  // namespace drumhead
