#include "resolve/machine/values/plain_evaluation.hpp"

#include "resolve/machine/values/node_operations.hpp"

namespace drumhead {

/// By kind of node; those without one are evaluated where they stand.
const PlainEvaluation::Operation PlainEvaluation::operations[] = {
    nullptr,
    nullptr,
    &PlainEvaluation::derived,
    &NodeOperations<PlainEvaluation>::arithmetic<NodeKind::Sum>,
    &NodeOperations<PlainEvaluation>::arithmetic<NodeKind::Subtract>,
    &NodeOperations<PlainEvaluation>::arithmetic<NodeKind::Times>,
    &NodeOperations<PlainEvaluation>::arithmetic<NodeKind::Divide>,
    &NodeOperations<PlainEvaluation>::arithmetic<NodeKind::Least>,
    &NodeOperations<PlainEvaluation>::arithmetic<NodeKind::Most>,
    &NodeOperations<PlainEvaluation>::by,
    &NodeOperations<PlainEvaluation>::choose,
    &NodeOperations<PlainEvaluation>::overRows<NodeKind::Total>,
    &NodeOperations<PlainEvaluation>::overRows<NodeKind::LeastOf>,
    &NodeOperations<PlainEvaluation>::overRows<NodeKind::MostOf>,
    &NodeOperations<PlainEvaluation>::overRows<NodeKind::Count>,
    &NodeOperations<PlainEvaluation>::rowNumber,
    &NodeOperations<PlainEvaluation>::table,
    &NodeOperations<PlainEvaluation>::lookUp,
    &NodeOperations<PlainEvaluation>::allOrAny<NodeKind::All>,
    &NodeOperations<PlainEvaluation>::allOrAny<NodeKind::Any>,
    &NodeOperations<PlainEvaluation>::negation,
    &NodeOperations<PlainEvaluation>::compare,
    &NodeOperations<PlainEvaluation>::oneOf,
    &NodeOperations<PlainEvaluation>::someOrEvery<NodeKind::Some>,
    &NodeOperations<PlainEvaluation>::someOrEvery<NodeKind::Every>,
};

int PlainEvaluation::findRow(int table, std::span<const NodeId> inputs) const
{
    return NodeOperations<PlainEvaluation>::findRow(*this, table, inputs);
}

Value PlainEvaluation::derived(PlainEvaluation evaluation, const Node& node)
{
    Frame& frame = evaluation.frame();
    const Value given = frame.get(node);
    if (!given.isUnknown()) return given;
    ++frame.operations;
    if (frame.derived.empty()) return evaluation.value(frame.child(node, 0));
    const std::size_t at = frame.layout.derivedAddress(node.subject, frame.rowOf(node));
    if (frame.derived[at].version != frame.version)
        frame.derived[at] = {evaluation.value(frame.child(node, 0)), frame.version};
    return frame.derived[at].value;
}

}  // namespace drumhead
