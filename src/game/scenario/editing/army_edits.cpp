// Adding, copying, removing and moving entities.
#include "drumhead/game/scenario/editing/army_edits.hpp"

#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "game/scenario/editing/army_indices.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace drumhead {

namespace {

int arrivalOf(const Scenario& scenario, int reinforcement)
{
    return reinforcement < 0 ? 0 : scenario.reinforcements[static_cast<std::size_t>(reinforcement)].turn;
}

/// Where an entity goes: its side, group and reinforcement.
void settle(const Scenario& scenario, ScenarioEntity& entity, const ArmyPlace& place)
{
    const bool isLeader = entity.kind == EntityKind::Leader;
    entity.side = entityAt(scenario, place.side).id;
    entity.reinforcement = place.group < 0 ? place.reinforcement : entityAt(scenario, place.group).reinforcement;
    entity.arrives = arrivalOf(scenario, entity.reinforcement);
    if (isLeader) return;
    entity.group.clear();
    if (place.group >= 0) entity.group = entityAt(scenario, place.group).id;
    else if (entity.reinforcement >= 0)
        entity.group = scenario.reinforcements[static_cast<std::size_t>(entity.reinforcement)].group;
}

/// Members go where their group goes.
void takeMembersAlong(Scenario& scenario, const std::vector<bool>& along, const std::unordered_set<std::string>& moved,
                      const ArmyPlace& place)
{
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        ScenarioEntity& entity = scenario.entities[i];
        if (!along[i] || moved.count(entity.id) > 0) continue;
        const std::string group = entity.group;
        settle(scenario, entity, place);
        entity.group = group;
    }
}

/// The value of an entity's attribute as files write it, or empty.
std::string written(const ScenarioEntity& entity, const std::string& attribute)
{
    const auto found = std::find_if(entity.values.begin(), entity.values.end(),
                                    [&](const auto& each) { return each.first == attribute; });
    return found == entity.values.end() ? std::string() : found->second;
}

/// What a leader's rating without a default is likely to be: that of the last leader on the side, else what the rules
/// take of the same choices elsewhere.
std::string likelyRating(const Scenario& scenario, const Ruleset& ruleset, const Attribute& attribute,
                         const std::string& side)
{
    for (auto each = scenario.entities.rbegin(); each != scenario.entities.rend(); ++each) {
        const std::string value =
            each->kind == EntityKind::Leader && each->side == side ? written(*each, attribute.id) : std::string();
        if (!value.empty()) return value;
    }
    for (const auto& each : ruleset.attributes) {
        if (each->shape.kind == ValueKind::Choice && each->shape.choices == attribute.shape.choices
            && each->fallback.isSet())
            return ruleset.names.word(each->fallback.name());
    }
    return {};
}

std::vector<std::pair<std::string, std::string>> likelyRatings(const Scenario& scenario, const Ruleset& ruleset,
                                                               const ArmyPlace& place)
{
    std::vector<std::pair<std::string, std::string>> values;
    const StoredAttributes stored(ruleset);
    for (const Attribute* const attribute : stored.of(EntityKind::Leader)) {
        if (attribute->shape.kind != ValueKind::Choice || attribute->isType || attribute->fallback.isSet()
            || !isOfArmyList(ruleset, *attribute))
            continue;
        const std::string likely = likelyRating(scenario, ruleset, *attribute, entityAt(scenario, place.side).id);
        if (!likely.empty()) values.emplace_back(attribute->id, likely);
    }
    return values;
}

