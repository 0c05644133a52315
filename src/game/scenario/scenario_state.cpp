// The battle at the beginning of its first turn.
#include "drumhead/game/scenario/scenario.hpp"

#include "drumhead/game/state/entity_values.hpp"

#include "game/play/attachment.hpp"

#include <algorithm>
#include <unordered_map>

namespace drumhead {

namespace {

using Ids = std::unordered_map<std::string_view, EntityId>;

EntityId idOf(const Ids& ids, const std::string& name)
{
    const auto found = ids.find(name);
    return found == ids.end() ? nobody : found->second;
}

void setValues(Entity& entity, const std::vector<std::pair<std::string, std::string>>& values, const Ruleset& ruleset,
               const StoredAttributes& stored)
{
    entity.values.assign(stored.of(entity.kind).size(), Value::unknown());
    for (const auto& [name, text] : values) {
        const int at = stored.find(entity.kind, name);
        if (at < 0) continue;
        const Result<Value> value =
            parseValue(ruleset, stored.of(entity.kind)[static_cast<std::size_t>(at)]->shape, text);
        if (value) entity.values[static_cast<std::size_t>(at)] = *value;
    }
}

/// Where nothing was said of an attribute that takes over from another: that one's value, or its default.
void takeOver(Entity& entity, const Ruleset& ruleset, const StoredAttributes& stored)
{
    const RosterKind* const roster = rosterOf(ruleset, entity.kind);
    if (!roster) return;
    for (const RosterKind::AtStart& each : roster->atStart) {
        const int to = stored.find(entity.kind, each.attribute->id);
        const int from = stored.find(entity.kind, each.as->id);
        if (to < 0 || (from < 0 && each.as->origin != Origin::Type)
            || !entity.values[static_cast<std::size_t>(to)].isUnknown())
            continue;
        const Value taken = from < 0 ? Value::unknown() : entity.values[static_cast<std::size_t>(from)];
        entity.values[static_cast<std::size_t>(to)] =
            taken.isUnknown() ? defaultOf(ruleset, *each.as, unitTypeOf(stored, entity)) : taken;
    }
}

Entity makeEntity(const ScenarioEntity& from, const Ids& ids, const Ruleset& ruleset, const StoredAttributes& stored)
{
    Entity entity;
    entity.id = from.id;
    entity.name = from.name;
    entity.note = from.note;
    entity.kind = from.kind;
    entity.side = idOf(ids, from.side);
    entity.group = idOf(ids, from.group);
    entity.attachedTo = idOf(ids, from.attachedTo);
    entity.onTable = from.reinforcement < 0;
    entity.hidden = from.hidden;
    setValues(entity, from.values, ruleset, stored);
    takeOver(entity, ruleset, stored);
    return entity;
}

/// The rulings that differ from the ruleset's own reading.
std::vector<std::pair<std::string, std::string>> ownRulings(const Scenario& scenario, const Ruleset& ruleset)
{
    auto rulings = scenario.rulings;
    std::erase_if(rulings, [&](const std::pair<std::string, std::string>& each) {
        return std::any_of(ruleset.rulings.begin(), ruleset.rulings.end(), [&](const Ruling& ruling) {
            return ruling.id == each.first && ruleset.names.word(ruling.fallback.name()) == each.second;
        });
    });
    return rulings;
}

/// The attributes that record attachments, where the army list does not give them.
void attach(State& state, const GameRules& rules)
{
    std::vector<AttachedValue> values;
    const auto add = [&](const std::vector<AttachedValue>& more) {
        values.insert(values.end(), more.begin(), more.end());
    };
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const Entity& entity = state.entities[i];
        const auto id = static_cast<EntityId>(i);
        if (entity.kind == EntityKind::Leader) add(attachedFlags(rules, state, id));
        if (entity.attachedTo == nobody) continue;
        add(attachedFlags(rules, state, entity.attachedTo));
        add(valuesOfLeader(rules, state, entity.attachedTo, id));
    }
    for (const AttachedValue& each : values) {
        Value& value =
            state.entities[static_cast<std::size_t>(each.entity)].values[static_cast<std::size_t>(each.attribute)];
        if (value.isUnknown()) value = each.value;
    }
}

void expectReinforcements(State& state, const Scenario& scenario)
{
    for (std::size_t i = 0; i < scenario.reinforcements.size(); ++i) {
        DueItem due;
        due.id = -1 - static_cast<int>(i);  // apart from the numbers that are given in play
        due.turn = scenario.reinforcements[i].turn;
        due.reason = scenario.reinforcements[i].text;
        RoleBinding coming{"arrivals", {}};
        for (std::size_t k = 0; k < scenario.entities.size(); ++k) {
            if (scenario.entities[k].reinforcement == static_cast<int>(i))
                coming.entities.push_back(static_cast<EntityId>(k));
        }
        due.roles.push_back(std::move(coming));
        state.due.push_back(std::move(due));
    }
}

}  // namespace

State initialState(const Scenario& scenario, const Ruleset& ruleset, const StoredAttributes& stored)
{
    State state;
    state.turnLimit = scenario.turns;
    Ids ids;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i)
        ids.emplace(scenario.entities[i].id, static_cast<EntityId>(i));
    state.entities.reserve(scenario.entities.size() + 1);
    for (const ScenarioEntity& each : scenario.entities)
        state.entities.push_back(makeEntity(each, ids, ruleset, stored));
    Entity game;
    game.id = "game";
    game.name = scenario.title;
    game.kind = EntityKind::Game;
    setValues(game, scenario.game, ruleset, stored);
    state.entities.push_back(std::move(game));
    state.rulings = ownRulings(scenario, ruleset);
    attach(state, {ruleset, stored});
    expectReinforcements(state, scenario);
    return state;
}

}  // namespace drumhead
