// Events from text. Entities and attributes go by their ids, values as on the command line.
#include "drumhead/base/typed_text.hpp"
#include "drumhead/rules/exact_value.hpp"
#include "game/state/event_words.hpp"
#include "game/state/json_text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

// Bounds of what an event may name.
constexpr int lastDue = StateLimits::mostDueNumber;
constexpr int lastTurn = StateLimits::mostTurns;
constexpr int deepestLevel = 100;  // of steps within one another

/// Reads one event; what does not fit stays in `fault`.
class EventReader {
public:
    EventReader(const Json& json, const State& state, EntityIndex& index, const Ruleset& ruleset,
                const StoredAttributes& stored)
        : m_json(json), m_state(state), m_index(index), m_ruleset(ruleset), m_stored(stored)
    {}

    Event read()
    {
        const std::string name = textOf(m_json, "event");
        const auto at = std::find(eventNames.begin(), eventNames.end(), name);
        if (at == eventNames.end()) {
            fail("\"" + name + "\" is no kind of event");
            return {};
        }
        /// In the order of `Event`'s alternatives.
        static constexpr std::array<Event (*)(EventReader&), eventNames.size()> readers = {
            readAs<ChangedEvent>, readAs<WaitsEvent>,    readAs<CarriedOutEvent>, readAs<DueEvent>,
            readAs<SettledEvent>, readAs<DoneEvent>,     readAs<EnteredEvent>,    readAs<EditedEvent>,
            readAs<RuledEvent>,   readAs<SilencedEvent>, readAs<EndedEvent>,      readAs<DividedEvent>,
            readAs<JoinedEvent>,  readAs<PutOffEvent>,   readAs<ScoredEvent>,     readAs<LinkedEvent>};
        return readers[static_cast<std::size_t>(at - eventNames.begin())](*this);
    }

    std::string fault;

private:
    void fail(const std::string& what)
    {
        if (fault.empty()) fault = what;
    }

    void read(ChangedEvent& event)
    {
        event.entity = entity();
        event.attribute = attribute(event.entity);
        if (event.attribute < 0) return;
        event.from = value(event.entity, event.attribute, "from");
        event.to = value(event.entity, event.attribute, "to");
    }

    void read(WaitsEvent& event)
    {
        WaitingChange& change = event.change;
        change.entity = entity();
        change.attribute = attribute(change.entity);
        change.until = time();
        if (change.attribute < 0) return;
        change.to = value(change.entity, change.attribute, "to");
        change.by = value(change.entity, change.attribute, "by");
    }

    void read(CarriedOutEvent& event) { event.until = time(); }

    void read(DueEvent& event)
    {
        DueItem& item = event.item;
        item.id = whole("number", -lastDue, lastDue);
        item.procedure = name("procedure");
        for (const Json& each : list("roles")) {
            if (!isNamed(each) || !each[1].is_array()) return fail("\"roles\" holds pairs of a role and a list");
            RoleBinding binding{each[0].get<std::string>(), {}};
            for (const Json& id : each[1])
                binding.entities.push_back(entity(id.is_string() ? id.get<std::string>() : "?"));
            item.roles.push_back(std::move(binding));
        }
        for (const Json& each : list("with")) {
            if (!isNamed(each) || !each[1].is_string()) return fail("\"with\" holds pairs of a name and a value");
            item.with.emplace_back(each[0].get<std::string>(), each[1].get<std::string>());
        }
        item.reason = text("reason", StateLimits::mostNote);
        item.step = name("step");
        item.turn = whole("turn", 0, lastTurn);
        item.putOff = isTrue("put-off");
        item.may = isTrue("may");
    }

    void read(SettledEvent& event) { event.due = whole("number", -lastDue, lastDue); }

    void read(PutOffEvent& event) { event.due = whole("number", -lastDue, lastDue); }

    void read(DoneEvent& event)
    {
        event.done = {name("name"),
                      entity(),
                      whole("level", 0, deepestLevel),
                      isTrue("waived"),
                      text("facts", StateLimits::mostNote),
                      isTrue("declined")};
    }

