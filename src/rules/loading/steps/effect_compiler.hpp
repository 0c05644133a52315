#pragma once

#include "rules/loading/code/code_writer.hpp"

namespace drumhead {

/// Compiles effects: attributes that are set or added to, leaders who join a unit or leave it, units that are divided
/// or join.
class EffectCompiler {
public:
    explicit EffectCompiler(CodeWriter& code)
        : m_code(code), m_context(code.context()), m_program(code.program()), m_expressions(code.expressions())
    {}

    void effect(ProcedureBody& body, JsonPlace place);
    void divide(ProcedureBody& body, JsonPlace place);
    void join(ProcedureBody& body, JsonPlace place);
    /// The members of an effect. `attachments`: takes those who join or leave a unit; null where nobody can.
    std::vector<Change> changes(ProcedureBody& body, JsonPlace effect, std::vector<Attachment>* attachments = nullptr);

private:
    /// Whether a member of an effect attaches or detaches a leader.
    bool attachment(ProcedureBody& body, JsonPlace member, std::vector<Attachment>* attachments);

    /// The role of a single unit that is named there, or -1 and a fault.
    int singleUnit(ProcedureBody& body, JsonPlace place);
    /// The slot of a number of the unit in that role, which a battle can share out; -1 and a fault for another.
    SlotId sharedSlot(ProcedureBody& body, std::string_view role, std::string_view attribute, JsonPlace place);
    void emitDivision(ProcedureBody& body, JsonPlace place, std::string_view key, EffectDetail detail);

    CodeWriter& m_code;
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
};

}  // namespace drumhead
