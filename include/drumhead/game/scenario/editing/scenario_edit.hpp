#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// Changes to a scenario as a person makes them. A scenario is a value: whoever wants to undo keeps a copy. After each
/// of these the entities stand in the order of a file again, every id is unique and every reference leads somewhere.

/// A place in the armies: in a group (`group` is its index), else in a reinforcement, else on a side.
struct ArmyPlace {
    int side = -1;           ///< index of the side in `Scenario::entities`
    int group = -1;          ///< index of a group, or -1
    int reinforcement = -1;  ///< index into `Scenario::reinforcements`, or -1: there from the start

    friend bool operator==(const ArmyPlace&, const ArmyPlace&) = default;
};

/// An empty battle under those rules: two sides, nobody in them.
[[nodiscard]] Scenario emptyScenario(const Ruleset& ruleset, const std::string& title,
                                     const std::vector<std::string>& sides);

/// Whether somebody of that kind has to say an attribute in an army list, may, or can't. `unitType`: its type, or
/// unknown.
enum class Saying : std::uint8_t { Must, May, Never };
[[nodiscard]] Saying sayingOf(const Ruleset& ruleset, const Attribute& attribute, Value unitType);
/// Whether an army list usually tells it: what somebody is and has, and how he stands at first. Not: what only a turn
/// counts, or what the battle keeps by itself.
[[nodiscard]] bool isOfArmyList(const Ruleset& ruleset, const Attribute& attribute);
/// The troop type that an entity gives, or unknown.
[[nodiscard]] Value unitTypeOf(const Ruleset& ruleset, const StoredAttributes& stored, const ScenarioEntity& entity);

/// The index of the entity with that id, or -1.
[[nodiscard]] int findEntity(const Scenario& scenario, std::string_view id);
/// Where an entity stands; of a group: in which it lies.
[[nodiscard]] ArmyPlace placeOf(const Scenario& scenario, int entity);
/// Those directly in a place, of that kind, in their order. Of no side: the sides.
[[nodiscard]] std::vector<int> membersOf(const Scenario& scenario, const ArmyPlace& place, EntityKind kind);
/// An id that nobody has, made of a name.
[[nodiscard]] std::string freshEntityId(const Scenario& scenario, const std::string& name, EntityKind kind);

/// Puts the entities into the order of a file: see `Scenario::entities`.
void arrangeArmies(Scenario& scenario);

/// Makes what was read of a file with faults fit to be edited: everybody has an id, and what is mentioned is there.
void mendScenario(Scenario& scenario);

/// Adds one at the end of a place, and gives its index. The values are those that are likely: those of the last of its
/// like there.
int addEntity(Scenario& scenario, const Ruleset& ruleset, EntityKind kind, const ArmyPlace& place,
              const std::string& name);
/// A copy of each behind it, with all who are in it; the indices of the copies.
std::vector<int> duplicateEntities(Scenario& scenario, const std::vector<int>& entities);
/// Takes them out with all who are in them, and every mention of them. The last two sides stay.
void removeEntities(Scenario& scenario, const std::vector<int>& entities);
/// Moves one up (-1) or down (1) among its like; from the end of one group into the next. Gives its new index; the same
/// where there is nowhere to go.
int shiftEntity(Scenario& scenario, int entity, int by);
/// Moves them to another place, before `before` (an index) or to the end (-1). A group can't go into itself. Gives
/// their new indices.
std::vector<int> moveEntities(Scenario& scenario, const std::vector<int>& entities, const ArmyPlace& place,
                              int before = -1);

/// Names it. An id that was made of its name follows.
void renameEntity(Scenario& scenario, int entity, const std::string& name);
/// Sets an attribute of all of them; an empty text takes it out. What does not apply to a new troop type goes with the
/// old one.
void setAttribute(Scenario& scenario, const Ruleset& ruleset, const std::vector<int>& entities,
                  const std::string& attribute, const std::string& text);
/// Whom a leader commands (a group) or rides with (a unit); empty: nobody. Another leader of that group gives it up.
void setCommand(Scenario& scenario, int leader, const std::string& group);
void setAttached(Scenario& scenario, int leader, const std::string& unit);

/// Adds a reinforcement of the first side; gives its index.
int addReinforcement(Scenario& scenario, int turn, const std::string& side);
/// Takes it out with all who come with it.
void removeReinforcement(Scenario& scenario, int index);
/// Changes when, to which side, into which group and how they come; who comes with it goes along.
void setReinforcement(Scenario& scenario, int index, ScenarioReinforcement changed);

/// Where something of a scenario stands.
struct ScenarioSpot {
    enum class Part : std::uint8_t { Scenario, Entity, Terrain, Objective, Reinforcement };
    Part part = Part::Scenario;
    int index = -1;   ///< of the entity, note or reinforcement
    std::string key;  ///< attribute or key, or empty: the whole of it

    friend bool operator==(const ScenarioSpot&, const ScenarioSpot&) = default;
};
struct ScenarioProblem {
    ScenarioSpot spot;
    std::string message;
    bool namesEntity = false;  ///< the message begins with the name of the entity
};
/// Every fault that the scenario would have as a file, each at what it is a fault of.
[[nodiscard]] std::vector<ScenarioProblem> checkScenario(const Scenario& scenario, const Ruleset& ruleset);

}  // namespace drumhead
