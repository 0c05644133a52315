#include "drumhead/rules/roster.hpp"

#include "drumhead/rules/ruleset.hpp"

#include <algorithm>

namespace drumhead {

namespace {

Value statOf(const Ruleset& ruleset, const Attribute& stat, Value unitType)
{
    if (stat.isType || unitType.isUnknown()) return unitType;
    const UnitType* const type = ruleset.findUnitType(unitType.name());
    return type ? type->stats[static_cast<std::size_t>(stat.stat)] : Value::unknown();
}

}  // namespace

bool RosterKind::applies(const Ruleset& ruleset, const Attribute& attribute, Value unitType) const
{
    return std::all_of(only.begin(), only.end(), [&](const Only& each) {
        if (each.attribute != &attribute) return true;
        const Value value = statOf(ruleset, *each.stat, unitType);
        return value.isUnknown()
            || (value.isSet()
                && std::find(each.choices.begin(), each.choices.end(), value.name()) != each.choices.end());
    });
}

UnitPicture RosterKind::pictureOf(Value choice) const
{
    for (const auto& [id, picture] : pictures) {
        if (choice.isSet() && choice.name() == id) return picture;
    }
    return UnitPicture::None;
}

bool RosterKind::isStrength(const Attribute& attribute) const
{
    return std::find(strength.begin(), strength.end(), &attribute) != strength.end();
}

}  // namespace drumhead
