#pragma once

#include "rules/loading/steps/effect_compiler.hpp"

namespace drumhead {

/// Compiles watches: rules that fire when an effect has made something come true.
class WatchCompiler {
public:
    explicit WatchCompiler(CodeWriter& code)
        : m_context(code.context()), m_program(code.program()), m_expressions(code.expressions()), m_effects(code)
    {}

    /// Appends the watches on every role that an effect of the procedure changes.
    void overTheChanged();
    /// Compiles a watch by itself: for a battle, and to report its faults even if no procedure changes an entity of its
    /// kind.
    void alone(const LoaderContext::WatchPlace& each);

private:
    void watch(const LoaderContext::WatchPlace& watch, int role);

    LoaderContext& m_context;
    Program& m_program;
    ExpressionCompiler& m_expressions;
    EffectCompiler m_effects;
};

}  // namespace drumhead
