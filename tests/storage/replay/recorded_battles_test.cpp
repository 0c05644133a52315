// Whole battles: played by choice, recorded, undone and redone, and one of them decided otherwise.
#include "support/catch.hpp"
#include "support/games/recording.hpp"
#include "support/games/sample_game.hpp"
#include "support/games/trial_battle.hpp"

#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <algorithm>
#include <sstream>

namespace recorded_battles_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

namespace fs = std::filesystem;

/// A recorded game under the rules of today.
ReadableGame readBattle(const fs::path& file)
{
    Result<BattleText> text = readBattleText(file);
    REQUIRE(text);
    const Result<RulesetFiles> rules = readRulesetFolder(fs::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / text->ruleset);
    REQUIRE(rules);
    Result<ReadableGame> game = readableGame(std::move(text->content), *rules);
    INFO(file.string() << ": " << (game ? std::string() : game.error()));
    REQUIRE(game);
    return std::move(*game);
}

Game resume(const ReadableGame& read)
{
    Result<Game> game = resumedGame(read.content, read.scenario, *read.ruleset);
    INFO((game ? std::string() : game.error()));
    REQUIRE(game);
    return std::move(*game);
}

/// The first entry of a turn with more dice than none.
const JournalEntry& withDice(const Game& game, int turn)
{
    for (const JournalEntry& entry : game.entries()) {
        const auto* const resolve = std::get_if<ResolveCommand>(&entry.command);
        if (entry.turn == turn && resolve && !resolve->dice.empty() && resolve->settles == 0) return entry;
    }
    FAIL("no dice in turn " << turn);
    return game.entries().front();
}

}  // namespace

TEST_CASE("recorded battles are undone to their start and redone to the same state", "[battles]")
{
    for (const fs::path& file : recordedBattles()) {
        INFO(file.string());
        const ReadableGame read = readBattle(file);
        Game game = resume(read);
        const State end = game.state();
        int steps = 0;
        for (; game.canUndo(); ++steps) REQUIRE(game.undo());
        CHECK(game.state() == game.stateAtStart());
        for (; game.canRedo(); --steps) REQUIRE(game.redo());
        CHECK(steps == 0);
        CHECK(game.state() == end);
    }
}

TEST_CASE("recorded commands and events are written again as they were read, byte for byte", "[battles][once]")
{
    for (const fs::path& file : recordedBattles()) {
        INFO(file.string());
        const ReadableGame read = readBattle(file);
        const Game game = resume(read);
        const State start = game.stateAtStart();
        for (const StoredEntry& entry : read.content.entries) {
            const StoredEntry again = storedEntry(game.entry(entry.id), start, game.rules());
            if (again.command != entry.command) FAIL_CHECK(again.command << " was " << entry.command);
            if (again.events != entry.events) FAIL_CHECK(again.events << " was " << entry.events);
        }
    }
}

