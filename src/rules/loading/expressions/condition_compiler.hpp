#pragma once

#include "rules/loading/expressions/node_writer.hpp"
#include "rules/loading/expressions/slot_finder.hpp"

#include <string_view>
#include <vector>

namespace drumhead {

/// Compiles conditions: nodes whose value is a flag.
class ConditionCompiler {
public:
    ConditionCompiler(LoaderContext& context, Program& program, NodeWriter& nodes, SlotFinder& slots,
                      ExpressionCompiler& expressions)
        : m_context(context), m_program(program), m_nodes(nodes), m_slots(slots), m_expressions(expressions)
    {}

    NodeId condition(CompileScope& scope, JsonPlace place);

private:
    NodeId clause(CompileScope& scope, JsonPlace place);
    NodeId combined(CompileScope& scope, NodeKind kind, JsonPlace place);
    NodeId someOrEvery(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key);
    NodeId comparison(CompileScope& scope, const TypedNode& left, JsonPlace place);
    NodeId comparedAmount(CompileScope& scope, JsonPlace place);
    NodeId onePart(CompileScope& scope, const TypedNode& left, JsonPlace member);
    /// All of these hold.
    NodeId joined(std::vector<NodeId> parts);
    NodeId comparisons(CompileScope& scope, const TypedNode& left, JsonPlace place);
    NodeId oneOf(CompileScope& scope, const TypedNode& left, JsonPlace place, bool negated);
    /// The other side of a comparison: an amount, or "none".
    NodeId compared(CompileScope& scope, const TypedNode& left, JsonPlace place);

    LoaderContext& m_context;
    Program& m_program;
    NodeWriter& m_nodes;
    SlotFinder& m_slots;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
