#include "rules/loading/expressions/expression_compiler.hpp"

namespace drumhead {

ExpressionCompiler::ExpressionCompiler(LoaderContext& context, Program& program)
    : m_context(context), m_program(program), m_nodes(context, program), m_slots(context, program, *this),
      m_conditions(context, program, m_nodes, m_slots, *this), m_amounts(context, program, m_nodes, m_slots, *this),
      m_lookUps(context, program, m_nodes, m_slots, *this)
{}

NodeId ExpressionCompiler::compare(SlotId slot, Comparison comparison, Value with)
{
    const Shape& shape = m_program.slot(slot).shape;
    Node node;
    node.kind = NodeKind::Compare;
    node.valueKind = shape.kind;
    node.choices = shape.choices;
    node.comparison = comparison;
    return m_nodes.add(node, {slotNode(slot), constant(with, shape.kind, shape.choices)});
}

}  // namespace drumhead
