#pragma once

#include "drumhead/game/journal/journal.hpp"

namespace drumhead {

/// Tells the entries of a battle in the language of its rules, one after the other: what was decided in another
/// language is read in this one. Only the words in memory change; what people typed stays as they typed it. The game
/// has to outlive it and may be played on meanwhile.
class Retelling {
public:
    explicit Retelling(Game& game);

    /// Tells the next entry; false once all were.
    bool next();
    /// Whether an entry has got other words.
    [[nodiscard]] bool hasChanged() const { return m_hasChanged; }

private:
    Game& m_game;
    EntryId m_lastOld;  ///< later entries are told in this language already
    EntryId m_at = 0;   ///< the entry told last
    State m_state;      ///< the battle behind it
    bool m_hasChanged = false;
};

}  // namespace drumhead
