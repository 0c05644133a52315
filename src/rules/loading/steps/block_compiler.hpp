#pragma once

#include "rules/loading/code/code_writer.hpp"

namespace drumhead {

class StepCompiler;

/// Compiles the steps that hold other steps: each, group, pick, repeat, and a block under one condition.
class BlockCompiler {
public:
    BlockCompiler(CodeWriter& code, StepCompiler& steps)
        : m_code(code), m_steps(steps), m_context(code.context()), m_program(code.program()),
          m_expressions(code.expressions())
    {}

    void each(ProcedureBody& body, JsonPlace place);
    void group(ProcedureBody& body, JsonPlace place);
    void pick(ProcedureBody& body, JsonPlace place);
    void repeat(ProcedureBody& body, JsonPlace place);
    void block(ProcedureBody& body, JsonPlace place);

private:
    /// The steps of an `each`, `group` or `pick` over a role that is a single one.
    void onlyRow(ProcedureBody& body, JsonPlace place, std::string_view key, int role);

    CodeWriter& m_code;
    StepCompiler& m_steps;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
