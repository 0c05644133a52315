#include "settled_nodes.hpp"

#include <optional>

namespace drumhead {

template <typename Goes>
void SettledNodes::throughRows(NodeId node, Goes goesOn) const
{
    const int role = m_foresight.roleOf(node);
    if (m_foresight.dependsOnlyOn(-1, node)) return static_cast<void>(goesOn(here(node)));
    if (role < 0) return static_cast<void>(goesOn(Value::unknown()));
    RowState& rows = m_frame.rows[static_cast<std::size_t>(role)];
    const int before = rows.current;
    bool on = true;
    for (int row = 0; row < m_frame.layout.rows(role) && on; ++row) {
        m_frame.goToRow(rows, row);
        on = goesOn(here(node));
    }
    m_frame.goToRow(rows, before);
}

Value SettledNodes::value(NodeId node) const
{
    std::optional<Value> all;
    throughRows(node, [&all](Value one) {
        all = all && *all != one ? Value::unknown() : one;
        return !all->isUnknown();
    });
    return all.value_or(Value::unknown());
}

bool SettledNodes::isSettled(NodeId node) const
{
    bool settled = true;
    throughRows(node, [&settled](Value one) { return settled = !one.isUnknown(); });
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
