#pragma once

#include "rules/loading/expressions/node_writer.hpp"
#include "rules/loading/expressions/slot_finder.hpp"

#include <string_view>
#include <vector>

namespace drumhead {

/// Compiles amounts: names, arithmetic, choices between amounts, and what is counted over the rows of a role.
class AmountCompiler {
public:
    AmountCompiler(LoaderContext& context, Program& program, NodeWriter& nodes, SlotFinder& slots,
                   ExpressionCompiler& expressions)
        : m_context(context), m_program(program), m_nodes(nodes), m_slots(slots), m_expressions(expressions)
    {}

    /// An amount of the wanted kind; a fault if it is another.
    NodeId amount(CompileScope& scope, JsonPlace place, Wanted wanted);
    /// An amount of the wanted kind where that fits, or of its own. Null: of whatever kind it is.
    TypedNode compileAmount(CompileScope& scope, JsonPlace place, const Wanted* wanted);

private:
    TypedNode compileName(CompileScope& scope, JsonPlace place, const Wanted* wanted);
    /// Faults what was meant as a value or a comparison and stands in quotes like a name.
    bool faultLiteral(JsonPlace place, const Wanted& wanted);
    [[nodiscard]] std::string listName(int list) const;
    TypedNode compileBy(CompileScope& scope, JsonPlace place, const Wanted* wanted);
    /// Faults the choices that a `by` leaves out.
    void faultGap(JsonPlace place, const ChoiceList& list, const std::vector<NameId>& said);
    TypedNode compileIf(CompileScope& scope, JsonPlace place, const Wanted* wanted);
    TypedNode compileRows(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key);
    TypedNode compileRowNumber(CompileScope& scope, JsonPlace place);
    TypedNode compileArithmetic(CompileScope& scope, JsonPlace place, NodeKind kind, std::string_view key);
    /// A fault, and false, if the amount is not of the wanted kind and list.
    bool fits(const TypedNode& result, const Wanted& wanted, JsonPlace place);
    /// One of the amounts between which a case chooses: of the wanted kind or, where any will do, of the kind of the
    /// first.
    TypedNode branch(CompileScope& scope, JsonPlace place, const Wanted* wanted, TypedNode& first);

    LoaderContext& m_context;
    Program& m_program;
    NodeWriter& m_nodes;
    SlotFinder& m_slots;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
