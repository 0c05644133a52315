#pragma once

#include "rules/loading/expressions/expression_compiler.hpp"

namespace drumhead {

/// Compiles the "outcome" of a procedure: the words for the ways in which it may end.
class OutcomeCompiler {
public:
    explicit OutcomeCompiler(ExpressionCompiler& expressions)
        : m_expressions(expressions), m_context(expressions.context()), m_program(expressions.program())
    {}

    /// `first`: the procedure's first instruction; its last is the last there is.
    void compile(CompileScope& scope, JsonPlace list, std::size_t first);

private:
    void compileOne(CompileScope& scope, JsonPlace place, OutcomeDetail detail);
    void checkWord(const Phrase& word, JsonPlace place);
    template <typename Enum, std::size_t count>
    void word(JsonPlace place, const char* what, const EnumWords<Enum, count>& words, Enum& value);

    ExpressionCompiler& m_expressions;
    LoaderContext& m_context;
    Program& m_program;
};

}  // namespace drumhead
