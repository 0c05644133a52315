#pragma once

#include "drumhead/game/journal/journal.hpp"

namespace drumhead {

/// How the same battle stands in two lines of its journal, in the words of its rules.
[[nodiscard]] std::vector<Game::Change> stateDifferences(const GameRules& rules, const State& old, const State& now);

}  // namespace drumhead
