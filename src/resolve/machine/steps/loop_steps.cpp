#include "resolve/machine/steps/loop_steps.hpp"

#include "resolve/machine/steps/value_steps.hpp"
#include "resolve/machine/values/stretch_record.hpp"

#include <algorithm>

namespace drumhead::steps {

namespace {

void closeLoop(StepContext& context)
{
    const OpenLoop loop = context.openLoops.back();
    context.openLoops.pop_back();
    RowState& rows = context.frame.rows[static_cast<std::size_t>(loop.role)];
    if (loop.isGroup) {
        context.frame.keepInSight(rows, context.groups[loop.detail].whole);
    } else {
        context.frame.goToRow(rows, -1);
        context.openRoles.pop_back();
    }
}

int firstActive(const StepContext& context, int role, int after)
{
    const std::uint64_t active = context.frame.rows[static_cast<std::size_t>(role)].active;
    for (int row = after + 1; row < context.frame.layout.rows(role); ++row) {
        if (active >> row & 1) return row;
    }
    return -1;
}

StepOutcome selectGroup(StepContext& context, const Instruction& instruction, const LoopDetail& detail)
{
    RowState& rows = context.frame.rows[static_cast<std::size_t>(detail.role)];
    GroupState& group = context.groups[instruction.detail];
    Evaluator evaluator = context.evaluator();
    std::vector<Value> leader;
    leader.reserve(detail.keys.size());
    std::uint64_t members = 0;
    const int before = rows.current;
    for (int row = 0; row < context.frame.layout.rows(detail.role); ++row) {
        if (!(group.pending >> row & 1)) continue;
        context.frame.goToRow(rows, row);
        bool same = true;
        for (std::size_t key = 0; key < detail.keys.size(); ++key) {
            const Value value = evaluator.value(detail.keys[key]);
            if (value.isUnknown()) {
                context.frame.goToRow(rows, before);
                return context.waitOrStop();
            }
            if (members == 0) leader.push_back(value);
            else same = same && leader[key] == value;
        }
        if (same) members |= std::uint64_t{1} << row;
    }
    context.frame.goToRow(rows, before);
    context.frame.keepInSight(rows, members);
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
    context.frame.goToRow(context.frame.rows[static_cast<std::size_t>(role)], row);
    context.openRoles.push_back(role);
    context.openLoops.push_back({role, instruction.detail, instruction.target, false, context.pc});
    return StepOutcome::Next;
}

StepOutcome nextEach(StepContext& context, const Instruction& instruction)
{
    const int role = context.program.loopOf(instruction).role;
    RowState& rows = context.frame.rows[static_cast<std::size_t>(role)];
    context.frame.goToRow(rows, firstActive(context, role, rows.current));
    if (rows.current >= 0) return context.jump(instruction);
    closeLoop(context);
    return StepOutcome::Next;
}

StepOutcome beginGroup(StepContext& context, const Instruction& instruction)
{
    const LoopDetail& detail = context.program.loopOf(instruction);
    RowState& rows = context.frame.rows[static_cast<std::size_t>(detail.role)];
    if (firstActive(context, detail.role, -1) < 0) return context.jump(instruction);
    context.groups[instruction.detail] = {rows.active, rows.active};
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
    context.frame.goToRow(context.frame.rows[static_cast<std::size_t>(detail.role)], static_cast<int>(row));
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
