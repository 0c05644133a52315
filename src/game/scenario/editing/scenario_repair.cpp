// Ids and references that are missing or lead nowhere.
#include "game/scenario/editing/army_indices.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace drumhead {

void repairReferences(Scenario& scenario)
{
    std::unordered_map<std::string_view, const ScenarioEntity*> there;
    for (const ScenarioEntity& each : scenario.entities) there.emplace(each.id, &each);
    const auto fits = [&](const ScenarioEntity& from, const std::string& id, EntityKind kind) {
        const auto found = there.find(id);
        return found != there.end() && found->second->kind == kind && found->second->side == from.side;
    };
    const auto isSide = [&](const std::string& id) {
        const auto found = there.find(id);
        return found != there.end() && found->second->kind == EntityKind::Side;
    };
    for (ScenarioReinforcement& each : scenario.reinforcements) {
        const auto group = there.find(each.group);
        if (group == there.end() || group->second->side != each.side || group->second->arrives > each.turn)
            each.group.clear();
    }
    for (ScenarioEntity& each : scenario.entities) {
        if (!each.group.empty() && !fits(each, each.group, EntityKind::Group)) each.group.clear();
        if (!each.attachedTo.empty()
            && (!fits(each, each.attachedTo, EntityKind::Unit) || there[each.attachedTo]->arrives != each.arrives))
            each.attachedTo.clear();
    }
    std::erase_if(scenario.briefs, [&](const ScenarioNote& each) { return !isSide(each.side); });
    for (ScenarioNote& each : scenario.objectives) {
        if (!each.side.empty() && !isSide(each.side)) each.side.clear();
    }
}

void repairScenario(Scenario& scenario)
{
    std::unordered_set<std::string> taken{"game"};
    for (ScenarioEntity& each : scenario.entities) {
        if (each.id.empty() || taken.count(each.id) > 0) each.id = freshEntityId(scenario, each.name, each.kind);
        taken.insert(each.id);
    }
    repairReferences(scenario);
    arrangeArmies(scenario);
}

}  // namespace drumhead
