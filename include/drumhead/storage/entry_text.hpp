#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/storage/game_content.hpp"

namespace drumhead {

/// An entry as a file holds it. `state` is any state of the battle: it gives the ids.
[[nodiscard]] StoredEntry storedEntry(const JournalEntry& entry, const State& state, const GameRules& rules);

/// Reads an entry. The error says which entry can't be read under these rules, and why.
[[nodiscard]] Result<JournalEntry> journalEntry(const StoredEntry& entry, const State& state, const EntityIndex& index,
                                                const GameRules& rules);

/// Resumes the battle of a file at its present entry. The ruleset has to outlive it. The error says which entry can't
/// be read or does not fit.
[[nodiscard]] Result<Game> resumedGame(const GameContent& content, const Scenario& scenario, const Ruleset& ruleset);

}  // namespace drumhead
