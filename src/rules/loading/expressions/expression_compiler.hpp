#pragma once

#include "rules/loading/expressions/amount_compiler.hpp"
#include "rules/loading/expressions/condition_compiler.hpp"
#include "rules/loading/expressions/look_up_compiler.hpp"

namespace drumhead {

/// Compiles the conditions and amounts of one procedure: slots for its names, nodes for the rest. Each kind has a
/// compiler of its own; they go through this one to each other.
class ExpressionCompiler {
public:
    ExpressionCompiler(LoaderContext& context, Program& program);
    ExpressionCompiler(const ExpressionCompiler&) = delete;
    ExpressionCompiler& operator=(const ExpressionCompiler&) = delete;

    /// A condition: a node whose value is a flag.
    NodeId condition(CompileScope& scope, JsonPlace place) { return m_conditions.condition(scope, place); }
    /// An amount of the wanted kind; a fault if it is another.
    NodeId amount(CompileScope& scope, JsonPlace place, Wanted wanted)
    {
        return m_amounts.amount(scope, place, wanted);
    }
    /// An amount of whatever kind it is.
    TypedNode amountOfAnyKind(CompileScope& scope, JsonPlace place)
    {
        return m_amounts.compileAmount(scope, place, nullptr);
    }
    NodeId constant(Value value, ValueKind kind) { return m_nodes.constant(value, kind); }
    NodeId constant(Value value, ValueKind kind, int choices) { return m_nodes.constant(value, kind, choices); }
    NodeId slotNode(SlotId slot) { return m_nodes.slotNode(slot); }
    NodeId node(const Node& node, const std::vector<NodeId>& children) { return m_nodes.add(node, children); }
    /// Whether a value of a slot compares so with a number or a choice.
    NodeId compare(SlotId slot, Comparison comparison, Value with);

    [[nodiscard]] SlotFinder& slots() { return m_slots; }
    [[nodiscard]] LookUpCompiler& lookUps() { return m_lookUps; }
    [[nodiscard]] LoaderContext& context() { return m_context; }
    [[nodiscard]] Program& program() { return m_program; }

private:
    LoaderContext& m_context;
    Program& m_program;
    NodeWriter m_nodes;
    SlotFinder m_slots;
    ConditionCompiler m_conditions;
    AmountCompiler m_amounts;
    LookUpCompiler m_lookUps;
};

}  // namespace drumhead
