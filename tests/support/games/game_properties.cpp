#include "game_properties.hpp"

#include "sample_game.hpp"
#include "support/catch.hpp"

#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/replay.hpp"

namespace drumhead::test {

namespace {

void checkUndone(Game& game)
{
    const State end = game.state();
    int steps = 0;
    for (; game.canUndo(); ++steps) REQUIRE(game.undo());
    CHECK(game.state() == game.stateAtStart());
    for (; steps > 0; --steps) REQUIRE(game.redo());
    CHECK(game.state() == end);
}

void checkReopened(const Game& game, const GameContent& content)
{
    const OwnFolder folder;
    const FileError made = GameFile::create(folder / "game.drumhead", content);
    INFO(made.message);
    REQUIRE_FALSE(made);
    const GameFile::Opened opened = GameFile::open(folder / "game.drumhead", GameFile::Mode::ReadOnly);
    INFO(opened.error.message);
    REQUIRE(opened.file);
    CHECK(opened.file->content().entries == content.entries);
    CHECK(opened.file->content().head == content.head);
    CHECK(opened.file->content().scenario == content.scenario);
    const Result<Game> resumed = resumedGame(opened.file->content(), game.scenario(), game.rules().ruleset);
    INFO((resumed ? std::string() : resumed.error()));
    REQUIRE(resumed);
    CHECK(resumed->state() == game.state());
    CHECK(resumed->line() == game.line());
}

void checkReplayed(const Game& game, const GameContent& content)
{
    const Result<ReadableGame> read = readableGame(content);
    INFO((read ? std::string() : read.error()));
    REQUIRE(read);
    const std::string atHead = stateToJson(game.stateAtStart(), game.state(), game.rules().ruleset);
    const ReplayOutcome outcome = replay(*read, atHead);
    for (const ReplayDifference& each : outcome.differences)
        FAIL_CHECK("entry " << each.entry << ": " << (each.changes.empty() ? "" : changeText(each.changes.front())));
    for (const ReplayChange& each : outcome.state) FAIL_CHECK(changeText(each));
    CHECK(outcome.atHead == atHead);
    CHECK(outcome.entries == content.entries);
}

}  // namespace

GameContent contentOf(const Game& game, RulesetFiles rules, std::string scenario)
{
    GameContent content;
    content.scenario = std::move(scenario);
    content.rules = std::move(rules);
    content.head = game.head();
    for (const JournalEntry& entry : game.entries())
        content.entries.push_back(storedEntry(entry, game.stateBefore(entry.id), game.rules()));
    return content;
}

void checkProperties(Game& game, const GameContent& content)
{
    checkUndone(game);
    checkReopened(game, content);
    checkReplayed(game, content);
}

}  // namespace drumhead::test
