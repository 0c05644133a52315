#include "harmless.hpp"

#include "drumhead/rules/ruleset.hpp"
#include "foresight.hpp"
#include "liveness.hpp"

#include <algorithm>

namespace drumhead {

HarmlessSteps::HarmlessSteps(Frame& frame, Foresight& foresight)
    : m_frame(frame), m_program(*frame.program), m_foresight(foresight), m_known(m_program.slots.size()), m_possiblyNone(m_program.slots.size()), m_harmless(m_program.code.size())
{
    findPossiblyNone();
    flow();
    for (std::size_t at = 0; at < m_harmless.size(); ++at) {
        m_known = m_before[at];
        m_harmless[at] = isHarmless(m_program.code[at]);
    }
}

/// What a slot holds before the first step, or unknown where it is spread over rows that are not all answered.
Value HarmlessSteps::single(SlotId slot) const
{
    const Slot& info = m_program.slots[static_cast<std::size_t>(slot)];
    if (info.manyRole < 0) return m_frame.values[info.index];
    Value last = Value::unknown();
    for (int row = 0; row < m_frame.layout.rows(info.manyRole); ++row) {
        last = m_frame.values[m_frame.layout.address(info, row)];
        if (!last.isSet()) return Value::unknown();
    }
    return last;
}

void HarmlessSteps::findPossiblyNone()
{
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        const Slot& slot = m_program.slots[i];
        if (slot.shape.mayBeNone || single(static_cast<SlotId>(i)).isNone()) m_possiblyNone.add(static_cast<SlotId>(i));
    }
    for (bool again = true; again;) {
        again = false;
        for (const Instruction& each : m_program.code) again = addPossiblyNone(each) || again;
    }
}

bool HarmlessSteps::addPossiblyNone(const Instruction& instruction)
{
    SlotId slot = -1;
    bool none = false;
    if (instruction.op == Op::Let) {
        slot = m_program.lets[instruction.detail].slot;
        none = mayBeNone(m_program.lets[instruction.detail].value);
    } else if (instruction.op == Op::Table) {
        const std::vector<SlotId>& outputs = m_program.tables[instruction.detail].outputs;
        bool added = false;
        for (const SlotId output : outputs) {
            added = added || !m_possiblyNone.contains(output);
            m_possiblyNone.add(output);
        }
        return added;
    } else if (instruction.op == Op::Band) {
        slot = m_program.bands[instruction.detail].slot;
        none = true;
    }
    if (!none || m_possiblyNone.contains(slot)) return false;
    m_possiblyNone.add(slot);
    return true;
}

bool HarmlessSteps::mayBeNone(NodeId id) const
{
    const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
    const auto child = [&](std::uint32_t i) { return m_program.children[node.first + i]; };
    switch (node.kind) {
    case NodeKind::Constant: return node.constant.isNone();
    case NodeKind::Slot: return m_possiblyNone.contains(node.subject);
    case NodeKind::If: return mayBeNone(child(1)) || mayBeNone(child(2));
    case NodeKind::Derived:
    case NodeKind::By:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
    case NodeKind::Table:
    case NodeKind::LookUp: return true;
    default: return false;
    }
}

/// Forwards from the first step: what has been given before each, whichever way the case has come there.
void HarmlessSteps::flow()
{
    const std::size_t count = m_program.code.size();
    SlotSet start(m_program.slots.size());
    for (std::size_t i = 0; i < m_program.slots.size(); ++i) {
        const Value value = single(static_cast<SlotId>(i));
        if (!value.isUnknown()) start.add(static_cast<SlotId>(i));
    }
    m_before.assign(count + 1, SlotSet::all(m_program.slots.size()));
    m_before[0] = start;
    for (bool again = true; again;) {
        again = false;
        for (std::size_t at = 0; at < count; ++at) {
            SlotSet given = m_before[at];
            const std::int64_t other = otherWay(m_program.code[at], count);
            if (other >= 0) again = m_before[static_cast<std::size_t>(other)].keepOnly(given) || again;
            givenBy(at, given);
            again = m_before[at + 1].keepOnly(given) || again;
        }
    }
}