    bool isTrue(const char* key) const { return m_json.value(key, Json()) == true; }

    void read(EnteredEvent& event)
    {
        event.turn = whole("turn", 1, lastTurn);
        if (event.turn == 0) return fail("it enters no turn");
        const std::vector<SequenceStep>* steps = &m_ruleset.sequence.steps;
        for (const Json& each : list("place")) {
            if (!each.is_array() || each.size() != 3 || !each[2].is_string())
                return fail("\"place\" holds a step, an entry and a side for each level");
            const std::optional<int> step = wholeNumber(each[0], 0, static_cast<int>(steps->size()) - 1);
            if (!step) return fail("\"place\" names a step that the turn does not have");
            const SequenceStep& entered = (*steps)[static_cast<std::size_t>(*step)];
            const std::optional<int> entry =
                wholeNumber(each[1], 0, std::max(static_cast<int>(entered.forWhom.size()) - 1, 0));
            if (!entry) return fail("\"place\" names a passage that the step \"" + entered.id + "\" does not have");
            event.place.levels.push_back({*step, *entry, side(each[2].get<std::string>())});
            steps = &entered.steps;
        }
    }

    void read(EditedEvent& event)
    {
        const std::string name = textOf(m_json, "name");
        const std::optional<EntityField> field = entityField(name);
        const std::size_t most = field == EntityField::Note ? StateLimits::mostNote : StateLimits::mostName;
        event = {entity(), field.value_or(EntityField::Name), text("value", most)};
        if (field == EntityField::Name) event.value = withoutTurns(event.value);
        if (event.entity == nobody) fail("an edit needs an entity");
        if (!field) fail("\"" + name + "\" can't be edited");
    }

    void read(RuledEvent& event) { event = {name("name"), name("value")}; }
    void read(SilencedEvent& event) { event = {name("name"), textOf(m_json, "value") != "no"}; }
    void read(EndedEvent&) {}

    void read(ScoredEvent& event)
    {
        event = {name("name"), entity(), std::nullopt};
        if (m_json.contains("number")) event.points = whole("number", -mostPoints, mostPoints);
        if (event.side == nobody || isMade(m_state, event.side) || m_state.at(event.side).kind != EntityKind::Side)
            fail("a score is that of a side");
    }

    void read(LinkedEvent& event)
    {
        event = {entity(), textOf(m_json, "attribute"), entity(textOf(m_json, "to"))};
        if (event.entity == nobody) return fail("who remembers somebody needs an entity");
        const OwnerKind kind = ownerKind(kindOf(m_state, event.entity));
        const auto& all = m_ruleset.attributes;
        const bool isThere = std::any_of(all.begin(), all.end(), [&](const auto& each) {
            return each->kind == kind && each->id == event.attribute && !each->remembers.empty();
        });
        if (!isThere) fail("\"" + event.attribute + "\" remembers nobody");
    }

    void read(DividedEvent& event)
    {
        event = {unit("entity"), name("name"), withoutTurns(name("value")), {}};
        if (event.entity == nobody || event.id.empty()) return fail("a division needs a unit and a new \"name\"");
        if (m_index.made() >= StateLimits::mostParts)
            return fail("there are more than " + std::to_string(StateLimits::mostParts) + " parts of units");
        if (m_index.find(event.id) != nobody) return fail("there is \"" + event.id + "\" already");
        event.shares = shares();
        m_index.add(event.id);
    }

    void read(JoinedEvent& event)
    {
        event = {unit("entity"), unit("into"), {}};
        if (event.entity == nobody || event.into == nobody || event.entity == event.into)
            return fail("two units are needed to join");
        event.shares = shares();
    }

    EntityId unit(const char* key)
    {
        const EntityId found = entity(textOf(m_json, key));
        if (found != nobody && kindOf(m_state, found) == EntityKind::Unit) return found;
        fail(std::string("\"") + key + "\" is no unit");
        return nobody;
    }

