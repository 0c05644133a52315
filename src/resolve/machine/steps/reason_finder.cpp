#include "resolve/machine/steps/reason_finder.hpp"

namespace drumhead {

namespace {

void forgetFrom(std::vector<Reason>& reasons, std::size_t first)
{
    reasons.erase(reasons.begin() + static_cast<std::ptrdiff_t>(first), reasons.end());
}

}  // namespace

/// A node that is more than a comparison of a single value with a constant.
Value ReasonFinder::judgeOther(Frame& frame, NodeId id, const Node& node, std::vector<Reason>& reasons)
{
    switch (node.kind) {
    case NodeKind::All: return judgeAllOrAny<NodeKind::All>(frame, node, reasons);
    case NodeKind::Any: return judgeAllOrAny<NodeKind::Any>(frame, node, reasons);
    case NodeKind::Not: return judgeNot(frame, node, reasons);
    default: return judgeClause(frame, id, node, reasons);
    }
}

Value ReasonFinder::judgeNot(Frame& frame, const Node& node, std::vector<Reason>& reasons)
{
    const Value inner = judge(frame, frame.child(node, 0), reasons);
    return inner.isUnknown() ? inner : Value::flag(!inner.yes());
}

/// A clause that decides does so alone: the reasons of those before it are forgotten.
template <NodeKind kind>
Value ReasonFinder::judgeAllOrAny(Frame& frame, const Node& node, std::vector<Reason>& reasons)
{
    constexpr bool deciding = kind == NodeKind::Any;
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
                noteSimple(frame, clause, part, held, left, reasons);
            } else {
                forgetFrom(reasons, start);
                noteSimple(frame, clause, part, held, left, reasons);
                return Value::flag(deciding);
            }
            continue;
        }
        const std::size_t own = reasons.size();
        const Value outcome = judgeOther(frame, clause, part, reasons);
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
    forgetFrom(reasons, start);
    return Value::unknown();
}

/// A clause that is no simple comparison of a single value.
Value ReasonFinder::judgeClause(Frame& frame, NodeId id, const Node& node, std::vector<Reason>& reasons)
{
    const PlainEvaluation evaluation(frame);
    if (node.kind != NodeKind::Compare && node.kind != NodeKind::OneOf) {
        const Value outcome = evaluation.value(id);
        const bool isBySingle = !outcome.isUnknown()
            && ((node.kind == NodeKind::Some && outcome.yes()) || (node.kind == NodeKind::Every && !outcome.yes()));
        if (isBySingle) noteRows(frame, id, node, outcome.yes(), reasons);
        else if (!outcome.isUnknown())
            reasons.push_back(Reason{id, outcome.yes(), std::int16_t{-1}, Value::unknown(), Value::unknown()});
        return outcome;
    }
    const Value left = evaluation.value(frame.child(node, 0));
    const Value right = evaluation.value(frame.child(node, 1));
    const bool sidesTell = node.kind == NodeKind::Compare && !left.isUnknown() && !right.isUnknown();
    const Value outcome = sidesTell ? Value::flag(compares(left, node.comparison, right)) : evaluation.value(id);
    if (!outcome.isUnknown())
        reasons.push_back(Reason{id, outcome.yes(), static_cast<std::int16_t>(rowOfSubject(frame, node)), left, right});
    return outcome;
}

/// Each of the rows by which some meet a condition, or by which not all do.
void ReasonFinder::noteRows(Frame& frame, NodeId id, const Node& node, bool held, std::vector<Reason>& reasons)
{
    const auto& rows = frame.rowsInSight(node.subject);
    const int before = frame.inHand(node.subject).current;
    for (int row = 0; row < frame.layout.rows(node.subject); ++row) {
        if (!(rows.active >> row & 1)) continue;
        frame.goToRow(node.subject, row);
        const Value part = PlainEvaluation(frame).value(frame.child(node, 0));
        if (!part.isUnknown() && part.yes() == held)
            reasons.push_back(Reason{id, held, static_cast<std::int16_t>(row), Value::unknown(), Value::unknown()});
    }
    frame.goToRow(node.subject, before);
}

/// Of a comparison: on which row its left side stands, or -1 where that is no single value.
int ReasonFinder::rowOfSubject(const Frame& frame, const Node& comparison)
{
    const Node& left = frame.nodes[frame.child(comparison, 0)];
    return left.kind == NodeKind::Slot || left.kind == NodeKind::Derived ? frame.rowOf(left) : -1;
}

}  // namespace drumhead
