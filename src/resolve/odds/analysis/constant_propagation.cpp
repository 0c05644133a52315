#include "resolve/odds/analysis/constant_propagation.hpp"

#include <algorithm>

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

NodeId ConstantPropagation::branchOf(const Node& node)
{
    const std::span<const NodeId> children = m_frame.childrenOf(node);
    if (node.kind == NodeKind::If) {
        const Constant test = of(children[0]);
        return test == Constant::Varies || test == Constant::ByRow ? -1 : children[test == Constant::Yes ? 1 : 2];
    }
    const Value choice = find(children[0]).second;
    m_asked.push_back({children[0], Constant::Varies, choice, true});
    if (!choice.isSet()) return -1;
    const std::span<const NameId> keys(m_frame.program->keys.data() + node.keys, children.size() - 2);
    const auto chosen = std::find(keys.begin(), keys.end(), choice.name()) - keys.begin();
    return children[chosen < std::ssize(keys) ? static_cast<std::size_t>(chosen) + 2 : 1];
}

bool ConstantPropagation::finds(const Finding& finding)
{
    const auto [constant, value] = find(finding.node);
    return finding.isChoice ? value == finding.choice : constant == finding.constant;
}

ConstantPropagation::Found ConstantPropagation::find(NodeId node)
{
    if (m_constantValues.places().dependsOnlyOn(-1, node)) {
        const Value value = here(node);
        return {constantOf(value), value};
    }
    const int role = m_constantValues.places().roleOf(node);
    return role < 0 ? Found(Constant::Varies, Value::unknown()) : findInRows(node, role);
}

ConstantPropagation::Found ConstantPropagation::findInRows(NodeId node, int role)
{
    const int before = m_frame.inHand(role).current;
    Value first = Value::unknown();
    bool alike = m_frame.layout.rows(role) > 0;
    bool open = false;
    for (int row = 0; row < m_frame.layout.rows(role) && !open; ++row) {
        m_frame.goToRow(role, row);
        const Value one = here(node);
        open = one.isUnknown();
        if (row == 0) first = one;
        alike = alike && one == first;
    }
    m_frame.goToRow(role, before);
    if (open) return {Constant::Varies, Value::unknown()};
    return alike ? Found(constantOf(first), first) : Found(Constant::ByRow, Value::unknown());
}

Value ConstantPropagation::here(NodeId node)
{
    EvaluationNotes notes;
    notes.constants = &m_constantValues;
    notes.varyingUnknown = true;
    return Evaluator(m_frame, notes).value(node);
}

}  // namespace drumhead
