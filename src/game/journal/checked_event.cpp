#include "drumhead/game/journal/checked_event.hpp"

#include "drumhead/rules/values/kind_text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Whether `id` is an entity of that kind, or empty.
Result<void> checkKind(const Texts& texts, const std::string& id, EntityKind kind, const State& state)
{
    const EntityId found = state.find(id);
    if (id.empty() || (found != nobody && state.at(found).kind == kind)) return {};
    return Error{texts.say("event.no-kind", "\"{id}\" is no {kind}", {{"id", id}, {"kind", kindText(texts, kind)}})};
}

Result<void> checkGroup(const Texts& texts, const EditedEvent& event, const State& state)
{
    const Entity& self = state.at(event.entity);
    if (self.kind == EntityKind::Side || self.kind == EntityKind::Game)
        return Error{texts.say("event.no-group", "{who} can't be in a group", {{"who", self.name}})};
    if (const Result<void> linked = checkKind(texts, event.value, EntityKind::Group, state); !linked) return linked;
    for (EntityId above = state.find(event.value); above != nobody; above = state.at(above).group) {
        if (above == event.entity)
            return Error{texts.say("refused.under-itself", "{who} can't be put under itself", {{"who", self.name}})};
    }
    return {};
}

Result<void> checkEdit(const Texts& texts, const EditedEvent& event, const State& state)
{
    const Entity& self = state.at(event.entity);
    switch (event.field) {
    case EntityField::Group: return checkGroup(texts, event, state);
    case EntityField::AttachedTo:
        if (self.kind != EntityKind::Leader)
            return Error{texts.say("event.no-attachment", "{who} can't be attached to a unit", {{"who", self.name}})};
        return checkKind(texts, event.value, EntityKind::Unit, state);
    case EntityField::OnTable:
    case EntityField::Hidden:
        if (event.value != "true" && event.value != "false")
            return Error{texts.say("event.no-flag", "\"{value}\" is neither true nor false", {{"value", event.value}})};
        return {};
    case EntityField::Name:
    case EntityField::Note: break;
    }
    return {};
}

Result<void> checkShares(const std::vector<Share>& shares, const StoredAttributes& stored)
{
    const std::vector<const Attribute*>& attributes = stored.of(EntityKind::Unit);
    for (const Share& each : shares) {
        const bool isNumber = each.attribute >= 0 && static_cast<std::size_t>(each.attribute) < attributes.size()
            && attributes[static_cast<std::size_t>(each.attribute)]->shape.kind == ValueKind::Number;
        if (!isNumber) return Error{stored.texts().say("event.share", "it shares out what is no number of a unit")};
    }
    return {};
}

Result<void> checkDivision(const DividedEvent& event, const State& state, const StoredAttributes& stored)
{
    if (event.entity == nobody || state.at(event.entity).kind != EntityKind::Unit)
        return Error{stored.texts().say("event.divides", "it divides what is no unit")};
    if (event.id.empty() || state.find(event.id) != nobody)
        return Error{stored.texts().say("event.there-already", "it makes a unit that is there already")};
    if (!mayDivide(state))
        return Error{stored.texts().say("event.parts", "it makes more than {most} parts of units",
                                        {{"most", std::to_string(StateLimits::mostParts)}})};
    return checkShares(event.shares, stored);
}

Result<void> checkJoin(const JoinedEvent& event, const State& state, const StoredAttributes& stored)
{
    for (const EntityId each : {event.entity, event.into}) {
        const bool isThere = each >= 0 && static_cast<std::size_t>(each) < state.entities.size();
        if (!isThere || state.at(each).kind != EntityKind::Unit)
            return Error{stored.texts().say("event.joins", "it joins what is no unit")};
    }
    if (event.entity == event.into) return Error{stored.texts().say("event.joins-itself", "it joins a unit to itself")};
    return checkShares(event.shares, stored);
}

/// Who arrives is named in the one role of an arrival.
Result<void> checkDue(const Texts& texts, const DueItem& item)
{
    if (!item.isArrival()) return {};
    const bool isNamed = !item.roles.empty()
        && std::none_of(item.roles.front().entities.begin(), item.roles.front().entities.end(),
                        [](EntityId each) { return each == nobody; });
    return isNamed
        ? Result<void>()
        : Result<void>(Error{texts.say("event.due", "something is due that names neither a procedure nor who comes")});
}

Result<void> checkEvent(const Event& event, const State& state, const StoredAttributes& stored, ValuesBefore before)
{
    const Texts& texts = stored.texts();
    const EntityId subject = subjectOf(event);
    if (subject != nobody && (subject < 0 || static_cast<std::size_t>(subject) >= state.entities.size()))
        return Error{texts.say("event.names", "it names an entity that is not in the battle")};
    const auto* const changed = std::get_if<ChangedEvent>(&event);
    const auto* const waits = std::get_if<WaitsEvent>(&event);
    const auto* const linked = std::get_if<LinkedEvent>(&event);
    const bool needsSubject = changed || waits || linked || std::holds_alternative<EditedEvent>(event);
    if (needsSubject && subject == nobody) return Error{texts.say("event.nobody", "it changes nobody")};
    if (const auto* const edited = std::get_if<EditedEvent>(&event)) return checkEdit(texts, *edited, state);
    if (const auto* const due = std::get_if<DueEvent>(&event)) return checkDue(texts, due->item);
    if (const auto* const divided = std::get_if<DividedEvent>(&event)) return checkDivision(*divided, state, stored);
    if (const auto* const joined = std::get_if<JoinedEvent>(&event)) return checkJoin(*joined, state, stored);
    if (linked && linked->to != nobody
        && (linked->to < 0 || static_cast<std::size_t>(linked->to) >= state.entities.size()))
        return Error{texts.say("event.remembers", "it remembers an entity that is not in the battle")};
    if (!changed && !waits) return {};
    const Entity& entity = state.at(subject);
    const std::vector<const Attribute*>& attributes = stored.of(entity.kind);
    const int attribute = changed ? changed->attribute : waits->change.attribute;
    if (attribute < 0 || static_cast<std::size_t>(attribute) >= attributes.size())
        return Error{texts.say("event.has-not", "it changes something that {who} has not", {{"who", entity.name}})};
    const bool isExact = changed && before == ValuesBefore::AsRecorded;
    if (isExact && entity.values[static_cast<std::size_t>(attribute)] != changed->from)
        return Error{
            texts.say("event.was-else", "{who}'s {attribute} was something else",
                      {{"who", entity.name}, {"attribute", attributes[static_cast<std::size_t>(attribute)]->label}})};
    return {};
}

}  // namespace

Result<void> applyChecked(const Event& event, State& state, const StoredAttributes& stored, ValuesBefore before)
{
    if (Result<void> fits = checkEvent(event, state, stored, before); !fits) return fits;
    applyEvent(state, event);
    if (const std::string excess = excessOf(state, stored.texts()); !excess.empty())
        return Error{stored.texts().say("refused.excess", "there would be {what}", {{"what", excess}})};
    return {};
}

}  // namespace drumhead
