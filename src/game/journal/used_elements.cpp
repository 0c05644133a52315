#include "drumhead/game/journal/used_elements.hpp"

#include <algorithm>

namespace drumhead {

/// What was undone had no part.
UsedElements::UsedElements(const Game& game)
    : m_game(game), m_line(game.line()), m_used(game.rules().ruleset.elements.size(), false)
{
    const auto head = std::find(m_line.begin(), m_line.end(), game.head());
    m_line.erase(head == m_line.end() ? m_line.begin() : head + 1, m_line.end());
}

bool UsedElements::next()
{
    if (m_at >= m_line.size()) return false;
    const EntryId id = m_line[m_at++];
    const GameRules game = m_game.rules();
    const GameRules rules{game.ruleset, game.stored, &m_used};
    NoDice none;  // a command brings the dice that it was decided by
    static_cast<void>(decide(rules, m_game.stateBefore(id), m_game.entry(id).command, none));
    return true;
}

}  // namespace drumhead
