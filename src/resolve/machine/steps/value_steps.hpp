#pragma once

#include "resolve/machine/steps/step_context.hpp"

/// The steps that refuse, say, give a value, or ask.
namespace drumhead::steps {

StepOutcome refuse(StepContext& context, const Instruction& instruction);
StepOutcome sentence(StepContext& context, const Instruction& instruction, TrailKind kind);
StepOutcome let(StepContext& context, const Instruction& instruction);
StepOutcome band(StepContext& context, const Instruction& instruction);
StepOutcome table(StepContext& context, const Instruction& instruction);
StepOutcome sum(StepContext& context, const Instruction& instruction);
StepOutcome due(StepContext& context, const Instruction& instruction);
StepOutcome enter(StepContext& context, const Instruction& instruction);

}  // namespace drumhead::steps
