#include "resolve/odds/analysis/settled_nodes.hpp"

namespace drumhead {

namespace {

Settled settledAs(Value value)
{
    if (value.isUnknown()) return Settled::Open;
    if (value.isNone()) return Settled::None;
    if (value == Value::flag(false)) return Settled::No;
    return value == Value::flag(true) ? Settled::Yes : Settled::Figure;
}

}  // namespace

Settled SettledNodes::find(NodeId node)
{
    if (m_foresight.places().dependsOnlyOn(-1, node)) return settledAs(here(node));
    const int role = m_foresight.places().roleOf(node);
    return role < 0 ? Settled::Open : findInRows(node, role);
}

Settled SettledNodes::findInRows(NodeId node, int role)
{
    RowState& rows = m_frame.rows[static_cast<std::size_t>(role)];
    const int before = rows.current;
    Value first = Value::unknown();
    bool alike = m_frame.layout.rows(role) > 0;
    bool open = false;
    for (int row = 0; row < m_frame.layout.rows(role) && !open; ++row) {
        m_frame.goToRow(rows, row);
        const Value one = here(node);
        open = one.isUnknown();
        if (row == 0) first = one;
        alike = alike && one == first;
    }
    m_frame.goToRow(rows, before);
    if (open) return Settled::Open;
    return alike ? settledAs(first) : Settled::ByRow;
}

Value SettledNodes::here(NodeId node)
{
    EvaluationNotes notes;
    notes.foresight = &m_foresight;
    notes.foreseeing = true;
    return Evaluator(m_frame, notes).value(node);
}

}  // namespace drumhead
