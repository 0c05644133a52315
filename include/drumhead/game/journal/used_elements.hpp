#pragma once

#include "drumhead/game/journal/journal.hpp"

#include <vector>

namespace drumhead {

/// Which elements of the rules had a part in a battle so far: its present line is decided again, entry by entry. The
/// game has to outlive it and must not change meanwhile.
class UsedElements {
public:
    explicit UsedElements(const Game& game);

    /// Decides the next entry again; false once all were.
    bool next();
    /// By `ElementId`.
    [[nodiscard]] const std::vector<bool>& used() const { return m_used; }

private:
    const Game& m_game;
    std::vector<EntryId> m_line;
    std::size_t m_at = 0;
    std::vector<bool> m_used;
};

}  // namespace drumhead
