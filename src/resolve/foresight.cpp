#include "foresight.hpp"

namespace drumhead {

Foresight::Foresight(const Frame& frame, const SlotSet& varying) : m_program(*frame.program), m_varying(varying), m_grouped(m_program.roles.size()), m_entries(m_program.nodes.size())
{
    for (const Instruction& instruction : m_program.code) {
        if (instruction.op == Op::GroupBegin) m_grouped[static_cast<std::size_t>(m_program.loops[instruction.detail].role)] = true;
    }
    std::uint32_t size = 0;
    for (std::size_t node = 0; node < m_entries.size(); ++node) {
        const std::int32_t role = findRole(static_cast<NodeId>(node));
        m_entries[node].first = size;
        size += role == anyRow ? 1 : role >= 0 ? static_cast<std::uint32_t>(frame.layout.rows(role)) : 0;
    }
    m_values.assign(size, untried());
}

std::int32_t Foresight::both(std::int32_t a, std::int32_t b)
{
    if (a == anyRow || a == b) return b;
    return b == anyRow ? a : unsteady;
}

std::int32_t Foresight::findRole(NodeId id)
{
    if (id < 0) return anyRow;
    Entry& entry = m_entries[static_cast<std::size_t>(id)];
    if (entry.role != unseen) return entry.role;
    const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
    std::int32_t role = anyRow;
    for (std::uint32_t i = 0; i < node.count; ++i) role = both(role, findRole(m_program.children[node.first + i]));
    switch (node.kind) {
    case NodeKind::Slot:
    case NodeKind::Derived:
    case NodeKind::LookUp: role = both(role, m_program.slots[static_cast<std::size_t>(node.subject)].manyRole); break;
    case NodeKind::Total:
    case NodeKind::LeastOf:
    case NodeKind::MostOf:
    case NodeKind::Count:
    case NodeKind::Some:
    case NodeKind::Every:
        if (m_grouped[static_cast<std::size_t>(node.subject)]) role = unsteady;
        else if (role == node.subject) role = anyRow;
        break;
    default: break;
    }
    return entry.role = role;
}

}  // namespace drumhead
