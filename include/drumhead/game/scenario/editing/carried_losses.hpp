#pragma once

#include "drumhead/game/scenario/editing/scenario_from_state.hpp"

namespace drumhead {

/// An army list after a battle: each of its units and leaders that was in the battle, known by its id, bears what the
/// battle cost it, of which `returned` percent come back, rounded down. Units without strength and leaders who
/// are gone are left out; `leftOut` counts them. All others stay as they are.
struct CarriedLosses {
    ScenarioFromState list;
    std::size_t changed = 0;  ///< units whose strength is another now, those left out not counted
    std::size_t missing = 0;  ///< units of the battle that the list does not have
};
[[nodiscard]] CarriedLosses carryLosses(const Scenario& list, const Scenario& begun, const State& state,
                                        const Ruleset& ruleset, int returned);

/// A scenario whose units have the strength that they have in an army list: those known by their id. Units that the
/// list does not have, or has without strength, are left out.
[[nodiscard]] CarriedLosses takeStrengths(const Scenario& scenario, const Scenario& list, const Ruleset& ruleset);

}  // namespace drumhead
