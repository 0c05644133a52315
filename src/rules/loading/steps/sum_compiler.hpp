#pragma once

#include "rules/loading/code/code_writer.hpp"

namespace drumhead {

/// Compiles sums of amounts and modifiers.
class SumCompiler {
public:
    explicit SumCompiler(CodeWriter& code)
        : m_code(code), m_context(code.context()), m_program(code.program()), m_expressions(code.expressions())
    {}

    void sum(ProcedureBody& body, JsonPlace place);

private:
    void bounds(JsonPlace within, SumDetail& detail);
    void addModifiers(ProcedureBody& body, JsonPlace place, SumDetail& detail);

    CodeWriter& m_code;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
