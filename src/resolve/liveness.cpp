#include "liveness.hpp"

#include "drumhead/rules/ruleset.hpp"

namespace drumhead {

Liveness::Liveness(const Program& program, const std::vector<SlotId>& reported) : m_program(program)
{
    m_changed.assign(program.slots.size(), false);
    for (const EffectDetail& effect : program.effects) {
        for (const Change& change : effect.changes) m_changed[static_cast<std::size_t>(change.slot)] = true;
    }
    for (const SlotId slot : reported) m_watches = m_watches || program.slots[static_cast<std::size_t>(slot)].attribute;
    if (m_watches) {
        for (const WatchDetail& watch : program.watches) {
            for (const Change& change : watch.changes) m_changed[static_cast<std::size_t>(change.slot)] = true;
        }
    }
    flow(reported);
}

void Liveness::readSlot(SlotId slot, Set& reads) const
{
    if (slot < 0 || reads[static_cast<std::size_t>(slot)]) return;
    reads[static_cast<std::size_t>(slot)] = true;
    const Slot& info = m_program.slots[static_cast<std::size_t>(slot)];
    readSlot(info.typeSlot, reads);
    readNode(info.formula, reads);
}

void Liveness::readNode(NodeId id, Set& reads) const
{
    if (id < 0) return;
    const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
    if (node.kind == NodeKind::Slot || node.kind == NodeKind::Derived || node.kind == NodeKind::LookUp) readSlot(node.subject, reads);
    for (std::uint32_t i = 0; i < node.count; ++i) readNode(m_program.children[node.first + i], reads);
}

void Liveness::readRoll(const RollDetail& detail, Set& reads) const
{
    readNode(detail.dice, reads);
    readNode(detail.kept, reads);
    readNode(detail.against, reads);
}

void Liveness::readInstruction(const Instruction& instruction, Set& reads) const
{
    readNode(instruction.when, reads);
    switch (instruction.op) {
    case Op::Let: {
        const LetDetail& detail = m_program.lets[instruction.detail];
        readNode(detail.value, reads);
        if (detail.adds) readSlot(detail.slot, reads);
        break;
    }
    case Op::Band:
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
    case Op::Roll: readRoll(m_program.rolls[instruction.detail], reads); break;
    case Op::Effect:
        for (const Change& change : m_program.effects[instruction.detail].changes) {
            readNode(change.value, reads);
            if (change.kind != ChangeKind::Set) readSlot(change.slot, reads);
        }
        break;
    case Op::Watch:
        if (!m_watches) break;
        readNode(m_program.watches[instruction.detail].when, reads);
        for (const Change& change : m_program.watches[instruction.detail].changes) {
            readNode(change.value, reads);
            readSlot(change.slot, reads);
        }
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

std::vector<SlotId> Liveness::written(const Instruction& instruction) const
{
    switch (instruction.op) {
    case Op::Let: return {m_program.lets[instruction.detail].slot};
    case Op::Band: return {m_program.bands[instruction.detail].slot};
    case Op::Table: return m_program.tables[instruction.detail].outputs;
    case Op::Sum: return {m_program.sums[instruction.detail].slot};
    case Op::Roll: return {m_program.rolls[instruction.detail].slot};
    default: return {};
    }
}

bool Liveness::overwrites(const Instruction& instruction, SlotId slot) const
{
    if (instruction.when >= 0 || m_program.slots[static_cast<std::size_t>(slot)].manyRole >= 0) return false;
    return instruction.op != Op::Let || !m_program.lets[instruction.detail].adds;
}

void Liveness::flow(const std::vector<SlotId>& reported)
{
    const std::size_t count = m_program.code.size();
    Set varying = m_changed;
    for (const Instruction& instruction : m_program.code) {
        for (const SlotId slot : written(instruction)) varying[static_cast<std::size_t>(slot)] = true;
    }
    std::vector<Set> live(count + 1, Set(m_program.slots.size(), false));
    for (const SlotId slot : reported) readSlot(slot, live[count]);
    for (bool again = true; again;) {
        again = false;
        for (std::size_t at = count; at-- > 0;) {
            const Instruction& instruction = m_program.code[at];
            Set now = live[at + 1];
            const bool jumps = instruction.op == Op::JumpUnless || instruction.op == Op::End || instruction.op == Op::EachBegin || instruction.op == Op::EachNext || instruction.op == Op::GroupBegin ||
                               instruction.op == Op::GroupNext || instruction.op == Op::RepeatNext;
            const auto join = [&now](const Set& other) {
                for (std::size_t i = 0; i < now.size(); ++i) now[i] = now[i] || other[i];
            };
            if (jumps) join(live[instruction.target]);
            if (instruction.op == Op::Refuse) join(live[count]);
            for (const SlotId slot : written(instruction)) {
                if (overwrites(instruction, slot)) now[static_cast<std::size_t>(slot)] = false;
            }
            readInstruction(instruction, now);
            if (now == live[at]) continue;
            live[at] = std::move(now);
            again = true;
        }
    }
    for (const Set& set : live) {
        std::vector<SlotId>& slots = m_live.emplace_back();
        for (std::size_t i = 0; i < set.size(); ++i) {
            if (set[i] && varying[i]) slots.push_back(static_cast<SlotId>(i));
        }
    }
}

}  // namespace drumhead
