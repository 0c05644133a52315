#include "game/scenario/scenario_reader.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <algorithm>

namespace drumhead {

namespace {

const Attribute* findAttribute(const Ruleset& ruleset, OwnerKind kind, std::string_view id)
{
    for (const auto& attribute : ruleset.attributes) {
        const OwnerKind keptBy = isFactOfBattle(*attribute) ? OwnerKind::Game : attribute->kind;
        if (keptBy == kind && attribute->id == id) return attribute.get();
    }
    return nullptr;
}

/// Why a key beside the structural ones has no meaning, as helpfully as can be told.
Fault whyNot(const ScenarioContext& context, std::string_view key, EntityKind kind,
             const std::vector<std::string>& keys)
{
    const std::string kindName = kindText(context.texts(), kind);
    if (const Attribute* const known = findAttribute(context.ruleset, ownerKind(kind), key)) {
        if (known->origin == Origin::Case)
            return {message("fault.of-case", "%1 belongs to a single case and is asked there; take it out"),
                    {aKey(key)}};
        if (known->origin == Origin::Type)
            return {message("fault.of-type", "%1 comes from the troop type; take it out"), {aKey(key)}};
        return {message("fault.of-rules", "%1 is worked out by the rules; take it out"), {aKey(key)}};
    }
    for (const OwnerKind other :
         {OwnerKind::Unit, OwnerKind::Group, OwnerKind::Leader, OwnerKind::Side, OwnerKind::Game}) {
        if (findAttribute(context.ruleset, other, key))
            return {message("fault.other-kind", "%1 belongs to the kind %2, not to the kind %3; move it there"),
                    {aKey(key), aText(kindText(context.texts(), *entityKind(ownerKindName(other)))), aText(kindName)}};
    }
    if (findAttribute(context.ruleset, OwnerKind::Case, key))
        return {message("fault.of-case", "%1 belongs to a single case and is asked there; take it out"), {aKey(key)}};
    std::vector<std::string> candidates = keys;
    for (const Attribute* const attribute : context.stored.of(kind)) candidates.push_back(attribute->id);
    const std::string guess = context.mayHint() ? nearest(key, candidates) : std::string();
    if (guess.empty()) return Fault(FaultCode::UnknownAttribute, {aKey(key), aText(kindName)});
    return Fault(FaultCode::MisspeltAttribute, {aKey(key), aText(kindName)},
                 FaultHint{FaultArgument::Kind::Key, guess, {}});
}

Value readType(ScenarioContext& context, JsonPlace place)
{
    const ChoiceList& types = context.ruleset.choiceLists.front();
    const NameId name = place.isString() ? context.ruleset.names.find(place.string()) : Names::missing;
    if (name != Names::missing && types.find(name) >= 0) return Value::choice(name);
    std::vector<std::string> ids;
    for (const Choice& choice : types.choices) ids.push_back(context.ruleset.names.word(choice.id));
    FaultHint hint{FaultArgument::Kind::Choice, {}, {}};
    if (context.mayHint()) hint.meant = nearest(place.string(), ids);
    if (context.mayHint() && hint.meant.empty()) hint.known = ids;
    context.fault(place,
                  place.isString()
                      ? Fault(message("fault.no-type", "there is no troop type %1"), {aChoice(place.string())}, hint)
                      : Fault(FaultCode::NotATroopType, {}, hint));
    return Value::unknown();
}

Value typeOf(const ScenarioContext& context, const ScenarioEntity& entity)
{
    for (const Attribute* const attribute : context.stored.of(entity.kind)) {
        if (!attribute->isType) continue;
        for (const auto& [name, value] : entity.values) {
            if (name == attribute->id) return Value::choice(context.ruleset.names.find(value));
        }
    }
    return Value::unknown();
}

std::string sampleOf(const ScenarioContext& context, const Attribute& attribute)
{
    const Texts& texts = context.texts();
    if (attribute.shape.kind == ValueKind::Flag) return texts.say("expected.flag", "true or false");
    if (attribute.shape.kind == ValueKind::Number)
        return attribute.shape.unit.empty()
            ? texts.say("expected.number", "a number")
            : texts.say("expected.number-of", "a number of {unit}", {{"unit", attribute.shape.unit}});
    std::vector<std::string> ids;
    for (const Choice& choice : context.ruleset.choiceLists[static_cast<std::size_t>(attribute.shape.choices)].choices)
        ids.push_back(context.ruleset.names.word(choice.id));
    if (ids.size() <= 8) return texts.oneOf(ids);
    return texts.say("expected.choices", "one of its {number} choices, such as {choice}",
                     {{"number", std::to_string(ids.size())}, {"choice", inQuotes(ids.front())}});
}

}  // namespace

bool isRequired(const RosterKind* roster, const Attribute& attribute)
{
    if (!attribute.fallback.isUnknown() || attribute.startsAs || attribute.kind == OwnerKind::Group
        || attribute.kind == OwnerKind::Game || isFactOfBattle(attribute))
        return false;
    if (attribute.origin != Origin::List && !(roster && roster->isStrength(attribute))) return false;
    return !roster
        || std::none_of(roster->atStart.begin(), roster->atStart.end(),
                        [&](const RosterKind::AtStart& each) { return each.attribute == &attribute; });
}

bool isOpen(const RosterKind* roster, const Attribute& attribute, Value type)
{
    return roster && type.isUnknown()
        && std::any_of(roster->only.begin(), roster->only.end(),
                       [&](const RosterKind::Only& each) { return each.attribute == &attribute; });
}

void readValues(ScenarioContext& context, JsonPlace object, EntityKind kind, const std::vector<std::string>& keys,
                std::vector<std::pair<std::string, std::string>>& values)
{
    for (const JsonPlace member : object) {
        if (std::find(keys.begin(), keys.end(), member.key()) != keys.end()) continue;
        const int at = context.stored.find(kind, member.key());
        if (at < 0) {
            context.fault(member, whyNot(context, member.key(), kind, keys));
            continue;
        }
        const Attribute& attribute = *context.stored.of(kind)[static_cast<std::size_t>(at)];
        const Value value =
            attribute.isType ? readType(context, member) : context.literal(context.ruleset, attribute.shape, member);
        if (!value.isUnknown()) values.emplace_back(attribute.id, context.ruleset.valueId(attribute.shape, value));
    }
}

void checkValues(ScenarioContext& context, JsonPlace object, const ScenarioEntity& entity)
{
    const RosterKind* const roster = rosterOf(context.ruleset, entity.kind);
    const Value type = typeOf(context, entity);
    for (const Attribute* const attribute : context.stored.of(entity.kind)) {
        const JsonPlace given = object[attribute->id];
        const bool applies = !roster || roster->applies(context.ruleset, *attribute, type);
        if (given.exists() && !applies)
            context.fault(given,
                          {message("fault.type-has-none", "%1 has no %2; take it out"),
                           {aName(context.ruleset.choiceLabel(0, type.name())), aKey(attribute->id)}});
        if (given.exists() || !applies || !isRequired(roster, *attribute) || isOpen(roster, *attribute, type)) continue;
        context.fault(object,
                      Fault(FaultCode::AttributeMissing,
                            {aName(entity.name), aKey(attribute->id), aText(sampleOf(context, *attribute))}));
    }
}

}  // namespace drumhead
