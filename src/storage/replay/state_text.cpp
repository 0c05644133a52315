// A battle at one moment, told by what has changed since its beginning.
#include "drumhead/game/state/event.hpp"
#include "drumhead/storage/replay/replay.hpp"
#include "storage/json_line.hpp"

namespace drumhead {

namespace {

void addChanges(const Entity& before, const Entity& now, EntityId id, std::vector<Event>& events)
{
    for (std::size_t i = 0; i < now.values.size(); ++i) {
        if (now.values[i] == before.values[i]) continue;
        events.push_back(ChangedEvent{id, static_cast<int>(i), before.values[i], now.values[i]});
    }
}

void addPlace(const State& state, const Entity& before, const Entity& now, Json& places)
{
    Json place;
    if (now.name != before.name) place["name"] = now.name;
    if (now.group != before.group) place["group"] = state.idOf(now.group);
    if (now.attachedTo != before.attachedTo) place["attached-to"] = state.idOf(now.attachedTo);
    if (now.onTable != before.onTable) place["on-table"] = now.onTable;
    if (now.hidden != before.hidden) place["hidden"] = now.hidden;
    if (now.partOf != nobody) place["part-of"] = state.idOf(now.partOf);
    if (now.joined != nobody) place["joined"] = state.idOf(now.joined);
    for (const Link& each : now.links) {
        if (linkOf(before, each.attribute) != each.to) place["remembers"][each.attribute] = state.idOf(each.to);
    }
    if (!place.is_null()) places[now.id] = std::move(place);
}

/// A unit that was made in play, before it was: nothing is known of it.
Entity unmade(const Entity& made)
{
    Entity before;
    before.kind = made.kind;
    before.onTable = false;
    before.values.assign(made.values.size(), Value::unknown());
    return before;
}

void addOpenThings(const State& now, std::vector<Event>& events)
{
    for (const WaitingChange& waiting : now.waiting) events.push_back(WaitsEvent{waiting});
    for (const DueItem& due : now.due) events.push_back(DueEvent{due});
    for (const DoneHere& done : now.done) events.push_back(DoneEvent{done});
    for (const Score& each : now.scores) events.push_back(ScoredEvent{each.objective, each.side, each.points});
}

}  // namespace

std::string stateToJson(const State& start, const State& now, const Ruleset& ruleset)
{
    const StoredAttributes stored(ruleset);
    std::vector<Event> events;
    Json places = Json::object();
    for (std::size_t i = 0; i < now.entities.size(); ++i) {
        const Entity before = i < start.entities.size() ? start.entities[i] : unmade(now.entities[i]);
        addChanges(before, now.entities[i], static_cast<EntityId>(i), events);
        addPlace(now, before, now.entities[i], places);
    }
    addOpenThings(now, events);
    events.push_back(EnteredEvent{now.turn, now.place});
    Json json = {{"turn", now.turn},
                 {"over", now.over},
                 {"changes", readJson(eventsToJson(events, now, ruleset, stored))},
                 {"places", std::move(places)}};
    for (const auto& [ruling, choice] : now.rulings) json["rulings"][ruling] = choice;
    return jsonLine(json);
}

}  // namespace drumhead
