#pragma once

#include "drumhead/game/play/game_case.hpp"

#include <vector>

namespace drumhead::app {

/// The roles of a case that may stay empty and that a person may still fill, where that can change the verdict: who
/// else fires, who stands behind the target.
[[nodiscard]] std::vector<int> joiningRoles(const GameRules& rules, const State& state, const GameCase& made);

}  // namespace drumhead::app
