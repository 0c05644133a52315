#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <QString>

namespace drumhead::app {

/// When they come, to whom and where: "Turn 4: Prussia, by the road".
[[nodiscard]] QString reinforcementText(const Scenario& scenario, const ScenarioReinforcement& coming);

}  // namespace drumhead::app
