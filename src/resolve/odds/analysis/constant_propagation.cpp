#include "resolve/odds/analysis/constant_propagation.hpp"

namespace drumhead {

namespace {

Constant constantOf(Value value)
{
    if (value.isUnknown()) return Constant::Varies;
    if (value.isNone()) return Constant::None;
    if (value == Value::flag(false)) return Constant::No;
    return value == Value::flag(true) ? Constant::Yes : Constant::Figure;
}

}  // namespace

Constant ConstantPropagation::find(NodeId node)
{
    if (m_constantValues.places().dependsOnlyOn(-1, node)) return constantOf(here(node));
    const int role = m_constantValues.places().roleOf(node);
    return role < 0 ? Constant::Varies : findInRows(node, role);
}

Constant ConstantPropagation::findInRows(NodeId node, int role)
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
    if (open) return Constant::Varies;
    return alike ? constantOf(first) : Constant::ByRow;
}

Value ConstantPropagation::here(NodeId node)
{
    EvaluationNotes notes;
    notes.constants = &m_constantValues;
    notes.varyingUnknown = true;
    return Evaluator(m_frame, notes).value(node);
}

}  // namespace drumhead
