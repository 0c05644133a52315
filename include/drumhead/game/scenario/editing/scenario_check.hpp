#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// A part of a scenario that the editor can show.
struct ScenarioSpot {
    enum class Part : std::uint8_t { Scenario, Entity, Terrain, Map, Objective, Reinforcement };
    Part part = Part::Scenario;
    int index = -1;   ///< of the entity, note, item of the map or reinforcement
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
/// What a battle needs and a scenario that is no fault by itself does not have yet: a unit on each side.
[[nodiscard]] std::vector<ScenarioProblem> missingParts(const Scenario& scenario, const Texts& texts);

}  // namespace drumhead
