#pragma once

#include "rules/loading/code/compile_phrase.hpp"
#include "rules/loading/code/procedure_body.hpp"
#include "rules/loading/expressions/expression_compiler.hpp"

#include <map>
#include <string>
#include <string_view>

namespace drumhead {

/// Appends instructions to a program, each with what is known of its step: name, title, element.
class CodeWriter {
public:
    CodeWriter(LoaderContext& context, Program& program, bool isUnattended = false)
        : m_context(context), m_program(program), m_expressions(context, program), m_isUnattended(isUnattended)
    {}

    [[nodiscard]] LoaderContext& context() { return m_context; }
    [[nodiscard]] Program& program() { return m_program; }
    [[nodiscard]] ExpressionCompiler& expressions() { return m_expressions; }
    /// Whether it writes a part of the sequence, which runs by itself.
    [[nodiscard]] bool isUnattended() const { return m_isUnattended; }

    /// Appends an instruction with the step's own `when`; its index.
    std::size_t emit(ProcedureBody& body, Op op, JsonPlace place, std::string_view key, std::size_t detail,
                     bool computes = true);
    /// A jump round a block whose `when` does not hold; its index.
    std::size_t emitGuard(ProcedureBody& body, JsonPlace place, std::string_view key);
    /// The beginning or end of a loop whose guard stands there; its index.
    std::size_t emitLoop(Op op, std::size_t guard, std::size_t loop, std::size_t target = 0);
    /// Has that instruction jump to the next one that is written.
    void patch(std::size_t instruction)
    {
        m_program.code[instruction].target = static_cast<std::uint32_t>(m_program.code.size());
    }
    /// Notes a step; its index.
    std::uint32_t stepInfo(ProcedureBody& body, JsonPlace place, std::string_view key, bool computes);

    /// The slot of the one value that a step finds, called by the name at `key`; -1 and a fault where there can be
    /// none.
    SlotId result(ProcedureBody& body, JsonPlace place, std::string_view key, Shape shape);
    /// The shape of a number that a step works out: any number, in the step's "unit", or none.
    Shape numberShape(JsonPlace place);
    /// The "choices" of a step: those of a list, or a list of its own. `what` is the kind of step, for the name of that
    /// list.
    int choicesOf(const ProcedureBody& body, JsonPlace place, std::string_view what, std::string_view name);
    /// What a result is called: the label of its step; else its words as the language says them in this procedure;
    /// else `otherwise`, where there is that.
    Label resultLabel(const ProcedureBody& body, JsonPlace place, std::string_view name,
                      const std::string& otherwise = {});
    /// False, and a fault, for what can't be the name of a result.
    bool isResultName(JsonPlace place);

private:
    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler m_expressions;
    bool m_isUnattended;
    std::map<std::string, int> m_numbered;
};

}  // namespace drumhead
