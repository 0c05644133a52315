#pragma once

#include "drumhead/game/play/decide.hpp"
#include "drumhead/game/scenario/scenario.hpp"

#include <functional>
#include <memory>

namespace drumhead {

using EntryId = std::int64_t;

/// One command with what came of it.
struct JournalEntry {
    EntryId id = 0;
    EntryId parent = 0;  ///< 0: the beginning
    int turn = 1;
    std::string step;  ///< title of the step of the turn in which it was given
    std::string time;  ///< ISO 8601, told only
    Command command;
    std::vector<Event> events;
    std::vector<std::string> sentences;  ///< what was told of it, then its remarks
    EntryId instead = 0;                 ///< the entry that it was decided again for, or 0

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// Where a journal is kept. Each call has made it durable when it returns without an error. When one fails, the store
/// holds on to what it was given, and its next call tries again to keep all of it.
class JournalStore {
public:
    virtual ~JournalStore() = default;
    /// Appends entries, in order, and moves the head to the last of them: all or nothing.
    virtual Result<void> append(const std::vector<JournalEntry>& entries, const State& before) = 0;
    virtual Result<void> moveHead(EntryId head) = 0;
};

/// A battle being played: scenario, rules, all that happened, and the present state. The ruleset has to outlive it.
class Game {
public:
    Game(const Ruleset& ruleset, Scenario scenario);
    ~Game();
    Game(Game&&) noexcept;
    Game& operator=(Game&&) noexcept;
    /// Takes up a battle: all its entries and where its head stands. The error names the entry that does not fit.
    [[nodiscard]] static Result<Game> restore(const Ruleset& ruleset, Scenario scenario,
                                              std::vector<JournalEntry> entries, EntryId head);

    [[nodiscard]] const Scenario& scenario() const;
    [[nodiscard]] GameRules rules() const;
    [[nodiscard]] const State& state() const;
    [[nodiscard]] const State& stateAtStart() const;
    [[nodiscard]] State stateBefore(EntryId entry) const;  ///< that of its parent; the entry has to be there
    [[nodiscard]] EntryId head() const;
    [[nodiscard]] const JournalEntry& entry(EntryId id) const;  ///< has to be there: 1 to `entries().size()`
    /// All entries, of all lines, in the order in which they came about: ids from 1.
    [[nodiscard]] const std::vector<JournalEntry>& entries() const;
    /// The present line: from the beginning to the head, then what could be done again.
    [[nodiscard]] std::vector<EntryId> line() const;

    /// Decides a command, has it kept, and only then changes the state. Where it can't be kept, it is played all the
    /// same: `unsaved` then tells why.
    Result<Decision> execute(const Command& command, DiceSource& more);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    Result<void> undo();  ///< the error: there is nothing to undo
    Result<void> redo();  ///< the error: there is nothing to do again
    /// Goes to any entry, also of a line that was left; 0 is the beginning. The error: there is no such entry.
    Result<void> goTo(EntryId entry);

    /// Null: kept in memory alone. A store has to hold all that was played so far.
    void keepIn(JournalStore* store);
    /// Why the last command, or step to and fro, could not be kept; empty where all is kept.
    [[nodiscard]] const std::string& unsaved() const;
    /// Where the time stamps of entries come from; without it they have none.
    void setClock(std::function<std::string()> clock);

    /// What a changed command would have come to, with everything after it decided again.
    struct Difference {
        EntryId old = 0;
        std::string heading;               ///< the sentence of the old entry
        std::vector<std::string> changes;  ///< what came out differently, one sentence each
    };
    struct Rewind {
        EntryId at = 0;                    ///< the entry that was changed
        std::vector<JournalEntry> branch;  ///< the new line from there on; ids are given when it is kept
        std::vector<Difference> differences;
        /// How the battle stands at the end against how it stood: "2nd Guard: figures 9, was 12".
        std::vector<std::string> stateDifferences;
        /// Why an entry could no longer be decided and the line ends before it, or empty.
        std::string stopped;
    };
    /// Decides `changed` in place of an entry, and the rest of the line again. Nothing is kept. Errors: no such entry
    /// in the present line; why `changed` can't be decided.
    [[nodiscard]] Result<Rewind> rewind(EntryId entry, const Command& changed, DiceSource& more) const;
    Result<void> keep(Rewind rewind);  ///< as the line that is played; the error: there is nothing in its branch

private:
    struct Inner;
    explicit Game(std::unique_ptr<Inner> inner);
    std::unique_ptr<Inner> m_inner;
};

}  // namespace drumhead
