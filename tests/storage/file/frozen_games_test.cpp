// Games, rulesets, scenarios and recorded battles of every format that people had: they open and are played, for ever.
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/game/scenario/scenario_faults.hpp"
#include "drumhead/resolve/examples/example_runner.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/replay.hpp"
#include "storage/content/game_format.hpp"

#include <algorithm>

namespace frozen_games_test {

using namespace drumhead;
using namespace drumhead::test;
namespace fs = std::filesystem;

namespace {

/// The frozen files whose names end so.
std::vector<fs::path> frozen(const std::string& ending)
{
    std::vector<fs::path> files;
    for (const auto& each : fs::recursive_directory_iterator(fs::path(DRUMHEAD_TEST_DATA) / "frozen")) {
        if (each.path().string().ends_with(ending)) files.push_back(each.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

struct OpenGame {
    explicit OpenGame(const fs::path& path)
    {
        GameFile::Opened opened = GameFile::open(path, GameFile::Mode::Play);
        INFO(opened.error.message);
        REQUIRE(opened.file);
        file = std::move(opened.file);
        Result<ReadableGame> own = readableGame(file->content());
        INFO((own ? std::string() : own.error()));
        REQUIRE(own);
        read = std::move(*own);
        Result<Game> resumed = resumedGame(read.content, read.scenario, *read.ruleset);
        INFO((resumed ? std::string() : resumed.error()));
        REQUIRE(resumed);
        game = std::make_unique<Game>(std::move(*resumed));
        file->playWith(*read.ruleset);
        game->keepIn(file.get());
    }

    std::unique_ptr<GameFile> file;
    ReadableGame read;
    std::unique_ptr<Game> game;
};

/// The frozen ruleset of that id, as it was then.
RulesetFiles frozenRules(const std::string& id)
{
    for (const fs::path& each : frozen("/" + id + "/ruleset.json")) {
        Result<RulesetFiles> rules = readRulesetFolder(each.parent_path());
        INFO(each.string());
        REQUIRE(rules);
        return std::move(*rules);
    }
    FAIL("no frozen ruleset " << id);
    return {};
}

/// Everything of a battle that a person can see.
std::string seen(const Game& game)
{
    std::string all = stateToJson(game.stateAtStart(), game.state(), game.rules().ruleset);
    for (const JournalEntry& entry : game.entries()) {
        for (const std::string& each : entry.sentences) all += "\n" + each;
    }
    return all;
}

}  // namespace

TEST_CASE("each released format of games is frozen")
{
    for (int version = 1; version <= format::version; ++version)
        CHECK(fs::is_directory(fs::path(DRUMHEAD_TEST_DATA) / "frozen" / ("format-" + std::to_string(version))));
    CHECK(frozen(".drumhead").size() >= 4);
    CHECK(frozen(".battle.json").size() >= 4);
}

TEST_CASE("frozen games open under their own rules, undo and redo to the same state, and are played on")
{
    for (const fs::path& each : frozen(".drumhead")) {
        INFO(each.string());
        const OwnFolder folder;
        const fs::path copy = folder / each.filename().string();
        writeBytes(copy, bytesOf(each));
        std::string before;
        {
            OpenGame open(copy);
            Game& game = *open.game;
            REQUIRE(game.entries().size() > 7);
            const State end = game.state();
            int steps = 0;
            for (; game.canUndo(); ++steps) REQUIRE(game.undo());
            CHECK(game.state() == game.stateAtStart());
            for (; game.canRedo(); --steps) REQUIRE(game.redo());
            CHECK(steps == 0);
            CHECK(game.state() == end);
            NoDice none;
            NoteCommand note;
            note.text = "Taken up again.";
            REQUIRE(game.execute(note, none));
            AdvanceCommand advance;
            advance.reason = "to try whether it goes on";
            const DecisionResult advanced = game.execute(advance, none);
            INFO((advanced ? std::string() : advanced.error().message));
            CHECK((advanced || game.state().over));
            CHECK(game.unsaved().empty());
            before = seen(game);
            game.keepIn(nullptr);
            CHECK_FALSE(open.file->close());
        }
        const OpenGame again(copy);
        CHECK(seen(*again.game) == before);
    }
}

TEST_CASE("frozen recorded battles can be read and are played under the rules of today", "[once]")
{
    REQUIRE_FALSE(frozen(".battle.json").empty());
    for (const fs::path& each : frozen(".battle.json")) {
        INFO(each.string());
        Result<BattleText> text = readBattleText(each);
        REQUIRE(text);
        const auto rules = readRulesetFolder(fs::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / text->ruleset);
        REQUIRE(rules);
        const Result<ReadableGame> game = readableGame(std::move(text->content), *rules);
        INFO((game ? std::string() : game.error()));
        REQUIRE(game);
        CHECK_FALSE(replay(*game).entries.empty());
    }
}

TEST_CASE("frozen rulesets load without a fault, and their worked examples come out as they did", "[once]")
{
    const std::vector<fs::path> identities = frozen("/ruleset.json");
    CHECK(identities.size() >= 4);
    for (const fs::path& each : identities) {
        INFO(each.string());
        const LoadedRuleset loaded = loadRulesetFolder(each.parent_path());
        INFO(toldFaults(loaded.diagnostics));
        REQUIRE(loaded.usable());
        CHECK_FALSE(loaded.ruleset->examples.empty());
        for (const ExampleOutcome& outcome : runExamples(*loaded.ruleset)) {
            INFO(outcome.example->id << (outcome.faults.empty() ? "" : ": " + outcome.faults.front()));
            CHECK(outcome.passed());
        }
    }
}

TEST_CASE("frozen scenarios begin under the rules of then", "[once]")
{
    const std::vector<fs::path> scenarios = frozen(".scenario.json");
    CHECK(scenarios.size() >= 3);
    for (const fs::path& each : scenarios) {
        INFO(each.string());
        const std::string text = bytesOf(each);
        const Result<std::string> id = rulesetOfScenario(text);
        REQUIRE(id);
        const LoadedRuleset rules = loadRuleset(frozenRules(*id));
        REQUIRE(rules.usable());
        const LoadedScenario loaded = loadScenario(each.string(), text, *rules.ruleset);
        INFO(toldFaults(loaded.diagnostics));
        REQUIRE(loaded.usable());
        Game game(*rules.ruleset, *loaded.scenario);
        NoDice none;
        CHECK(game.execute(AdvanceCommand{}, none));
    }
}

TEST_CASE("frozen recorded battles are decided again under the rules of then", "[once]")
{
    for (const fs::path& each : frozen(".battle.json")) {
        INFO(each.string());
        Result<BattleText> text = readBattleText(each);
        REQUIRE(text);
        const std::size_t entries = text->content.entries.size();
        const Result<ReadableGame> game = readableGame(std::move(text->content), frozenRules(text->ruleset));
        INFO((game ? std::string() : game.error()));
        REQUIRE(game);
        CHECK(presentLine(*game));
        CHECK(replay(*game).entries.size() == entries);
    }
}

}  // namespace frozen_games_test
