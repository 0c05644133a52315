#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/rules/ruleset.hpp"
#include "drumhead/storage/game_content.hpp"

#include <memory>
#include <optional>

namespace drumhead {

/// A game with the rules to read it by.
struct ReadableGame {
    GameContent content;
    std::unique_ptr<Ruleset> ruleset;
    Scenario scenario;
};

/// Loads a game's own copy of the rules and its scenario. The error says what does not fit.
[[nodiscard]] Result<ReadableGame> readableGame(GameContent content);
/// The same under other rules, those of today.
[[nodiscard]] Result<ReadableGame> readableGame(GameContent content, const RulesetFiles& rules);

/// The present line of a game, from the beginning to the head. The error names the entry that can't be read under its
/// rules.
[[nodiscard]] Result<std::vector<JournalEntry>> presentLine(const ReadableGame& game);

/// An entry that came out otherwise when it was decided again.
struct ReplayDifference {
    std::int64_t entry = 0;
    std::int64_t turn = 0;
    std::string heading;               ///< its first sentence as recorded
    std::vector<std::string> changes;  ///< one sentence each
};

struct ReplayOutcome {
    std::vector<StoredEntry> entries;  ///< all of them, with what came of them now
    std::vector<ReplayDifference> differences;
    std::vector<std::string> state;  ///< how the battle at the head differs from the one recorded
    std::string atHead;              ///< that battle as JSON, as it came out now

    [[nodiscard]] bool same() const { return differences.empty() && state.empty(); }
};

/// Decides every command of every line again, from the scenario on, with the recorded dice, and compares what comes of
/// it. The game's rules may be other ones than it was played under. `expected` is how the battle at the head was
/// recorded, if it was.
[[nodiscard]] ReplayOutcome replay(const ReadableGame& game, const std::optional<std::string>& expected = std::nullopt);

/// A battle at one moment as JSON: everything that has changed since its beginning, what is due and where it stands.
/// The same for the same state.
[[nodiscard]] std::string stateToJson(const State& start, const State& now, const Ruleset& ruleset);

}  // namespace drumhead
