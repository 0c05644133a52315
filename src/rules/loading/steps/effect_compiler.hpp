#pragma once

#include "rules/loading/steps/code_writer.hpp"

namespace drumhead {

/// Compiles effects: attributes that are set or added to, leaders who join a unit or leave it.
class EffectCompiler {
public:
    explicit EffectCompiler(CodeWriter& code)
        : m_code(code), m_context(code.context()), m_program(code.program()), m_expressions(code.expressions())
    {}

    void effect(ProcedureBody& body, JsonPlace place);
    /// The members of an effect. `attachments`: takes those who join or leave a unit; null where nobody can.
    std::vector<Change> changes(ProcedureBody& body, JsonPlace effect, std::vector<Attachment>* attachments = nullptr);

private:
    /// Whether a member of an effect is about who is attached to whom.
    bool attachment(ProcedureBody& body, JsonPlace member, std::vector<Attachment>* attachments);

    CodeWriter& m_code;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