    std::vector<Share> shares()
    {
        std::vector<Share> all;
        for (const Json& each : list("shares")) {
            const bool isPair = isNamed(each) && each[1].is_string();
            const int position = isPair ? m_stored.find(EntityKind::Unit, each[0].get<std::string>()) : -1;
            const Attribute* const attribute =
                position < 0 ? nullptr : m_stored.of(EntityKind::Unit)[static_cast<std::size_t>(position)];
            const std::optional<Value> value = attribute && attribute->shape.kind == ValueKind::Number
                ? exactValue(m_ruleset, attribute->shape, each[1].get<std::string>())
                : std::nullopt;
            if (value && value->isSet()) all.push_back({position, value->number()});
            else fail("\"shares\" holds pairs of a number of units and an amount");
        }
        return all;
    }

    /// A text of so many bytes at the most.
    std::string text(const char* key, std::size_t most)
    {
        std::string found = textOf(m_json, key);
        if (found.size() <= most) return found;
        fail(std::string("\"") + key + "\" has more than " + std::to_string(most) + " letters");
        return {};
    }

    std::string name(const char* key) { return text(key, StateLimits::mostName); }

    EntityId entity() { return entity(textOf(m_json, "entity")); }

    EntityId side(const std::string& id)
    {
        const EntityId found = entity(id);
        if (found != nobody && kindOf(m_state, found) != EntityKind::Side) fail("\"" + id + "\" is no side");
        return found;
    }

    /// The number of that name, 0 where there is none.
    int whole(const char* key, int least, int most)
    {
        const auto found = m_json.find(key);
        if (found == m_json.end()) return 0;
        const std::optional<int> number = wholeNumber(*found, least, most);
        if (!number)
            fail(std::string("\"") + key + "\" is a whole number from " + std::to_string(least) + " to "
                 + std::to_string(most));
        return number.value_or(0);
    }

    EntityId entity(const std::string& id)
    {
        if (id.empty()) return nobody;
        const EntityId found = m_index.find(id);
        if (found == nobody) fail("there is no entity \"" + id + "\"");
        return found;
    }

    /// The position of the attribute that changes; -1 where it does not fit.
    int attribute(EntityId entity)
    {
        const std::string name = textOf(m_json, "attribute");
        if (entity == nobody || name.empty()) fail("a change needs an entity and an attribute");
        if (entity == nobody || name.empty()) return -1;
        const EntityKind kind = kindOf(m_state, entity);
        const int position = m_stored.find(kind, name);
        if (position < 0) fail("a " + std::string(entityKindName(kind)) + " has no \"" + name + "\"");
        return position;
    }

    Value value(EntityId entity, int position, const char* key)
    {
        const Attribute& attribute = *m_stored.of(kindOf(m_state, entity))[static_cast<std::size_t>(position)];
        const std::string text = textOf(m_json, key);
        const std::optional<Value> read = exactValue(m_ruleset, attribute.shape, text);
        if (!read) fail("\"" + text + "\" is no value of " + attribute.id);
        return read.value_or(Value::unknown());
    }

    EffectTime time()
    {
        const std::string until = textOf(m_json, "until", "now");
        const std::optional<EffectTime> time = effectTimeWords.find(until);
        if (!time) fail("\"" + until + "\" is no time at which changes come about");
        return time.value_or(EffectTime::Now);
    }

    const Json& list(const char* key)
    {
        static const Json none = Json::array();
        const auto found = m_json.find(key);
        if (found == m_json.end()) return none;
        if (found->is_array()) return *found;
        fail(std::string("\"") + key + "\" has to be a list");
        return none;
    }

    static bool isNamed(const Json& each) { return each.is_array() && each.size() == 2 && each[0].is_string(); }

    template <typename One>
    static Event readAs(EventReader& reader)
    {
        One event;
        reader.read(event);
        return event;
    }

    const Json& m_json;
    const State& m_state;
    EntityIndex& m_index;
    const Ruleset& m_ruleset;
    const StoredAttributes& m_stored;
};

}  // namespace

Result<std::vector<Event>> eventsFromJson(std::string_view text, const State& state, EntityIndex& index,
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
    EntityIndex index(state);
    return eventsFromJson(text, state, index, ruleset, stored);
}

}  // namespace drumhead
