#include "resolve/machine/steps/reason_finder.hpp"

namespace drumhead {

Value ReasonFinder::holdsAccounted(NodeId id, std::vector<Reason>& reasons)
{
    if (m_isPlain) return m_evaluator.value(id);  // it is not known: there are no reasons, but something missing
    const FactRef missing = m_notes.missing;
    const char* const fault = m_notes.fault;
    const Value known = judge(id, reasons);
    m_notes.missing = missing;
    m_notes.fault = fault;
    return known.isUnknown() ? m_evaluator.value(id) : known;
}

/// A node that is more than a comparison of a single value with a constant, or one whose reading is noted.
Value ReasonFinder::judgeOther(NodeId id, const Node& node, std::vector<Reason>& reasons)
{
    if (node.kind == NodeKind::All || node.kind == NodeKind::Any) return judgeAllOrAny(node, reasons);
    if (node.kind != NodeKind::Not) return judgeClause(id, node, reasons);
    const Value inner = judge(m_frame.child(node, 0), reasons);
    return inner.isUnknown() ? inner : Value::flag(!inner.yes());
}

Value ReasonFinder::judgeAllOrAny(const Node& node, std::vector<Reason>& reasons)
{
    m_frame.operations += node.count;
    const bool deciding = node.kind == NodeKind::Any;
    const auto start = static_cast<std::ptrdiff_t>(reasons.size());
    bool unknown = false;
    for (const NodeId clause : m_frame.childrenOf(node)) {
        const auto own = static_cast<std::ptrdiff_t>(reasons.size());
        const Value part = judge(clause, reasons);
        if (part.isUnknown()) unknown = true;
        else if (part.yes() == deciding) {
            if (own > start) reasons.erase(reasons.begin() + start, reasons.begin() + own);  // this one alone decided
            return part;
        }
    }
    if (!unknown) return Value::flag(!deciding);
    reasons.resize(static_cast<std::size_t>(start));
    return Value::unknown();
}

/// A clause that is no simple comparison of a single value.
Value ReasonFinder::judgeClause(NodeId id, const Node& node, std::vector<Reason>& reasons)
{
    Reason reason;
    reason.node = id;
    if (node.kind == NodeKind::Compare || node.kind == NodeKind::OneOf) {
        reason.left = m_evaluator.told(m_frame.child(node, 0));
        reason.right = m_evaluator.told(m_frame.child(node, 1));
        reason.row = static_cast<std::int16_t>(rowOfSubject(node));
    }
    const bool sidesTell = node.kind == NodeKind::Compare && !reason.left.isUnknown() && !reason.right.isUnknown();
    const Value outcome =
        sidesTell ? Value::flag(compares(reason.left, node.comparison, reason.right)) : m_evaluator.told(id);
    if (outcome.isUnknown()) return outcome;
    reason.held = outcome.yes();
    reasons.push_back(reason);
    return outcome;
}

/// Of a comparison: on which row its left side stands, or -1 where that is no single value.
int ReasonFinder::rowOfSubject(const Node& comparison) const
{
    const Node& left = m_frame.nodes[m_frame.child(comparison, 0)];
    return left.kind == NodeKind::Slot || left.kind == NodeKind::Derived ? m_frame.rowOf(left.subject) : -1;
}

}  // namespace drumhead
