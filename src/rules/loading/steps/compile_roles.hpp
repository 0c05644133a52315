#pragma once

#include "rules/loading/expressions/compile_scope.hpp"

namespace drumhead {

/// The roles of a procedure, and where a game finds who has them: into the program and the scope of its names.
void compileRoles(LoaderContext& context, Program& program, CompileScope& scope, JsonPlace place);

}  // namespace drumhead
