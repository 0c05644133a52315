#pragma once

#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead {

/// A running battle as a scenario, to begin from there another day.
struct ScenarioFromState {
    Scenario scenario;
    std::vector<std::string> leftOut;  ///< what a scenario can't hold, one sentence each
};

/// The armies as they stand now, the turns that are left, and those who are still to come. A new battle begins with its
/// first turn: what holds for a turn, phase or sub-phase alone, what waits and what is due does not go into it.
[[nodiscard]] ScenarioFromState scenarioFromState(const Scenario& begun, const State& state, const Ruleset& ruleset);

}  // namespace drumhead
