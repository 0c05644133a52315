// Events as text and back. Entities and attributes go by their ids, values as on the command line.
#include "drumhead/game/state/event.hpp"

#include "game/state/json_text.hpp"

#include <array>

namespace drumhead {

namespace {

constexpr std::array<std::string_view, 11> eventKindNames = {
    "changed", "waits", "carried-out", "due", "settled", "done", "entered", "edited", "ruled", "silenced", "ended"};
constexpr std::array<std::string_view, 4> timeNames = {"now", "end-of-subphase", "end-of-phase", "end-of-turn"};

std::optional<EffectTime> timeOf(std::string_view name)
{
    for (std::size_t i = 0; i < timeNames.size(); ++i) {
        if (timeNames[i] == name) return static_cast<EffectTime>(i);
    }
    return std::nullopt;
}

class EventWriter {
public:
    EventWriter(const State& state, const Ruleset& ruleset, const StoredAttributes& stored)
        : m_state(state), m_ruleset(ruleset), m_stored(stored)
    {}

    Json write(const Event& event) const
    {
        Json json = {{"event", eventKindNames[static_cast<std::size_t>(event.kind)]}};
        if (event.entity != nobody) json["entity"] = id(event.entity);
        values(json, event);
        if (event.until != EffectTime::Now) json["until"] = timeNames[static_cast<std::size_t>(event.until)];
        if (event.kind == EventKind::Due || event.kind == EventKind::Settled) due(json, event.due);
        if (event.kind == EventKind::Entered) {
            json["turn"] = event.turn;
            json["place"] = place(event.place);
        }
        if (event.level != 0) json["level"] = event.level;
        if (!event.name.empty()) json["name"] = event.name;
        if (!event.value.empty()) json["value"] = event.value;
        return json;
    }

private:
    std::string id(EntityId entity) const { return entity == nobody ? std::string() : m_state.at(entity).id; }

    void values(Json& json, const Event& event) const
    {
        if (event.attribute < 0) return;
        const Attribute& attribute =
            *m_stored.of(m_state.at(event.entity).kind)[static_cast<std::size_t>(event.attribute)];
        json["attribute"] = attribute.id;
        for (const auto& [key, value] :
             {std::pair("from", event.from), std::pair("to", event.to), std::pair("by", event.by)}) {
            if (!value.isUnknown()) json[key] = exactText(m_ruleset, attribute.shape, value);
        }
    }

    void due(Json& json, const DueItem& item) const
    {
        json["number"] = item.id;
        if (item.roles.empty() && item.procedure.empty()) return;
        if (!item.isArrival()) json["procedure"] = item.procedure;
        for (const RoleBinding& binding : item.roles) {
            Json entities = Json::array();
            for (const EntityId entity : binding.entities) entities.push_back(id(entity));
            json["roles"].push_back({binding.role, std::move(entities)});
        }
        for (const auto& [name, value] : item.with) json["with"].push_back({name, value});
        if (!item.reason.empty()) json["reason"] = item.reason;
        if (!item.step.empty()) json["step"] = item.step;
        if (item.turn != 0) json["turn"] = item.turn;
    }

    Json place(const TurnPlace& place) const
    {
        Json json = Json::array();
        for (const TurnPlace::Level& level : place.levels) json.push_back({level.step, level.entry, id(level.side)});
        return json;
    }

    const State& m_state;
    const Ruleset& m_ruleset;
    const StoredAttributes& m_stored;
};

/// Reads one event; what does not fit stays in `fault`.
class EventReader {
public:
    EventReader(const Json& json, const State& state, const EntityIndex& index, const Ruleset& ruleset,
                const StoredAttributes& stored)
        : m_json(json), m_state(state), m_index(index), m_ruleset(ruleset), m_stored(stored)
    {}

    Event read()
    {
        Event event;
        kind(event);
        if (m_json.contains("entity")) event.entity = entity(textOf(m_json, "entity"));
        values(event);
        if (const std::string until = textOf(m_json, "until", "now"); timeOf(until)) event.until = *timeOf(until);
        else fail("\"" + until + "\" is no time at which changes come about");
        if (event.kind == EventKind::Due || event.kind == EventKind::Settled) due(event.due);
        if (event.kind == EventKind::Entered) place(event);
        event.level = wholeOf(m_json, "level");
        event.name = textOf(m_json, "name");
        event.value = textOf(m_json, "value");
        check(event);
        return event;
    }

    std::string fault;

private:
    void fail(const std::string& what)
    {
        if (fault.empty()) fault = what;
    }

    void kind(Event& event)
    {
        const std::string name = textOf(m_json, "event");
        for (std::size_t i = 0; i < eventKindNames.size(); ++i) {
            if (eventKindNames[i] != name) continue;
            event.kind = static_cast<EventKind>(i);
            return;
        }
        fail("\"" + name + "\" is no kind of event");
    }

