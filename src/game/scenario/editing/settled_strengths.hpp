#pragma once

#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead {

/// Lets the watches of the rules look at units whose strength was changed, and writes what follows from it into their
/// values: stands from figures, say. Returns those that the rules take off the table; their values stay as they are.
[[nodiscard]] std::vector<int> settleStrengths(Scenario& scenario, const std::vector<int>& changed,
                                               const Ruleset& ruleset);

}  // namespace drumhead
