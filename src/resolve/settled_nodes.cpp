#include "settled_nodes.hpp"

namespace drumhead {

Value SettledNodes::value(NodeId node) const
{
    if (m_foresight.dependsOnlyOn(-1, node)) return here(node);
    const int role = m_foresight.roleOf(node);
    if (role < 0) return Value::unknown();
    RowState& rows = m_frame.rows[static_cast<std::size_t>(role)];
    const int before = rows.current;
    Value all = Value::unknown();
    for (int row = 0; row < m_frame.layout.rows(role); ++row) {
        m_frame.goToRow(rows, row);
        const Value one = here(node);
        const bool differs = row > 0 && one != all;
        all = differs ? Value::unknown() : one;
        if (all.isUnknown()) break;
    }
    m_frame.goToRow(rows, before);
    return all;
}

bool SettledNodes::isSettled(NodeId node) const
{
    if (m_foresight.dependsOnlyOn(-1, node)) return !here(node).isUnknown();
    const int role = m_foresight.roleOf(node);
    if (role < 0) return false;
    RowState& rows = m_frame.rows[static_cast<std::size_t>(role)];
    const int before = rows.current;
    bool settled = true;
    for (int row = 0; row < m_frame.layout.rows(role) && settled; ++row) {
        m_frame.goToRow(rows, row);
        settled = !here(node).isUnknown();
    }
    m_frame.goToRow(rows, before);
    return settled;
}

Value SettledNodes::here(NodeId node) const
{
    EvaluationNotes notes;
    notes.foresight = &m_foresight;
    notes.foreseeing = true;
    return Evaluator(m_frame, notes).value(node);
}

}  // namespace drumhead