    /// What `apply` takes for granted.
    void check(const Event& event)
    {
        const bool changes = event.kind == EventKind::Changed || event.kind == EventKind::Waits;
        if (changes && event.attribute < 0) fail("a change needs somebody and an attribute");
        if (event.kind == EventKind::Edited && event.entity == nobody) fail("an edit needs somebody");
    }

    EntityId entity(const std::string& id)
    {
        if (id.empty()) return nobody;
        const EntityId found = m_index.find(id);
        if (found == nobody) fail("there is nobody \"" + id + "\"");
        return found;
    }

    void values(Event& event)
    {
        const std::string name = textOf(m_json, "attribute");
        if (name.empty() || event.entity == nobody) return;
        const EntityKind kind = m_state.at(event.entity).kind;
        event.attribute = m_stored.find(kind, name);
        if (event.attribute < 0) return fail("a " + std::string(entityKindName(kind)) + " has no \"" + name + "\"");
        const Shape& shape = m_stored.of(kind)[static_cast<std::size_t>(event.attribute)]->shape;
        event.from = value(shape, "from");
        event.to = value(shape, "to");
        event.by = value(shape, "by");
    }

    Value value(const Shape& shape, const char* key)
    {
        const std::string text = textOf(m_json, key);
        const std::optional<Value> read = exactValue(m_ruleset, shape, text);
        if (!read) fail("\"" + text + "\" is no value of " + textOf(m_json, "attribute"));
        return read.value_or(Value::unknown());
    }

    const Json& list(const Json& from, const char* key)
    {
        static const Json none = Json::array();
        const auto found = from.find(key);
        if (found == from.end()) return none;
        if (found->is_array()) return *found;
        fail(std::string("\"") + key + "\" has to be a list");
        return none;
    }

    static bool isNamed(const Json& each) { return each.is_array() && each.size() == 2 && each[0].is_string(); }

    void due(DueItem& item)
    {
        item.id = wholeOf(m_json, "number");
        item.procedure = textOf(m_json, "procedure");
        for (const Json& each : list(m_json, "roles")) {
            if (!isNamed(each) || !each[1].is_array()) return fail("\"roles\" holds pairs of a role and a list");
            RoleBinding binding{each[0].get<std::string>(), {}};
            for (const Json& id : each[1])
                binding.entities.push_back(entity(id.is_string() ? id.get<std::string>() : "?"));
            item.roles.push_back(std::move(binding));
        }
        for (const Json& each : list(m_json, "with")) {
            if (!isNamed(each) || !each[1].is_string()) return fail("\"with\" holds pairs of a name and a value");
            item.with.emplace_back(each[0].get<std::string>(), each[1].get<std::string>());
        }
        item.reason = textOf(m_json, "reason");
        item.step = textOf(m_json, "step");
        item.turn = wholeOf(m_json, "turn");
    }

    void place(Event& event)
    {
        event.turn = wholeOf(m_json, "turn");
        for (const Json& each : list(m_json, "place")) {
            if (!each.is_array() || each.size() != 3 || !each[0].is_number_integer() || !each[1].is_number_integer()
                || !each[2].is_string())
                return fail("\"place\" holds a step, an entry and a side for each level");
            event.place.levels.push_back(
                {each[0].get<std::int32_t>(), each[1].get<std::int32_t>(), entity(each[2].get<std::string>())});
        }
    }

    const Json& m_json;
    const State& m_state;
    const EntityIndex& m_index;
    const Ruleset& m_ruleset;
    const StoredAttributes& m_stored;
};

}  // namespace

std::string eventsToJson(const std::vector<Event>& events, const State& state, const Ruleset& ruleset,
                         const StoredAttributes& stored)
{
    const EventWriter writer(state, ruleset, stored);
    Json json = Json::array();
    for (const Event& event : events) json.push_back(writer.write(event));
    return lineOf(json);
}

Result<std::vector<Event>> eventsFromJson(std::string_view text, const State& state, const EntityIndex& index,
                                          const Ruleset& ruleset, const StoredAttributes& stored)
{
    const Result<Json> json = parsedJson(text);
    if (!json) return Error{"events can't be read: " + json.error()};
    if (!json->is_array()) return Error{"events can't be read: they are no list"};
    std::vector<Event> events;
    for (const Json& each : *json) {
        if (!each.is_object()) return Error{"an event can't be read: it is no object"};
        EventReader reader(each, state, index, ruleset, stored);
        events.push_back(reader.read());
        if (!reader.fault.empty()) return Error{"an event can't be read: " + reader.fault};
    }
    return events;
}

Result<std::vector<Event>> eventsFromJson(std::string_view text, const State& state, const Ruleset& ruleset,
                                          const StoredAttributes& stored)
{
    return eventsFromJson(text, state, EntityIndex(state), ruleset, stored);
}

}  // namespace drumhead
