// What the referee sets by hand.
#include "drumhead/base/text.hpp"
#include "game/play/decide_parts.hpp"

namespace drumhead {

namespace {

/// One thing that an edit sets.
class Editor {
public:
    Editor(Working& working, EntityId entity) : m_working(working), m_entity(entity) {}

    Result<void> set(const std::string& what, const std::string& value)
    {
        if (what.empty() || what.front() != ':') return attribute(what, value);
        if (what == ":name")
            return value.empty() ? Result<void>(Error{"a name can't be empty"})
                                 : edited(what, value, value, "is called " + value);
        if (what == ":note") return edited(what, value, value, "has a note: " + value);
        if (what == ":group") return group(value);
        if (what == ":attached-to") return attach(value);
        if (what == ":on-table") return flag(what, value, "is on the table", "is off the table");
        if (what == ":hidden") return flag(what, value, "is hidden from the players", "is seen by the players");
        return Error{"\"" + what
                     + "\" can't be set; there are :name, :note, :group, :attached-to, :on-table and :hidden"};
    }

private:
    const State& state() const { return m_working.state(); }
    const Entity& self() const { return state().at(m_entity); }

    std::string present(const std::string& what) const
    {
        const auto id = [&](EntityId entity) { return entity == nobody ? std::string() : state().at(entity).id; };
        if (what == ":name") return self().name;
        if (what == ":note") return self().note;
        if (what == ":group") return id(self().group);
        const bool yes = what == ":on-table" ? self().onTable : self().hidden;
        return yes ? "true" : "false";
    }

    Result<void> edited(const std::string& what, const std::string& value, const std::string& kept,
                        const std::string& told)
    {
        if (kept == present(what)) return {};
        m_working.say(self().name + " " + told + ".");
        Event event;
        event.kind = EventKind::Edited;
        event.entity = m_entity;
        event.name = what;
        event.value = value;
        m_working.happen(std::move(event));
        return {};
    }

    Result<void> flag(const std::string& what, const std::string& value, const char* yes, const char* no)
    {
        const Result<Value> read = parseValue(m_working.ruleset(), flagShape(), value);
        if (!read) return Error{what + ": " + read.error()};
        const std::string kept = read->yes() ? "true" : "false";
        return edited(what, kept, kept, read->yes() ? yes : no);
    }

    static Shape flagShape()
    {
        Shape shape;
        shape.kind = ValueKind::Flag;
        return shape;
    }

    /// Somebody of that kind on the same side; nobody for an empty id.
    Result<EntityId> other(const std::string& id, EntityKind kind) const
    {
        if (id.empty()) return nobody;
        const EntityId found = state().find(id);
        if (found == nobody || state().at(found).kind != kind)
            return Error{"there is no " + std::string(entityKindName(kind)) + " \"" + id + "\""};
        if (state().at(found).side != self().side) return Error{state().at(found).name + " is on the other side"};
        return found;
    }

    Result<void> group(const std::string& id)
    {
        if (self().kind == EntityKind::Side || self().kind == EntityKind::Game)
            return Error{"a " + std::string(entityKindName(self().kind)) + " is in no group"};
        const Result<EntityId> found = other(id, EntityKind::Group);
        if (!found) return Error{found.error()};
        for (EntityId above = *found; above != nobody; above = state().at(above).group) {
            if (above == m_entity) return Error{self().name + " can't be put under itself"};
        }
        const char* verb = self().kind == EntityKind::Leader ? "commands " : "belongs to ";
        return edited(":group", id, id,
                      *found == nobody ? (self().kind == EntityKind::Leader ? "commands nobody" : "belongs to no group")
                                       : verb + state().at(*found).name);
    }

    Result<void> attach(const std::string& id)
    {
        if (self().kind != EntityKind::Leader) return Error{"only a leader can be attached to a unit"};
        const Result<EntityId> found = other(id, EntityKind::Unit);
        if (!found) return Error{found.error()};
        if (self().attachedTo == *found) return {};
        m_working.say(self().name
                      + (*found == nobody ? " leaves his unit." : " joins " + state().at(*found).name + "."));
        m_working.attach(m_entity, *found);
        return {};
    }

    Result<void> attribute(const std::string& id, const std::string& text)
    {
        const StoredAttributes& stored = m_working.rules().stored;
        const int position = stored.find(self().kind, id);
        if (position < 0) return Error{unknown(id)};
        const Shape& shape = m_working.attribute(m_entity, position).shape;
        Value value = Value::unknown();
        if (!text.empty()) {
            const Result<Value> read = parseValue(m_working.ruleset(), shape, text);
            if (!read) return Error{m_working.label(m_entity, position) + ": " + read.error()};
            value = *read;
        }
        const Value from = self().values[static_cast<std::size_t>(position)];
        if (from == value) return {};
        const Ruleset& ruleset = m_working.ruleset();
        m_working.say(m_working.label(m_entity, position) + ": " + ruleset.valueText(shape, value)
                      + (from.isUnknown() ? "" : ", was " + ruleset.valueText(shape, from)) + ".");
        m_working.change(m_entity, position, value);
        return {};
    }

    std::string unknown(const std::string& id) const
    {
        std::vector<std::string> known;
        for (const Attribute* each : m_working.rules().stored.of(self().kind)) known.push_back(each->id);
        const std::string guess = nearest(id, known);
        return "a " + std::string(entityKindName(self().kind)) + " has no \"" + id + "\" that can be set"
            + (guess.empty() ? "" : "; did you mean \"" + guess + "\"?");
    }

    Working& m_working;
    EntityId m_entity;
};

}  // namespace

Result<void> decideEdit(Working& working, const Command& command)
{
    if (command.settles != 0) return bringOn(working, command.settles);
    const EntityId entity = working.state().find(command.entity);
    if (entity == nobody) return Error{"there is nobody \"" + command.entity + "\" in the battle"};
    Editor editor(working, entity);
    for (const auto& [what, value] : command.changes) {
        if (const Result<void> set = editor.set(what, value); !set) return set;
    }
    if (working.decision().events.empty()) working.say(working.state().at(entity).name + ": nothing changes.");
    settleArrivals(working);
    return {};
}

}  // namespace drumhead