TEST_CASE("a die of the second turn thrown otherwise: what is told is what a full replay gives", "[battles][once]")
{
    for (const fs::path& file : recordedBattles()) {
        INFO(file.string());
        const ReadableGame read = readBattle(file);
        Game game = resume(read);
        if (game.state().turn < 3) continue;
        const JournalEntry& entry = withDice(game, 2);
        auto changed = std::get<ResolveCommand>(entry.command);
        changed.dice.front() = changed.dice.front() == 1 ? 2 : 1;
        changed.reason = "The die had rolled off the table.";
        SeededDice more(5);
        const Result<Game::Rewind> rewind = game.rewind(entry.id, changed, more);
        INFO((rewind ? std::string() : rewind.error()));
        REQUIRE(rewind);
        REQUIRE_FALSE(rewind->differences.empty());
        CHECK(rewind->differences.front().old == entry.id);
        const std::vector<Game::Change>& told = rewind->differences.front().changes;
        CHECK(std::any_of(told.begin(), told.end(), [](const Game::Change& each) { return each.what == "Dice"; }));
        // Each entry of the branch is decided by itself, from its own command, and comes to the same events; those that
        // differ from the old ones are told.
        State state = game.stateBefore(entry.id);
        for (const JournalEntry& branched : rewind->branch) {
            NoDice none;
            const DecisionResult again = decide(game.rules(), state, branched.command, none);
            const JournalEntry& old = game.entry(branched.instead);
            const bool isTold = std::any_of(rewind->differences.begin(), rewind->differences.end(),
                                            [&](const Game::Difference& each) { return each.old == old.id; });
            if (!isTold && branched.sentences != old.sentences)
                FAIL_CHECK("entry " << old.id << " came out otherwise and is not told");
            if (again) CHECK(again->events == branched.events);
            for (const Event& event : branched.events) applyEvent(state, event);
        }
        const State before = game.state();
        const EntryId oldHead = game.head();
        const std::vector<Game::Change> differences = rewind->stateDifferences;
        CHECK(differences.empty()
              == (before.entities == state.entities && before.place == state.place && before.turn == state.turn
                  && before.waiting == state.waiting));
        REQUIRE(game.keep(*rewind));
        CHECK(game.state() == state);
        REQUIRE(game.goTo(oldHead));
        CHECK(game.state() == before);
    }
}

TEST_CASE("a battle is played into a file and taken up again from it", "[battles]")
{
    const OwnFolder folder;
    TrialBattle battle(shippedBattles().front());
    GameContent content;
    content.scenario = battle.scenarioText();
    content.rules = battle.rules();
    REQUIRE_FALSE(GameFile::create(folder / "trial.drumhead", content));
    {
        GameFile::Opened opened = GameFile::open(folder / "trial.drumhead", GameFile::Mode::Play);
        REQUIRE(opened.file);
        opened.file->playWith(battle.ruleset());
        battle.game().keepIn(opened.file.get());
        CHECK(battle.play(1, 3).empty());
        CHECK(battle.game().unsaved().empty());
        battle.game().keepIn(nullptr);
    }
    const GameFile::Opened again = GameFile::open(folder / "trial.drumhead", GameFile::Mode::ReadOnly);
    REQUIRE(again.file);
    const Result<ReadableGame> read = readableGame(again.file->content());
    REQUIRE(read);
    CHECK(resume(*read).state() == battle.game().state());
}

namespace {

/// Carries out the commands of a battle that was played by choice: a line each, with prose between them behind "#".
void follow(Game& game, const fs::path& choices)
{
    REQUIRE(fs::exists(choices));
    std::istringstream lines(bytesOf(choices));
    NoDice none;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#') continue;
        INFO(line);
        const Result<Command> command = commandFromJson(line);
        REQUIRE(command);
        const DecisionResult decision = game.execute(*command, none);
        INFO((decision ? std::string() : decision.error().message));
        REQUIRE(decision);
    }
}

fs::path choicesOf(const std::string& battle)
{
    return fs::path(DRUMHEAD_TEST_DATA) / "battles" / (battle + ".choices");
}

}  // namespace

TEST_CASE("the sample battles were played by choice for four turns, and what is recorded is what comes of it",
          "[battles][once]")
{
    for (const fs::path& file : shippedBattles()) {
        const std::string name = file.stem().stem().string();
        INFO(name);
        TrialBattle battle(file);
        follow(battle.game(), choicesOf(name));
        CHECK(battle.game().state().turn > 4);
        CHECK(battle.recorded() == bytesOf(fs::path(DRUMHEAD_TEST_DATA) / "battles" / (name + ".battle.json")));
    }
}

TEST_CASE("the sample battles are recorded anew", "[.][record-battles]")
{
    requireRecording();
    for (const fs::path& file : shippedBattles()) {
        const std::string name = file.stem().stem().string();
        TrialBattle battle(file);
        follow(battle.game(), choicesOf(name));
        writeBytes(fs::path(DRUMHEAD_TEST_DATA) / "battles" / (name + ".battle.json"), battle.recorded());
    }
}

}  // namespace recorded_battles_test
