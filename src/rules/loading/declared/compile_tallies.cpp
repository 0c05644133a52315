// Tallies of a game: attributes of a group, side or divided unit computed from its members.
#include "rules/loading/steps/compile_sequence_rules.hpp"

namespace drumhead {

namespace {

/// What a game keeps of a unit: only that can be added up.
bool isKept(const Attribute& attribute)
{
    return attribute.shape.kind == ValueKind::Number && attribute.per < 0 && attribute.origin != Origin::Derived
        && attribute.origin != Origin::Case;
}

void readOf(LoaderContext& context, Tally& tally, JsonPlace of)
{
    tally.kind = EntityKind::Unit;
    tally.of = context.findAttribute(OwnerKind::Unit, of.string());
    if (!tally.of)
        context.fault(of,
                      {message("check.no-attribute-units-add", "there is no attribute \"%1\" of units to add up"),
                       {aText(std::string(of.string()))},
                       hintFor(of.string(), context.attributeIds(OwnerKind::Unit))});
    else if (!isKept(*tally.of))
        context.fault(of,
                      {message("check.unit-can-added-up",
                               "\"unit.%1\" can't be added up: only a number from the type, the list or play can"),
                       {aText(std::string(tally.of->id))}});
}

void readCount(LoaderContext& context, Tally& tally, JsonPlace count, OwnerKind owner)
{
    const std::optional<EntityKind> kind = entityKind(count.string());
    const bool isUnit = kind == EntityKind::Unit;
    const bool isOfSide = isUnit || kind == EntityKind::Group || kind == EntityKind::Leader;
    if (owner == OwnerKind::Side ? isOfSide : isUnit) tally.kind = *kind;
    else if (owner == OwnerKind::Side)
        context.fault(count,
                      message("check.side-units-groups-leaders",
                              "a side has units, groups and leaders to count: write unit, group or leader"));
    else if (owner == OwnerKind::Group)
        context.fault(count, message("check.group-units-count-write", "a group has units to count: write unit"));
    else
        context.fault(count,
                      message("check.unit-units-was-divided",
                              "a unit has the units that it was divided into to count: write unit"));
}

void compileTally(LoaderContext& context, Attribute& attribute, JsonPlace place)
{
    const OwnerKind owner = attribute.kind;
    if (owner != OwnerKind::Side && owner != OwnerKind::Group && owner != OwnerKind::Unit)
        return context.fault(place,
                             message("check.only-side-group-divided",
                                     "only a side, a group or a divided unit has others to add up or to count"));
    if (attribute.shape.kind != ValueKind::Number)
        return context.fault(
            place, message("check.tally-number-type-number", "a tally is a number; the type has to be \"number\""));
    if (attribute.origin == Origin::Derived)
        return context.fault(place, message("check.give-tally-formula-not", "give \"tally\" or a formula, not both"));
    if (!place.isObject() || place.has("of") == place.has("count"))
        return context.fault(
            place,
            message(
                "check.tally-where-if-not",
                "a tally is { \"of\": an attribute of units } or { \"count\": \"unit\" }, with \"where\" if not all of them count"));
    context.allowKeys(place, {"of", "count", "where"});
    Tally tally;
    const std::size_t faultsBefore = context.diagnostics.size();
    if (place.has("of")) readOf(context, tally, place["of"]);
    else readCount(context, tally, place["count"], owner);
    if (context.diagnostics.size() > faultsBefore) return;
    const Sight sight = {sightOf(tally.kind, false).front()};
    if (place.has("where"))
        tally.where = compileCondition(context, sight, place["where"],
                                       "tally " + std::string(ownerKindName(attribute.kind)) + "." + attribute.id,
                                       attribute.element);
    attribute.tally = tally;
}

}  // namespace

void compileTallies(LoaderContext& context)
{
    for (const auto& [attribute, place] : context.tallies) compileTally(context, *attribute, place);
}

}  // namespace drumhead
