#pragma once

#include "rules/loading/code/code_writer.hpp"

namespace drumhead {

/// Compiles the steps that throw dice.
class RollCompiler {
public:
    explicit RollCompiler(CodeWriter& code)
        : m_code(code), m_context(code.context()), m_program(code.program()), m_expressions(code.expressions())
    {}

    void roll(ProcedureBody& body, JsonPlace place);
    /// The results of later steps that tell what a roll means: they are known when the whole body is compiled.
    void readings(ProcedureBody& body);

private:
    void sidesOf(ProcedureBody& body, JsonPlace place, RollDetail& detail);
    void keptDice(ProcedureBody& body, JsonPlace keep, RollDetail& detail);
    void countedDice(ProcedureBody& body, JsonPlace place, RollDetail& detail);
    void faultComparison(JsonPlace member);
    void countedFaces(JsonPlace count, RollDetail& detail);
    bool facesOf(JsonPlace count, RollPart& part, int sides);
    void onlyFaces(JsonPlace list, Comparison comparison, int sides, std::vector<bool>& shows);
    void countWords(JsonPlace place, RollDetail& detail);
    void namedCounts(ProcedureBody& body, JsonPlace place, RollDetail& detail);
    void namedCount(ProcedureBody& body, JsonPlace count, RollPart& part, int sides);
    void symbols(ProcedureBody& body, JsonPlace place, RollDetail& detail);
    [[nodiscard]] Label rankLabel(const ProcedureBody& body, JsonPlace step, JsonPlace rank);
    void ranks(ProcedureBody& body, JsonPlace place, RollDetail& detail);
    /// The slot of one of several values; false and a fault where it can't be had.
    [[nodiscard]] bool addPart(ProcedureBody& body, JsonPlace step, JsonPlace part, std::string_view id, Label label,
                               RollDetail& detail, RollPart value);
    void reading(const ProcedureBody& body, JsonPlace name, RollDetail& detail);

    CodeWriter& m_code;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
