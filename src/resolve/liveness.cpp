#include "liveness.hpp"

#include "drumhead/rules/ruleset.hpp"

#include <algorithm>
#include <utility>

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

void Liveness::flow(const SlotReads& reads, const HarmlessSteps& harmless)
{
    const std::size_t count = m_program.code.size();
    const SlotSet none(m_program.slots.size());
    m_live.assign(count + 1, none);
    m_known.assign(count + 1, none);
    for (const SlotId slot : m_reported) reads.addSlot(slot, m_live[count]);
    readAll(reads);
    m_work.assign(count, Work::LeftOut);
    flowBackwards(harmless);
    m_next.resize(count + 1);
    m_next.back() = static_cast<std::uint32_t>(count);
    for (std::size_t at = count; at-- > 0;) m_next[at] = m_work[at] == Work::LeftOut ? m_next[at + 1] : static_cast<std::uint32_t>(at);
}

/// A jump that is settled leads one way only.
void Liveness::readAll(const SlotReads& reads)
{
    const SlotSet none(m_program.slots.size());
    m_reads.assign(m_program.code.size(), none);
    m_kills.assign(m_program.code.size(), none);
    m_otherWays.resize(m_program.code.size());
    m_goesOn.resize(m_program.code.size());
    m_probes.resize(m_program.code.size());
    for (std::size_t at = 0; at < m_program.code.size(); ++at) {
        const Instruction& instruction = m_program.code[at];
        reads.addInstruction(instruction, m_reads[at]);
        m_probes[at] = reads.probe(instruction);
        dropFromKnown(m_live.back(), m_probes[at]);
        const Settled jumps = reads.jumpCondition(instruction);
        m_otherWays[at] = jumps == Settled::Yes ? -1 : otherWay(instruction, m_program.code.size());
        m_goesOn[at] = jumps != Settled::No;
        for (const SlotId slot : slotsGivenBy(m_program, instruction)) {
            if (overwrites(instruction, slot)) m_kills[at].add(slot);
        }
    }
}

/// What is asked about in the end is either given in full or not found.
void Liveness::dropFromKnown(const SlotSet& slots, SlotReads::Probe& probe) const
{
    SlotSet both = probe.known;
    both.keepOnly(slots);
    probe.known.remove(both);
    probe.values.add(both);
}

/// As little is done as can be, until something that a step gives turns out to matter: so a step that only it keeps alive is left out as well.
void Liveness::flowBackwards(const HarmlessSteps& harmless)
{
    for (bool again = true; again;) {
        again = false;
        for (std::size_t at = m_program.code.size(); at-- > 0;) {
            const Work work = std::max(m_work[at], workAt(at, harmless));
            again = std::exchange(m_work[at], work) != work || again;
            again = findLiveBefore(at) || again;
        }
    }
}

Liveness::Work Liveness::workAt(std::size_t at, const HarmlessSteps& harmless) const
{
    const Instruction& instruction = m_program.code[at];
    if (harmless.never(at) || (instruction.op == Op::Watch && !m_watches)) return Work::LeftOut;
    if (instruction.op == Op::JumpUnless) return harmless.contains(at) && jumpsOverNothing(at) ? Work::LeftOut : Work::Done;
    const std::vector<SlotId> given = changedBy(instruction);
    if (gives(given, m_live[at + 1])) return Work::Done;
    if (harmless.contains(at) && !gives(given, m_known[at + 1])) return Work::LeftOut;
    return m_probes[at].possible ? Work::Probed : Work::Done;
}

bool Liveness::jumpsOverNothing(std::size_t at) const
{
    const std::uint32_t target = m_program.code[at].target;
    if (target <= at) return false;
    return std::all_of(m_work.begin() + static_cast<std::ptrdiff_t>(at) + 1, m_work.begin() + target, [](Work work) { return work == Work::LeftOut; });
}

bool Liveness::gives(const std::vector<SlotId>& given, const SlotSet& wanted)
{
    return std::any_of(given.begin(), given.end(), [&wanted](SlotId slot) { return wanted.contains(slot); });
}

/// Whether that told anything new.
bool Liveness::findLiveBefore(std::size_t at)
{
    const SlotSet none(m_program.slots.size());
    SlotSet live = m_goesOn[at] ? m_live[at + 1] : none;
    SlotSet known = m_goesOn[at] ? m_known[at + 1] : none;
    if (m_work[at] != Work::LeftOut) {
        live.remove(m_kills[at]);
        known.remove(m_kills[at]);
        if (const std::int64_t other = m_otherWays[at]; other >= 0) {
            live.add(m_live[static_cast<std::size_t>(other)]);
            known.add(m_known[static_cast<std::size_t>(other)]);
        }
        live.add(m_work[at] == Work::Done ? m_reads[at] : m_probes[at].values);
        if (m_work[at] == Work::Probed) known.add(m_probes[at].known);
    }
    known.remove(live);
    if (live == m_live[at] && known == m_known[at]) return false;
    m_live[at] = live;
    m_known[at] = known;
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

std::vector<SlotId> Liveness::onlyKnownBefore(std::size_t instruction) const
{
    SlotSet known = m_known[instruction];
    known.keepOnly(m_varying);
    return known.slots();
}

}  // namespace drumhead
