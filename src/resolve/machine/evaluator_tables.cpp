// What is looked up: rows of tables, figures of unit types, and what all rows of a role come to.
#include "resolve/machine/constant_values.hpp"
#include "resolve/machine/evaluator.hpp"

#include <algorithm>

namespace drumhead {

Value Evaluator::overRows(const Node& node)
{
    RowState& rows = m_frame.rows[static_cast<std::size_t>(node.subject)];
    const int before = rows.current;
    const bool counts = node.kind == NodeKind::Count;
    const NodeId where = child(node, counts ? 0 : 1);
    Number result;
    bool any = false;
    bool unknown = false;
    for (int row = 0; row < m_frame.layout.rows(node.subject); ++row) {
        if (!(rows.active >> row & 1)) continue;
        m_frame.goToRow(rows, row);
        const Value counted = holds(where);
        if (!counted.isUnknown() && !counted.yes()) continue;
        if (counted.isUnknown() && !m_notes.consulted) {  // its figures may be none of our business
            unknown = true;
            continue;
        }
        const Value part = counts ? Value(Number(1)) : value(child(node, 0));
        if (counted.isUnknown() || part.isUnknown()) {
            unknown = true;
            continue;
        }
        if (part.isNone()) {
            if (!m_notes.fault) m_notes.fault = "it uses a value that is \"none\"";
            unknown = true;
            continue;
        }
        if (node.kind == NodeKind::LeastOf) result = any ? std::min(result, part.number()) : part.number();
        else if (node.kind == NodeKind::MostOf) result = any ? std::max(result, part.number()) : part.number();
        else result = result + part.number();
        any = true;
    }
    m_frame.goToRow(rows, before);
    if (unknown || rows.open) return Value::unknown();
    if (!any && (node.kind == NodeKind::LeastOf || node.kind == NodeKind::MostOf)) return Value::none();
    return result;
}

Value Evaluator::someOrEvery(const Node& node)
{
    const bool deciding = node.kind == NodeKind::Some;
    RowState& rows = m_frame.rows[static_cast<std::size_t>(node.subject)];
    const int before = rows.current;
    bool unknown = false;
    bool decided = false;
    for (int row = 0; row < m_frame.layout.rows(node.subject) && (!decided || m_notes.consulted); ++row) {
        if (!(rows.active >> row & 1)) continue;
        m_frame.goToRow(rows, row);
        const Value part = value(child(node, 0));
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding) decided = true;
    }
    m_frame.goToRow(rows, before);
    if (rows.open) return Value::unknown();
    if (decided) return Value::flag(deciding);
    return unknown ? Value::unknown() : Value::flag(!deciding);
}

int Evaluator::findRow(int tableIndex, std::span<const NodeId> inputs)
{
    const Table& rows = m_frame.ruleset->tables[static_cast<std::size_t>(tableIndex)];
    Value values[16];
    bool unknown = inputs.size() > 16;
    for (std::size_t i = 0; i < inputs.size() && i < 16; ++i) {
        values[i] = value(inputs[i]);
        unknown = unknown || values[i].isUnknown();
    }
    if (unknown) return -1;
    const int row = rows.find(values);
    if (row < 0) {
        if (!m_notes.fault) m_notes.fault = "the table has no row for these values";
        return -1;
    }
    touch(rows.element);
    touch(rows.rows[static_cast<std::size_t>(row)].element);
    return row;
}

Value Evaluator::table(const Node& node)
{
    const int row = findRow(node.subject, children(node));
    if (row < 0) return Value::unknown();
    return m_frame.ruleset->tables[static_cast<std::size_t>(node.subject)]
        .rows[static_cast<std::size_t>(row)]
        .outputs[static_cast<std::size_t>(node.column)];
}

Value Evaluator::lookUp(const Node& node)
{
    if (m_notes.varyingUnknown && m_notes.constants->varies(node.subject)) return Value::unknown();
    const Value at = value(child(node, 0));
    const Value type = read(node.subject, m_frame.rowOf(node.subject));
    consult(m_frame.here(node.subject));
    if (type.isUnknown() && m_notes.missing.slot < 0) m_notes.missing = m_frame.here(node.subject);
    if (at.isUnknown() || !type.isSet()) return Value::unknown();
    if (at.isNone()) return Value::none();
    const UnitType* found = m_frame.ruleset->findUnitType(type.name());
    const int position = m_frame.ruleset->choiceLists[node.keys].find(at.name());
    if (!found || position < 0) return Value::unknown();
    touch(found->element);
    return found->stats[static_cast<std::size_t>(node.column + position)];
}

}  // namespace drumhead
