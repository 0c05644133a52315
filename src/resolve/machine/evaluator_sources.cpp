// From where in the rules the figures of an amount come, told once it is known: for the trail alone, never for the
// odds.
#include "resolve/machine/evaluator.hpp"

namespace drumhead {

void Evaluator::sources(NodeId id, std::vector<Value>& found)
{
    const Node& node = m_frame.nodes[id];
    if (!node.sourced) return;
    switch (node.kind) {
    case NodeKind::Slot:
    case NodeKind::Derived: return sourcesOfSlot(node, found);
    case NodeKind::By:
    case NodeKind::If: return sourcesOfBranch(node, found);
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf: return sourcesOverRows(node, found);
    case NodeKind::Table:
    case NodeKind::LookUp: return sourcesInTable(node, found);
    case NodeKind::Sum:
    case NodeKind::Subtract:
    case NodeKind::Times:
    case NodeKind::Divide:
    case NodeKind::Least:
    case NodeKind::Most:
        for (std::uint32_t i = 0; i < node.count; ++i) sources(child(node, i), found);
        return;
    default: return;  // what a condition looks at, its reasons tell
    }
}

/// What was answered by a person stands for itself.
void Evaluator::sourcesOfSlot(const Node& node, std::vector<Value>& found)
{
    const int row = m_frame.rowOf(node.subject);
    const Value known = read(node.subject, row);
    if (node.kind == NodeKind::Derived) {
        if (known.isUnknown()) sources(child(node, 0), found);
        return;
    }
    const Slot& info = m_frame.program->slot(node.subject);
    const Value type = read(info.typeSlot, row);
    const UnitType* unitType = type.isSet() ? m_frame.ruleset->findUnitType(type.name()) : nullptr;
    if (unitType && unitType->stats[static_cast<std::size_t>(info.attribute->stat)] == known)
        found.push_back(Value::fromRaw(unitType->element));
}

void Evaluator::sourcesOfBranch(const Node& node, std::vector<Value>& found)
{
    const Value subject = value(child(node, 0));
    if (subject.isUnknown()) return;
    if (node.kind == NodeKind::If) return sources(child(node, subject.yes() ? 1 : 2), found);
    for (std::uint32_t i = 0; i + 2 < node.count; ++i) {
        if (subject.isSet() && m_frame.program->keys[node.keys + i] == subject.name())
            return sources(child(node, i + 2), found);
    }
    if (child(node, 1) >= 0) sources(child(node, 1), found);
}

void Evaluator::sourcesOverRows(const Node& node, std::vector<Value>& found)
{
    RowState& rows = m_frame.rows[static_cast<std::size_t>(node.subject)];
    const int before = rows.current;
    for (int row = 0; row < m_frame.layout.rows(node.subject); ++row) {
        if (!(rows.active >> row & 1)) continue;
        m_frame.goToRow(rows, row);
        const Value counted = holds(child(node, 1));
        if (!counted.isUnknown() && counted.yes()) sources(child(node, 0), found);
    }
    m_frame.goToRow(rows, before);
}

void Evaluator::sourcesInTable(const Node& node, std::vector<Value>& found)
{
    if (node.kind == NodeKind::LookUp) {
        const Value type = read(node.subject, m_frame.rowOf(node.subject));
        if (const UnitType* unitType = type.isSet() ? m_frame.ruleset->findUnitType(type.name()) : nullptr)
            found.push_back(Value::fromRaw(unitType->element));
        return;
    }
    const Table& table = m_frame.ruleset->tables[static_cast<std::size_t>(node.subject)];
    if (const int row = findRow(node.subject, children(node)); row >= 0) {
        found.push_back(Value::fromRaw(table.element));
        found.push_back(Value::fromRaw(table.rows[static_cast<std::size_t>(row)].element));
    }
    for (const NodeId input : children(node)) sources(input, found);
}

}  // namespace drumhead
