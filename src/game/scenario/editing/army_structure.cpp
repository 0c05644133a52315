// The entities of a scenario, their places and their order.
#include "drumhead/game/scenario/editing/army_structure.hpp"

#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "game/scenario/editing/army_indices.hpp"
#include "game/scenario/scenario_reader.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace drumhead {

namespace {

/// The entities in the order of a file, by their indices.
class Arrangement {
public:
    explicit Arrangement(const Scenario& scenario) : m_scenario(scenario) { sortMembers(); }

    std::vector<int> order()
    {
        for (std::size_t i = 0; i < m_scenario.entities.size(); ++i) {
            const ScenarioEntity& each = m_scenario.entities[i];
            if (each.kind != EntityKind::Side) continue;
            take(static_cast<int>(i));
            takeMembers(m_members[each.id]);
        }
        for (auto& [index, members] : m_comings) takeMembers(members);
        // Entities that belong nowhere are kept and reported.
        for (std::size_t i = 0; i < m_scenario.entities.size(); ++i) take(static_cast<int>(i));
        return m_order;
    }

private:
    struct Members {
        std::vector<int> leaders, groups, units;
    };

    void sortMembers()
    {
        std::unordered_map<std::string_view, int> groups;
        for (const ScenarioEntity& each : m_scenario.entities) {
            if (each.kind == EntityKind::Group) groups.emplace(each.id, each.reinforcement);
        }
        for (std::size_t i = 0; i < m_scenario.entities.size(); ++i) {
            const ScenarioEntity& each = m_scenario.entities[i];
            if (each.kind == EntityKind::Side) continue;
            const auto group = each.kind == EntityKind::Leader ? groups.end() : groups.find(each.group);
            const bool together = group != groups.end() && group->second == each.reinforcement;
            Members& members = together  ? m_members[each.group]
                : each.reinforcement < 0 ? m_members[each.side]
                                         : m_comings[each.reinforcement];
            (each.kind == EntityKind::Leader      ? members.leaders
                 : each.kind == EntityKind::Group ? members.groups
                                                  : members.units)
                .push_back(static_cast<int>(i));
        }
        m_taken.assign(m_scenario.entities.size(), false);
    }

    void take(int index)
    {
        if (m_taken[static_cast<std::size_t>(index)]) return;
        m_taken[static_cast<std::size_t>(index)] = true;
        m_order.push_back(index);
    }

    void takeMembers(const Members& members)
    {
        for (const int each : members.leaders) take(each);
        for (const int each : members.groups) {
            if (m_taken[static_cast<std::size_t>(each)]) continue;
            take(each);
            takeMembers(m_members[m_scenario.entities[static_cast<std::size_t>(each)].id]);
        }
        for (const int each : members.units) take(each);
    }

    const Scenario& m_scenario;
    std::unordered_map<std::string, Members> m_members;
    std::map<int, Members> m_comings;
    std::vector<bool> m_taken;
    std::vector<int> m_order;
};

}  // namespace

Scenario emptyScenario(const Ruleset& ruleset, const std::string& title, const std::vector<std::string>& sides)
{
    Scenario scenario;
    scenario.title = title;
    scenario.id = idFromName(title).empty() ? "battle" : idFromName(title);
    scenario.ruleset = ruleset.id;
    for (const std::string& each : sides) addEntity(scenario, ruleset, EntityKind::Side, {}, each);
    return scenario;
}

int findEntity(const Scenario& scenario, std::string_view id)
{
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        if (scenario.entities[i].id == id) return static_cast<int>(i);
    }
    return -1;
}

ArmyPlace placeOf(const Scenario& scenario, int index)
{
    const ScenarioEntity& entity = entityAt(scenario, index);
    if (entity.kind == EntityKind::Side) return {};
    ArmyPlace place{findEntity(scenario, entity.side), -1, entity.reinforcement};
    if (entity.kind == EntityKind::Leader || entity.group.empty()) return place;
    const int group = findEntity(scenario, entity.group);
    if (group >= 0 && entityAt(scenario, group).reinforcement == entity.reinforcement) place.group = group;
    return place;
}

std::vector<int> membersOf(const Scenario& scenario, const ArmyPlace& place, EntityKind kind)
{
    const std::string none;
    const std::string& side = place.side < 0 ? none : entityAt(scenario, place.side).id;
    const std::string& group = place.group < 0 ? none : entityAt(scenario, place.group).id;
    std::vector<int> members;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        const ScenarioEntity& each = scenario.entities[i];
        if (each.kind != kind || each.side != side || each.reinforcement != place.reinforcement) continue;
        // Joins the group of that name that was left behind; that is no place in the order.
        if (kind == EntityKind::Leader
                ? place.group < 0
                : each.group == group || (place.group < 0 && placeOf(scenario, static_cast<int>(i)).group < 0))
            members.push_back(static_cast<int>(i));
    }
    return members;
}

std::string freshEntityId(const Scenario& scenario, const std::string& name, EntityKind kind)
{
    std::unordered_set<std::string_view> taken{"game"};
    for (const ScenarioEntity& each : scenario.entities) taken.insert(each.id);
    std::string stem = idFromName(name);
    if (stem.empty()) stem = entityKindName(kind);
    std::string id = stem;
    for (int number = 2; taken.count(id) > 0; ++number) id = stem + "-" + std::to_string(number);
    return id;
}

void arrangeArmies(Scenario& scenario)
{
    const std::vector<int> order = Arrangement(scenario).order();
    std::vector<ScenarioEntity> arranged;
    arranged.reserve(order.size());
    for (const int each : order) arranged.push_back(std::move(scenario.entities[static_cast<std::size_t>(each)]));
    scenario.entities = std::move(arranged);
}

std::vector<int> indicesOf(const Scenario& scenario, const std::vector<std::string>& ids)
{
    std::unordered_map<std::string_view, int> places;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i)
        places.emplace(scenario.entities[i].id, static_cast<int>(i));
    std::vector<int> found;
    for (const std::string& id : ids) {
        if (const auto at = places.find(id); at != places.end()) found.push_back(at->second);
    }
    return found;
}

std::vector<std::string> idsOf(const Scenario& scenario, const std::vector<int>& entities)
{
    std::vector<std::string> ids;
    for (const int each : entities) ids.push_back(entityAt(scenario, each).id);
    return ids;
}

std::vector<bool> withMembers(const Scenario& scenario, const std::vector<int>& entities)
{
    std::vector<bool> chosen(scenario.entities.size(), false);
    std::unordered_set<std::string_view> holders;
    std::unordered_map<std::string_view, int> groups;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Group) groups.emplace(each.id, each.reinforcement);
    }
    for (const int each : entities) {
        chosen[static_cast<std::size_t>(each)] = true;
        const ScenarioEntity& entity = entityAt(scenario, each);
        if (entity.kind == EntityKind::Side || entity.kind == EntityKind::Group) holders.insert(entity.id);
    }
    // In the order of a file a group stands before those who are in it; who comes later still belongs to his side.
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        const ScenarioEntity& entity = scenario.entities[i];
        const auto group = entity.kind == EntityKind::Leader ? groups.end() : groups.find(entity.group);
        const bool inGroup =
            group != groups.end() && group->second == entity.reinforcement && holders.count(entity.group) > 0;
        if (!chosen[i] && !inGroup && (entity.kind == EntityKind::Side || holders.count(entity.side) == 0)) continue;
        chosen[i] = true;
        if (entity.kind == EntityKind::Group) holders.insert(entity.id);
    }
    return chosen;
}

}  // namespace drumhead
