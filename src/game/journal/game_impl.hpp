#pragma once

#include "game/journal/journal_tree.hpp"

namespace drumhead {

struct Game::Impl {
    Impl(const Ruleset& rules, Scenario played)
        : ruleset(rules), stored(rules), scenario(std::move(played)), tree(beginning()), state(tree.start())
    {}

    [[nodiscard]] GameRules rules() const { return {ruleset, stored}; }
    [[nodiscard]] State beginning() const { return initialState(scenario, ruleset, stored); }
    /// A decided command as an entry, without its id.
    [[nodiscard]] JournalEntry entryOf(const Command& command, const Decision& decision, const State& before,
                                       EntryId parent) const;
    /// Notes whether a change was written.
    void note(const Result<void>& kept) { unsaved = kept ? std::string() : kept.error(); }
    Result<void> go(EntryId id);

    const Ruleset& ruleset;
    StoredAttributes stored;
    Scenario scenario;
    JournalTree tree;
    State state;
    EntryId head = 0;
    JournalStore* store = nullptr;
    std::string unsaved;
    std::function<std::string()> clock;
};

}  // namespace drumhead
