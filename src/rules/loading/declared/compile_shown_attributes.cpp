// Derived attributes that the lists of a battle show: a battle works them out for everybody.
#include "rules/loading/steps/compile_sequence_rules.hpp"

#include <set>

namespace drumhead {

void compileShownAttributes(LoaderContext& context)
{
    std::set<const Attribute*> shown;
    for (const RosterKind& roster : context.ruleset.roster) {
        shown.insert(roster.state.begin(), roster.state.end());
        for (const RosterKind::Chip& chip : roster.chips) shown.insert(chip.attribute);
    }
    for (const auto& attribute : context.ruleset.attributes) {
        if (attribute->origin != Origin::Derived || shown.count(attribute.get()) == 0) continue;
        const LoaderContext::Formula& formula = context.formulas.at(attribute.get());
        const Sight sight = sightOf(entityKind(attribute->kind), false);
        const std::string id = "shown " + std::string(ownerKindName(attribute->kind)) + "." + attribute->id;
        attribute->worksOut = formula.isCondition
            ? compileCondition(context, sight, formula.place, id, attribute->element)
            : compileAmount(context, sight, formula.place, id, attribute->element,
                            {attribute->shape.kind, attribute->shape.choices});
    }
}

}  // namespace drumhead
