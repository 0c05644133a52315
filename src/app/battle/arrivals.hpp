#pragma once

#include "app/battle/battle.hpp"

namespace drumhead::app {

/// Troops of the scenario whose turn has come and who are not on the table yet.
struct Arrival {
    std::size_t reinforcement = 0;  ///< index into `Scenario::reinforcements`
    std::vector<EntityId> who;
};

[[nodiscard]] std::vector<Arrival> arrivalsDue(const Battle& battle);
/// "Reserve, 2nd Horse come on: by the north road (since turn 3)".
[[nodiscard]] QString arrivalText(const Battle& battle, const Arrival& arrival);
/// Brings all of them on, each with the scenario as the reason. The error is one sentence.
[[nodiscard]] Result<void> bringOn(Battle& battle, const Arrival& arrival);

}  // namespace drumhead::app
