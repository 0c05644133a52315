#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/storage/game_content.hpp"

#include <unordered_map>

namespace drumhead {

/// An entry as a file holds it. `state` is the battle before it: it gives the ids.
[[nodiscard]] StoredEntry storedEntry(const JournalEntry& entry, const State& state, const GameRules& rules);

/// Reads the entries of a battle one after the other, each after the one that it follows.
class EntryReader {
public:
    /// `start`: the battle at its beginning. What is passed has to outlive the reader.
    EntryReader(const State& start, const GameRules& rules) : m_start(start), m_rules(rules), m_index(start) {}
    /// The error says which entry can't be read under these rules, and why.
    [[nodiscard]] Result<JournalEntry> read(const StoredEntry& entry);

private:
    const State& m_start;
    GameRules m_rules;
    EntityIndex m_index;
    /// By entry, where units were made before its end.
    std::unordered_map<std::int64_t, EntityIndex> m_grown;
};

/// Resumes the battle of a file at its present entry. The ruleset has to outlive it. The error says which entry can't
/// be read or does not fit.
[[nodiscard]] Result<Game> resumedGame(const GameContent& content, const Scenario& scenario, const Ruleset& ruleset);

}  // namespace drumhead
