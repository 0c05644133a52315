#pragma once

#include "drumhead/game/journal/journal.hpp"

#include <map>
#include <memory>
#include <vector>

namespace drumhead {

/// The entries of a battle as a tree, and the state at each of them.
///
/// The state is kept at every 64th entry of a line. Kept states share unchanged entities, so a long battle of a large
/// army needs little memory.
class JournalTree {
public:
    explicit JournalTree(State start) : m_start(std::move(start)) {}

    [[nodiscard]] const State& start() const { return m_start; }
    [[nodiscard]] const std::vector<JournalEntry>& entries() const { return m_entries; }
    [[nodiscard]] bool has(EntryId id) const { return id > 0 && static_cast<std::size_t>(id) <= m_entries.size(); }
    [[nodiscard]] const JournalEntry& entry(EntryId id) const { return m_entries[static_cast<std::size_t>(id) - 1]; }
    [[nodiscard]] EntryId parent(EntryId id) const { return entry(id).parent; }
    [[nodiscard]] EntryId nextId() const { return static_cast<EntryId>(m_entries.size()) + 1; }

    /// Appends an entry with the next id; `after` is the state after it.
    void append(JournalEntry entry, const State& after);
    /// As `Game::retell`.
    void retell(EntryId id, EntryWords words, State& state);
    /// The state after an entry; 0: at the beginning.
    [[nodiscard]] State stateAt(EntryId id) const;

    /// Of the entries that follow one, the last visited, or 0.
    [[nodiscard]] EntryId following(EntryId id) const;
    /// Makes the line to an entry the one that redo follows.
    void prefer(EntryId id);
    /// From the beginning to an entry.
    [[nodiscard]] std::vector<EntryId> pathTo(EntryId id) const;

private:
    struct Kept {
        State rest;
        std::vector<std::shared_ptr<const Entity>> entities;
    };

    [[nodiscard]] const Kept* keptBefore(EntryId id) const;
    void keep(EntryId id, const State& state);

    State m_start;
    std::vector<JournalEntry> m_entries;
    std::vector<int> m_depth;                ///< by entry: how many come before it in its line
    std::vector<EntryId> m_following = {0};  ///< by entry, the first for the beginning
    std::map<EntryId, Kept> m_kept;
};

}  // namespace drumhead
