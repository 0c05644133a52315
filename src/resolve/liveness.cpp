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

void Liveness::readSlot(SlotId slot, SlotSet& reads) const
{
    if (slot < 0 || reads.contains(slot)) return;
    reads.add(slot);
    const Slot& info = m_program.slots[static_cast<std::size_t>(slot)];
    readSlot(info.typeSlot, reads);
    readNode(info.formula, reads);
}

void Liveness::readNode(NodeId id, SlotSet& reads) const
{
    if (id < 0 || m_settled->isSettled(id)) return;
    const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
    if (readBranch(node, reads)) return;
    if (node.kind == NodeKind::Slot || node.kind == NodeKind::Derived || node.kind == NodeKind::LookUp) readSlot(node.subject, reads);
    for (std::uint32_t i = 0; i < node.count; ++i) readNode(m_program.children[node.first + i], reads);
}

/// Where it is settled which of its branches a node takes, it reads no other.
bool Liveness::readBranch(const Node& node, SlotSet& reads) const
{
    if (node.kind != NodeKind::If) return false;
    const Value test = m_settled->value(m_program.children[node.first]);
    if (test.isUnknown()) return false;
    readNode(m_program.children[node.first + (test.yes() ? 1u : 2u)], reads);
    return true;
}

void Liveness::readPhrase(const Phrase& phrase, SlotSet& reads) const
{
    for (const PhrasePart& part : phrase) readSlot(part.slot, reads);
}

void Liveness::readWatch(const WatchDetail& watch, SlotSet& reads) const
{
    readNode(watch.when, reads);
    for (const Change& change : watch.changes) {
        readNode(change.value, reads);
        readSlot(change.slot, reads);
    }
    // It is looked at only where an effect has changed something of him, whatever that was.
    for (const SlotId slot : m_changed.slots()) {
        if (m_program.slots[static_cast<std::size_t>(slot)].owner == watch.role) readSlot(slot, reads);
    }
}

void Liveness::readInstruction(const Instruction& instruction, SlotSet& reads) const
{
    readNode(instruction.when, reads);
    switch (instruction.op) {
    case Op::Let: {
        const LetDetail& detail = m_program.lets[instruction.detail];
        readNode(detail.value, reads);
        if (detail.adds) readSlot(detail.slot, reads);
        break;
    }
    case Op::Refuse: readPhrase(m_program.sentences[instruction.detail].phrase, reads); break;  // an outcome of its own
    case Op::Band:
        readPhrase(m_program.bands[instruction.detail].beyond, reads);
        readNode(m_program.bands[instruction.detail].value, reads);
        for (const auto& [limit, choice] : m_program.bands[instruction.detail].limits) readNode(limit, reads);
        break;
    case Op::Table:
        for (const NodeId input : m_program.tables[instruction.detail].inputs) readNode(input, reads);
        break;
    case Op::Sum:
        for (const NodeId base : m_program.sums[instruction.detail].of) readNode(base, reads);
        for (const CompiledModifier& modifier : m_program.sums[instruction.detail].modifiers) {
            readNode(modifier.when, reads);
            readNode(modifier.amount, reads);
        }
        break;
    case Op::Roll:
        readNode(m_program.rolls[instruction.detail].dice, reads);
        readNode(m_program.rolls[instruction.detail].kept, reads);
        readNode(m_program.rolls[instruction.detail].against, reads);
        break;
    case Op::Effect:
        for (const Change& change : m_program.effects[instruction.detail].changes) {
            readNode(change.value, reads);
            if (change.kind != ChangeKind::Set) readSlot(change.slot, reads);
        }
        break;
    case Op::Watch:
        if (m_watches) readWatch(m_program.watches[instruction.detail], reads);
        break;
    case Op::Due:
        for (const auto& [attribute, node] : m_program.dues[instruction.detail].with) readNode(node, reads);
        break;
    case Op::Enter: readSlot(m_program.enters[instruction.detail].slot, reads); break;
    case Op::GroupBegin:
    case Op::GroupNext:
        for (const NodeId key : m_program.loops[instruction.detail].keys) readNode(key, reads);
        break;
    case Op::PickBegin:
    case Op::RepeatNext: readNode(m_program.loops[instruction.detail].condition, reads); break;
    default: break;
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

/// A jump that is settled leads one way only.
std::int64_t Liveness::otherWayFrom(std::size_t at) const
{
    const Instruction& instruction = m_program.code[at];
    const bool stays = instruction.op == Op::JumpUnless && instruction.when >= 0 && m_settled->value(instruction.when) == Value::flag(true);
    return stays ? -1 : otherWay(instruction, m_program.code.size());
}

bool Liveness::mayGoOn(std::size_t at) const
{
    const Instruction& instruction = m_program.code[at];
    return instruction.op != Op::JumpUnless || instruction.when < 0 || m_settled->value(instruction.when) != Value::flag(false);
}

void Liveness::flow(const SettledNodes& settled, const HarmlessSteps& harmless)
{
    m_settled = &settled;
    readAll();
    m_leftOut.resize(m_program.code.size());
    for (std::size_t at = 0; at < m_program.code.size(); ++at) m_leftOut[at] = harmless.contains(at) || isIdleWatch(at);
    flowBackwards(harmless);
    m_next.resize(m_program.code.size() + 1);
    m_next.back() = static_cast<std::uint32_t>(m_program.code.size());
    for (std::size_t at = m_program.code.size(); at-- > 0;) m_next[at] = m_leftOut[at] ? m_next[at + 1] : static_cast<std::uint32_t>(at);
}

void Liveness::readAll()
{
    const SlotSet none(m_program.slots.size());
    m_reads.assign(m_program.code.size(), none);
    m_kills.assign(m_program.code.size(), none);
    m_otherWays.resize(m_program.code.size());
    m_goesOn.resize(m_program.code.size());
    for (std::size_t at = 0; at < m_program.code.size(); ++at) {
        const Instruction& instruction = m_program.code[at];
        readInstruction(instruction, m_reads[at]);
        m_otherWays[at] = otherWayFrom(at);
        m_goesOn[at] = mayGoOn(at);
        for (const SlotId slot : slotsGivenBy(m_program, instruction)) {
            if (overwrites(instruction, slot)) m_kills[at].add(slot);
        }
    }
}

/// Steps that can be left out are, until something that they give turns out to matter: so a step that only it keeps alive is left out as well.
void Liveness::flowBackwards(const HarmlessSteps& harmless)
{
    const std::size_t count = m_program.code.size();
    const SlotSet none(m_program.slots.size());
    m_live.assign(count + 1, none);
    for (const SlotId slot : m_reported) readSlot(slot, m_live[count]);
    SlotSet live = none;
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

SlotSet Liveness::notWaitedFor() const
{
    SlotSet reads(m_program.slots.size());
    for (const Instruction& each : m_program.code) {
        if (each.op == Op::Refuse) readPhrase(m_program.sentences[each.detail].phrase, reads);
        if (each.op == Op::Band) readPhrase(m_program.bands[each.detail].beyond, reads);
        if (each.op == Op::Watch && m_watches) readWatch(m_program.watches[each.detail], reads);
    }
    return reads;
}

std::vector<SlotId> Liveness::before(std::size_t instruction) const
{
    SlotSet live = m_live[instruction];
    live.keepOnly(m_varying);
    return live.slots();
}

}  // namespace drumhead
