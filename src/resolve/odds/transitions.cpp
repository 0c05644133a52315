#include "resolve/odds/transitions.hpp"

#include <algorithm>
#include <utility>

namespace drumhead {

void Transitions::clear()
{
    // New ones in their place give the memory back: plans are kept for long.
    m_nodes = std::vector<Node>(1);
    m_edges = std::vector<Edge>(256);
    m_edgeCount = 0;
    m_chances = std::vector<Chance>();
    m_moves = std::vector<Move>();
    m_kept = std::vector<std::pair<std::uint32_t, std::uint32_t>>();
    m_given = std::vector<std::pair<std::uint32_t, std::int64_t>>();
}

Transitions::Branch Transitions::add()
{
    m_nodes.emplace_back();
    return static_cast<Branch>(m_nodes.size() - 1);
}

Transitions::Branch Transitions::grow(Branch branch, std::span<const std::uint32_t> asked, const std::int64_t* words)
{
    for (const std::uint32_t word : asked) {
        if (m_nodes[branch].kind == Kind::Unknown) {
            const Branch next = add();
            m_nodes[branch] = {Kind::Word, word, next, 0, words[word]};
        }
        branch = words[word] == m_nodes[branch].value ? m_nodes[branch].to : child(branch, words[word]);
    }
    return branch;
}

Transitions::Branch Transitions::child(Branch from, std::int64_t value)
{
    if (2 * (m_edgeCount + 1) > m_edges.size()) {
        const std::vector<Edge> before = std::exchange(m_edges, std::vector<Edge>(2 * m_edges.size()));
        for (const Edge& edge : before) {
            if (edge.from != 0) m_edges[edgeAt(edge.from, edge.value)] = edge;
        }
    }
    Edge& edge = m_edges[edgeAt(from, value)];
    if (edge.from == 0) {
        edge = {from, add(), value};
        ++m_edgeCount;
    }
    return edge.to;
}

void Transitions::setThrow(Branch branch, std::span<const PoolOutcomeOf<double>> outcomes)
{
    const auto first = static_cast<std::uint32_t>(m_chances.size());
    for (const auto& [value, probability] : outcomes) m_chances.push_back({value, probability, add()});
    m_nodes[branch] = {Kind::Throw, first, 0, static_cast<std::uint32_t>(outcomes.size()), 0};
}

void Transitions::setMove(Branch branch, Move move, const std::vector<std::int64_t>& sources, const std::int64_t* row)
{
    move.given = static_cast<std::uint32_t>(m_given.size());
    const auto before = static_cast<std::ptrdiff_t>(m_kept.size());
    for (std::uint32_t i = 0; i < sources.size(); ++i) {
        if (sources[i] >= 0) m_kept.emplace_back(i, static_cast<std::uint32_t>(sources[i]));
        else m_given.emplace_back(i, row[i]);
    }
    move.givenCount = static_cast<std::uint32_t>(m_given.size()) - move.given;
    const auto kept = m_kept.begin() + before;
    move.keptCount = static_cast<std::uint32_t>(m_kept.end() - kept);
    // As a rule the same as of the move before.
    if (before >= m_kept.end() - kept && std::equal(kept, m_kept.end(), kept - (m_kept.end() - kept)))
        m_kept.erase(kept, m_kept.end());
    move.kept = static_cast<std::uint32_t>(m_kept.size()) - move.keptCount;
    m_nodes[branch] = {Kind::Move, static_cast<std::uint32_t>(m_moves.size()), 0, 0, 0};
    m_moves.push_back(std::move(move));
}

}  // namespace drumhead
