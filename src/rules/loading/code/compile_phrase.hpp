#pragma once

#include "rules/loading/expressions/expression_compiler.hpp"

namespace drumhead {

/// A sentence of the rules, "{hits|hit|hits} on {target}": literal text, names of roles and values. What can't be read
/// is a fault, and left out.
[[nodiscard]] Phrase compilePhrase(ExpressionCompiler& expressions, CompileScope& scope, JsonPlace place);

/// A title or label of the rules, "{first}'s initiative"; its braces name roles with a single entity, or the one whose
/// rows are gone through; with `mayNameMany` others as well. Faults what it can't read.
[[nodiscard]] Label compileLabel(LoaderContext& context, const Program& program, const CompileScope& scope,
                                 JsonPlace place, bool mayNameMany = false);

}  // namespace drumhead
