#include "rules/loading/expressions/expression_compiler.hpp"

namespace drumhead {

ExpressionCompiler::ExpressionCompiler(LoaderContext& context, Program& program)
    : m_context(context), m_program(program), m_nodes(context, program), m_slots(context, program, *this),
      m_conditions(context, program, m_nodes, m_slots, *this), m_amounts(context, program, m_nodes, m_slots, *this),
      m_lookUps(context, program, m_nodes, m_slots, *this)
{}

}  // namespace drumhead
