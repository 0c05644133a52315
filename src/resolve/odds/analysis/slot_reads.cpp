#include "resolve/odds/analysis/slot_reads.hpp"

#include "drumhead/rules/program/instruction_effects.hpp"
#include "drumhead/rules/ruleset.hpp"

namespace drumhead {

void SlotReads::addSlot(SlotId slot, SlotSet& reads) const
{
    if (slot < 0 || reads.contains(slot)) return;
    reads.add(slot);
    const Slot& info = m_program.slot(slot);
    addSlot(info.typeSlot, reads);
    addNode(info.formula, reads);
}

void SlotReads::addNode(NodeId id, SlotSet& reads) const
{
    if (id < 0 || m_constants.of(id) != Constant::Varies) return;
    const Node& node = m_program.node(id);
    if (addBranch(node, reads) || (m_exceptTotals && isTotalOfAll(node))) return;
    if (node.kind == NodeKind::Slot || node.kind == NodeKind::Derived || node.kind == NodeKind::LookUp)
        addSlot(node.subject, reads);
    for (std::uint32_t i = 0; i < node.count; ++i) addNode(m_program.children[node.first + i], reads);
}

bool SlotReads::addBranch(const Node& node, SlotSet& reads) const
{
    if (node.kind != NodeKind::If && node.kind != NodeKind::By) return false;
    const NodeId branch = m_constants.branchOf(node);
    if (branch >= 0) addNode(branch, reads);
    return branch >= 0;
}

SlotReads SlotReads::exceptTotals() const
{
    SlotReads reads = *this;
    reads.m_exceptTotals = true;
    return reads;
}

/// Whether it adds up a result that is a number over every row, whatever the state.
bool SlotReads::isTotalOfAll(const Node& node) const
{
    if (node.kind != NodeKind::Total || m_constants.places().isGrouped(node.subject)) return false;
    const NodeId where = m_program.children[node.first + 1];
    if (where >= 0 && m_constants.of(where) != Constant::Yes) return false;
    const Node& amount = m_program.node(m_program.children[node.first]);
    if (amount.kind != NodeKind::Slot) return false;
    const Slot& slot = m_program.slot(amount.subject);
    return slot.manyRole == node.subject && slot.kind == SlotKind::Result && slot.shape.kind == ValueKind::Number;
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
        if (m_program.slot(slot).owner == watch.role) addSlot(slot, reads);
    }
}

void SlotReads::addInstruction(const Instruction& instruction, SlotSet& reads) const
{
    struct Visitor : EffectVisitor {
        const SlotReads& all;
        SlotSet& reads;

        Visitor(const SlotReads& from, SlotSet& to) : all(from), reads(to) {}
        void node(NodeId id, Use /*use*/) { all.addNode(id, reads); }
        void slot(SlotId id, Use /*use*/) { all.addSlot(id, reads); }
        void words(const Phrase& phrase) { all.addPhrase(phrase, reads); }
        void watch(const WatchDetail& detail)
        {
            if (all.m_watches) all.addWatch(detail, reads);
        }
    };
    visitEffects(m_program, instruction, Visitor(*this, reads));
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
        if (each.op == Op::Refuse) addPhrase(m_program.sentenceOf(each).phrase, reads);
        if (each.op == Op::Band) addPhrase(m_program.bandOf(each).beyond, reads);
        if (each.op == Op::Watch && m_watches) addWatch(m_program.watchOf(each), reads);
    }
    return reads;
}

}  // namespace drumhead
