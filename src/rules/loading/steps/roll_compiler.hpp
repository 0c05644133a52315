#pragma once

#include "rules/loading/steps/code_writer.hpp"

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
    void keptDice(ProcedureBody& body, JsonPlace keep, RollDetail& detail);
    void countedDice(ProcedureBody& body, JsonPlace count, RollDetail& detail);
    Comparison countComparison(JsonPlace place);
    void countWords(JsonPlace place, RollDetail& detail);
    void reading(const ProcedureBody& body, JsonPlace name, RollDetail& detail);

    CodeWriter& m_code;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
