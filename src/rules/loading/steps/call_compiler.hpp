#pragma once

#include "rules/loading/code/code_writer.hpp"

namespace drumhead {

class StepCompiler;

/// Compiles the steps that lead to another procedure: `do` runs it in place, `due` has it follow.
class CallCompiler {
public:
    CallCompiler(CodeWriter& code, StepCompiler& steps)
        : m_code(code), m_steps(steps), m_context(code.context()), m_program(code.program()),
          m_expressions(code.expressions())
    {}

    /// A `do`.
    void run(ProcedureBody& body, JsonPlace place);
    void due(ProcedureBody& body, JsonPlace place);

private:
    /// The procedure of that id, or a missing place and a fault.
    JsonPlace calledProcedure(JsonPlace id);
    std::map<std::string, int, std::less<>> mapRoles(ProcedureBody& body, JsonPlace callee, JsonPlace given,
                                                     JsonPlace place);
    /// The attribute of the case that a `with` names, or null and a fault.
    const Attribute* caseFact(JsonPlace given);
    /// Gives a procedure that is run inside another its roles; a fault for each that is missing.
    [[nodiscard]] int foundRole(const ProcedureBody& inner, JsonPlace role) const;
    void faultRole(ProcedureBody& inner, JsonPlace role, JsonPlace place);
    void giveRoles(ProcedureBody& body, ProcedureBody& inner, JsonPlace callee, JsonPlace place);
    /// Gives it the facts of its case that stand under `with`. Records what a `do` runs and with which roles, for the
    /// rules in plain words.
    [[nodiscard]] bool mayBeNamed(const ProcedureBody& body, const std::string& prefix, JsonPlace place,
                                  JsonPlace named);
    void noteCall(std::size_t guard, const ProcedureBody& inner, std::size_t firstLet);
    void giveFacts(ProcedureBody& body, ProcedureBody& inner, JsonPlace with, const std::string& as);
    std::string stepOfTurn(JsonPlace place);

    CodeWriter& m_code;
    StepCompiler& m_steps;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
