// What the referee sets by hand.
#include "drumhead/base/text.hpp"
#include "drumhead/base/typed_text.hpp"
#include "drumhead/rules/values/kind_text.hpp"
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
        return Error{
            texts().say("refused.no-field",
                        "\"{id}\" can't be set; there are :name, :note, :group, :attached-to, :on-table and :hidden",
                        {{"id", id}})};
    }

private:
    const Texts& texts() const { return m_context.texts(); }
    const State& state() const { return m_context.state(); }
    const Entity& self() const { return state().at(m_entity); }

    Result<void> field(EntityField field, const std::string& value)
    {
        switch (field) {
        case EntityField::Name: return name(value);
        case EntityField::Note: return note(value);
        case EntityField::Group: return group(value);
        case EntityField::AttachedTo: return attach(value);
        case EntityField::OnTable:
            return flag(field, self().onTable, value,
                        texts().say("log.is-on-table", "{who} is on the table", {{"who", self().name}}),
                        texts().say("log.is-off-table", "{who} is off the table", {{"who", self().name}}));
        case EntityField::Hidden:
            return flag(field, self().hidden, value,
                        texts().say("log.is-hidden", "{who} is hidden from the players", {{"who", self().name}}),
                        texts().say("log.is-seen", "{who} is visible to the players", {{"who", self().name}}));
        }
        return {};
    }

    Result<void> name(const std::string& value)
    {
        const TypedText typed = examineTyped(value, Lines::One);
        if (const Result<void> fits = checkTyped(typed, StateLimits::mostNameTyped); !fits) return fits;
        if (!typed.visible) return Error{texts().say("refused.no-name", "a name can't be empty")};
        if (withoutTurns(value) != value)
            return Error{texts().say("refused.turns",
                                     "a name can't have characters that turn the direction of writing; take them out")};
        return edited(EntityField::Name, self().name, value,
                      texts().say("log.called", "{who} is renamed {name}", {{"who", self().name}, {"name", value}}));
    }

    Result<void> note(const std::string& value)
    {
        const TypedText typed = examineTyped(value, Lines::Several);
        if (const Result<void> fits = checkTyped(typed, StateLimits::mostNoteTyped); !fits) return fits;
        return edited(EntityField::Note, self().note, value,
                      texts().say("log.noted", "{who} has a note: {note}", {{"who", self().name}, {"note", value}}));
    }

    [[nodiscard]] Result<void> checkTyped(const TypedText& typed, std::size_t most) const
    {
        const std::string limit = std::to_string(most);
        if (typed.characters > most)
            return Error{texts().say("refused.too-long", "that is longer than {most} characters", {{"most", limit}})};
        if (typed.control)
            return Error{texts().say("refused.control",
                                     "that has a control character; use letters and signs alone, at most {most}",
                                     {{"most", limit}})};
        return {};
    }

    Result<void> edited(EntityField field, const std::string& before, const std::string& value,
                        const std::string& sentence)
    {
        if (value == before) return {};
        m_context.say(sentence + ".");
        m_context.record(EditedEvent{m_entity, field, value});
        return {};
    }

    Result<void> flag(EntityField field, bool before, const std::string& value, const std::string& yes,
                      const std::string& no)
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
            return Error{texts().say("refused.none-of-kind", "there is no {kind} \"{id}\"",
                                     {{"kind", kindText(texts(), kind)}, {"id", id}})};
        if (state().at(found).side != self().side)
            return Error{
                texts().say("refused.other-side", "{who} is on the other side", {{"who", state().at(found).name}})};
        return found;
    }

    Result<void> group(const std::string& id)
    {
        if (self().kind == EntityKind::Side || self().kind == EntityKind::Game)
            return Error{texts().say("refused.in-no-group", "a {kind} is in no group",
                                     {{"kind", kindText(texts(), self().kind)}})};
        const Result<EntityId> found = other(id, EntityKind::Group);
        if (!found) return Error{found.error()};
        for (EntityId above = *found; above != nobody; above = state().at(above).group) {
            if (above == m_entity)
                return Error{
                    texts().say("refused.under-itself", "{who} can't be put under itself", {{"who", self().name}})};
        }
        const std::string before = state().idOf(self().group);
        return edited(EntityField::Group, before, id, placed(*found));
    }

    /// Under whom, or whom a leader commands.
    std::string placed(EntityId group) const
    {
        const bool leads = self().kind == EntityKind::Leader;
        if (group == nobody)
            return leads ? texts().say("log.commands-nobody", "{who} commands nobody", {{"who", self().name}})
                         : texts().say("log.in-no-group", "{who} belongs to no group", {{"who", self().name}});
        const TextArguments with = {{"who", self().name}, {"group", state().at(group).name}};
        return leads ? texts().say("log.commands", "{who} commands {group}", with)
                     : texts().say("log.belongs", "{who} belongs to {group}", with);
    }

    Result<void> attach(const std::string& id)
    {
        if (self().kind != EntityKind::Leader)
            return Error{texts().say("refused.leaders-only", "only a leader can be attached to a unit")};
        const Result<EntityId> found = other(id, EntityKind::Unit);
        if (!found) return Error{found.error()};
        if (self().attachedTo == *found) return {};
        m_context.say(*found == nobody
                          ? texts().say("log.leaves", "{leader} leaves his unit.", {{"leader", self().name}})
                          : texts().say("log.joins", "{leader} joins {unit}.",
                                        {{"leader", self().name}, {"unit", state().at(*found).name}}));
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
        const std::string now = m_context.label(m_entity, position) + ": " + ruleset.valueText(shape, value);
        m_context.say(from.isUnknown() ? now + "."
                                       : texts().say("log.was", "{now}, was {before}.",
                                                     {{"now", now}, {"before", ruleset.valueText(shape, from)}}));
        m_context.change(m_entity, position, value);
        return {};
    }

    std::string unknown(const std::string& id) const
    {
        std::vector<std::string> known;
        for (const Attribute* each : m_context.rules().stored.of(self().kind)) known.push_back(each->id);
        const std::string guess = nearest(id, known);
        return texts().say("refused.no-value", "a {kind} has no \"{id}\" that can be set{hint}",
                           {{"kind", kindText(texts(), self().kind)}, {"id", id}, {"hint", texts().didYouMean(guess)}});
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
    if (entity == nobody)
        return Error{context.texts().say("refused.nobody-in-battle", "there is no \"{id}\" in the battle{hint}",
                                         {{"id", command.entity}, {"hint", ""}})};
    Editor editor(context, entity);
    for (const auto& [target, value] : command.changes) {
        if (const Result<void> set = editor.set(target, value); !set) return set;
    }
    if (context.decision().events.empty())
        context.say(context.texts().say("log.nothing-changes", "{who}: no change.",
                                        {{"who", context.state().at(entity).name}}));
    watchEdited(context, entity);
    settleArrivals(context);
    settleAbsences(context);
    return {};
}

}  // namespace drumhead
