// Suggested answers: numbers that the rules work out for a question, and that a person may change.
#include "drumhead/rules/suggestion.hpp"
#include "rules/loading/steps/compile_sequence_rules.hpp"

namespace drumhead {

namespace {

void compileSuggestion(LoaderContext& context, const Attribute& attribute, JsonPlace place)
{
    const bool hasOwner = attribute.kind != OwnerKind::Case && attribute.kind != OwnerKind::Game;
    if (!hasOwner || attribute.origin != Origin::Case)
        return context.fault(
            place,
            message("check.suggestion-what-asked-each",
                    "a suggestion is for what is asked in each case of a unit, a group, a leader or a side"));
    if (attribute.shape.kind != ValueKind::Number)
        return context.fault(
            place,
            message("check.suggestion-number-type-number", "a suggestion is a number; the type has to be \"number\""));
    compileAmount(context, sightOf(entityKind(attribute.kind), false), place, suggestionId(attribute),
                  attribute.element);
}

}  // namespace

void compileSuggestions(LoaderContext& context)
{
    for (const auto& [attribute, place] : context.suggestions) compileSuggestion(context, *attribute, place);
}

}  // namespace drumhead
