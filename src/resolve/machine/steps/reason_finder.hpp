#pragma once

#include "resolve/machine/values/evaluator.hpp"

#include <vector>

namespace drumhead {

/// Evaluates a condition and notes why it has that value.
class ReasonFinder {
public:
    /// `isPlain`: of the notes, see `Evaluator::isPlain`.
    ReasonFinder(Frame& frame, EvaluationNotes& notes, bool isPlain)
        : m_frame(frame), m_notes(notes), m_evaluator(frame, notes, isPlain), m_isPlain(isPlain)
    {}

    /// Appends the clauses that made the condition come out so; none where it is unknown. No condition (-1) holds.
    [[nodiscard]] Value holds(NodeId node, std::vector<Reason>& reasons)
    {
        if (node < 0) return Value::flag(true);
        if (m_isPlain) {
            if (const Value known = judge(node, reasons); !known.isUnknown()) return known;
        }
        return holdsAccounted(node, reasons);
    }

private:
    [[nodiscard]] Value holdsAccounted(NodeId node, std::vector<Reason>& reasons);
    /// Appends reasons only where the outcome is known.
    [[nodiscard, gnu::always_inline]] Value judge(NodeId id, std::vector<Reason>& reasons)
    {
        const Node& node = m_frame.nodes[id];
        if (node.kind != NodeKind::Compare || node.subject < 0 || !m_isPlain) return judgeOther(id, node, reasons);
        const Value left = m_frame.get(node.subject);
        if (left.isUnknown()) return left;
        const bool held = compares(left, node.comparison, node.constant);
        reasons.push_back({id, held, static_cast<std::int16_t>(m_frame.rowOf(node.subject)), left, node.constant});
        return Value::flag(held);
    }
    [[nodiscard]] Value judgeOther(NodeId id, const Node& node, std::vector<Reason>& reasons);
    [[nodiscard]] Value judgeAllOrAny(const Node& node, std::vector<Reason>& reasons);
    [[nodiscard]] Value judgeClause(NodeId id, const Node& node, std::vector<Reason>& reasons);
    [[nodiscard]] int rowOfSubject(const Node& comparison) const;

    Frame& m_frame;
    EvaluationNotes& m_notes;
    Evaluator m_evaluator;
    bool m_isPlain;
};

}  // namespace drumhead
