// Rows, groups of rows, picked rows and repeats.
#include "resolve/machine/machine.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int maxRounds = 1000;

}  // namespace

StepMachine::Outcome StepMachine::end(const Instruction& instruction)
{
    static_cast<void>(sentence(instruction, TrailKind::Said));
    // Those within the procedure that ends.
    while (!m_openLoops.empty() && m_openLoops.back().exit <= instruction.target) closeLoop();
    return jump(instruction);
}

void StepMachine::closeLoop()
{
    const OpenLoop loop = m_openLoops.back();
    m_openLoops.pop_back();
    RowState& rows = frame.rows[static_cast<std::size_t>(loop.role)];
    if (loop.isGroup) {
        frame.keepInSight(rows, m_groups[loop.detail].whole);
    } else {
        frame.goToRow(rows, -1);
        m_openRoles.pop_back();
    }
}

int StepMachine::firstActive(int role, int after) const
{
    const std::uint64_t active = frame.rows[static_cast<std::size_t>(role)].active;
    for (int row = after + 1; row < frame.layout.rows(role); ++row) {
        if (active >> row & 1) return row;
    }
    return -1;
}

StepMachine::Outcome StepMachine::beginEach(const Instruction& instruction)
{
    const int role = m_program.loopOf(instruction).role;
    const int row = firstActive(role, -1);
    if (row < 0) return jump(instruction);
    frame.goToRow(frame.rows[static_cast<std::size_t>(role)], row);
    m_openRoles.push_back(role);
    m_openLoops.push_back({role, instruction.detail, instruction.target, false, m_pc});
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::nextEach(const Instruction& instruction)
{
    const int role = m_program.loopOf(instruction).role;
    RowState& rows = frame.rows[static_cast<std::size_t>(role)];
    frame.goToRow(rows, firstActive(role, rows.current));
    if (rows.current >= 0) return jump(instruction);
    closeLoop();
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::selectGroup(const Instruction& instruction, const LoopDetail& detail)
{
    RowState& rows = frame.rows[static_cast<std::size_t>(detail.role)];
    GroupState& group = m_groups[instruction.detail];
    Evaluator evaluator = this->evaluator();
    std::vector<Value> leader;
    leader.reserve(detail.keys.size());
    std::uint64_t members = 0;
    const int before = rows.current;
    for (int row = 0; row < frame.layout.rows(detail.role); ++row) {
        if (!(group.pending >> row & 1)) continue;
        frame.goToRow(rows, row);
        bool same = true;
        for (std::size_t key = 0; key < detail.keys.size(); ++key) {
            const Value value = evaluator.value(detail.keys[key]);
            if (value.isUnknown()) {
                frame.goToRow(rows, before);
                return waitOrStop();
            }
            if (members == 0) leader.push_back(value);
            else same = same && leader[key] == value;
        }
        if (same) members |= std::uint64_t{1} << row;
    }
    frame.goToRow(rows, before);
    frame.keepInSight(rows, members);
    group.pending &= ~members;
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::beginGroup(const Instruction& instruction)
{
    const LoopDetail& detail = m_program.loopOf(instruction);
    RowState& rows = frame.rows[static_cast<std::size_t>(detail.role)];
    if (firstActive(detail.role, -1) < 0) return jump(instruction);
    m_groups[instruction.detail] = {rows.active, rows.active};
    const Outcome outcome = selectGroup(instruction, detail);
    if (outcome == Outcome::Next)
        m_openLoops.push_back({detail.role, instruction.detail, instruction.target, true, m_pc});
    return outcome;
}

StepMachine::Outcome StepMachine::nextGroup(const Instruction& instruction)
{
    const LoopDetail& detail = m_program.loopOf(instruction);
    if (m_groups[instruction.detail].pending == 0) {
        closeLoop();
        return Outcome::Next;
    }
    const Outcome outcome = selectGroup(instruction, detail);
    return outcome == Outcome::Next ? jump(instruction) : outcome;
}

StepMachine::Outcome StepMachine::beginPick(const Instruction& instruction)
{
    const LoopDetail& detail = m_program.loopOf(instruction);
    Outcome outcome = Outcome::Next;
    const Value number = need(detail.condition, outcome);
    if (outcome != Outcome::Next) return outcome;
    const std::int64_t row = number.isSet() ? number.number().floor() - 1 : -1;
    const ProgramRole& role = m_program.role(detail.role);
    if (row < 0 || row >= frame.layout.rows(detail.role))
        return stopWith("there is no " + role.label + " " + std::to_string(row + 1));
    frame.goToRow(frame.rows[static_cast<std::size_t>(detail.role)], static_cast<int>(row));
    m_openRoles.push_back(detail.role);
    m_openLoops.push_back({detail.role, instruction.detail, instruction.target, false, m_pc});
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::endPick()
{
    closeLoop();
    return Outcome::Next;
}

StepMachine::Outcome StepMachine::nextRound(const Instruction& instruction)
{
    Outcome outcome = Outcome::Next;
    const Value again = need(m_program.loopOf(instruction).condition, outcome);
    if (outcome != Outcome::Next) return outcome;
    int& rounds = m_rounds[instruction.detail];
    if (!again.yes()) {
        rounds = 0;
        return Outcome::Next;
    }
    if (++rounds >= maxRounds)
        return stopWith("it was repeated " + std::to_string(maxRounds) + " times without an end");
    return jump(instruction);
}

}  // namespace drumhead
