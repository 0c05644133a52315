#include "resolve/odds/analysis/liveness.hpp"

#include "drumhead/rules/ruleset.hpp"
#include "resolve/odds/analysis/dataflow.hpp"

#include <algorithm>
#include <utility>

namespace drumhead {

Liveness::Liveness(const Program& program, const std::vector<SlotId>& reported, const std::vector<SlotId>& entered)
    : m_program(program), m_reported(reported), m_changed(program.slots.size()), m_varying(program.slots.size())
{
    for (const SlotId slot : reported) m_watches = m_watches || program.slot(slot).attribute;
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
        for (const SlotId slot : writesOf(program, each)) m_varying.add(slot);
    }
}

bool Liveness::overwrites(const Instruction& instruction, SlotId slot) const
{
    if (instruction.when >= 0 || m_program.slot(slot).manyRole >= 0) return false;
    return instruction.op != Op::Let || !m_program.letOf(instruction).adds;
}

void Liveness::flow(const SlotReads& reads, NonTrappingSteps& nonTrapping)
{
    const std::size_t count = m_program.code.size();
    const SlotSet none(m_program.slots.size());
    m_live.assign(count + 1, none);
    for (const SlotId slot : m_reported) reads.addSlot(slot, m_live[count]);
    m_steps.assign(count, Step());
    for (std::size_t at = 0; at < count; ++at) setOut(m_program.code[at], reads, m_steps[at]);
    flowBackwards(reads, nonTrapping);
    findApart(reads);
    m_next.resize(count + 1);
    m_next.back() = static_cast<std::uint32_t>(count);
    for (std::size_t at = count; at-- > 0;)
        m_next[at] = m_steps[at].isLive ? static_cast<std::uint32_t>(at) : m_next[at + 1];
}

/// A jump that is settled leads one way only.
void Liveness::setOut(const Instruction& instruction, const SlotReads& reads, Step& step) const
{
    const Constant jumps = reads.jumpCondition(instruction);
    step.branchTarget = jumps == Constant::Yes ? -1 : branchTarget(instruction, m_program.code.size());
    step.goesOn = jumps != Constant::No;
    step.given = writesOf(m_program, instruction);
    step.reads = step.kills = SlotSet(m_program.slots.size());
    for (const SlotId slot : step.given) {
        if (overwrites(instruction, slot)) step.kills.add(slot);
    }
    if (instruction.op == Op::Enter) step.given.push_back(m_program.enterOf(instruction).slot);
    if (instruction.op != Op::Effect) return;
    for (const Change& change : m_program.effectOf(instruction).changes) step.given.push_back(change.slot);
}

/// Every step counts as dead until its result turns out to matter, so that steps which keep only each other alive are
/// dead too.
void Liveness::flowBackwards(const SlotReads& reads, NonTrappingSteps& nonTrapping)
{
    solveDataflow(m_program.code.size(), FlowDirection::Backward, [&](std::size_t at) {
        const bool more = !m_steps[at].isLive && isNeeded(at, nonTrapping);
        if (more) {
            m_steps[at].isLive = true;
            reads.addInstruction(m_program.code[at], m_steps[at].reads);
        }
        return findLiveBefore(at) || more;
    });
}

bool Liveness::isNeeded(std::size_t at, NonTrappingSteps& nonTrapping) const
{
    const Instruction& instruction = m_program.code[at];
    const std::uint32_t target = instruction.target;
    switch (instruction.op) {
    case Op::EachBegin: return !areDead(at + 1, target - 1);
    case Op::EachNext: return !areDead(target, at);
    case Op::JumpUnless: return target <= at || !areDead(at + 1, target) || !nonTrapping.contains(at);
    case Op::Watch:
        if (!m_watches) return false;
        break;
    default: break;
    }
    return gives(m_steps[at], m_live[at + 1]) || !nonTrapping.contains(at);
}

bool Liveness::areDead(std::size_t first, std::size_t end) const
{
    const auto begin = m_steps.begin();
    return std::all_of(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(end),
                       [](const Step& step) { return !step.isLive; });
}

bool Liveness::gives(const Step& step, const SlotSet& wanted)
{
    return std::any_of(step.given.begin(), step.given.end(), [&wanted](SlotId slot) { return wanted.contains(slot); });
}

/// Whether this changed any fact.
bool Liveness::findLiveBefore(std::size_t at)
{
    const Step& step = m_steps[at];
    // A dead jump skips only dead steps, so its condition does not matter.
    const bool goesOn = step.goesOn || !step.isLive;
    SlotSet live = goesOn ? m_live[at + 1] : SlotSet(m_program.slots.size());
    if (step.isLive) {
        live.remove(step.kills);
        if (step.branchTarget >= 0) live.add(m_live[static_cast<std::size_t>(step.branchTarget)]);
        live.add(step.reads);
    }
    if (live == m_live[at]) return false;
    m_live[at] = live;
    return true;
}

void Liveness::findApart(const SlotReads& reads)
{
    const bool anyTotals = std::any_of(m_program.nodes.begin(), m_program.nodes.end(),
                                       [](const Node& each) { return each.kind == NodeKind::Total; });
    if (!anyTotals) return;
    const SlotReads apart = reads.exceptTotals();
    const std::size_t count = m_program.code.size();
    std::vector<SlotSet> own(count, SlotSet(m_program.slots.size()));
    for (std::size_t at = 0; at < count; ++at) {
        if (!m_steps[at].isLive) continue;
        apart.addInstruction(m_program.code[at], own[at]);
        for (const SlotId slot : m_steps[at].given) own[at].add(slot);
    }
    m_apart.assign(count + 1, SlotSet(m_program.slots.size()));
    m_apart.back() = m_live.back();
    solveDataflow(count, FlowDirection::Backward, [&](std::size_t at) { return findApartBefore(at, own[at]); });
}

/// Whether this changed any fact.
bool Liveness::findApartBefore(std::size_t at, const SlotSet& own)
{
    const Step& step = m_steps[at];
    SlotSet apart = m_apart[at];
    apart.add(own);
    if (step.goesOn || !step.isLive) apart.add(m_apart[at + 1]);
    if (step.branchTarget >= 0 && step.isLive) apart.add(m_apart[static_cast<std::size_t>(step.branchTarget)]);
    if (apart == m_apart[at]) return false;
    m_apart[at] = apart;
    return true;
}

std::vector<SlotId> Liveness::before(std::size_t instruction) const
{
    SlotSet live = m_live[instruction];
    live.keepOnly(m_varying);
    return live.slots();
}

}  // namespace drumhead
