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

bool RosterCard::mentions(const Attribute& attribute) const
{
    const auto tests = [&](const std::vector<Condition>& when) {
        return std::any_of(when.begin(), when.end(),
                           [&](const Condition& each) { return each.attribute == &attribute; });
    };
    const auto shows = [&](const Number& each) {
        return std::find(each.attributes.begin(), each.attributes.end(), &attribute) != each.attributes.end()
            || tests(each.when);
    };
    const auto ticks = [&](const Box& each) { return each.attribute == &attribute || tests(each.when); };
    return stand == &attribute || std::any_of(numbers.begin(), numbers.end(), shows)
        || std::any_of(boxes.begin(), boxes.end(), ticks);
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
    return std::find(strength.begin(), strength.end(), Strength{&attribute}) != strength.end();
}

bool RosterKind::countsLosses(const Attribute& attribute) const
{
    return std::any_of(strength.begin(), strength.end(),
                       [&](const Strength& each) { return each.attribute == &attribute && each.outOf; });
}

}  // namespace drumhead
