#include "liveness.hpp"

#include "drumhead/rules/ruleset.hpp"

namespace drumhead {

Liveness::Liveness(const Program& program, const std::vector<SlotId>& reported, const std::vector<SlotId>& entered)
    : m_program(program), m_reported(reported), m_changed(program.slots.size()), m_varying(program.slots.size())
{
    for (const SlotId slot : reported) m_watches = m_watches || program.slots[static_cast<std::size_t>(slot)].attribute;
    for (const EffectDetail& effect : program.effects) {
        for (const Change& change : effect.changes) m_changed.add(change.slot);
    }
    for (const WatchDetail& watch : program.watches) {
        for (const Change& change : watch.changes) {
            if (m_watches) m_changed.add(change.slot);
        }
    }
    m_varying.add(m_changed);
    for (const SlotId slot : entered) m_varying.add(slot);
    for (const Instruction& each : program.code) {
        for (const SlotId slot : slotsGivenBy(program, each)) m_varying.add(slot);
    }
}

std::vector<SlotId> slotsGivenBy(const Program& program, const Instruction& instruction)
{
    switch (instruction.op) {
    case Op::Let: return {program.lets[instruction.detail].slot};
    case Op::Band: return {program.bands[instruction.detail].slot};
    case Op::Table: return program.tables[instruction.detail].outputs;
    case Op::Sum: return {program.sums[instruction.detail].slot};
    case Op::Roll: return {program.rolls[instruction.detail].slot};
    default: return {};
    }
}

bool Liveness::overwrites(const Instruction& instruction, SlotId slot) const
{
    if (instruction.when >= 0 || m_program.slots[static_cast<std::size_t>(slot)].manyRole >= 0) return false;
    return instruction.op != Op::Let || !m_program.lets[instruction.detail].adds;
}

std::int64_t otherWay(const Instruction& instruction, std::size_t end)
{
    switch (instruction.op) {
    case Op::JumpUnless: return instruction.when < 0 ? -1 : static_cast<std::int64_t>(instruction.target);
    case Op::End:
    case Op::EachBegin:
    case Op::EachNext:
    case Op::GroupBegin:
    case Op::GroupNext:
    case Op::RepeatNext: return instruction.target;
    case Op::Refuse:
    case Op::Band: return static_cast<std::int64_t>(end);
    default: return -1;
    }
}

void Liveness::findLiveBefore(std::size_t instruction, SlotSet& live) const
{
    if (m_goesOn[instruction]) live = m_live[instruction + 1];
    else live.clear();
    if (m_leftOut[instruction]) return;
    live.remove(m_kills[instruction]);
    const std::int64_t other = m_otherWays[instruction];
    if (other >= 0) live.add(m_live[static_cast<std::size_t>(other)]);
    live.add(m_reads[instruction]);
}

void Liveness::flow(const SlotReads& reads, const HarmlessSteps& harmless)
{
    const std::size_t count = m_program.code.size();
    readAll(reads);
    m_leftOut.resize(count);
    for (std::size_t at = 0; at < count; ++at) m_leftOut[at] = harmless.contains(at) || isIdleWatch(at);
    m_live.assign(count + 1, SlotSet(m_program.slots.size()));
    for (const SlotId slot : m_reported) reads.addSlot(slot, m_live[count]);
    flowBackwards(harmless);
    m_next.resize(count + 1);
    m_next.back() = static_cast<std::uint32_t>(count);
    for (std::size_t at = count; at-- > 0;) m_next[at] = m_leftOut[at] ? m_next[at + 1] : static_cast<std::uint32_t>(at);
}

/// A jump that is settled leads one way only.
void Liveness::readAll(const SlotReads& reads)
{
    const SlotSet none(m_program.slots.size());
    m_reads.assign(m_program.code.size(), none);
    m_kills.assign(m_program.code.size(), none);
    m_otherWays.resize(m_program.code.size());
    m_goesOn.resize(m_program.code.size());
    for (std::size_t at = 0; at < m_program.code.size(); ++at) {
        const Instruction& instruction = m_program.code[at];
        reads.addInstruction(instruction, m_reads[at]);
        const Settled jumps = reads.jumpCondition(instruction);
        m_otherWays[at] = jumps == Settled::Yes ? -1 : otherWay(instruction, m_program.code.size());
        m_goesOn[at] = jumps != Settled::No;
        for (const SlotId slot : slotsGivenBy(m_program, instruction)) {
            if (overwrites(instruction, slot)) m_kills[at].add(slot);
        }
    }
}

/// Steps that can be left out are, until something that they give turns out to matter: so a step that only it keeps alive is left out as well.
void Liveness::flowBackwards(const HarmlessSteps& harmless)
{
    const std::size_t count = m_program.code.size();
    SlotSet live(m_program.slots.size());
    for (bool again = true; again;) {
        again = false;
        for (std::size_t at = count; at-- > 0;) {
            if (m_leftOut[at] && !harmless.never(at) && !isIdleWatch(at) && !isIdle(at)) {
                m_leftOut[at] = false;
                again = true;
            }
            findLiveBefore(at, live);
            if (live == m_live[at]) continue;
            std::swap(live, m_live[at]);
            again = true;
        }
    }
}

bool Liveness::isIdleWatch(std::size_t at) const { return m_program.code[at].op == Op::Watch && !m_watches; }

/// Whether nothing that it gives or changes matters, nor where it leads to.
bool Liveness::isIdle(std::size_t at) const
{
    const Instruction& instruction = m_program.code[at];
    if (instruction.op == Op::JumpUnless) {
        bool all = instruction.target > at;
        for (std::size_t within = at + 1; within < instruction.target && all; ++within) all = m_leftOut[within];
        return all;
    }
    for (const SlotId slot : changedBy(instruction)) {
        if (m_live[at + 1].contains(slot)) return false;
    }
    return true;
}

std::vector<SlotId> Liveness::changedBy(const Instruction& instruction) const
{
    std::vector<SlotId> slots = slotsGivenBy(m_program, instruction);
    if (instruction.op != Op::Effect) return slots;
    for (const Change& change : m_program.effects[instruction.detail].changes) slots.push_back(change.slot);
    return slots;
}

std::vector<SlotId> Liveness::before(std::size_t instruction) const
{
    SlotSet live = m_live[instruction];
    live.keepOnly(m_varying);
    return live.slots();
}

}  // namespace drumhead
