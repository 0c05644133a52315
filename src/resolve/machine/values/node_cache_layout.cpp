#include "resolve/machine/values/node_cache_layout.hpp"

namespace drumhead {

NodeCacheLayout::NodeCacheLayout(const Frame& frame)
    : m_grouped(frame.program->roles.size()), m_entries(frame.program->nodes.size())
{
    const Program& program = *frame.program;
    for (const Instruction& instruction : program.code) {
        if (instruction.op == Op::GroupBegin)
            m_grouped[static_cast<std::size_t>(program.loopOf(instruction).role)] = true;
    }
    for (std::size_t node = 0; node < m_entries.size(); ++node) {
        const std::int32_t role = findRole(program, static_cast<NodeId>(node));
        m_entries[node].first = m_size;
        m_size += role == anyRow ? 1 : role >= 0 ? static_cast<std::uint32_t>(frame.layout.rows(role)) : 0;
    }
}

std::int32_t NodeCacheLayout::both(std::int32_t a, std::int32_t b)
{
    if (a == anyRow || a == b) return b;
    return b == anyRow ? a : unsteady;
}

std::int32_t NodeCacheLayout::findRole(const Program& program, NodeId id)
{
    if (id < 0) return anyRow;
    Entry& entry = m_entries[static_cast<std::size_t>(id)];
    if (entry.role != unseen) return entry.role;
    const Node& node = program.node(id);
    std::int32_t role = anyRow;
    for (std::uint32_t i = 0; i < node.count; ++i)
        role = both(role, findRole(program, program.children[node.first + i]));
    switch (node.kind) {
    case NodeKind::Slot:
    case NodeKind::Derived:
    case NodeKind::LookUp: role = both(role, program.slot(node.subject).manyRole); break;
    case NodeKind::RowNumber: role = node.subject; break;
    default:
        if (!isOverRows(node.kind)) break;
        if (m_grouped[static_cast<std::size_t>(node.subject)]) role = unsteady;
        else if (role == node.subject) role = anyRow;
    }
    return entry.role = role;
}

}  // namespace drumhead
