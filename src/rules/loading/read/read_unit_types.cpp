#include "rules/loading/read_objects.hpp"

namespace drumhead {

void declareUnitTypes(LoaderContext& context, JsonPlace unitTypes)
{
    readObjects(context, unitTypes, "unit-types", "a unit type", [&](JsonPlace place) {
        const std::string id = context.requiredId(place);
        const std::string title = context.requiredString(place, "title");
        if (context.isWithdrawn("unit-types", id, place)) return;
        const NameId name = context.ruleset.names.intern(id);
        ChoiceList& types = context.ruleset.choiceLists[0];
        const auto [earlier, isNew] = context.unitTypePlaces.emplace(name, place);
        if (isNew) {
            context.mustNotReplace(place);
            types.choices.push_back({name, title});
        } else if (context.mayReplace(place, earlier->second, "unit types \"" + id + "\"")) {
            earlier->second = place;
            types.choices[static_cast<std::size_t>(types.find(name))].label = title;
        }
    });
}

namespace {

/// The positions of the attributes that unit types carry, given out once all attributes are known.
std::size_t layOutStats(LoaderContext& context)
{
    std::size_t next = 0;
    for (const auto& attribute : context.ruleset.attributes) {
        if (attribute->origin != Origin::Type) continue;
        attribute->stat = static_cast<int>(next);
        next += attribute->per < 0
            ? 1
            : context.ruleset.choiceLists[static_cast<std::size_t>(attribute->per)].choices.size();
    }
    for (const auto& attribute : context.ruleset.attributes) {
        if (attribute->startsAs) attribute->stat = attribute->startsAs->stat;
    }
    return next;
}

void readStat(LoaderContext& context, const Attribute& attribute, JsonPlace place, JsonPlace row, UnitType& type)
{
    const auto at = static_cast<std::size_t>(attribute.stat);
    const std::size_t count =
        attribute.per < 0 ? 1 : context.ruleset.choiceLists[static_cast<std::size_t>(attribute.per)].choices.size();
    if (!place.exists()) {
        if (attribute.fallback.isUnknown())
            context.fault(
                row,
                {message("check.no-add", "\"%1\" has no \"%2\"; add it%3"),
                 {aText(std::string(type.title)), aText(std::string(attribute.id)),
                  aText(attribute.shape.mayBeNone ? context.ruleset.texts->say("check.null", " (null for none)")
                                                  : std::string())}});
        for (std::size_t i = 0; i < count; ++i) type.stats[at + i] = attribute.fallback;
        return;
    }
    if (attribute.per < 0) {
        type.stats[at] = context.literal(attribute.shape, place);
        return;
    }
    if (place.isNull() && attribute.shape.mayBeNone) {
        for (std::size_t i = 0; i < count; ++i) type.stats[at + i] = Value::none();
        return;
    }
    if (!place.isArray() || place.size() != count)
        return context.fault(
            place,
            {message("check.needs-list-values-one", "\"%1\" needs a list of %2 values, one for each choice"),
             {aText(std::string(attribute.id)), aText(std::to_string(count))}});
    std::size_t i = at;
    for (const JsonPlace each : place) type.stats[i++] = context.literal(attribute.shape, each);
}

}  // namespace

void readUnitTypes(LoaderContext& context, JsonPlace unitTypes)
{
    if (!unitTypes.isArray()) return;
    const std::size_t stats = layOutStats(context);
    std::vector<std::string> known = {"id", "title", "replaces", "cite", "status", "note"};
    for (const auto& attribute : context.ruleset.attributes) {
        if (attribute->origin == Origin::Type) known.push_back(attribute->id);
    }
    for (const JsonPlace place : unitTypes) {
        if (!place.isObject() || context.isWithdrawn("unit-types", place["id"].string(), place)) continue;
        const auto counted = context.unitTypePlaces.find(context.ruleset.names.intern(place["id"].string()));
        // Replaced.
        if (counted != context.unitTypePlaces.end()
            && (counted->second.document() != place.document() || counted->second.index() != place.index()))
            continue;
        UnitType type;
        type.id = context.ruleset.names.intern(place["id"].string());
        type.title = std::string(place["title"].string());
        type.stats.assign(stats, Value::unknown());
        for (const JsonPlace member : place) {
            if (std::find(known.begin(), known.end(), member.key()) != known.end()) continue;
            if (context.faultyAttributes.contains(std::string(member.key()))) continue;
            const FaultHint hint = context.mayHint() ? hintFor(member.key(), known) : FaultHint();
            if (!hint.meant.empty()) context.noteMisspelt(place);
            context.fault(member,
                          Fault({message("check.no-attribute-from-unit", "\"%1\" is no attribute from the unit type"),
                                 {aText(std::string(member.key()))},
                                 hint})
                              .missing(member.key()));
        }
        for (const auto& attribute : context.ruleset.attributes) {
            if (attribute->origin == Origin::Type) readStat(context, *attribute, place[attribute->id], place, type);
        }
        type.element = context.addElement("unit type " + std::string(place["id"].string()), ElementKind::UnitType, true,
                                          place, true);
        context.ruleset.unitTypes.push_back(std::move(type));
    }
}

}  // namespace drumhead
