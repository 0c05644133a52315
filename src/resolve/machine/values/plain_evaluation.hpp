#pragma once

#include "resolve/machine/values/frame.hpp"

#include <span>

namespace drumhead {

/// Evaluates nodes for their values alone, as a verdict needs nearly all of them: what depends on something that is not
/// known, or can't be computed, is unknown. An `Evaluator` tells why. It is one pointer, and handed on by value.
class PlainEvaluation {
public:
    explicit PlainEvaluation(Frame& frame) : m_frame(&frame) {}

    [[nodiscard, gnu::always_inline]] Value value(NodeId id) const
    {
        const Node& node = m_frame->nodes[id];
        if (node.simple) {
            const Value left = m_frame->get(node);
            return left.isUnknown() ? left : Value::flag(node.range.contains(left));
        }
        if (node.kind == NodeKind::Slot) return m_frame->get(node);
        if (node.kind == NodeKind::Constant) return node.constant;
        return operations[static_cast<std::size_t>(node.kind)](*this, node);
    }
    /// What words say of a slot: its value, worked out where nothing has yet.
    [[nodiscard]] Value said(SlotId slot) const
    {
        const Value known = m_frame->get(slot);
        const NodeId formula = m_frame->program->slot(slot).formula;
        return known.isUnknown() && formula >= 0 ? value(formula) : known;
    }
    /// Reads a table; -1 if an input is not known or no row stands for it.
    [[nodiscard]] int findRow(int table, std::span<const NodeId> inputs) const;

    // What `NodeOperations` ask for.
    [[nodiscard]] Frame& frame() const { return *m_frame; }
    static constexpr bool mayConsult = false;
    [[nodiscard]] static constexpr bool consults() { return false; }
    static constexpr void fault(const char*) {}
    static constexpr void touch(ElementId) {}
    [[nodiscard]] Value typeOf(const Node& lookUp) const { return m_frame->get(lookUp.subject); }

private:
    using Operation = Value (*)(PlainEvaluation, const Node&);
    static const Operation operations[];

    static Value derived(PlainEvaluation evaluation, const Node& node);

    Frame* m_frame;
};

}  // namespace drumhead
