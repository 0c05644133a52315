// What is known, told without keeping account of what was looked at.
#include "resolve/machine/evaluator.hpp"

namespace drumhead {

Value Evaluator::quickOther(const Node& node)
{
    switch (node.kind) {
    case NodeKind::Derived: return quickDerived(node);
    case NodeKind::Compare: return quickComparison(node);
    case NodeKind::OneOf: return quickOneOf(node);
    case NodeKind::All:
    case NodeKind::Any: return quickAllOrAny(node);
    case NodeKind::Not: return quickNot(node);
    case NodeKind::If: return quickIf(node);
    case NodeKind::By: return quickBy(node);
    case NodeKind::RowNumber: return rowNumber(node);
    case NodeKind::Sum:
    case NodeKind::Subtract: return quickSum(node);
    default: return aside(node);
    }
}

Value Evaluator::quickDerived(const Node& node)
{
    const int row = m_frame.rowOf(node.subject);
    const Value given = m_frame.values[m_frame.layout.address(node.subject, row)];
    if (!given.isUnknown()) return given;
    if (m_frame.derived.empty()) return quick(child(node, 0));
    const std::size_t at = m_frame.layout.derivedAddress(node.subject, row);
    if (m_frame.derived[at].version != m_frame.version) m_frame.derived[at] = {quick(child(node, 0)), m_frame.version};
    return m_frame.derived[at].value;
}

Value Evaluator::quickComparison(const Node& node)
{
    const Value left = quick(child(node, 0));
    if (left.isUnknown()) return left;
    const Value right = quick(child(node, 1));
    return right.isUnknown() ? right : Value::flag(compares(left, node.comparison, right));
}

Value Evaluator::quickNot(const Node& node)
{
    const Value inner = quick(child(node, 0));
    return inner.isUnknown() ? inner : Value::flag(!inner.yes());
}

Value Evaluator::quickIf(const Node& node)
{
    const Value test = quick(child(node, 0));
    return test.isUnknown() ? test : quick(child(node, test.yes() ? 1 : 2));
}

/// A node of the rarer kinds. What it finds missing is reported only if the whole is unknown.
Value Evaluator::aside(const Node& node)
{
    const FactRef missing = m_notes.missing;
    const char* const fault = m_notes.fault;
    const Value result = compute(node);
    m_notes.missing = missing;
    m_notes.fault = fault;
    return result;
}

Value Evaluator::quickAllOrAny(const Node& node)
{
    const bool deciding = node.kind == NodeKind::Any;
    bool unknown = false;
    for (const NodeId clause : children(node)) {
        const Value part = quick(clause);
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding) return part;
    }
    return unknown ? Value::unknown() : Value::flag(!deciding);
}

Value Evaluator::quickOneOf(const Node& node)
{
    const Value left = quick(child(node, 0));
    if (left.isUnknown()) return left;
    bool unknown = false;
    for (const NodeId other : children(node).subspan(1)) {
        const Value right = quick(other);
        if (right == left) return Value::flag(!node.negated);
        unknown = unknown || right.isUnknown();
    }
    return unknown ? Value::unknown() : Value::flag(node.negated);
}

Value Evaluator::quickBy(const Node& node)
{
    const Value subject = quick(child(node, 0));
    if (subject.isUnknown()) return subject;
    for (std::uint32_t i = 0; i + 2 < node.count; ++i) {
        if (subject.isSet() && m_frame.program->keys[node.keys + i] == subject.name()) return quick(child(node, i + 2));
    }
    return child(node, 1) >= 0 ? quick(child(node, 1)) : Value::none();
}

Value Evaluator::quickSum(const Node& node)
{
    Number result;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const Value part = quick(child(node, i));
        if (!part.isSet()) return Value::unknown();
        if (i == 0) result = part.number();
        else result = node.kind == NodeKind::Sum ? result + part.number() : result - part.number();
    }
    return result;
}

}  // namespace drumhead
