#pragma once

#include "resolve/machine/steps/step_context.hpp"

/// How the step machine throws dice.
namespace drumhead::steps {

StepOutcome roll(StepContext& context, const Instruction& instruction, DiceSource& dice);
/// Whether the roll can be deferred: a later step reads it, and the same dice are rolled in every state.
[[nodiscard]] bool mayDefer(StepContext& context, const RollDetail& detail);
/// Rolls deferred dice whose result is now read, then runs the step again.
StepOutcome rollDeferred(StepContext& context, FactRef fact);
/// Of the throw for which it has stopped: the faces that the referee has fixed, whatever the dice show; in order.
[[nodiscard]] std::vector<int> fixedFaces(const StepContext& context);
/// Continues after a stop for dice with the result of the throw.
/// `result`: as `DicePool::value` gives it.
void takeResult(StepContext& context, std::int64_t result);

}  // namespace drumhead::steps
