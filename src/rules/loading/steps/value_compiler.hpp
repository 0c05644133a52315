#pragma once

#include "rules/loading/code/code_writer.hpp"

namespace drumhead {

/// Compiles the steps that name a value: `let`, with an amount, a condition, a table or a band, and `enter`.
class ValueCompiler {
public:
    explicit ValueCompiler(CodeWriter& code)
        : m_code(code), m_context(code.context()), m_program(code.program()), m_expressions(code.expressions())
    {}

    void let(ProcedureBody& body, JsonPlace place);
    void enter(ProcedureBody& body, JsonPlace place);

private:
    void letValue(ProcedureBody& body, JsonPlace place);
    void letTable(ProcedureBody& body, JsonPlace place);
    void letBand(ProcedureBody& body, JsonPlace place);
    /// The limits of a band with their labels; `list` takes the choices that they are.
    void bandLimits(ProcedureBody& body, JsonPlace place, BandDetail& detail, ChoiceList& list);
    int bandChoices(JsonPlace place, const ChoiceList& limits);

    CodeWriter& m_code;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
