// Flags of a battle that stand and fall with whom somebody remembers.
#include "rules/loading/loader_context.hpp"

namespace drumhead {

namespace {

void compileBond(LoaderContext& context, Attribute& attribute, JsonPlace place)
{
    const bool isKept = attribute.origin == Origin::List || attribute.origin == Origin::Play;
    if (attribute.shape.kind != ValueKind::Flag || !isKept)
        return context.fault(
            place,
            message("check.only-kept-flag-bound", "only a flag \"from\": \"list\" or \"play\" is bound by another"));
    const Attribute* const link = context.findAttribute(attribute.kind, place.string());
    if (!link)
        return context.fault(place,
                             {message("check.no-attribute", "\"%1\" is no attribute of a %2"),
                              {aText(std::string(place.string())), aText(std::string(ownerKindName(attribute.kind)))},
                              hintFor(place.string(), context.attributeIds(attribute.kind))});
    if (link->remembers.empty())
        return context.fault(place,
                             {message("check.bound-by-remembers-nobody",
                                      "\"%1\" remembers nobody; a flag is bound by one that \"remembers\""),
                              {aText(link->id)}});
    attribute.boundBy = link;
}

}  // namespace

void compileBonds(LoaderContext& context)
{
    for (const auto& [attribute, place] : context.bonds) compileBond(context, *attribute, place);
}

}  // namespace drumhead
