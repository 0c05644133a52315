// Events as text. Entities and attributes go by their ids, values as on the command line.
#include "drumhead/rules/exact_value.hpp"
#include "game/state/event_words.hpp"
#include "game/state/json_text.hpp"

namespace drumhead {

namespace {

class EventWriter {
public:
    EventWriter(const State& state, const Ruleset& ruleset, const StoredAttributes& stored)
        : m_state(state), m_ruleset(ruleset), m_stored(stored)
    {}

    Json write(const Event& event)
    {
        Json json = {{"event", eventNames[event.index()]}};
        std::visit([&](const auto& each) { add(json, each); }, event);
        if (const auto* const divided = std::get_if<DividedEvent>(&event)) m_made.push_back(divided->id);
        return json;
    }

private:
    std::string id(EntityId entity) const
    {
        if (entity == nobody) return {};
        return isMade(m_state, entity) ? m_made[static_cast<std::size_t>(entity) - m_state.entities.size()]
                                       : m_state.at(entity).id;
    }

    void addEntity(Json& json, EntityId entity) const
    {
        if (entity != nobody) json["entity"] = id(entity);
    }

    static void addTime(Json& json, EffectTime until)
    {
        if (until != EffectTime::Now) json["until"] = effectTimeWords.word(until);
    }

    static void addText(Json& json, const char* key, const std::string& text)
    {
        if (!text.empty()) json[key] = text;
    }

    void addValues(Json& json, EntityId entity, int position,
                   const std::initializer_list<std::pair<const char*, Value>>& values) const
    {
        const Attribute& attribute = attributeOf(entity, position);
        json["attribute"] = attribute.id;
        for (const auto& [key, value] : values) {
            if (!value.isUnknown()) json[key] = exactText(m_ruleset, attribute.shape, value);
        }
    }

    void add(Json& json, const ChangedEvent& event) const
    {
        addEntity(json, event.entity);
        addValues(json, event.entity, event.attribute, {{"from", event.from}, {"to", event.to}});
    }

    void add(Json& json, const WaitsEvent& event) const
    {
        const WaitingChange& change = event.change;
        addEntity(json, change.entity);
        addValues(json, change.entity, change.attribute, {{"to", change.to}, {"by", change.by}});
        addTime(json, change.until);
    }

    void add(Json& json, const CarriedOutEvent& event) const { addTime(json, event.until); }

    void add(Json& json, const DueEvent& event) const
    {
        const DueItem& item = event.item;
        json["number"] = item.id;
        if (item.roles.empty() && item.procedure.empty()) return;
        if (!item.isArrival()) json["procedure"] = item.procedure;
        for (const RoleBinding& binding : item.roles) {
            Json entities = Json::array();
            for (const EntityId entity : binding.entities) entities.push_back(id(entity));
            json["roles"].push_back({binding.role, std::move(entities)});
        }
        for (const auto& [name, value] : item.with) json["with"].push_back({name, value});
        addText(json, "reason", item.reason);
        addText(json, "step", item.step);
        if (item.turn != 0) json["turn"] = item.turn;
        if (item.putOff) json["put-off"] = true;
        if (item.may) json["may"] = true;
    }

    void add(Json& json, const SettledEvent& event) const { json["number"] = event.due; }

    void add(Json& json, const PutOffEvent& event) const { json["number"] = event.due; }

    void add(Json& json, const DoneEvent& event) const
    {
        addEntity(json, event.done.entity);
        if (event.done.level != 0) json["level"] = event.done.level;
        addText(json, "name", event.done.procedure);
        if (event.done.waived) json["waived"] = true;
        addText(json, "facts", event.done.facts);
        if (event.done.declined) json["declined"] = true;
    }

    void add(Json& json, const EnteredEvent& event) const
    {
        json["turn"] = event.turn;
        Json place = Json::array();
        for (const TurnPlace::Level& level : event.place.levels)
            place.push_back({level.step, level.entry, id(level.side)});
        json["place"] = std::move(place);
    }

    void add(Json& json, const EditedEvent& event) const
    {
        addEntity(json, event.entity);
        json["name"] = entityFieldName(event.field);
        addText(json, "value", event.value);
    }

    void add(Json& json, const RuledEvent& event) const
    {
        addText(json, "name", event.ruling);
        addText(json, "value", event.choice);
    }

    void add(Json& json, const SilencedEvent& event) const
    {
        addText(json, "name", event.reminder);
        json["value"] = event.silent ? "yes" : "no";
    }

    void add(Json&, const EndedEvent&) const {}

    void add(Json& json, const ScoredEvent& event) const
    {
        addEntity(json, event.side);
        addText(json, "name", event.objective);
        if (event.points) json["number"] = *event.points;
    }

    void add(Json& json, const LinkedEvent& event) const
    {
        addEntity(json, event.entity);
        json["attribute"] = event.attribute;
        addText(json, "to", id(event.to));
    }

    void add(Json& json, const DividedEvent& event) const
    {
        addEntity(json, event.entity);
        addText(json, "name", event.id);
        addText(json, "value", event.name);
        addShares(json, event.entity, event.shares);
    }

    void add(Json& json, const JoinedEvent& event) const
    {
        addEntity(json, event.entity);
        json["into"] = id(event.into);
        addShares(json, event.entity, event.shares);
    }

    void addShares(Json& json, EntityId entity, const std::vector<Share>& shares) const
    {
        for (const Share& each : shares) {
            const Attribute& attribute = attributeOf(entity, each.attribute);
            json["shares"].push_back({attribute.id, exactText(m_ruleset, attribute.shape, each.amount)});
        }
    }

    const Attribute& attributeOf(EntityId entity, int position) const
    {
        return *m_stored.of(kindOf(m_state, entity))[static_cast<std::size_t>(position)];
    }

    const State& m_state;
    const Ruleset& m_ruleset;
    const StoredAttributes& m_stored;
    std::vector<std::string> m_made;  ///< by the events that were written, in order
};

}  // namespace

std::string eventsToJson(const std::vector<Event>& events, const State& state, const Ruleset& ruleset,
                         const StoredAttributes& stored)
{
    EventWriter writer(state, ruleset, stored);
    Json json = Json::array();
    for (const Event& event : events) json.push_back(writer.write(event));
    return lineOf(json);
}

}  // namespace drumhead
