#pragma once

#include "rules/loading/code/node_costs.hpp"
#include "rules/loading/steps/block_compiler.hpp"
#include "rules/loading/steps/call_compiler.hpp"
#include "rules/loading/steps/draw_compiler.hpp"
#include "rules/loading/steps/effect_compiler.hpp"
#include "rules/loading/steps/roll_compiler.hpp"
#include "rules/loading/steps/sum_compiler.hpp"
#include "rules/loading/steps/value_compiler.hpp"

#include <string>
#include <string_view>

namespace drumhead {

/// Compiles the steps of one procedure, and of those that it runs by `do`, into a flat program: each kind of step by a
/// compiler of its own.
class StepCompiler {
public:
    /// `isUnattended`: for a part of the sequence, which runs by itself.
    StepCompiler(LoaderContext& context, Program& program, bool isUnattended = false);
    StepCompiler(const StepCompiler&) = delete;
    StepCompiler& operator=(const StepCompiler&) = delete;

    /// A whole procedure with its roles and the watches on what it changes.
    void compile(const std::string& procedure, JsonPlace place);
    /// The steps of a rule of the sequence; `body` has those in sight.
    void compileRule(ProcedureBody body, JsonPlace steps);

    /// The steps of a procedure, with what is known only at their end: what its rolls mean, and its outcomes.
    void compileBody(ProcedureBody& body, JsonPlace steps, JsonPlace outcome);
    /// Steps in square brackets, within a body.
    void compileList(ProcedureBody& body, JsonPlace list);

private:
    void step(ProcedureBody& body, JsonPlace place);
    void stepWithinLimits(ProcedureBody& body, JsonPlace place);
    void refuse(ProcedureBody& body, JsonPlace place);
    void sentence(ProcedureBody& body, JsonPlace place, Op op, std::string_view key);
    /// False, and a fault, for a step that needs people or dice.
    bool mayRunUnattended(JsonPlace step);
    /// What is none of the steps: a misspelt one is named.
    void faultNoStep(JsonPlace place);
    /// Leaves out whose the modifiers of a sum are where nobody else has the same.
    void forgetWhoseAreTheOnlyOnes();
    void markQuietSteps();

    LoaderContext& m_context;
    Program& m_program;
    CodeWriter m_code;
    ValueCompiler m_values;
    SumCompiler m_sums;
    RollCompiler m_rolls;
    DrawCompiler m_draws;
    EffectCompiler m_effects;
    CallCompiler m_calls;
    BlockCompiler m_blocks;
    NodeCosts m_costs;
    bool m_full = false;  ///< too many steps, and that was told
};

}  // namespace drumhead
