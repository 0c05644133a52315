#include "resolve/machine/steps/source_finder.hpp"

namespace drumhead {

void SourceFinder::findIn(const Node& node)
{
    switch (node.kind) {
    case NodeKind::Slot:
    case NodeKind::Derived: return ofSlot(node);
    case NodeKind::By:
    case NodeKind::If: return ofBranch(node);
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf: return overRows(node);
    case NodeKind::Table:
    case NodeKind::LookUp: return inTable(node);
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Divide:
    case NodeKind::Least:
    case NodeKind::Most:
        for (std::uint32_t i = 0; i < node.count; ++i) find(m_frame.child(node, i));
        return;
    default: return;  // what a condition looks at, its reasons tell
    }
}

/// What was answered by a person stands for itself.
void SourceFinder::ofSlot(const Node& node)
{
    const Value known = m_frame.get(node);
    if (node.kind == NodeKind::Derived) {
        if (known.isUnknown()) find(m_frame.child(node, 0));
        return;
    }
    const Slot& info = m_frame.program->slot(node.subject);
    const Value type = m_frame.get(info.typeSlot);
    const UnitType* unitType = type.isSet() ? m_frame.ruleset->findUnitType(type.name()) : nullptr;
    if (unitType && unitType->stats[static_cast<std::size_t>(info.attribute->stat)] == known)
        m_found.push_back(Value::fromRaw(unitType->element));
}

void SourceFinder::ofBranch(const Node& node)
{
    const Value subject = PlainEvaluation(m_frame).value(m_frame.child(node, 0));
    if (subject.isUnknown()) return;
    if (node.kind == NodeKind::If) return find(m_frame.child(node, subject.yes() ? 1 : 2));
    for (std::uint32_t i = 0; i + 2 < node.count; ++i) {
        if (subject.isSet() && m_frame.program->keys[node.keys + i] == subject.name())
            return find(m_frame.child(node, i + 2));
    }
    if (m_frame.child(node, 1) >= 0) find(m_frame.child(node, 1));
}

void SourceFinder::overRows(const Node& node)
{
    const RowsInSight rows = m_frame.rowsInSight(node.subject);
    const int before = m_frame.inHand(node.subject).current;
    for (int row = 0; row < m_frame.layout.rows(node.subject); ++row) {
        if (!(rows.active >> row & 1)) continue;
        m_frame.goToRow(node.subject, row);
        const NodeId where = m_frame.child(node, 1);
        const Value counted = where < 0 ? Value::flag(true) : PlainEvaluation(m_frame).value(where);
        if (!counted.isUnknown() && counted.yes()) find(m_frame.child(node, 0));
    }
    m_frame.goToRow(node.subject, before);
}

void SourceFinder::inTable(const Node& node)
{
    if (node.kind == NodeKind::LookUp) {
        const Value type = m_frame.get(node.subject);
        if (const UnitType* unitType = type.isSet() ? m_frame.ruleset->findUnitType(type.name()) : nullptr)
            m_found.push_back(Value::fromRaw(unitType->element));
        return;
    }
    const Table& table = m_frame.ruleset->tables[static_cast<std::size_t>(node.subject)];
    if (const int row = PlainEvaluation(m_frame).findRow(node.subject, m_frame.childrenOf(node)); row >= 0) {
        m_found.push_back(Value::fromRaw(table.element));
        m_found.push_back(Value::fromRaw(table.rows[static_cast<std::size_t>(row)].element));
    }
    for (const NodeId input : m_frame.childrenOf(node)) find(input);
}

}  // namespace drumhead
