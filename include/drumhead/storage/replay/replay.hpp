#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/rules/ruleset.hpp"
#include "drumhead/storage/game_content.hpp"

#include <memory>
#include <optional>

namespace drumhead {

/// A game with its scenario and rules loaded.
struct ReadableGame {
    GameContent content;
    std::shared_ptr<const Ruleset> ruleset;
    Scenario scenario;
};

/// Loads a game's scenario and its own copy of the rules. The error says what does not fit.
[[nodiscard]] Result<ReadableGame> readableGame(GameContent content, std::shared_ptr<const Texts> texts = nullptr);
/// The same under other rules, such as the installed ones.
[[nodiscard]] Result<ReadableGame> readableGame(GameContent content, const RulesetFiles& rules,
                                                std::shared_ptr<const Texts> texts = nullptr);

/// The current line of a game, from the start to the head, told in the language of its rules. The error names the entry
/// that can't be read under them.
[[nodiscard]] Result<std::vector<JournalEntry>> presentLine(const ReadableGame& game);

/// One thing that comes out differently when a command is decided again.
struct ReplayChange {
    enum class Kind {
        Sentence,  ///< of the log
        Value,     ///< in the events or the state
        Fault,     ///< nothing comes of it, or it can't be compared: `now` says why
    };
    Kind kind = Kind::Sentence;
    std::string what;  ///< of a value: its place, "/2/changed/to"
    std::string was;   ///< empty: there was none
    std::string now;   ///< empty: there is none

    friend bool operator==(const ReplayChange&, const ReplayChange&) = default;
};
/// "said before: … Now: …", "/over is false, was true"; in English.
[[nodiscard]] std::string changeText(const ReplayChange& change);

/// An entry whose results differ when it is decided again.
struct ReplayDifference {
    std::int64_t entry = 0;
    std::int64_t turn = 0;
    std::string heading;  ///< its first sentence as recorded
    std::vector<ReplayChange> changes;
};

struct ReplayOutcome {
    std::vector<StoredEntry> entries;  ///< all of them, with the new results
    std::vector<ReplayDifference> differences;
    std::vector<ReplayChange> state;         ///< how the state at the head differs from the recorded one
    std::vector<Game::Change> stateInWords;  ///< the same for people, in the words of the rules
    std::string atHead;                      ///< the new state at the head, as JSON

    [[nodiscard]] bool same() const { return differences.empty() && state.empty(); }
    /// What was said in another language and comes out the same in it is no difference.
    void takeLanguages(const std::vector<ReadableGame>& inOtherLanguages);
};

/// Decides every command of every line again, from the scenario on, with the recorded dice, and compares the results.
/// The rules may differ from those it was played under. `expected` is the recorded state at the head, if there is one.
[[nodiscard]] ReplayOutcome replay(const ReadableGame& game, const std::optional<std::string>& expected = std::nullopt);

/// A state as JSON: everything that has changed since the beginning, what is due and the place in the turn. Equal
/// states give equal text.
[[nodiscard]] std::string stateToJson(const State& start, const State& now, const Ruleset& ruleset);

}  // namespace drumhead
