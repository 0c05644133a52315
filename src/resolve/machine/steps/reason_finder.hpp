#pragma once

#include "drumhead/resolve/machine/values/trail.hpp"
#include "resolve/machine/values/plain_evaluation.hpp"

#include <vector>

namespace drumhead {

/// Judges conditions and notes why they come out so. The functions hand on the frame and the reasons so far one by one:
/// as an object of two they would go through memory with every clause.
class ReasonFinder {
public:
    /// Appends the clauses that made the condition come out so; none where it is unknown.
    [[nodiscard, gnu::always_inline]] static Value judge(Frame& frame, NodeId id, std::vector<Reason>& reasons)
    {
        const Node& node = frame.nodes[id];
        if (!node.simple) return judgeOther(frame, id, node, reasons);
        const Value left = frame.get(node);
        if (left.isUnknown()) return left;
        const bool held = node.range.contains(left);
        noteSimple(frame, id, node, held, left, reasons);
        return Value::flag(held);
    }

private:
    static Value judgeOther(Frame& frame, NodeId id, const Node& node, std::vector<Reason>& reasons);
    // Apart from one another, so that each keeps only its own registers.
    [[gnu::noinline]] static Value judgeNot(Frame& frame, const Node& node, std::vector<Reason>& reasons);
    [[gnu::noinline]] static Value judgeClause(Frame& frame, NodeId id, const Node& node, std::vector<Reason>& reasons);
    [[gnu::noinline]] static void noteRows(Frame& frame, NodeId id, const Node& node, bool held,
                                           std::vector<Reason>& reasons);
    template <NodeKind kind>
    [[gnu::noinline]] static Value judgeAllOrAny(Frame& frame, const Node& node, std::vector<Reason>& reasons);

    static void noteSimple(const Frame& frame, NodeId id, const Node& node, bool held, Value left,
                           std::vector<Reason>& reasons)
    {
        reasons.push_back(Reason{id, held, static_cast<std::int16_t>(frame.rowOf(node)), left, node.constant});
    }
    [[nodiscard]] static int rowOfSubject(const Frame& frame, const Node& comparison);
};

}  // namespace drumhead
