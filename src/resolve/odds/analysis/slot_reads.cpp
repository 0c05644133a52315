#include "resolve/odds/analysis/slot_reads.hpp"

#include "drumhead/rules/ruleset.hpp"

namespace drumhead {

void SlotReads::addSlot(SlotId slot, SlotSet& reads) const
{
    if (slot < 0 || reads.contains(slot)) return;
    reads.add(slot);
    const Slot& info = m_program.slots[static_cast<std::size_t>(slot)];
    addSlot(info.typeSlot, reads);
    addNode(info.formula, reads);
}

void SlotReads::addNode(NodeId id, SlotSet& reads) const
{
    if (id < 0 || m_constants.of(id) != Constant::Varies) return;
    const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
    if (addBranch(node, reads)) return;
    if (node.kind == NodeKind::Slot || node.kind == NodeKind::Derived || node.kind == NodeKind::LookUp)
        addSlot(node.subject, reads);
    for (std::uint32_t i = 0; i < node.count; ++i) addNode(m_program.children[node.first + i], reads);
}

bool SlotReads::addBranch(const Node& node, SlotSet& reads) const
{
    if (node.kind != NodeKind::If) return false;
    const Constant test = m_constants.of(m_program.children[node.first]);
    if (test == Constant::Varies || test == Constant::ByRow) return false;
    addNode(m_program.children[node.first + (test == Constant::Yes ? 1u : 2u)], reads);
    return true;
}

void SlotReads::addPhrase(const Phrase& phrase, SlotSet& reads) const
{
    for (const PhrasePart& part : phrase) addSlot(part.slot, reads);
}

void SlotReads::addWatch(const WatchDetail& watch, SlotSet& reads) const
{
    addNode(watch.when, reads);
    for (const Change& change : watch.changes) {
        addNode(change.value, reads);
        addSlot(change.slot, reads);
    }
    // It is looked at only where an effect has changed something of him, whatever that was.
    for (const SlotId slot : m_changed.slots()) {
        if (m_program.slots[static_cast<std::size_t>(slot)].owner == watch.role) addSlot(slot, reads);
    }
}

void SlotReads::addInstruction(const Instruction& instruction, SlotSet& reads) const
{
    addNode(instruction.when, reads);
    switch (instruction.op) {
    case Op::Let: {
        const LetDetail& detail = m_program.lets[instruction.detail];
        addNode(detail.value, reads);
        if (detail.adds) addSlot(detail.slot, reads);
        break;
    }
    case Op::Refuse: addPhrase(m_program.sentences[instruction.detail].phrase, reads); break;  // an outcome of its own
    case Op::Band:
        addPhrase(m_program.bands[instruction.detail].beyond, reads);
        addNode(m_program.bands[instruction.detail].value, reads);
        for (const auto& [limit, choice] : m_program.bands[instruction.detail].limits) addNode(limit, reads);
        break;
    case Op::Table:
        for (const NodeId input : m_program.tables[instruction.detail].inputs) addNode(input, reads);
        break;
    case Op::Sum:
        for (const NodeId base : m_program.sums[instruction.detail].of) addNode(base, reads);
        for (const CompiledModifier& modifier : m_program.sums[instruction.detail].modifiers) {
            addNode(modifier.when, reads);
            addNode(modifier.amount, reads);
        }
        break;
    case Op::Roll:
        addNode(m_program.rolls[instruction.detail].dice, reads);
        addNode(m_program.rolls[instruction.detail].kept, reads);
        addNode(m_program.rolls[instruction.detail].against, reads);
        break;
    case Op::Effect:
        for (const Change& change : m_program.effects[instruction.detail].changes) {
            addNode(change.value, reads);
            if (change.kind != ChangeKind::Set) addSlot(change.slot, reads);
        }
        break;
    case Op::Watch:
        if (m_watches) addWatch(m_program.watches[instruction.detail], reads);
        break;
    case Op::Due:
        for (const auto& [attribute, node] : m_program.dues[instruction.detail].with) addNode(node, reads);
        break;
    case Op::Enter: addSlot(m_program.enters[instruction.detail].slot, reads); break;
    case Op::GroupBegin:
    case Op::GroupNext:
        for (const NodeId key : m_program.loops[instruction.detail].keys) addNode(key, reads);
        break;
    case Op::PickBegin:
    case Op::RepeatNext: addNode(m_program.loops[instruction.detail].condition, reads); break;
    default: break;
    }
}

/// Sums and the like are known if all their parts are; of others the values are needed to tell.
void SlotReads::addKnown(NodeId id, SlotSet& reads, SlotSet& known) const
{
    if (id < 0 || m_constants.of(id) != Constant::Varies) return;
    const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
    switch (node.kind) {
    case NodeKind::Slot: {
        const Slot& slot = m_program.slots[static_cast<std::size_t>(node.subject)];
        const bool plain = slot.kind == SlotKind::Result && !slot.asked && slot.shape.kind == ValueKind::Number;
        if (plain) known.add(node.subject);
        else addSlot(node.subject, reads);
        break;
    }
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
        for (std::uint32_t i = 0; i < node.count; ++i) addKnown(m_program.children[node.first + i], reads, known);
        break;
    default: addNode(id, reads); break;
    }
}

bool SlotReads::canProbe(const Instruction& instruction)
{
    switch (instruction.op) {
    case Op::Let:
    case Op::Sum:
    case Op::Roll:
    case Op::Effect:
    case Op::Due: return true;
    default: return false;
    }
}

void SlotReads::addProbe(const Instruction& instruction, SlotSet& reads, SlotSet& known) const
{
    addNode(instruction.when, reads);
    switch (instruction.op) {
    case Op::Let: {
        const LetDetail& detail = m_program.lets[instruction.detail];
        addKnown(detail.value, reads, known);
        if (detail.adds) known.add(detail.slot);
        break;
    }
    case Op::Sum:
        for (const NodeId base : m_program.sums[instruction.detail].of) addKnown(base, reads, known);
        for (const CompiledModifier& modifier : m_program.sums[instruction.detail].modifiers) {
            addNode(modifier.when, reads);
            addKnown(modifier.amount, reads, known);
        }
        break;
    case Op::Roll:
        addNode(m_program.rolls[instruction.detail].dice, reads);
        addNode(m_program.rolls[instruction.detail].kept, reads);
        addKnown(m_program.rolls[instruction.detail].against, reads, known);
        break;
    case Op::Effect:
        for (const Change& change : m_program.effects[instruction.detail].changes) addKnown(change.value, reads, known);
        break;
    case Op::Due:
        for (const auto& [attribute, node] : m_program.dues[instruction.detail].with) addKnown(node, reads, known);
        break;
    default: break;
    }
}

Constant SlotReads::jumpCondition(const Instruction& instruction) const
{
    return instruction.op == Op::JumpUnless && instruction.when >= 0 ? m_constants.of(instruction.when)
                                                                     : Constant::Varies;
}

SlotSet SlotReads::notWaitedFor() const
{
    SlotSet reads(m_program.slots.size());
    for (const Instruction& each : m_program.code) {
        if (each.op == Op::Refuse) addPhrase(m_program.sentences[each.detail].phrase, reads);
        if (each.op == Op::Band) addPhrase(m_program.bands[each.detail].beyond, reads);
        if (each.op == Op::Watch && m_watches) addWatch(m_program.watches[each.detail], reads);
    }
    return reads;
}

}  // namespace drumhead
