#include "rules/loading/code/node_costs.hpp"

#include <algorithm>

namespace drumhead {

bool NodeCosts::newOnesHold()
{
    bool hold = true;
    while (m_costs.size() < m_program.nodes.size()) {
        m_costs.push_back(costOf(m_program.nodes[m_costs.size()]));
        hold = hold && m_costs.back() <= most;
    }
    return hold;
}

std::uint64_t NodeCosts::costOf(const Node& node) const
{
    std::uint64_t inner = 1;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const NodeId child = m_program.children[node.first + i];
        if (child >= 0 && static_cast<std::size_t>(child) < m_costs.size())
            inner += m_costs[static_cast<std::size_t>(child)];
    }
    const bool goesOverRows = node.kind == NodeKind::Total || node.kind == NodeKind::LeastOf
        || node.kind == NodeKind::MostOf || node.kind == NodeKind::Count || node.kind == NodeKind::Some
        || node.kind == NodeKind::Every;
    const int rows = goesOverRows && node.subject >= 0 ? m_program.role(node.subject).most : 1;
    return std::min<std::uint64_t>(inner * static_cast<std::uint64_t>(std::max(rows, 1)), most + 1);
}

}  // namespace drumhead
