#pragma once

#include "rules/loading/loader_context.hpp"

#include <map>
#include <tuple>
#include <vector>

namespace drumhead {

/// The value that a compiled node has.
struct TypedNode {
    NodeId id = -1;
    ValueKind kind = ValueKind::Number;
    int choices = -1;
    bool failed = false;
};

/// What an amount is wanted as: its kind, and the list for choices.
struct Wanted {
    ValueKind kind = ValueKind::Number;
    int choices = -1;
};

/// Appends nodes to a program: what conditions and amounts are compiled to.
class NodeWriter {
public:
    NodeWriter(LoaderContext& context, Program& program) : m_context(context), m_program(program) {}

    NodeId add(const Node& of, const std::vector<NodeId>& children);
    // The same slots and constants are read all over a program: each has one node, so that the nodes lie close
    // together.
    NodeId constant(Value value, ValueKind kind, int choices = -1);
    NodeId slotNode(SlotId slot);
    /// Stands for what could not be compiled; the fault was reported.
    TypedNode failed(const Wanted* wanted);

    /// Counts, while it lives, how deep we are in amounts, conditions and the formulas of derived attributes.
    class Depth {
    public:
        explicit Depth(NodeWriter& nodes) : m_depth(nodes.m_depth) { ++m_depth; }
        ~Depth() { --m_depth; }
        Depth(const Depth&) = delete;
        Depth& operator=(const Depth&) = delete;

    private:
        int& m_depth;
    };
    /// True, and a fault, where we are too deep.
    bool tooDeep(JsonPlace place);

private:
    void takeUsualSides(Node& node, const std::vector<NodeId>& children) const;
    void takeSlot(Node& node, SlotId slot) const;
    [[nodiscard]] bool isOf(const Node& node, const Slot& slot) const;

    LoaderContext& m_context;
    Program& m_program;
    std::map<std::tuple<std::int64_t, ValueKind, int>, NodeId> m_constants;
    std::vector<NodeId> m_slotNodes;  ///< by slot, or -1
    int m_depth = 0;
};

}  // namespace drumhead
