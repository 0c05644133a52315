#pragma once

#include "drumhead/resolve/machine/values/trail.hpp"
#include "resolve/machine/values/plain_evaluation.hpp"

#include <vector>

namespace drumhead {

/// Judges a condition and notes why it comes out so. Two pointers, handed on by value.
class ReasonFinder {
public:
    ReasonFinder(Frame& frame, std::vector<Reason>& reasons) : m_frame(&frame), m_reasons(&reasons) {}

    /// Appends the clauses that made the condition come out so; none where it is unknown.
    [[nodiscard, gnu::always_inline]] Value judge(NodeId id) const
    {
        const Node& node = m_frame->nodes[id];
        if (!node.simple) return judgeOther(*this, id, node);
        const Value left = m_frame->get(node);
        if (left.isUnknown()) return left;
        const bool held = node.range.contains(left);
        noteSimple(id, node, held, left);
        return Value::flag(held);
    }

private:
    [[nodiscard]] static Value judgeOther(ReasonFinder finder, NodeId id, const Node& node);
    [[nodiscard]] static Value judgeClause(ReasonFinder finder, NodeId id, const Node& node);
    [[nodiscard]] static Value judgeNot(ReasonFinder finder, const Node& node);
    template <NodeKind kind>
    [[nodiscard]] static Value judgeAllOrAny(ReasonFinder finder, const Node& node);

    void noteSimple(NodeId id, const Node& node, bool held, Value left) const
    {
        m_reasons->push_back({id, held, static_cast<std::int16_t>(m_frame->rowOf(node)), left, node.constant});
    }
    void forgetFrom(std::size_t first) const
    {
        m_reasons->erase(m_reasons->begin() + static_cast<std::ptrdiff_t>(first), m_reasons->end());
    }
    [[nodiscard]] int rowOfSubject(const Node& comparison) const;

    Frame* m_frame;
    std::vector<Reason>* m_reasons;
};

}  // namespace drumhead
