// Why a condition came out as it did.
#include "evaluator.hpp"

namespace drumhead {

void Evaluator::explain(NodeId id, bool outcome, std::vector<Reason>& reasons)
{
    const Node& node = m_frame.program->nodes[static_cast<std::size_t>(id)];
    if (node.kind == NodeKind::Not) return explain(child(node, 0), !outcome, reasons);
    if (node.kind == NodeKind::All || node.kind == NodeKind::Any) {
        const bool one = (node.kind == NodeKind::Any) == outcome;  // a single clause decided
        for (std::uint32_t i = 0; i < node.count; ++i) {
            const Value part = told(child(node, i));
            if (part.isUnknown() || part.yes() != outcome) continue;
            explain(child(node, i), outcome, reasons);
            if (one) return;
        }
        return;
    }
    Reason& reason = reasons.emplace_back();
    reason.node = id;
    reason.held = outcome;
    if (m_quick && node.kind == NodeKind::Compare && node.subject >= 0) {
        const FactRef fact = m_frame.here(node.subject);
        reason.left = m_frame.values[m_frame.address(fact)];
        reason.right = node.constant;
        reason.row = static_cast<std::int16_t>(fact.row);
    } else if (node.kind == NodeKind::Compare || node.kind == NodeKind::OneOf) {
        const NodeId left = child(node, 0);
        reason.left = told(left);
        reason.right = told(child(node, 1));
        const Node& subject = m_frame.program->nodes[static_cast<std::size_t>(left)];
        if (subject.kind == NodeKind::Slot || subject.kind == NodeKind::Derived) reason.row = static_cast<std::int16_t>(m_frame.here(subject.subject).row);
    }
}

}  // namespace drumhead
