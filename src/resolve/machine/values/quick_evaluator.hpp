#pragma once

#include "resolve/machine/values/frame.hpp"

namespace drumhead {

class Evaluator;

/// The part of an `Evaluator` that evaluates without recording what was read: enough for most nodes.
class QuickEvaluator {
public:
    QuickEvaluator(const QuickEvaluator&) = delete;
    QuickEvaluator& operator=(const QuickEvaluator&) = delete;

    /// The value of a node, or unknown where it is not known or where that takes more to find out.
    [[nodiscard, gnu::always_inline]] Value value(NodeId id)
    {
        const Node& node = m_frame.nodes[id];
        if (node.kind == NodeKind::Compare && node.subject >= 0) {
            const Value left = m_frame.get(node.subject);
            return left.isUnknown() ? left : Value::flag(compares(left, node.comparison, node.constant));
        }
        if (node.kind == NodeKind::Slot) return m_frame.get(node.subject);
        return node.kind == NodeKind::Constant ? node.constant : other(node);
    }

protected:
    explicit QuickEvaluator(Frame& frame) : m_frame(frame) {}
    ~QuickEvaluator() = default;

    Frame& m_frame;

private:
    [[nodiscard]] Evaluator& whole();
    [[nodiscard]] Value other(const Node& node);
    // Functions of their own, so that going to one of them takes no more than a jump.
    [[nodiscard, gnu::noinline]] Value derived(const Node& node);
    [[nodiscard, gnu::noinline]] Value comparison(const Node& node);
    [[nodiscard, gnu::noinline]] Value negation(const Node& node);
    [[nodiscard, gnu::noinline]] Value choice(const Node& node);
    [[nodiscard, gnu::noinline]] Value allOrAny(const Node& node);
    [[nodiscard, gnu::noinline]] Value oneOf(const Node& node);
    [[nodiscard, gnu::noinline]] Value by(const Node& node);
    [[nodiscard, gnu::noinline]] Value sum(const Node& node);
};

}  // namespace drumhead
