#include "resolve/machine/steps/source_finder.hpp"

namespace drumhead {

void SourceFinder::find(NodeId id, std::vector<Value>& found)
{
    const Node& node = m_frame.nodes[id];
    if (!node.sourced) return;
    switch (node.kind) {
    case NodeKind::Slot:
    case NodeKind::Derived: return ofSlot(node, found);
    case NodeKind::By:
    case NodeKind::If: return ofBranch(node, found);
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf: return overRows(node, found);
    case NodeKind::Table:
    case NodeKind::LookUp: return inTable(node, found);
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Divide:
    case NodeKind::Least:
    case NodeKind::Most:
        for (std::uint32_t i = 0; i < node.count; ++i) find(m_frame.child(node, i), found);
        return;
    default: return;  // what a condition looks at, its reasons tell
    }
}

/// What was answered by a person stands for itself.
void SourceFinder::ofSlot(const Node& node, std::vector<Value>& found)
{
    const int row = m_frame.rowOf(node.subject);
    const Value known = m_frame.values[m_frame.layout.address(node.subject, row)];
    if (node.kind == NodeKind::Derived) {
        if (known.isUnknown()) find(m_frame.child(node, 0), found);
        return;
    }
    const Slot& info = m_frame.program->slot(node.subject);
    const Value type = m_frame.values[m_frame.layout.address(info.typeSlot, row)];
    const UnitType* unitType = type.isSet() ? m_frame.ruleset->findUnitType(type.name()) : nullptr;
    if (unitType && unitType->stats[static_cast<std::size_t>(info.attribute->stat)] == known)
        found.push_back(Value::fromRaw(unitType->element));
}

void SourceFinder::ofBranch(const Node& node, std::vector<Value>& found)
{
    const Value subject = m_evaluator.value(m_frame.child(node, 0));
    if (subject.isUnknown()) return;
    if (node.kind == NodeKind::If) return find(m_frame.child(node, subject.yes() ? 1 : 2), found);
    for (std::uint32_t i = 0; i + 2 < node.count; ++i) {
        if (subject.isSet() && m_frame.program->keys[node.keys + i] == subject.name())
            return find(m_frame.child(node, i + 2), found);
    }
    if (m_frame.child(node, 1) >= 0) find(m_frame.child(node, 1), found);
}

void SourceFinder::overRows(const Node& node, std::vector<Value>& found)
{
    RowState& rows = m_frame.rows[static_cast<std::size_t>(node.subject)];
    const int before = rows.current;
    for (int row = 0; row < m_frame.layout.rows(node.subject); ++row) {
        if (!(rows.active >> row & 1)) continue;
        m_frame.goToRow(rows, row);
        const Value counted = m_evaluator.holds(m_frame.child(node, 1));
        if (!counted.isUnknown() && counted.yes()) find(m_frame.child(node, 0), found);
    }
    m_frame.goToRow(rows, before);
}

void SourceFinder::inTable(const Node& node, std::vector<Value>& found)
{
    if (node.kind == NodeKind::LookUp) {
        const Value type = m_frame.get(node.subject);
        if (const UnitType* unitType = type.isSet() ? m_frame.ruleset->findUnitType(type.name()) : nullptr)
            found.push_back(Value::fromRaw(unitType->element));
        return;
    }
    const Table& table = m_frame.ruleset->tables[static_cast<std::size_t>(node.subject)];
    if (const int row = m_evaluator.findRow(node.subject, m_frame.childrenOf(node)); row >= 0) {
        found.push_back(Value::fromRaw(table.element));
        found.push_back(Value::fromRaw(table.rows[static_cast<std::size_t>(row)].element));
    }
    for (const NodeId input : m_frame.childrenOf(node)) find(input, found);
}

}  // namespace drumhead
