#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// A part of a scenario that the editor can show.
struct ScenarioSpot {
    enum class Part : std::uint8_t { Scenario, Entity, Terrain, Objective, Reinforcement };
    Part part = Part::Scenario;
    int index = -1;   ///< of the entity, note or reinforcement
    std::string key;  ///< attribute or key, or empty for the whole part

    friend bool operator==(const ScenarioSpot&, const ScenarioSpot&) = default;
};

/// A fault in the words of the editor: labels instead of keys.
struct ScenarioProblem {
    ScenarioSpot spot;
    std::string message;
    bool namesEntity = false;  ///< the message begins with the name of the entity
};

/// Every fault that the scenario would have as a file, with the part it belongs to.
[[nodiscard]] std::vector<ScenarioProblem> checkScenario(const Scenario& scenario, const Ruleset& ruleset);

}  // namespace drumhead
