#include "drumhead/game/scenario/editing/carried_losses.hpp"

#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/follow_up_name.hpp"
#include "game/scenario/editing/army_indices.hpp"
#include "game/scenario/editing/battle_losses.hpp"
#include "game/scenario/editing/settled_strengths.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// The entity of that id and kind, or -1.
EntityId sameIn(const Scenario& scenario, const ScenarioEntity& entity)
{
    const int found = findEntity(scenario, entity.id);
    return found >= 0 && entityAt(scenario, found).kind == entity.kind ? found : -1;
}

struct Gone {
    std::vector<int> indices;
    std::size_t units = 0, leaders = 0;

    void add(int index, EntityKind kind)
    {
        indices.push_back(index);
        ++(kind == EntityKind::Unit ? units : leaders);
    }
};

/// What follows from the new strengths, and whom they take off the table.
void settle(CarriedLosses& made, Gone& gone, const std::vector<int>& changed, const Ruleset& ruleset)
{
    const std::vector<int> lost = settleStrengths(made.list.scenario, changed, ruleset);
    for (const int each : lost) gone.add(each, EntityKind::Unit);
    made.changed = changed.size() - lost.size();
}

void leaveOut(CarriedLosses& made, const Gone& gone, const Texts& texts)
{
    removeEntities(made.list.scenario, gone.indices);
    tellLeftOut(made.list, gone.units, gone.leaders, texts);
}

bool isTroops(const ScenarioEntity& entity)
{
    return entity.kind == EntityKind::Unit || entity.kind == EntityKind::Leader;
}

const std::string* valueOf(const ScenarioEntity& entity, const std::string& attribute)
{
    const auto found = std::find_if(entity.values.begin(), entity.values.end(),
                                    [&](const auto& each) { return each.first == attribute; });
    return found == entity.values.end() ? nullptr : &found->second;
}

/// As it is in the list: what the list does not say of it, this one does not say either.
bool takeStrength(ScenarioEntity& unit, const ScenarioEntity& from, const Ruleset& ruleset)
{
    const RosterKind* const roster = rosterOf(ruleset, EntityKind::Unit);
    if (!roster) return false;
    const auto before = unit.values;
    for (const RosterKind::Strength& strength : roster->strength) {
        const std::string& id = strength.attribute->id;
        const std::string* const text = valueOf(from, id);
        const auto own =
            std::find_if(unit.values.begin(), unit.values.end(), [&](const auto& each) { return each.first == id; });
        if (!text && own != unit.values.end()) unit.values.erase(own);
        if (text && own != unit.values.end()) own->second = *text;
        if (text && own == unit.values.end()) unit.values.emplace_back(id, *text);
    }
    return unit.values != before;
}

}  // namespace

CarriedLosses carryLosses(const Scenario& list, const Scenario& begun, const State& state, const Ruleset& ruleset,
                          int returned)
{
    CarriedLosses made{{list, {}}};
    const BattleLosses losses(begun, state, ruleset);
    const StoredAttributes stored(ruleset);
    const State before = initialState(list, ruleset, stored);
    Gone gone;
    std::vector<int> changed;
    for (std::size_t i = 0; i < begun.entities.size(); ++i) {
        const auto id = static_cast<EntityId>(i);
        if (!isTroops(begun.entities[i])) continue;
        const EntityId at = sameIn(list, begun.entities[i]);
        if (at < 0) {
            if (begun.entities[i].kind == EntityKind::Unit) ++made.missing;
            continue;
        }
        ScenarioEntity& entity = entityAt(made.list.scenario, at);
        const bool isUnit = entity.kind == EntityKind::Unit;
        const bool isLost = isUnit ? !losses.applyTo(entity, id, before, at, returned) : losses.isOut(id);
        if (isLost) gone.add(at, entity.kind);
        else if (entity.values != entityAt(list, at).values) changed.push_back(at);
    }
    settle(made, gone, changed, ruleset);
    nameFollowUp(made.list.scenario, FollowUp::ArmyList, *ruleset.texts);
    leaveOut(made, gone, *ruleset.texts);
    return made;
}

CarriedLosses takeStrengths(const Scenario& scenario, const Scenario& list, const Ruleset& ruleset)
{
    CarriedLosses made{{scenario, {}}};
    Gone gone;
    std::vector<int> changed;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        ScenarioEntity& entity = made.list.scenario.entities[i];
        if (!isTroops(entity)) continue;
        const EntityId at = sameIn(list, entity);
        if (at < 0) gone.add(static_cast<int>(i), entity.kind);
        else if (entity.kind == EntityKind::Unit && takeStrength(entity, entityAt(list, at), ruleset))
            changed.push_back(static_cast<int>(i));
    }
    settle(made, gone, changed, ruleset);
    leaveOut(made, gone, *ruleset.texts);
    return made;
}

}  // namespace drumhead
