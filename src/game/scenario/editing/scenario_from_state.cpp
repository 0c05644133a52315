#include "drumhead/game/scenario/editing/scenario_from_state.hpp"

#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "drumhead/game/scenario/editing/follow_up_name.hpp"
#include "game/scenario/editing/army_indices.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

Values valuesOf(const Entity& entity, const Ruleset& ruleset, const StoredAttributes& stored)
{
    Values values;
    const auto& attributes = stored.of(entity.kind);
    Value type = Value::unknown();
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        if (attributes[i]->isType) type = entity.values[i];
    }
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const Attribute& each = *attributes[i];
        if (entity.values[i].isUnknown() || each.lasts != Lifetime::Game
            || presenceOf(ruleset, each, type) == Presence::Never)
            continue;
        values.emplace_back(each.id, ruleset.valueId(each.shape, entity.values[i]));
    }
    return values;
}

/// Units that were made in play, and are there still.
void addMade(Scenario& scenario, const State& state, const Ruleset& ruleset, const StoredAttributes& stored)
{
    for (const Entity& each : state.entities) {
        if (each.partOf == nobody || each.joined != nobody) continue;
        ScenarioEntity made;
        made.id = each.id;
        made.name = each.name;
        made.note = each.note;
        made.kind = each.kind;
        made.side = state.idOf(each.side);
        made.group = state.idOf(each.group);
        made.hidden = each.hidden;
        made.values = valuesOf(each, ruleset, stored);
        scenario.entities.push_back(std::move(made));
    }
}

/// Units that have become part of others.
void removeJoined(Scenario& scenario, const State& state)
{
    std::vector<int> joined;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        const EntityId now = state.find(scenario.entities[i].id);
        if (now != nobody && state.at(now).joined != nobody) joined.push_back(static_cast<int>(i));
    }
    removeEntities(scenario, joined);
}

/// Reinforcements that have arrived start on the table; the others arrive `turn` turns earlier.
void bringForward(Scenario& scenario, int turn)
{
    for (ScenarioReinforcement& each : scenario.reinforcements) each.turn = std::max(1, each.turn - turn + 1);
    for (ScenarioEntity& each : scenario.entities) {
        if (each.reinforcement >= 0)
            each.arrives = scenario.reinforcements[static_cast<std::size_t>(each.reinforcement)].turn;
    }
    for (int i = static_cast<int>(scenario.reinforcements.size()) - 1; i >= 0; --i) {
        if (std::none_of(scenario.entities.begin(), scenario.entities.end(),
                         [&](const ScenarioEntity& each) { return each.reinforcement == i; }))
            removeReinforcement(scenario, i);
    }
}

}  // namespace

ScenarioFromState scenarioFromState(const Scenario& begun, const State& state, const Ruleset& ruleset)
{
    ScenarioFromState made{begun, {}};
    Scenario& scenario = made.scenario;
    const StoredAttributes stored(ruleset);
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        const Entity& now = state.entities[i];
        ScenarioEntity& entity = scenario.entities[i];
        entity.name = now.name;
        entity.note = now.note;
        entity.group = state.idOf(now.group);
        entity.attachedTo = state.idOf(now.attachedTo);
        entity.hidden = entity.kind != EntityKind::Side && now.hidden;
        entity.values = valuesOf(now, ruleset, stored);
        if (now.onTable) {
            entity.reinforcement = -1;
            entity.arrives = 0;
        }
    }
    if (state.game() != nobody) scenario.game = valuesOf(state.at(state.game()), ruleset, stored);
    scenario.rulings = state.rulings;
    if (state.turnLimit > 0) scenario.turns = std::max(1, state.turnLimit - state.turn + 1);
    addMade(scenario, state, ruleset, stored);
    removeJoined(scenario, state);
    bringForward(scenario, state.turn);
    repairReferences(scenario);
    arrangeArmies(scenario);
    nameFollowUp(scenario, FollowUp::NextDay, *ruleset.texts);
    if (!state.due.empty())
        made.leftOut.push_back(ruleset.texts->count("scenario.left-due", static_cast<std::int64_t>(state.due.size()),
                                                    "{n} thing that is due|{n} things that are due"));
    if (!state.waiting.empty())
        made.leftOut.push_back(ruleset.texts->count("scenario.left-waiting",
                                                    static_cast<std::int64_t>(state.waiting.size()),
                                                    "{n} change that waits|{n} changes that wait"));
    return made;
}

}  // namespace drumhead
