#pragma once

#include "drumhead/game/scenario/editing/scenario_edit.hpp"

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
/// By index: whether it is one of them, or in one of them.
[[nodiscard]] std::vector<bool> withMembers(const Scenario& scenario, const std::vector<int>& entities);
/// Lets go of every mention of what is no longer there, or no longer where it was.
void mendReferences(Scenario& scenario);

}  // namespace drumhead
