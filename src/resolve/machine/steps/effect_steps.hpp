#pragma once

#include "resolve/machine/steps/step_context.hpp"

/// What a case changes, now or later, and the watches over that.
namespace drumhead::steps {

StepOutcome effect(StepContext& context, const Instruction& instruction);
StepOutcome watch(StepContext& context, const Instruction& instruction);
/// Does the effects on a fact over again from what it was before them: it was answered after they came about.
void carryOut(StepContext& context, FactRef fact, Value before);
/// What an effect that adds makes of a value, within the bounds of its shape; unknown where there is none.
[[nodiscard]] Value added(const Shape& shape, Value from, Value by);

}  // namespace drumhead::steps
