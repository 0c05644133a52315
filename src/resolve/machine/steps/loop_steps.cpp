#include "resolve/machine/steps/loop_steps.hpp"

#include "resolve/machine/steps/value_steps.hpp"
#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>
#include <bit>

namespace drumhead::steps {

namespace {

void closeLoop(StepContext& context)
{
    const OpenLoop loop = context.openLoops.back();
    context.openLoops.pop_back();
    if (loop.isGroup) {
        context.frame.keepInSight(loop.role, context.groups[loop.detail].whole);
    } else {
        context.frame.goToRow(loop.role, -1);
        context.openRoles.pop_back();
    }
}

/// The first row in sight behind another one, or -1.
int firstActive(const StepContext& context, int role, int after)
{
    constexpr int most = 64;
    if (after + 1 >= most) return -1;
    const std::uint64_t behind = context.frame.rowsInSight(role).active >> (after + 1);
    return behind == 0 ? -1 : after + 1 + std::countr_zero(behind);
}

StepOutcome selectGroup(StepContext& context, const Instruction& instruction, const LoopDetail& detail)
{
    GroupState& group = context.groups[instruction.detail];
    Evaluator evaluator = context.evaluator();
    std::vector<Value> leader;
    leader.reserve(detail.keys.size());
    std::uint64_t members = 0;
    const int before = context.frame.inHand(detail.role).current;
    for (int row = 0; row < context.frame.layout.rows(detail.role); ++row) {
        if (!(group.pending >> row & 1)) continue;
        context.frame.goToRow(detail.role, row);
        bool same = true;
        for (std::size_t key = 0; key < detail.keys.size(); ++key) {
            const Value value = evaluator.value(detail.keys[key]);
            if (value.isUnknown()) {
                context.frame.goToRow(detail.role, before);
                return context.waitOrStop();
            }
            if (members == 0) leader.push_back(value);
            else same = same && leader[key] == value;
        }
        if (same) members |= std::uint64_t{1} << row;
    }
    context.frame.goToRow(detail.role, before);
    context.frame.keepInSight(detail.role, members);
    group.pending &= ~members;
    return StepOutcome::Next;
}

}  // namespace

StepOutcome end(StepContext& context, const Instruction& instruction)
{
    static_cast<void>(sentence(context, instruction, TrailKind::Said));
    // Those within the procedure that ends.
    while (!context.openLoops.empty() && context.openLoops.back().exit <= instruction.target) closeLoop(context);
    return context.jump(instruction);
}

StepOutcome beginEach(StepContext& context, const Instruction& instruction)
{
    const int role = context.program.loopOf(instruction).role;
    const int row = firstActive(context, role, -1);
    if (row < 0) return context.jump(instruction);
    context.frame.goToRow(role, row);
    context.openRoles.push_back(role);
    context.openLoops.push_back({role, instruction.detail, instruction.target, false, context.pc});
    return StepOutcome::Next;
}

StepOutcome nextEach(StepContext& context, const Instruction& instruction)
{
    const int role = context.program.loopOf(instruction).role;
    const int next = firstActive(context, role, context.frame.inHand(role).current);
    if (next < 0) {
        closeLoop(context);
        return StepOutcome::Next;
    }
    context.frame.goToRow(role, next);
    return context.jump(instruction);
}

StepOutcome beginGroup(StepContext& context, const Instruction& instruction)
{
    const LoopDetail& detail = context.program.loopOf(instruction);
    if (firstActive(context, detail.role, -1) < 0) return context.jump(instruction);
    const std::uint64_t active = context.frame.rowsInSight(detail.role).active;
    context.groups[instruction.detail] = {active, active};
    const StepOutcome outcome = selectGroup(context, instruction, detail);
    if (outcome == StepOutcome::Next)
        context.openLoops.push_back({detail.role, instruction.detail, instruction.target, true, context.pc});
    return outcome;
}

StepOutcome nextGroup(StepContext& context, const Instruction& instruction)
{
    const LoopDetail& detail = context.program.loopOf(instruction);
    if (context.groups[instruction.detail].pending == 0) {
        closeLoop(context);
        return StepOutcome::Next;
    }
    const StepOutcome outcome = selectGroup(context, instruction, detail);
    return outcome == StepOutcome::Next ? context.jump(instruction) : outcome;
}

StepOutcome beginPick(StepContext& context, const Instruction& instruction)
{
    const LoopDetail& detail = context.program.loopOf(instruction);
    StepOutcome outcome = StepOutcome::Next;
    const Value number = context.need(detail.condition, outcome);
    if (outcome != StepOutcome::Next) return outcome;
    const std::int64_t row = number.isSet() ? number.number().floor() - 1 : -1;
    const ProgramRole& role = context.program.role(detail.role);
    if (row < 0 || row >= context.frame.layout.rows(detail.role))
        return context.stopWith("there is no " + role.label + " " + std::to_string(row + 1));
    context.frame.goToRow(detail.role, static_cast<int>(row));
    context.openRoles.push_back(detail.role);
    context.openLoops.push_back({detail.role, instruction.detail, instruction.target, false, context.pc});
    return StepOutcome::Next;
}

StepOutcome endPick(StepContext& context)
{
    closeLoop(context);
    return StepOutcome::Next;
}

StepOutcome nextRound(StepContext& context, const Instruction& instruction)
{
    StepOutcome outcome = StepOutcome::Next;
    const Value again = context.need(context.program.loopOf(instruction).condition, outcome);
    if (outcome != StepOutcome::Next) return outcome;
    int& rounds = context.rounds[instruction.detail];
    if (context.notes.record) context.notes.record->wentRound(instruction.detail, again.yes());
    if (!again.yes()) {
        rounds = 0;
        context.round = static_cast<std::uint32_t>(*std::max_element(context.rounds.begin(), context.rounds.end()));
        return StepOutcome::Next;
    }
    if (++rounds >= mostRounds)
        return context.stopWith("it was repeated " + std::to_string(mostRounds) + " times without an end");
    context.round = static_cast<std::uint32_t>(rounds);
    return context.jump(instruction);
}

}  // namespace drumhead::steps
