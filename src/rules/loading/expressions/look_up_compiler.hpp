#pragma once

#include "rules/loading/expressions/node_writer.hpp"
#include "rules/loading/expressions/slot_finder.hpp"

#include <string_view>
#include <vector>

namespace drumhead {

/// Compiles amounts that are looked up: in a table, or in the line of a unit type.
class LookUpCompiler {
public:
    LookUpCompiler(LoaderContext& context, Program& program, NodeWriter& nodes, SlotFinder& slots,
                   ExpressionCompiler& expressions)
        : m_context(context), m_program(program), m_nodes(nodes), m_slots(slots), m_expressions(expressions)
    {}

    TypedNode inTable(CompileScope& scope, JsonPlace place);
    TypedNode inUnitType(CompileScope& scope, JsonPlace place);
    /// The amounts by which a table is read (`by`), one for each of its inputs; a fault, and false, where they are more
    /// or fewer.
    bool tableInputs(CompileScope& scope, JsonPlace place, const Table& table, std::vector<NodeId>& inputs);

private:
    LoaderContext& m_context;
    Program& m_program;
    NodeWriter& m_nodes;
    SlotFinder& m_slots;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
