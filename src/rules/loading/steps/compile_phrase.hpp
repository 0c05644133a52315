#pragma once

#include "rules/loading/expressions/expression_compiler.hpp"

namespace drumhead {

/// A sentence of the rules, "{hits|hit|hits} on {target}": literal text, names of roles and values. What can't be read
/// is a fault, and left out.
[[nodiscard]] Phrase compilePhrase(ExpressionCompiler& expressions, CompileScope& scope, JsonPlace place);

/// A title or label of the rules, "{first}: initiative", whose braces hold roles of which there is one each. What can't
/// be read is a fault.
[[nodiscard]] Label compileLabel(LoaderContext& context, const Program& program, const CompileScope& scope,
                                 JsonPlace place);

}  // namespace drumhead
