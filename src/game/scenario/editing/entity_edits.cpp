// Changes to single entities and to reinforcements.
#include "drumhead/game/scenario/editing/army_edits.hpp"

#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "game/scenario/editing/army_indices.hpp"
#include "game/scenario/scenario_reader.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Whether an id was made of that name: "guards" or "guards-2".
bool isMadeOf(const std::string& id, const std::string& name, EntityKind kind)
{
    std::string stem = idFromName(name);
    if (stem.empty()) stem = entityKindName(kind);
    if (id.compare(0, stem.size(), stem) != 0) return false;
    const std::string_view rest = std::string_view(id).substr(stem.size());
    return rest.empty()
        || (rest.front() == '-' && rest.size() > 1
            && rest.find_first_not_of("0123456789", 1) == std::string_view::npos);
}

void replaceId(Scenario& scenario, const std::string& from, const std::string& to)
{
    const auto follow = [&](std::string& id) {
        if (id == from) id = to;
    };
    for (ScenarioEntity& each : scenario.entities) {
        follow(each.id);
        follow(each.side);
        follow(each.group);
        follow(each.attachedTo);
    }
    for (ScenarioNote& each : scenario.briefs) follow(each.side);
    for (ScenarioNote& each : scenario.objectives) follow(each.side);
    for (ScenarioReinforcement& each : scenario.reinforcements) {
        follow(each.side);
        follow(each.group);
    }
}

void setOne(std::vector<std::pair<std::string, std::string>>& values, const StoredAttributes& stored, EntityKind kind,
            const std::string& attribute, const std::string& text)
{
    std::erase_if(values, [&](const auto& each) { return each.first == attribute && text.empty(); });
    if (text.empty()) return;
    const auto found =
        std::find_if(values.begin(), values.end(), [&](const auto& each) { return each.first == attribute; });
    if (found != values.end()) {
        found->second = text;
        return;
    }
    const int place = stored.find(kind, attribute);  // in the order in which the ruleset lists them
    const auto at = std::find_if(values.begin(), values.end(),
                                 [&](const auto& each) { return stored.find(kind, each.first) > place; });
    values.emplace(at, attribute, text);
}

}  // namespace

void renameEntity(Scenario& scenario, int index, const std::string& name)
{
    ScenarioEntity& entity = entityAt(scenario, index);
    const std::string before = entity.name;
    entity.name = name;
    if (!isMadeOf(entity.id, before, entity.kind) || isMadeOf(entity.id, name, entity.kind)) return;
    const std::string id = entity.id;
    replaceId(scenario, id, freshEntityId(scenario, name, entity.kind));
}

void setAttribute(Scenario& scenario, const Ruleset& ruleset, const std::vector<int>& entities,
                  const std::string& attribute, const std::string& text)
{
    const StoredAttributes stored(ruleset);
    for (const int each : entities) {
        ScenarioEntity& entity = entityAt(scenario, each);
        const int at = stored.find(entity.kind, attribute);
        if (at < 0) continue;
        setOne(entity.values, stored, entity.kind, attribute, text);
        if (!stored.of(entity.kind)[static_cast<std::size_t>(at)]->isType) continue;
        const Value type = unitTypeOf(ruleset, stored, entity);
        std::erase_if(entity.values, [&](const auto& value) {
            const int place = stored.find(entity.kind, value.first);
            return place >= 0
                && presenceOf(ruleset, *stored.of(entity.kind)[static_cast<std::size_t>(place)], type)
                == Presence::Never;
        });
    }
}

void setCommand(Scenario& scenario, int leader, const std::string& group)
{
    for (ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Leader && !group.empty() && each.group == group) each.group.clear();
    }
    entityAt(scenario, leader).group = group;
}

void setAttached(Scenario& scenario, int leader, const std::string& unit)
{
    entityAt(scenario, leader).attachedTo = unit;
    repairReferences(scenario);
}

int addReinforcement(Scenario& scenario, int turn, const std::string& side)
{
    scenario.reinforcements.push_back({turn, side, {}, {}});
    return static_cast<int>(scenario.reinforcements.size()) - 1;
}

void removeReinforcement(Scenario& scenario, int index)
{
    std::erase_if(scenario.entities, [&](const ScenarioEntity& each) { return each.reinforcement == index; });
    for (ScenarioEntity& each : scenario.entities) {
        if (each.reinforcement > index) --each.reinforcement;
    }
    scenario.reinforcements.erase(scenario.reinforcements.begin() + index);
    repairReferences(scenario);
    arrangeArmies(scenario);
}

void setReinforcement(Scenario& scenario, int index, ScenarioReinforcement changed)
{
    ScenarioReinforcement& coming = scenario.reinforcements[static_cast<std::size_t>(index)];
    if (changed.side != coming.side) changed.group.clear();
    const std::string before = coming.group;
    coming = std::move(changed);
    const int joined = coming.group.empty() ? -1 : findEntity(scenario, coming.group);
    if (joined >= 0 && entityAt(scenario, joined).reinforcement == index) coming.group.clear();
    for (ScenarioEntity& each : scenario.entities) {
        if (each.reinforcement != index) continue;
        each.arrives = coming.turn;
        each.side = coming.side;
        if (each.kind != EntityKind::Leader && each.group == before) each.group = coming.group;
    }
    repairReferences(scenario);
    for (ScenarioEntity& each : scenario.entities) {
        if (each.reinforcement == index && each.kind != EntityKind::Leader && each.group.empty())
            each.group = coming.group;
    }
    arrangeArmies(scenario);
}

}  // namespace drumhead
