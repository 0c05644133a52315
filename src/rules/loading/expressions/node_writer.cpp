#include "rules/loading/expressions/node_writer.hpp"

#include <algorithm>

namespace drumhead {

NodeId NodeWriter::add(const Node& of, const std::vector<NodeId>& children)
{
    Node node = of;
    node.first = static_cast<std::uint32_t>(m_program.children.size());
    node.count = static_cast<std::uint32_t>(children.size());
    m_program.children.insert(m_program.children.end(), children.begin(), children.end());
    const auto isSourced = [this](NodeId child) { return child >= 0 && m_program.node(child).sourced; };
    node.sourced = node.sourced || std::any_of(children.begin(), children.end(), isSourced);
    if (node.kind == NodeKind::Compare) takeUsualSides(node, children);
    m_program.nodes.push_back(node);
    return static_cast<NodeId>(m_program.nodes.size() - 1);
}

/// Most comparisons hold a slot against a constant: then the node says so itself.
void NodeWriter::takeUsualSides(Node& node, const std::vector<NodeId>& children) const
{
    if (children[0] < 0 || children[1] < 0) return;
    const Node& left = m_program.node(children[0]);
    const Node& right = m_program.node(children[1]);
    if (left.kind != NodeKind::Slot || right.kind != NodeKind::Constant || right.constant.isUnknown()) return;
    node.simple = true;
    node.constant = right.constant;
    node.range = ValueRange::of(node.comparison, right.constant);
    takeSlot(node, left.subject);
}

void NodeWriter::takeSlot(Node& node, SlotId slot) const
{
    const Slot& info = m_program.slot(slot);
    node.subject = slot;
    node.role = static_cast<std::int16_t>(info.manyRole);
    node.index = info.index;
}

NodeId NodeWriter::constant(Value value, ValueKind kind, int choices)
{
    const auto [known, isNew] = m_constants.emplace(std::tuple(value.raw(), kind, choices), -1);
    if (!isNew) return known->second;
    Node node;
    node.constant = value;
    node.valueKind = kind;
    node.choices = choices;
    return known->second = add(node, {});
}

NodeId NodeWriter::slotNode(SlotId slot)
{
    const Slot& info = m_program.slot(slot);
    m_slotNodes.resize(m_program.slots.size(), -1);
    NodeId& known = m_slotNodes[static_cast<std::size_t>(slot)];
    if (known >= 0 && isOf(m_program.node(known), info)) return known;
    Node node;
    node.kind = info.kind == SlotKind::Derived ? NodeKind::Derived : NodeKind::Slot;
    takeSlot(node, slot);
    node.valueKind = info.shape.kind;
    node.choices = info.shape.choices;
    node.sourced = info.kind == SlotKind::Stat && info.shape.kind == ValueKind::Number;
    if (info.kind != SlotKind::Derived) return known = add(node, {});
    node.element = info.attribute->element;
    return known = add(node, {info.formula});
}

/// Whether a node still stands for a slot: its shape or its formula may have been found only later.
bool NodeWriter::isOf(const Node& node, const Slot& slot) const
{
    return node.valueKind == slot.shape.kind && node.choices == slot.shape.choices
        && (node.kind == NodeKind::Slot || m_program.children[node.first] == slot.formula);
}

TypedNode NodeWriter::failed(const Wanted* wanted)
{
    TypedNode result;
    result.failed = true;
    if (wanted) {
        result.kind = wanted->kind;
        result.choices = wanted->choices;
    }
    result.id = constant(Value::unknown(), result.kind, result.choices);
    return result;
}

bool NodeWriter::tooDeep(JsonPlace place)
{
    constexpr int maxExpressionDepth = 200;
    if (m_depth <= maxExpressionDepth) return false;
    m_context.fault(place, message("check.nested-too-deeply-use", "nested too deeply; use \"let\" steps"));
    return true;
}

}  // namespace drumhead