/// The values of a new entity: those of the last similar one there, the first value of what is required, likely ratings
/// of a leader.
std::vector<std::pair<std::string, std::string>> likelyValues(const Scenario& scenario, const Ruleset& ruleset,
                                                              EntityKind kind, const ArmyPlace& place)
{
    if (kind == EntityKind::Unit) {
        const std::vector<int> like = membersOf(scenario, place, kind);
        if (!like.empty()) return entityAt(scenario, like.back()).values;
        for (auto each = scenario.entities.rbegin(); each != scenario.entities.rend(); ++each) {
            if (each->kind == kind) return each->values;
        }
    }
    if (kind == EntityKind::Leader) return likelyRatings(scenario, ruleset, place);
    std::vector<std::pair<std::string, std::string>> values;
    const StoredAttributes stored(ruleset);
    for (const Attribute* const attribute : stored.of(kind)) {
        if (attribute->shape.kind != ValueKind::Choice
            || presenceOf(ruleset, *attribute, Value::unknown()) != Presence::Must)
            continue;
        const ChoiceList& list =
            ruleset.choiceLists[static_cast<std::size_t>(attribute->isType ? 0 : attribute->shape.choices)];
        if (attribute->isType && !list.choices.empty())
            values.emplace_back(attribute->id, ruleset.names.word(list.choices.front().id));
    }
    return values;
}

/// "Guards 2" for a copy of "Guards", "Guards 4" where there are three.
std::string freshName(const Scenario& scenario, const ScenarioEntity& entity)
{
    std::string stem = entity.name;
    const std::size_t last = stem.find_last_not_of("0123456789");
    if (last != std::string::npos && last > 0 && last + 1 < stem.size() && stem[last] == ' ') stem.erase(last);
    const auto isTaken = [&](const std::string& name) {
        return std::any_of(scenario.entities.begin(), scenario.entities.end(),
                           [&](const ScenarioEntity& each) { return each.kind == entity.kind && each.name == name; });
    };
    int number = 2;
    while (isTaken(stem + " " + std::to_string(number))) ++number;
    return entity.name.empty() ? entity.name : stem + " " + std::to_string(number);
}

}  // namespace

int addEntity(Scenario& scenario, const Ruleset& ruleset, EntityKind kind, const ArmyPlace& place,
              const std::string& name)
{
    ScenarioEntity entity;
    entity.kind = kind;
    entity.name = name;
    entity.id = freshEntityId(scenario, name, kind);
    const bool isSide = kind == EntityKind::Side;
    entity.values = likelyValues(scenario, ruleset, kind, place);
    if (!isSide) settle(scenario, entity, place);
    const std::string id = entity.id;
    scenario.entities.push_back(std::move(entity));
    arrangeArmies(scenario);
    return findEntity(scenario, id);
}

std::vector<int> duplicateEntities(Scenario& scenario, const std::vector<int>& entities)
{
    const std::vector<bool> chosen = withMembers(scenario, entities);
    std::unordered_map<std::string, std::string> copies;  // by the id of the original
    std::vector<ScenarioEntity> all;
    Scenario named = scenario;  // knows the ids that are given meanwhile
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (!chosen[i]) continue;
        ScenarioEntity copy = scenario.entities[i];
        copy.name = freshName(named, copy);
        copy.id = freshEntityId(named, copy.name, copy.kind);
        copy.colour.reset();  // no two sides have the same
        copies.emplace(scenario.entities[i].id, copy.id);
        named.entities.push_back(copy);
        all.push_back(std::move(copy));
    }
    const auto follow = [&](std::string& id) {
        if (const auto found = copies.find(id); found != copies.end()) id = found->second;
    };
    std::vector<std::string> heads;
    for (const int each : entities) heads.push_back(copies.at(entityAt(scenario, each).id));
    for (ScenarioEntity& copy : all) {
        const std::string before = copy.group;
        follow(copy.side);
        follow(copy.group);
        follow(copy.attachedTo);
        if (copy.kind == EntityKind::Leader && copy.group == before) copy.group.clear();  // one leader for each group
    }
    // The copies stand behind the last original; members find their places by their groups.
    const auto behind = entities.empty() ? 0 : *std::max_element(entities.begin(), entities.end()) + 1;
    scenario.entities.insert(scenario.entities.begin() + behind, all.begin(), all.end());
    arrangeArmies(scenario);
    return indicesOf(scenario, heads);
}

