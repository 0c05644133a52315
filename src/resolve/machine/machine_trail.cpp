// What a step leaves in the trail.
#include "resolve/machine/machine.hpp"
#include "resolve/machine/memo_table.hpp"

#include <algorithm>

namespace drumhead {

void StepMachine::recordPhrase(TrailEntry& entry, const Phrase& phrase)
{
    if (!recording) return;
    for (const PhrasePart& part : phrase) {
        if (part.slot < 0) continue;
        const Slot& slot = m_program.slot(part.slot);
        EvaluationNotes quiet;
        const Value known = frame.get(part.slot);
        trail.pool.push_back(known.isUnknown() && slot.formula >= 0 ? Evaluator(frame, quiet).value(slot.formula)
                                                                    : known);
    }
    entry.count = static_cast<std::uint32_t>(trail.pool.size()) - entry.first;
}

int StepMachine::overruled(Overrule::Kind kind, SlotId result, const std::string& step,
                           const std::string& modifier) const
{
    const std::vector<Overrule>& all = situation().overrules();
    if (all.empty()) return -1;
    const int row = rowInHand(result).second;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == kind && all[i].step == step && all[i].modifier == modifier && all[i].row == std::max(row, 0))
            return static_cast<int>(i);
    }
    return -1;
}

void StepMachine::keepSources(TrailEntry& entry, NodeId amount)
{
    // Has no line of its own.
    if (entry.kind != TrailKind::Modifier && m_program.steps[m_program.code[entry.instruction].step].quiet) return;
    if (entry.sourceCount == 0) entry.firstSource = static_cast<std::uint32_t>(trail.pool.size());
    evaluator().sources(amount, trail.pool);
    entry.sourceCount = static_cast<std::uint16_t>(trail.pool.size() - entry.firstSource);
}

/// What the referee has put in the place of a value, or that value.
Value StepMachine::asOverruled(TrailEntry& entry, const Instruction& instruction, Value value)
{
    // A table with several columns gives several values: each is overruled under its own name.
    const bool isColumn = instruction.op == Op::Table && m_program.tableOf(instruction).outputs.size() > 1;
    const std::string& name = isColumn ? m_program.slot(entry.slot).name : m_program.steps[instruction.step].name;
    entry.overrule = static_cast<std::int32_t>(overruled(Overrule::Kind::Value, entry.slot, name, ""));
    entry.overruled = entry.overrule >= 0;
    return entry.overruled ? situation().overrules()[static_cast<std::size_t>(entry.overrule)].value : value;
}

void StepMachine::tellWritten(SlotId slot) { m_notes.memo->wrote(frame.address(frame.here(slot))); }

}  // namespace drumhead
