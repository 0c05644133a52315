// What a step leaves in the trail.
#include "machine.hpp"
#include "step_memory.hpp"

#include <algorithm>

namespace drumhead {

std::pair<int, int> StepMachine::rowInHand(SlotId result) const
{
    int role = m_openRoles.empty() ? -1 : m_openRoles.back();
    if (result >= 0 && frame.layout.manyRole(result) >= 0) role = frame.layout.manyRole(result);
    return role < 0 ? std::pair(-1, -1) : std::pair(role, frame.rows[static_cast<std::size_t>(role)].current);
}

TrailEntry& StepMachine::record(TrailKind kind, const Instruction& instruction, SlotId result)
{
    if (!recording) return m_unrecorded;  // whatever is written there, nobody reads it
    TrailEntry& entry = trail.entries.emplace_back();
    entry.kind = kind;
    entry.instruction = static_cast<std::uint32_t>(&instruction - m_program.code.data());
    const auto [role, row] = rowInHand(result);
    entry.role = static_cast<std::int16_t>(role);
    entry.row = static_cast<std::int16_t>(row);
    entry.first = static_cast<std::uint32_t>(trail.pool.size());
    entry.firstReason = static_cast<std::uint32_t>(trail.reasons.size());
    entry.firstSource = static_cast<std::uint32_t>(trail.sources.size());
    return entry;
}

void StepMachine::recordPhrase(TrailEntry& entry, const Phrase& phrase)
{
    if (!recording) return;
    for (const PhrasePart& part : phrase) {
        if (part.slot < 0) continue;
        const Slot& slot = m_program.slots[static_cast<std::size_t>(part.slot)];
        EvaluationNotes quiet;
        const Value known = frame.get(part.slot);
        trail.pool.push_back(known.isUnknown() && slot.formula >= 0 ? Evaluator(frame, quiet).value(slot.formula) : known);
    }
    entry.count = static_cast<std::uint32_t>(trail.pool.size()) - entry.first;
}

int StepMachine::overruled(Overrule::Kind kind, SlotId result, const std::string& step, const std::string& modifier) const
{
    const std::vector<Overrule>& all = situation().overrules();
    if (all.empty()) return -1;
    const int row = rowInHand(result).second;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == kind && all[i].step == step && all[i].modifier == modifier && all[i].row == std::max(row, 0)) return static_cast<int>(i);
    }
    return -1;
}

void StepMachine::recordReasons(TrailEntry& entry, NodeId condition, bool outcome)
{
    if (!recording || condition < 0) return;
    evaluator().explain(condition, outcome, trail.reasons);
    entry.reasonCount = static_cast<std::uint32_t>(trail.reasons.size()) - entry.firstReason;
}

void StepMachine::keepSources(TrailEntry& entry, NodeId amount)
{
    evaluator().sources(amount, trail.sources);
    entry.sourceCount = static_cast<std::uint32_t>(trail.sources.size()) - entry.firstSource;
}

TrailEntry& StepMachine::recordValue(const Instruction& instruction, SlotId slot, Value value, NodeId amount)
{
    TrailEntry& entry = record(TrailKind::Value, instruction, slot);
    entry.slot = slot;
    if (!situation().overrules().empty()) {
        // A table with several columns gives several values: each is overruled under its own name.
        const bool isColumn = instruction.op == Op::Table && m_program.tables[instruction.detail].outputs.size() > 1;
        const std::string& name = isColumn ? m_program.slots[static_cast<std::size_t>(slot)].name : m_program.steps[instruction.step].name;
        entry.overrule = static_cast<std::int32_t>(overruled(Overrule::Kind::Value, slot, name, ""));
        entry.overruled = entry.overrule >= 0;
        if (entry.overruled) value = situation().overrules()[static_cast<std::size_t>(entry.overrule)].value;
    }
    recordSources(entry, amount);
    entry.value = value;
    frame.set(slot, value);
    if (m_notes.memory) m_notes.memory->wrote(frame.address(frame.here(slot)));
    return entry;
}

}  // namespace drumhead
