// What the referee sets by hand.
#include "drumhead/base/text.hpp"
#include "game/play/arrivals.hpp"
#include "game/play/decide/decide_commands.hpp"
#include "game/play/decide/moot_items.hpp"

#include <set>

namespace drumhead {

namespace {

/// Sets fields and attributes of one entity.
class Editor {
public:
    Editor(DecisionContext& context, EntityId entity) : m_context(context), m_entity(entity) {}

    Result<void> set(const EditTarget& target, const std::string& value)
    {
        if (const EntityField* const edited = std::get_if<EntityField>(&target)) return field(*edited, value);
        const std::string& id = std::get<std::string>(target);
        if (id.empty() || id.front() != ':') return attribute(id, value);
        return Error{"\"" + id
                     + "\" can't be set; there are :name, :note, :group, :attached-to, :on-table and :hidden"};
    }

private:
    const State& state() const { return m_context.state(); }
    const Entity& self() const { return state().at(m_entity); }

    Result<void> field(EntityField field, const std::string& value)
    {
        switch (field) {
        case EntityField::Name:
            return value.empty() ? Result<void>(Error{"a name can't be empty"})
                                 : edited(field, self().name, value, "is called " + value);
        case EntityField::Note: return edited(field, self().note, value, "has a note: " + value);
        case EntityField::Group: return group(value);
        case EntityField::AttachedTo: return attach(value);
        case EntityField::OnTable: return flag(field, self().onTable, value, "is on the table", "is off the table");
        case EntityField::Hidden:
            return flag(field, self().hidden, value, "is hidden from the players", "is seen by the players");
        }
        return {};
    }

    Result<void> edited(EntityField field, const std::string& before, const std::string& value,
                        const std::string& sentence)
    {
        if (value == before) return {};
        m_context.say(self().name + " " + sentence + ".");
        m_context.record(EditedEvent{m_entity, field, value});
        return {};
    }

    Result<void> flag(EntityField field, bool before, const std::string& value, const char* yes, const char* no)
    {
        const Result<Value> read = parseValue(m_context.ruleset(), flagShape(), value);
        if (!read) return Error{std::string(entityFieldName(field)) + ": " + read.error()};
        return edited(field, before ? "true" : "false", read->yes() ? "true" : "false", read->yes() ? yes : no);
    }

    static Shape flagShape()
    {
        Shape shape;
        shape.kind = ValueKind::Flag;
        return shape;
    }

    /// The entity of that kind on the same side; nobody for an empty id.
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
        const std::string before = state().idOf(self().group);
        return edited(EntityField::Group, before, id,
                      *found == nobody ? (self().kind == EntityKind::Leader ? "commands nobody" : "belongs to no group")
                                       : verb + state().at(*found).name);
    }

    Result<void> attach(const std::string& id)
    {
        if (self().kind != EntityKind::Leader) return Error{"only a leader can be attached to a unit"};
        const Result<EntityId> found = other(id, EntityKind::Unit);
        if (!found) return Error{found.error()};
        if (self().attachedTo == *found) return {};
        m_context.say(self().name
                      + (*found == nobody ? " leaves his unit." : " joins " + state().at(*found).name + "."));
        m_context.attach(m_entity, *found);
        return {};
    }

    Result<void> attribute(const std::string& id, const std::string& text)
    {
        const StoredAttributes& stored = m_context.rules().stored;
        const int position = stored.find(self().kind, id);
        if (position < 0) return Error{unknown(id)};
        const Shape& shape = m_context.attribute(m_entity, position).shape;
        Value value = Value::unknown();
        if (!text.empty()) {
            const Result<Value> read = parseValue(m_context.ruleset(), shape, text);
            if (!read) return Error{m_context.label(m_entity, position) + ": " + read.error()};
            value = *read;
        }
        const Value from = self().values[static_cast<std::size_t>(position)];
        if (from == value) return {};
        const Ruleset& ruleset = m_context.ruleset();
        m_context.say(m_context.label(m_entity, position) + ": " + ruleset.valueText(shape, value)
                      + (from.isUnknown() ? "" : ", was " + ruleset.valueText(shape, from)) + ".");
        m_context.change(m_entity, position, value);
        return {};
    }

    std::string unknown(const std::string& id) const
    {
        std::vector<std::string> known;
        for (const Attribute* each : m_context.rules().stored.of(self().kind)) known.push_back(each->id);
        const std::string guess = nearest(id, known);
        return "a " + std::string(entityKindName(self().kind)) + " has no \"" + id + "\" that can be set"
            + (guess.empty() ? "" : "; did you mean \"" + guess + "\"?");
    }

    DecisionContext& m_context;
    EntityId m_entity;
};

/// What the rules make of the new values, as of those that a case leaves. What the referee has set stays as he set it.
void watchEdited(DecisionContext& context, EntityId entity)
{
    std::set<int> setByHand;
    for (const Event& each : context.decision().events) {
        const auto* const changed = std::get_if<ChangedEvent>(&each);
        if (changed && changed->entity == entity) setByHand.insert(changed->attribute);
    }
    if (!setByHand.empty()) context.watch({entity}, setByHand);
}

}  // namespace

Result<void> decideEdit(DecisionContext& context, const EditCommand& command)
{
    const EntityId entity = context.state().find(command.entity);
    if (entity == nobody) return Error{"there is no \"" + command.entity + "\" in the battle"};
    Editor editor(context, entity);
    for (const auto& [target, value] : command.changes) {
        if (const Result<void> set = editor.set(target, value); !set) return set;
    }
    if (context.decision().events.empty()) context.say(context.state().at(entity).name + ": nothing changes.");
    watchEdited(context, entity);
    settleArrivals(context);
    context.detachFromGone();
    dropMootItems(context);
    return {};
}

}  // namespace drumhead
