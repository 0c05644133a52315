#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/storage/game_content.hpp"

namespace drumhead {

/// An entry as a file keeps it. The state is any of its battle: it gives the names.
[[nodiscard]] StoredEntry storedEntry(const JournalEntry& entry, const State& state, const GameRules& rules);

/// Back again. The error says which entry can't be read under these rules, and why.
[[nodiscard]] Result<JournalEntry> journalEntry(const StoredEntry& entry, const State& state, const EntityIndex& index,
                                                const GameRules& rules);

/// The battle that a file holds, taken up where it stands there. The ruleset has to outlive it. The error says which
/// entry can't be read or does not fit.
[[nodiscard]] Result<Game> resumedGame(const GameContent& content, const Scenario& scenario, const Ruleset& ruleset);

}  // namespace drumhead
