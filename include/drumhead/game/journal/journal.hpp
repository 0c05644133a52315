#pragma once

#include "drumhead/game/play/decide.hpp"
#include "drumhead/game/scenario/scenario.hpp"

#include <functional>
#include <memory>

namespace drumhead {

using EntryId = std::int64_t;

/// One command and its results.
struct JournalEntry {
    EntryId id = 0;
    EntryId parent = 0;  ///< 0: the beginning
    int turn = 1;
    std::string step;  ///< title of the step of the turn
    std::string time;  ///< ISO 8601, for display only
    Command command;
    std::vector<Event> events;
    std::vector<std::string> sentences;  ///< those of the decision, then its remarks
    EntryId instead = 0;                 ///< the entry that it replaces after a rewind, or 0

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

struct EntryWords;

/// Where a journal is kept. A call that returns without an error is durable. When one fails, the store keeps its data
/// in memory, and the next call tries again to write all of it.
class JournalStore {
public:
    virtual ~JournalStore() = default;
    /// Appends entries, in order, and moves the head to the last of them: all or nothing.
    virtual Result<void> append(const std::vector<JournalEntry>& entries, const State& before) = 0;
    virtual Result<void> moveHead(EntryId head) = 0;
};

/// A battle being played: scenario, rules, journal and present state. The ruleset has to outlive it.
class Game {
public:
    Game(const Ruleset& ruleset, Scenario scenario);
    ~Game();
    Game(Game&&) noexcept;
    Game& operator=(Game&&) noexcept;
    /// Resumes a battle from its entries and its head. The error names the entry that does not fit.
    [[nodiscard]] static Result<Game> restore(const Ruleset& ruleset, Scenario scenario,
                                              std::vector<JournalEntry> entries, EntryId head);

    [[nodiscard]] const Scenario& scenario() const;
    [[nodiscard]] GameRules rules() const;
    [[nodiscard]] const State& state() const;
    [[nodiscard]] const State& stateAtStart() const;
    [[nodiscard]] State stateBefore(EntryId entry) const;  ///< that of its parent; the entry has to be there
    [[nodiscard]] State stateAfter(EntryId entry) const;   ///< 0: at the beginning
    [[nodiscard]] EntryId head() const;
    [[nodiscard]] const JournalEntry& entry(EntryId id) const;  ///< has to be there: 1 to `entries().size()`
    /// All entries, of all lines, in the order in which they were made: ids from 1.
    [[nodiscard]] const std::vector<JournalEntry>& entries() const;
    /// The present line: from the beginning to the head, then the entries that can be redone.
    [[nodiscard]] std::vector<EntryId> line() const;

    /// Decides a command, writes it to the store, and only then changes the state. If the store fails, the command is
    /// played all the same, and `unsaved` has the reason.
    DecisionResult execute(const Command& command, DiceSource& more);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    Result<void> undo();  ///< the error: there is nothing to undo
    Result<void> redo();  ///< the error: there is nothing to do again
    /// Goes to any entry, also of another line; 0 is the beginning. The error: there is no such entry.
    Result<void> goTo(EntryId entry);

    /// Says what an entry says in other words. What was played and what the store has stay as they are. `state`: that
    /// before the entry; becomes that after it, in these words.
    void retell(EntryId entry, EntryWords words, State& state);

    /// Null: in memory only. A store must already hold everything played so far.
    void keepIn(JournalStore* store);
    /// Why the last change could not be written to the store; empty if all is written.
    [[nodiscard]] const std::string& unsaved() const;
    /// The source of the entries' time stamps; without it they have none.
    void setClock(std::function<std::string()> clock);

    /// How a changed command and all later entries are decided again.
    struct Change {
        std::string what;           ///< "Dice", "2nd Guard: figures"
        std::string was;            ///< empty: there was none
        std::string now;            ///< empty: there is none
        bool isArithmetic = false;  ///< a value on the way to the result

        friend bool operator==(const Change&, const Change&) = default;
    };
    struct Difference {
        EntryId old = 0;
        std::string heading;  ///< the first sentence of the old entry
        std::vector<Change> changes;
    };
    /// An entry that is not on the new line.
    struct Dropped {
        EntryId old = 0;
        std::string heading;
        std::string why;  ///< "it is no longer due"
    };
    struct Rewind {
        EntryId at = 0;                    ///< the entry that was changed
        std::vector<JournalEntry> branch;  ///< the new line from there; `keep` gives the ids
        std::vector<Difference> differences;
        std::vector<Dropped> dropped;
        std::vector<Change> stateDifferences;  ///< how the state at the end differs
        /// Why the line ends before an entry that can no longer be decided, or empty.
        std::string stopped;
        std::string refused;  ///< why the rules refuse the changed case, or empty
    };
    /// Decides `changed` in place of an entry, and the rest of the line again, without changing the game. Errors: no
    /// such entry in the present line; why `changed` can't be decided.
    [[nodiscard]] Result<Rewind> rewind(EntryId entry, const Command& changed, DiceSource& more) const;
    Result<void> keep(Rewind rewind);  ///< makes the branch the present line; the error: it is empty

private:
    struct Impl;
    explicit Game(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace drumhead