void removeEntities(Scenario& scenario, const std::vector<int>& entities)
{
    const auto sides = std::count_if(scenario.entities.begin(), scenario.entities.end(),
                                     [](const ScenarioEntity& each) { return each.kind == EntityKind::Side; });
    std::vector<int> going;
    auto left = sides;
    for (const int each : entities) {
        if (entityAt(scenario, each).kind == EntityKind::Side && left-- <= 2) continue;
        going.push_back(each);
    }
    const std::vector<bool> gone = withMembers(scenario, going);
    std::vector<ScenarioEntity> kept;
    for (std::size_t i = 0; i < gone.size(); ++i) {
        if (!gone[i]) kept.push_back(std::move(scenario.entities[i]));
    }
    scenario.entities = std::move(kept);
    for (int i = static_cast<int>(scenario.reinforcements.size()) - 1; i >= 0; --i) {
        if (findEntity(scenario, scenario.reinforcements[static_cast<std::size_t>(i)].side) < 0)
            removeReinforcement(scenario, i);
    }
    repairReferences(scenario);
    arrangeArmies(scenario);
}

int shiftEntity(Scenario& scenario, int entity, int by)
{
    const ArmyPlace place = placeOf(scenario, entity);
    const EntityKind kind = entityAt(scenario, entity).kind;
    const std::vector<int> like = membersOf(scenario, place, kind);
    const auto at = std::find(like.begin(), like.end(), entity) - like.begin();
    const auto to = at + by;
    if (to >= 0 && to < static_cast<std::ptrdiff_t>(like.size())) {
        const std::string id = entityAt(scenario, entity).id;
        std::swap(entityAt(scenario, entity), entityAt(scenario, like[static_cast<std::size_t>(to)]));
        arrangeArmies(scenario);
        return findEntity(scenario, id);
    }
    if (kind != EntityKind::Unit || place.group < 0) return entity;
    // A unit goes on into the next group, or back to the end of the one before.
    const std::vector<int> groups = membersOf(scenario, placeOf(scenario, place.group), EntityKind::Group);
    const auto group = std::find(groups.begin(), groups.end(), place.group) - groups.begin() + by;
    if (group < 0 || group >= static_cast<std::ptrdiff_t>(groups.size())) return entity;
    ArmyPlace next = place;
    next.group = groups[static_cast<std::size_t>(group)];
    const std::vector<int> there = membersOf(scenario, next, kind);
    return moveEntities(scenario, {entity}, next, by > 0 && !there.empty() ? there.front() : -1).front();
}

std::vector<int> moveEntities(Scenario& scenario, const std::vector<int>& entities, const ArmyPlace& place, int before)
{
    const std::vector<bool> along = withMembers(scenario, entities);
    const std::vector<std::string> ids = idsOf(scenario, entities);
    const bool isSides = std::all_of(entities.begin(), entities.end(),
                                     [&](int each) { return entityAt(scenario, each).kind == EntityKind::Side; });
    if (entities.empty() || (before >= 0 && along[static_cast<std::size_t>(before)])) return entities;
    if (!isSides && (place.side < 0 || (place.group >= 0 && along[static_cast<std::size_t>(place.group)])))
        return entities;
    std::unordered_set<std::string> moved(ids.begin(), ids.end());
    if (!isSides) {
        for (const int each : entities) {
            if (entityAt(scenario, each).kind != EntityKind::Side) settle(scenario, entityAt(scenario, each), place);
        }
        takeMembersAlong(scenario, along, moved, place);
    }
    std::vector<ScenarioEntity> going, made;
    for (const int each : entities) going.push_back(entityAt(scenario, each));
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        if (static_cast<int>(i) == before) made.insert(made.end(), going.begin(), going.end());
        if (moved.count(scenario.entities[i].id) == 0) made.push_back(scenario.entities[i]);
    }
    if (before < 0) made.insert(made.end(), going.begin(), going.end());
    scenario.entities = std::move(made);
    repairReferences(scenario);
    arrangeArmies(scenario);
    return indicesOf(scenario, ids);
}

}  // namespace drumhead
