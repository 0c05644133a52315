#include "drumhead/game/journal/retelling.hpp"

#include "drumhead/game/journal/entry_words.hpp"

namespace drumhead {

Retelling::Retelling(Game& game)
    : m_game(game), m_lastOld(static_cast<EntryId>(game.entries().size())), m_state(game.stateAtStart())
{}

bool Retelling::next()
{
    const EntryId id = m_at + 1;
    if (id > static_cast<EntryId>(m_game.entries().size())) return false;
    const JournalEntry& entry = m_game.entry(id);
    if (entry.parent != m_at) m_state = m_game.stateBefore(id);
    EntryWords now = wordsOf(entry);
    if (id <= m_lastOld) {
        EntryWords words = wordsUnder(m_game.rules(), m_state, entry);
        m_hasChanged = m_hasChanged || words != now;
        now = std::move(words);
    }
    m_game.retell(id, std::move(now), m_state);
    m_at = id;
    return true;
}

}  // namespace drumhead
