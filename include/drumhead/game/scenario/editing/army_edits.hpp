#pragma once

#include "drumhead/game/scenario/editing/army_structure.hpp"

#include <string>
#include <vector>

namespace drumhead {

// Changes to a scenario as the editor makes them. A scenario is a value: keep a copy to undo. After each of these the
// entities are in the order of a file, ids are unique and every reference leads somewhere.

/// Adds an entity at the end of a place and returns its index. Its values are those of the last one of its kind there.
int addEntity(Scenario& scenario, const Ruleset& ruleset, EntityKind kind, const ArmyPlace& place,
              const std::string& name);
/// Copies each entity, with everything in it, behind itself; returns the indices of the copies.
std::vector<int> duplicateEntities(Scenario& scenario, const std::vector<int>& entities);
/// Removes entities with everything in them and every reference to them. The last two sides stay.
void removeEntities(Scenario& scenario, const std::vector<int>& entities);
/// Moves an entity one place up (-1) or down (1) among those of its kind, and from the end of one group into the next.
/// Returns its new index, or the old one where it can't move.
int shiftEntity(Scenario& scenario, int entity, int by);
/// Moves entities to another place, before the index `before` or to the end (-1). A group can't go into itself. Returns
/// their new indices.
std::vector<int> moveEntities(Scenario& scenario, const std::vector<int>& entities, const ArmyPlace& place,
                              int before = -1);

/// Renames an entity. An id that was made of the old name follows.
void renameEntity(Scenario& scenario, int entity, const std::string& name);
/// Sets an attribute of all these entities; an empty text removes it. A new troop type removes what does not apply to
/// it.
void setAttribute(Scenario& scenario, const Ruleset& ruleset, const std::vector<int>& entities,
                  const std::string& attribute, const std::string& text);
/// Sets the group that a leader commands, or none if empty. The group's former leader loses it.
void setCommand(Scenario& scenario, int leader, const std::string& group);
/// Sets the unit that a leader is attached to, or none if empty.
void setAttached(Scenario& scenario, int leader, const std::string& unit);

/// Adds a reinforcement of that side and returns its index.
int addReinforcement(Scenario& scenario, int turn, const std::string& side);
/// Removes a reinforcement with all troops in it.
void removeReinforcement(Scenario& scenario, int index);
/// Changes turn, side, group and text of a reinforcement; its troops follow.
void setReinforcement(Scenario& scenario, int index, ScenarioReinforcement changed);

}  // namespace drumhead
