#pragma once

#include "rules/loading/expressions/node_writer.hpp"
#include "rules/loading/loader_context.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Who is in sight of a condition or a rule of the sequence.
using Sight = std::vector<ProgramRole>;

/// The one who is looked at, called `self`, with the side and the group to which it belongs, the game and, where there
/// is one, the phasing and the opposing side. No `kind`: nobody in particular.
[[nodiscard]] Sight sightOf(std::optional<EntityKind> kind, bool hasPhasing);
/// A side and the game: who is in sight when the sides of a step are found.
[[nodiscard]] Sight sightOfSide();

/// Compiles a condition, a number, or the steps of a rule, into a procedure of `Ruleset::internal` that has the roles
/// which it mentions. -1: faults were told.
InternalId compileCondition(LoaderContext& context, const Sight& sight, JsonPlace condition, const std::string& id,
                            ElementId element);
InternalId compileAmount(LoaderContext& context, const Sight& sight, JsonPlace amount, const std::string& id,
                         ElementId element, Wanted wanted = {});
InternalId compileRule(LoaderContext& context, const Sight& sight, JsonPlace steps, const std::string& id,
                       ElementId element);

}  // namespace drumhead