void HarmlessSteps::givenBy(std::size_t at, SlotSet& given) const
{
    const Instruction& instruction = m_program.code[at];
    if (instruction.when >= 0) return;
    for (const SlotId slot : slotsGivenBy(m_program, instruction)) {
        if (m_program.slots[static_cast<std::size_t>(slot)].manyRole < 0) given.add(slot);
    }
    if (instruction.op == Op::Enter) given.add(m_program.enters[instruction.detail].slot);
}

bool HarmlessSteps::isHarmless(const Instruction& instruction)
{
    if (instruction.when >= 0 && !isKnown(instruction.when)) return false;
    switch (instruction.op) {
    case Op::Remind:
    case Op::Say:
    case Op::JumpUnless: return true;
    case Op::Let: return isKnown(m_program.lets[instruction.detail].value);
    case Op::Sum: return isSumHarmless(m_program.sums[instruction.detail]);
    case Op::Effect: {
        const std::vector<Change>& changes = m_program.effects[instruction.detail].changes;
        return std::all_of(changes.begin(), changes.end(), [this](const Change& change) { return isKnown(change.value); });
    }
    case Op::Due: {
        const auto& with = m_program.dues[instruction.detail].with;
        return std::all_of(with.begin(), with.end(), [this](const auto& each) { return isKnown(each.second); });
    }
    default: return false;
    }
}

bool HarmlessSteps::isSumHarmless(const SumDetail& detail)
{
    return std::all_of(detail.of.begin(), detail.of.end(), [this](NodeId base) { return isFigure(base); }) &&
           std::all_of(detail.modifiers.begin(), detail.modifiers.end(), [this](const CompiledModifier& each) { return (each.when < 0 || isKnown(each.when)) && isKnown(each.amount); });
}

bool HarmlessSteps::readsRows(NodeId id) const
{
    const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
    if (node.subject >= 0 && (node.kind == NodeKind::Slot || node.kind == NodeKind::Derived || node.kind == NodeKind::LookUp) && m_program.slots[static_cast<std::size_t>(node.subject)].manyRole >= 0) return true;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const NodeId child = m_program.children[node.first + i];
        if (child >= 0 && readsRows(child)) return true;
    }
    return false;
}

/// What a node comes to whatever the steps give, or unknown.
Value HarmlessSteps::foreseen(NodeId node)
{
    if (readsRows(node)) return Value::unknown();
    EvaluationNotes notes;
    notes.foresight = &m_foresight;
    notes.foreseeing = true;
    return Evaluator(m_frame, notes).value(node);
}

bool HarmlessSteps::areChildrenKnown(const Node& node)
{
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const NodeId child = m_program.children[node.first + i];
        if (child >= 0 && !isKnown(child)) return false;
    }
    return true;
}

bool HarmlessSteps::isKnown(NodeId id)
{
    const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
    switch (node.kind) {
    case NodeKind::Constant: return !node.constant.isUnknown();
    case NodeKind::Slot: return m_known.contains(node.subject);
    case NodeKind::Derived:
        if (m_known.contains(node.subject) || areChildrenKnown(node)) return true;
        break;
    case NodeKind::By:
    case NodeKind::If:
    case NodeKind::All:
    case NodeKind::Any:
    case NodeKind::Not:
    case NodeKind::Compare:
    case NodeKind::OneOf:
        if (areChildrenKnown(node)) return true;
        break;
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Least:
    case NodeKind::Most: {
        bool figures = true;
        for (std::uint32_t i = 0; i < node.count && figures; ++i) figures = isFigure(m_program.children[node.first + i]);
        if (figures) return true;
        break;
    }
    default: break;
    }
    return !foreseen(id).isUnknown();
}

bool HarmlessSteps::isFigure(NodeId node)
{
    return (isKnown(node) && !mayBeNone(node)) || foreseen(node).isSet();
}

}  // namespace drumhead
