#pragma once

#include "resolve/machine/steps/step_context.hpp"

/// Rows, groups of rows, picked rows and repeats.
namespace drumhead::steps {

StepOutcome end(StepContext& context, const Instruction& instruction);
StepOutcome beginEach(StepContext& context, const Instruction& instruction);
StepOutcome nextEach(StepContext& context, const Instruction& instruction);
StepOutcome beginGroup(StepContext& context, const Instruction& instruction);
StepOutcome nextGroup(StepContext& context, const Instruction& instruction);
StepOutcome beginPick(StepContext& context, const Instruction& instruction);
StepOutcome endPick(StepContext& context);
StepOutcome nextRound(StepContext& context, const Instruction& instruction);

}  // namespace drumhead::steps
