#include "resolve/machine/steps/reason_finder.hpp"

namespace drumhead {

/// A node that is more than a comparison of a single value with a constant.
Value ReasonFinder::judgeOther(ReasonFinder finder, NodeId id, const Node& node)
{
    switch (node.kind) {
    case NodeKind::All: return judgeAllOrAny<NodeKind::All>(finder, node);
    case NodeKind::Any: return judgeAllOrAny<NodeKind::Any>(finder, node);
    case NodeKind::Not: return judgeNot(finder, node);
    default: return judgeClause(finder, id, node);
    }
}

Value ReasonFinder::judgeNot(ReasonFinder finder, const Node& node)
{
    const Value inner = finder.judge(finder.m_frame->child(node, 0));
    return inner.isUnknown() ? inner : Value::flag(!inner.yes());
}

/// A clause that decides does so alone: the reasons of those before it are forgotten.
template <NodeKind kind>
Value ReasonFinder::judgeAllOrAny(ReasonFinder finder, const Node& node)
{
    constexpr bool deciding = kind == NodeKind::Any;
    Frame& frame = *finder.m_frame;
    std::vector<Reason>& reasons = *finder.m_reasons;
    frame.operations += node.count;
    const std::size_t start = reasons.size();
    bool unknown = false;
    for (const NodeId clause : frame.childrenOf(node)) {
        const Node& part = frame.nodes[clause];
        if (part.simple) {
            const Value left = frame.get(part);
            const bool held = part.range.contains(left);
            if (left.isUnknown()) {
                unknown = true;
            } else if (held != deciding) {
                finder.noteSimple(clause, part, held, left);
            } else {
                finder.forgetFrom(start);
                finder.noteSimple(clause, part, held, left);
                return Value::flag(deciding);
            }
            continue;
        }
        const std::size_t own = reasons.size();
        const Value outcome = judgeOther(finder, clause, part);
        if (outcome.isUnknown()) {
            unknown = true;
        } else if (outcome.yes() == deciding) {
            if (own > start)
                reasons.erase(reasons.begin() + static_cast<std::ptrdiff_t>(start),
                              reasons.begin() + static_cast<std::ptrdiff_t>(own));
            return outcome;
        }
    }
    if (!unknown) return Value::flag(!deciding);
    finder.forgetFrom(start);
    return Value::unknown();
}

/// A clause that is no simple comparison of a single value.
Value ReasonFinder::judgeClause(ReasonFinder finder, NodeId id, const Node& node)
{
    Frame& frame = *finder.m_frame;
    const PlainEvaluation evaluation(frame);
    if (node.kind != NodeKind::Compare && node.kind != NodeKind::OneOf) {
        const Value outcome = evaluation.value(id);
        if (!outcome.isUnknown()) finder.m_reasons->push_back({id, outcome.yes(), -1, {}, {}});
        return outcome;
    }
    const Value left = evaluation.value(frame.child(node, 0));
    const Value right = evaluation.value(frame.child(node, 1));
    const bool sidesTell = node.kind == NodeKind::Compare && !left.isUnknown() && !right.isUnknown();
    const Value outcome = sidesTell ? Value::flag(compares(left, node.comparison, right)) : evaluation.value(id);
    if (!outcome.isUnknown())
        finder.m_reasons->push_back(
            {id, outcome.yes(), static_cast<std::int16_t>(finder.rowOfSubject(node)), left, right});
    return outcome;
}

/// Of a comparison: on which row its left side stands, or -1 where that is no single value.
int ReasonFinder::rowOfSubject(const Node& comparison) const
{
    const Node& left = m_frame->nodes[m_frame->child(comparison, 0)];
    return left.kind == NodeKind::Slot || left.kind == NodeKind::Derived ? m_frame->rowOf(left) : -1;
}

}  // namespace drumhead
