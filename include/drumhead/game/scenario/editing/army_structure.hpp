#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// A place in the armies: in a group if `group` is set, else in a reinforcement if that is set, else on the side
/// itself.
struct ArmyPlace {
    int side = -1;           ///< index of the side in `Scenario::entities`
    int group = -1;          ///< index of a group, or -1
    int reinforcement = -1;  ///< index into `Scenario::reinforcements`, or -1: there from the start

    friend bool operator==(const ArmyPlace&, const ArmyPlace&) = default;
};

/// A scenario for that ruleset with empty sides of these names.
[[nodiscard]] Scenario emptyScenario(const Ruleset& ruleset, const std::string& title,
                                     const std::vector<std::string>& sides);

/// The index of the entity with that id, or -1.
[[nodiscard]] int findEntity(const Scenario& scenario, std::string_view id);
/// The place of an entity; of a group, the one it lies in.
[[nodiscard]] ArmyPlace placeOf(const Scenario& scenario, int entity);
/// Indices of the entities of a kind directly in a place, in order. Without a side: the sides themselves.
[[nodiscard]] std::vector<int> membersOf(const Scenario& scenario, const ArmyPlace& place, EntityKind kind);
/// An unused id made of a name.
[[nodiscard]] std::string freshEntityId(const Scenario& scenario, const std::string& name, EntityKind kind);

/// Sorts the entities into the order of a file (see `Scenario::entities`).
void arrangeArmies(Scenario& scenario);
/// Makes a scenario that was read from a faulty file fit for editing: gives missing ids, drops references that lead
/// nowhere, and sorts the entities.
void repairScenario(Scenario& scenario);

}  // namespace drumhead
