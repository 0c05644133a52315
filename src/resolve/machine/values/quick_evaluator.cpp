#include "resolve/machine/values/evaluator.hpp"

namespace drumhead {

Evaluator& QuickEvaluator::whole() { return static_cast<Evaluator&>(*this); }

Value QuickEvaluator::other(const Node& node)
{
    switch (node.kind) {
    case NodeKind::Derived: return derived(node);
    case NodeKind::Compare: return comparison(node);
    case NodeKind::OneOf: return oneOf(node);
    case NodeKind::All:
    case NodeKind::Any: return allOrAny(node);
    case NodeKind::Not: return negation(node);
    case NodeKind::If: return choice(node);
    case NodeKind::By: return by(node);
    case NodeKind::RowNumber: return whole().rowNumber(node);
    case NodeKind::Sum:
    case NodeKind::Subtract: return sum(node);
    default: return whole().aside(node);
    }
}

Value QuickEvaluator::derived(const Node& node)
{
    const int row = m_frame.rowOf(node.subject);
    const Value given = m_frame.values[m_frame.layout.address(node.subject, row)];
    if (!given.isUnknown()) return given;
    ++m_frame.operations;
    if (m_frame.derived.empty()) return value(m_frame.child(node, 0));
    const std::size_t at = m_frame.layout.derivedAddress(node.subject, row);
    if (m_frame.derived[at].version != m_frame.version)
        m_frame.derived[at] = {value(m_frame.child(node, 0)), m_frame.version};
    return m_frame.derived[at].value;
}

Value QuickEvaluator::comparison(const Node& node)
{
    ++m_frame.operations;
    const Value left = value(m_frame.child(node, 0));
    if (left.isUnknown()) return left;
    const Value right = value(m_frame.child(node, 1));
    return right.isUnknown() ? right : Value::flag(compares(left, node.comparison, right));
}

Value QuickEvaluator::negation(const Node& node)
{
    ++m_frame.operations;
    const Value inner = value(m_frame.child(node, 0));
    return inner.isUnknown() ? inner : Value::flag(!inner.yes());
}

Value QuickEvaluator::choice(const Node& node)
{
    ++m_frame.operations;
    const Value test = value(m_frame.child(node, 0));
    return test.isUnknown() ? test : value(m_frame.child(node, test.yes() ? 1 : 2));
}

Value QuickEvaluator::allOrAny(const Node& node)
{
    m_frame.operations += node.count;
    const bool deciding = node.kind == NodeKind::Any;
    bool unknown = false;
    for (const NodeId clause : m_frame.childrenOf(node)) {
        const Value part = value(clause);
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding) return part;
    }
    return unknown ? Value::unknown() : Value::flag(!deciding);
}

Value QuickEvaluator::oneOf(const Node& node)
{
    m_frame.operations += node.count;
    const Value left = value(m_frame.child(node, 0));
    if (left.isUnknown()) return left;
    bool unknown = false;
    for (const NodeId other : m_frame.childrenOf(node).subspan(1)) {
        const Value right = value(other);
        if (right == left) return Value::flag(!node.negated);
        unknown = unknown || right.isUnknown();
    }
    return unknown ? Value::unknown() : Value::flag(node.negated);
}

Value QuickEvaluator::by(const Node& node)
{
    m_frame.operations += node.count;
    const Value subject = value(m_frame.child(node, 0));
    if (subject.isUnknown()) return subject;
    for (std::uint32_t i = 0; i + 2 < node.count; ++i) {
        if (subject.isSet() && m_frame.program->keys[node.keys + i] == subject.name())
            return value(m_frame.child(node, i + 2));
    }
    return m_frame.child(node, 1) >= 0 ? value(m_frame.child(node, 1)) : Value::none();
}

Value QuickEvaluator::sum(const Node& node)
{
    m_frame.operations += node.count;
    Number result;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const Value part = value(m_frame.child(node, i));
        if (!part.isSet()) return Value::unknown();
        if (i == 0) result = part.number();
        else result = node.kind == NodeKind::Sum ? result + part.number() : result - part.number();
    }
    const bool isBeyond = result >= Number::largest() || result <= -Number::largest();
    return isBeyond ? Value::unknown() : Value(result);
}

}  // namespace drumhead
