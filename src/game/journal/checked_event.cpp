#include "drumhead/game/journal/checked_event.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Whether `id` is an entity of that kind, or empty.
Result<void> checkKind(const std::string& id, EntityKind kind, const State& state)
{
    const EntityId found = state.find(id);
    if (id.empty() || (found != nobody && state.at(found).kind == kind)) return {};
    return Error{"\"" + id + "\" is no " + std::string(entityKindName(kind))};
}

Result<void> checkGroup(const EditedEvent& event, const State& state)
{
    const Entity& self = state.at(event.entity);
    if (self.kind == EntityKind::Side || self.kind == EntityKind::Game)
        return Error{self.name + " can't be in a group"};
    if (const Result<void> linked = checkKind(event.value, EntityKind::Group, state); !linked) return linked;
    for (EntityId above = state.find(event.value); above != nobody; above = state.at(above).group) {
        if (above == event.entity) return Error{self.name + " can't be put under itself"};
    }
    return {};
}

Result<void> checkEdit(const EditedEvent& event, const State& state)
{
    const Entity& self = state.at(event.entity);
    switch (event.field) {
    case EntityField::Group: return checkGroup(event, state);
    case EntityField::AttachedTo:
        if (self.kind != EntityKind::Leader) return Error{self.name + " can't be attached to a unit"};
        return checkKind(event.value, EntityKind::Unit, state);
    case EntityField::OnTable:
    case EntityField::Hidden:
        if (event.value != "true" && event.value != "false")
            return Error{"\"" + event.value + "\" is neither true nor false"};
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
        if (!isNumber) return Error{"it shares out what is no number of a unit"};
    }
    return {};
}

Result<void> checkDivision(const DividedEvent& event, const State& state, const StoredAttributes& stored)
{
    if (event.entity == nobody || state.at(event.entity).kind != EntityKind::Unit)
        return Error{"it divides what is no unit"};
    if (event.id.empty() || state.find(event.id) != nobody) return Error{"it makes a unit that is there already"};
    if (!mayDivide(state))
        return Error{"it makes more than " + std::to_string(StateLimits::mostParts) + " parts of units"};
    return checkShares(event.shares, stored);
}

Result<void> checkJoin(const JoinedEvent& event, const State& state, const StoredAttributes& stored)
{
    for (const EntityId each : {event.entity, event.into}) {
        const bool isThere = each >= 0 && static_cast<std::size_t>(each) < state.entities.size();
        if (!isThere || state.at(each).kind != EntityKind::Unit) return Error{"it joins what is no unit"};
    }
    if (event.entity == event.into) return Error{"it joins a unit to itself"};
    return checkShares(event.shares, stored);
}

/// Who arrives is named in the one role of an arrival.
Result<void> checkDue(const DueItem& item)
{
    if (!item.isArrival()) return {};
    const bool isNamed = !item.roles.empty()
        && std::none_of(item.roles.front().entities.begin(), item.roles.front().entities.end(),
                        [](EntityId each) { return each == nobody; });
    return isNamed ? Result<void>()
                   : Result<void>(Error{"something is due that names neither a procedure nor who comes"});
}

Result<void> checkEvent(const Event& event, const State& state, const StoredAttributes& stored, ValuesBefore before)
{
    const EntityId subject = subjectOf(event);
    if (subject != nobody && (subject < 0 || static_cast<std::size_t>(subject) >= state.entities.size()))
        return Error{"it names an entity that is not in the battle"};
    const auto* const changed = std::get_if<ChangedEvent>(&event);
    const auto* const waits = std::get_if<WaitsEvent>(&event);
    const auto* const linked = std::get_if<LinkedEvent>(&event);
    const bool needsSubject = changed || waits || linked || std::holds_alternative<EditedEvent>(event);
    if (needsSubject && subject == nobody) return Error{"it changes nobody"};
    if (const auto* const edited = std::get_if<EditedEvent>(&event)) return checkEdit(*edited, state);
    if (const auto* const due = std::get_if<DueEvent>(&event)) return checkDue(due->item);
    if (const auto* const divided = std::get_if<DividedEvent>(&event)) return checkDivision(*divided, state, stored);
    if (const auto* const joined = std::get_if<JoinedEvent>(&event)) return checkJoin(*joined, state, stored);
    if (linked && linked->to != nobody
        && (linked->to < 0 || static_cast<std::size_t>(linked->to) >= state.entities.size()))
        return Error{"it remembers an entity that is not in the battle"};
    if (!changed && !waits) return {};
    const Entity& entity = state.at(subject);
    const std::vector<const Attribute*>& attributes = stored.of(entity.kind);
    const int attribute = changed ? changed->attribute : waits->change.attribute;
    if (attribute < 0 || static_cast<std::size_t>(attribute) >= attributes.size())
        return Error{"it changes something that " + entity.name + " has not"};
    const bool isExact = changed && before == ValuesBefore::AsRecorded;
    if (isExact && entity.values[static_cast<std::size_t>(attribute)] != changed->from)
        return Error{entity.name + "'s " + attributes[static_cast<std::size_t>(attribute)]->label
                     + " was something else"};
    return {};
}

}  // namespace

Result<void> applyChecked(const Event& event, State& state, const StoredAttributes& stored, ValuesBefore before)
{
    if (Result<void> fits = checkEvent(event, state, stored, before); !fits) return fits;
    applyEvent(state, event);
    if (const std::string excess = excessOf(state); !excess.empty()) return Error{"there would be " + excess};
    return {};
}

}  // namespace drumhead
