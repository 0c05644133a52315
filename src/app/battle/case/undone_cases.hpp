#pragma once

#include "app/battle/session/battle.hpp"

#include <optional>
#include <vector>

namespace drumhead::app {

/// What was taken back of a case: its dice, or the whole of it.
struct Undone {
    UnappliedCase taken;
    bool isClosed = false;  ///< the whole case was
    ResolveCommand left;    ///< else what was left of it
    EntryId head = 0;       ///< where the battle stood
    std::size_t entries = 0;
};

/// What was taken back of cases and can be done again, as long as nothing else was done since.
class UndoneCases {
public:
    void push(Undone undone) { m_all.push_back(std::move(undone)); }
    void clear() { m_all.clear(); }
    /// Removes and returns what to redo now. `inHand`: the command of the open case, or null.
    [[nodiscard]] std::optional<Undone> take(const Game& game, const ResolveCommand* inHand);

private:
    std::vector<Undone> m_all;
};

}  // namespace drumhead::app
