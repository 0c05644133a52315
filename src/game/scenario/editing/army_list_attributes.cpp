#include "drumhead/game/scenario/editing/army_list_attributes.hpp"

#include "game/scenario/scenario_reader.hpp"

#include <algorithm>

namespace drumhead {

Presence presenceOf(const Ruleset& ruleset, const Attribute& attribute, Value unitType)
{
    const RosterKind* const roster = ruleset.findRoster(attribute.kind);
    if (roster && !roster->applies(ruleset, attribute, unitType)) return Presence::Never;
    return isRequired(roster, attribute) && !isOpen(roster, attribute, unitType) ? Presence::Must : Presence::May;
}

bool isOfArmyList(const Ruleset& ruleset, const Attribute& attribute)
{
    const RosterKind* const roster = ruleset.findRoster(attribute.kind);
    const auto isNamed = [&](const auto& list) {
        return std::any_of(list.begin(), list.end(), [&](const auto& each) { return each.attribute == &attribute; });
    };
    const auto isListed = [&](const auto& list) {
        return std::find(list.begin(), list.end(), &attribute) != list.end();
    };
    if (attribute.isType) return true;
    if (attribute.lasts != Lifetime::Game) return false;
    if (!roster) return true;
    if (isListed(roster->attached) || roster->gone == &attribute || isNamed(roster->atStart)) return false;
    return attribute.origin != Origin::Play || roster->state.empty() || isListed(roster->state)
        || roster->isStrength(attribute) || isNamed(roster->only);
}

Value unitTypeOf(const Ruleset& ruleset, const StoredAttributes& stored, const ScenarioEntity& entity)
{
    for (const Attribute* const attribute : stored.of(entity.kind)) {
        if (!attribute->isType) continue;
        for (const auto& [name, value] : entity.values) {
            const NameId type = ruleset.names.find(value);
            if (name == attribute->id && type != Names::missing && ruleset.choiceLists.front().find(type) >= 0)
                return Value::choice(type);
        }
    }
    return Value::unknown();
}

}  // namespace drumhead
