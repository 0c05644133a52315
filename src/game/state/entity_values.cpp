#include "drumhead/game/state/entity_values.hpp"

#include <algorithm>

namespace drumhead {

Value ownValue(const StoredAttributes& stored, const Entity& entity, const Attribute& attribute)
{
    const int position = stored.find(&attribute);
    return position < 0 ? Value::unknown() : entity.values[static_cast<std::size_t>(position)];
}

Value unitTypeOf(const StoredAttributes& stored, const Entity& entity)
{
    for (const Attribute* const attribute : stored.of(entity.kind)) {
        if (!attribute->isType) continue;
        const Value type = ownValue(stored, entity, *attribute);
        return type.isUnknown() ? attribute->fallback : type;
    }
    return Value::unknown();
}

Value defaultOf(const Ruleset& ruleset, const Attribute& attribute, Value unitType)
{
    const bool isOfType = attribute.stat >= 0 && attribute.per < 0 && unitType.isSet();
    const UnitType* const type = isOfType ? ruleset.findUnitType(unitType.name()) : nullptr;
    return type ? type->stats[static_cast<std::size_t>(attribute.stat)] : attribute.fallback;
}

Value valueOrDefault(const Ruleset& ruleset, const StoredAttributes& stored, const Entity& entity,
                     const Attribute& attribute)
{
    const Value own = ownValue(stored, entity, attribute);
    if (!own.isUnknown()) return own;
    return defaultOf(ruleset, attribute, attribute.stat < 0 ? Value::unknown() : unitTypeOf(stored, entity));
}

Value valueAtStart(const Ruleset& ruleset, const StoredAttributes& stored, const State& start, const State& now,
                   EntityId entity, int attribute)
{
    const bool isMade = static_cast<std::size_t>(entity) >= start.entities.size();
    const Attribute& asked = *stored.of(now.at(entity).kind)[static_cast<std::size_t>(attribute)];
    const Value had = isMade ? Value::unknown() : valueOrDefault(ruleset, stored, start.at(entity), asked);
    for (const Share& each : now.at(entity).shared) {
        if (each.attribute == attribute && (isMade || had.isSet()))
            return Value(isMade ? each.amount : had.number() + each.amount);
    }
    return had;
}

Value strengthLeftOf(const Ruleset& ruleset, const StoredAttributes& stored, const Entity& entity,
                     const RosterKind::Strength& strength)
{
    const Value value = valueOrDefault(ruleset, stored, entity, *strength.attribute);
    if (!strength.outOf || !value.isSet()) return value;
    const Value whole = valueOrDefault(ruleset, stored, entity, *strength.outOf);
    return whole.isSet() ? Value(std::max(whole.number() - value.number(), Number(0))) : Value::unknown();
}

const RosterKind* rosterOf(const Ruleset& ruleset, EntityKind kind) { return ruleset.findRoster(kind); }

bool isGone(const Ruleset& ruleset, const StoredAttributes& stored, const Entity& entity)
{
    const RosterKind* const roster = rosterOf(ruleset, entity.kind);
    return roster && roster->gone && ownValue(stored, entity, *roster->gone) == Value::flag(true);
}

}  // namespace drumhead
