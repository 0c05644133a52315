#pragma once

#include "drumhead/game/scenario/editing/army_structure.hpp"

namespace drumhead {

[[nodiscard]] inline ScenarioEntity& entityAt(Scenario& scenario, int index)
{
    return scenario.entities[static_cast<std::size_t>(index)];
}
[[nodiscard]] inline const ScenarioEntity& entityAt(const Scenario& scenario, int index)
{
    return scenario.entities[static_cast<std::size_t>(index)];
}

/// Entities keep their ids while their indices change.
[[nodiscard]] std::vector<std::string> idsOf(const Scenario& scenario, const std::vector<int>& entities);
[[nodiscard]] std::vector<int> indicesOf(const Scenario& scenario, const std::vector<std::string>& ids);
/// For each entity of the scenario: whether it is one of these, or in one of them.
[[nodiscard]] std::vector<bool> withMembers(const Scenario& scenario, const std::vector<int>& entities);
/// Drops every reference to an entity that is gone or was moved out of reach.
void repairReferences(Scenario& scenario);

}  // namespace drumhead
