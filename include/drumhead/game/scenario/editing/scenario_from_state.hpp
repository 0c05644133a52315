#pragma once

#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead {

/// A running battle as a scenario to continue from another day.
struct ScenarioFromState {
    Scenario scenario;
    std::vector<std::string> leftOut;  ///< what a scenario can't hold, in one phrase each
};

/// The armies as they are now, the turns left, and the reinforcements still to come. The new battle starts with turn 1,
/// so attributes that last a turn or less, waiting changes and due items are left out.
[[nodiscard]] ScenarioFromState scenarioFromState(const Scenario& begun, const State& state, const Ruleset& ruleset);

}  // namespace drumhead
