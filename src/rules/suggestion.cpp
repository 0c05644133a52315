#include "drumhead/rules/suggestion.hpp"

namespace drumhead {

std::string suggestionId(const Attribute& attribute)
{
    return "suggestion " + std::string(ownerKindName(attribute.kind)) + "." + attribute.id;
}

InternalId findSuggestion(const Ruleset& ruleset, const Attribute& attribute)
{
    if (attribute.origin != Origin::Case || attribute.shape.kind != ValueKind::Number) return -1;
    const std::string id = suggestionId(attribute);
    for (std::size_t i = 0; i < ruleset.internal.size(); ++i) {
        if (ruleset.internal[i]->id == id) return static_cast<InternalId>(i);
    }
    return -1;
}

bool isWithinBounds(const Shape& shape, Value suggested)
{
    return suggested.isSet() && !(suggested.number() < shape.least) && !(shape.most < suggested.number());
}

}  // namespace drumhead
