#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <optional>
#include <string>
#include <vector>

namespace drumhead {

/// What each objective of a scenario is called in a score: its name, with a number from the second of that name on.
[[nodiscard]] std::vector<std::string> objectiveKeys(const Scenario& scenario);

/// What a side has scored altogether; nothing where nobody has been given points.
[[nodiscard]] std::optional<int> pointsOf(const State& state, EntityId side);

}  // namespace drumhead
