#pragma once

#include "resolve/machine/steps/step_context.hpp"

/// What a case changes, now or later, and the watches over that.
namespace drumhead::steps {

StepOutcome effect(StepContext& context, const Instruction& instruction);
StepOutcome watch(StepContext& context, const Instruction& instruction);
/// Applies the effects on a fact again to its new value, which was answered after them.
void carryOut(StepContext& context, FactRef fact, Value before);
/// What an effect that adds makes of a value, within the bounds of its shape; unknown where there is none.
[[nodiscard]] Value added(const Shape& shape, Value from, Value by);

}  // namespace drumhead::steps
