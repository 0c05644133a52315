#pragma once

#include "drumhead/game/scenario/editing/scenario_from_state.hpp"

namespace drumhead {

/// The next battle of a campaign: the lists with which this one began, less what it has cost. Of that each unit has
/// `returned` percent back, rounded down. Whoever is left without strength, and leaders who are gone, are not in it;
/// `leftOut` counts them. States, orders and the turn begin anew.
[[nodiscard]] ScenarioFromState nextBattleFrom(const Scenario& begun, const State& state, const Ruleset& ruleset,
                                               int returned);

}  // namespace drumhead
