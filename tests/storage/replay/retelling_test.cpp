// A battle that was decided in one language, read in another.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/game_recorder.hpp"
#include "support/games/sample_game.hpp"
#include "support/games/spoken_battles.hpp"
#include "support/games/trial_battle.hpp"

#include "drumhead/game/journal/retelling.hpp"
#include "drumhead/game/journal/waiting_cases.hpp"
#include "drumhead/game/play/case_brief.hpp"
#include "drumhead/game/play/decide.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/told_content.hpp"

#include <algorithm>

namespace retelling_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

namespace fs = std::filesystem;

/// Everything that an entry says, the reasons of what it makes due included.
std::string saidBy(const StoredEntry& entry)
{
    std::string all = entry.step + "\n" + entry.events;
    for (const std::string& each : entry.sentences) all += "\n" + each;
    return all;
}

Game resumed(const ReadableGame& read)
{
    Result<Game> game = resumedGame(read.content, read.scenario, *read.ruleset);
    INFO((game ? std::string() : game.error()));
    REQUIRE(game);
    return std::move(*game);
}

Game retold(const ReadableGame& read)
{
    Game game = resumed(read);
    Retelling retelling(game);
    while (retelling.next()) {}
    return game;
}

std::string wordsIn(const std::vector<DueItem>& due)
{
    std::string all;
    for (const DueItem& each : due) all += each.reason + "\n";
    return all;
}

}  // namespace

TEST_CASE("a battle that was decided in English is told in German, as if it had been decided in it", "[battles]")
{
    int toldOtherwise = 0;
    int wereEnglish = 0;
    for (const fs::path& file : recordedBattles()) {
        INFO(file.string());
        const ReadableGame german = battleIn(file, germanTexts());
        const EnglishWords english(german.content);
        const std::vector<StoredEntry> told = toldContent(german).entries;
        const std::vector<StoredEntry> decided = replay(german).entries;
        REQUIRE(told.size() == german.content.entries.size());
        for (std::size_t i = 0; i < told.size(); ++i) {
            INFO(saidBy(told[i]));
            wereEnglish += !english.in(saidBy(german.content.entries[i])).empty();
            toldOtherwise += told[i].sentences != german.content.entries[i].sentences;
            CHECK(english.in(saidBy(told[i])) == "");
            CHECK(told[i].sentences == decided[i].sentences);
            CHECK(told[i].events == decided[i].events);
            CHECK(told[i].command == german.content.entries[i].command);
        }
    }
    CHECK(wereEnglish > 100);
    CHECK(toldOtherwise > 500);
}

TEST_CASE("a battle that was decided in German is told in English word for word as it was decided in it", "[battles]")
{
    for (const fs::path& file : recordedBattles()) {
        INFO(file.string());
        ReadableGame english = battleIn(file);
        const std::vector<StoredEntry> recorded = english.content.entries;
        english.content.entries = toldContent(battleIn(file, germanTexts())).entries;
        REQUIRE(english.content.entries != recorded);
        const std::vector<StoredEntry> told = toldContent(english).entries;
        for (std::size_t i = 0; i < recorded.size(); ++i) {
            CHECK(told[i].sentences == recorded[i].sentences);
            CHECK(told[i].events == recorded[i].events);
            if (!recorded[i].step.empty()) CHECK(told[i].step == recorded[i].step);
        }
    }
}

TEST_CASE("what is due is owed for a reason in the reader's language, wherever one goes in the battle", "[battles]")
{
    int reasons = 0;
    for (const fs::path& file : recordedBattles()) {
        INFO(file.string());
        ReadableGame german = battleIn(file, germanTexts());
        const EnglishWords english(german.content);
        Game game = retold(german);
        CHECK(english.in(wordsIn(game.state().due)) == "");
        german.content = toldContent(german);
        const Game decided = resumed(german);
        CHECK(game.state() == decided.state());
        for (const JournalEntry& each : game.entries()) {
            const State state = game.stateAfter(each.id);
            reasons += wordsIn(state.due).find_first_not_of('\n') != std::string::npos;
            if (state.due != decided.stateAfter(each.id).due) FAIL_CHECK("entry " << each.id);
        }
        while (game.canUndo()) REQUIRE(game.undo());
        CHECK(game.state() == game.stateAtStart());
    }
    CHECK(reasons > 20);
}

namespace {

constexpr const char* duelInGerman =
    R"({ "texts": { "everywhere": { "{winner} wins by {margin}.": "{winner} gewinnt mit {margin}." } } })";

GameContent duelWithGerman()
{
    GameContent content = recordedDuel().content();
    content.rules.files.push_back({"texts.de.json", duelInGerman});
    return content;
}

ReadableGame inGerman(GameContent content)
{
    Result<ReadableGame> game = readableGame(std::move(content), germanTexts());
    INFO((game ? std::string() : game.error()));
    REQUIRE(game);
    return std::move(*game);
}

bool says(const StoredEntry& entry, const std::string& words)
{
    return std::any_of(entry.sentences.begin(), entry.sentences.end(),
                       [&](const std::string& each) { return each.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("what people typed stays as they typed it, and what was overruled stays overruled")
{
    const GameContent content = duelWithGerman();
    const std::vector<StoredEntry> told = toldContent(inGerman(content)).entries;
    CHECK(told[0].sentences == content.entries[0].sentences);
    CHECK(says(told[1], "gewinnt mit"));
    CHECK(says(told[3], "gewinnt mit"));
    CHECK(says(told[4], "Begründung: He fell off his horse."));
    for (std::size_t i = 0; i < told.size(); ++i) CHECK(told[i].command == content.entries[i].command);
}

TEST_CASE("a command that comes out otherwise keeps the words in which it was told")
{
    GameContent content = duelWithGerman();
    content.entries[2].events = "[]";
    std::string& edit = content.entries[4].command;
    edit.replace(edit.find("bonnet"), 6, "gone");
    const std::vector<StoredEntry> told = toldContent(inGerman(content)).entries;
    CHECK(told[2] == content.entries[2]);
    CHECK(told[4] == content.entries[4]);
    CHECK(says(told[1], "gewinnt mit"));
    CHECK(says(told[3], "gewinnt mit"));
}

TEST_CASE("a battle that is read in another language is not changed in its file, and goes on in that language")
{
    const OwnFolder folder;
    const fs::path path = folder / "duel.drumhead";
    const GameContent content = duelWithGerman();
    REQUIRE_FALSE(GameFile::create(path, content));
    const GameContent before = GameFile::open(path, GameFile::Mode::ReadOnly).file->content();
    {
        GameFile::Opened opened = GameFile::open(path, GameFile::Mode::Play);
        REQUIRE(opened.file);
        const ReadableGame german = inGerman(opened.file->content());
        Game game = resumed(german);
        opened.file->playWith(*german.ruleset);
        game.keepIn(opened.file.get());
        Retelling retelling(game);
        NoDice none;
        REQUIRE(retelling.next());
        REQUIRE(retelling.next());
        SECTION("only read")
        {
            while (retelling.next()) {}
            CHECK(retelling.hasChanged());
            CHECK(opened.file->content().entries == content.entries);
            REQUIRE_FALSE(opened.file->close());
            const GameFile::Opened again = GameFile::open(path, GameFile::Mode::ReadOnly);
            REQUIRE(again.file);
            CHECK(sameGame(again.file->content(), before));
        }
        SECTION("played on while it is told")
        {
            EditCommand edit{"bonnet", {{"wounds", "2"}}, ""};
            REQUIRE(game.execute(edit, none));
            while (retelling.next()) {}
            std::vector<StoredEntry> kept = opened.file->content().entries;
            REQUIRE(kept.size() == content.entries.size() + 1);
            CHECK(kept.back().sentences == game.entries().back().sentences);
            kept.pop_back();
            CHECK(kept == content.entries);
        }
        game.keepIn(nullptr);
    }
}

TEST_CASE("the command line tells log and report in the language that is asked for")
{
    const OwnFolder folder;
    const std::string game = (folder / "first.drumhead").string();
    const fs::path file = fs::path(DRUMHEAD_TEST_DATA) / "battles" / "first-shots-at-kirchdorf.battle.json";
    const ReadableGame read = battleIn(file);
    REQUIRE_FALSE(GameFile::create(game, read.content));
    const EnglishWords english(read.content);
    const Ran asTold = run({"log", game});
    CHECK_THAT(asTold.out, ContainsSubstring("Turn 1, "));
    CHECK(english.in(asTold.out) != "");
    const Ran log = run({"log", game, "--language", "de"});
    CHECK(log.code == 0);
    CHECK_THAT(log.out, ContainsSubstring("Runde 1, "));
    CHECK(english.in(log.out) == "");
    CHECK(run({"log", game, "--language", "klingon"}).tells("there is no language"));
    const fs::path report = folder / "report.md";
    CHECK(run({"report", game, "-o", report.string(), "--full", "--language", "de"}).code == 0);
    CHECK(english.in(bytesOf(report)) == "");
    CHECK_THAT(bytesOf(report), ContainsSubstring("der Modifikator Handfeuerwaffen auf Ziel in weicher Deckung"));
}

TEST_CASE("a case that waits to be applied is named in the reader's language, and what came of it")
{
    const fs::path file = fs::path(DRUMHEAD_TEST_DATA) / "battles" / "kirchdorf.battle.json";
    const ReadableGame read = battleIn(file);
    const ReadableGame readInGerman = battleIn(file, germanTexts());
    const Game english = resumed(read);
    const Game german = resumed(readInGerman);
    const auto thrown = std::find_if(english.entries().begin(), english.entries().end(), [](const JournalEntry& each) {
        const auto* const command = std::get_if<ResolveCommand>(&each.command);
        return command && !command->dice.empty() && each.parent > 0;
    });
    REQUIRE(thrown != english.entries().end());
    UnappliedCase left;
    left.command = std::get<ResolveCommand>(thrown->command);
    left.head = thrown->parent;
    const UnappliedCase inEnglish = toldAnew(left, english);
    REQUIRE_FALSE(inEnglish.heading.empty());
    REQUIRE_FALSE(inEnglish.outcome.empty());
    const UnappliedCase inGerman = toldAnew(inEnglish, german);
    CHECK(inGerman.heading != inEnglish.heading);
    NoDice none;
    const DecisionResult decided = decide(german.rules(), german.stateAfter(left.head), left.command, none);
    REQUIRE(decided);
    CHECK(
        inGerman.outcome
        == caseWords(german.rules(), german.stateAfter(left.head), left.command, *decided->verdict));  // no names again
    CHECK(EnglishWords(read.content).in(inGerman.heading + "\n" + inGerman.outcome) == "");
    CHECK(toldAnew(inGerman, english) == inEnglish);
    left.command.procedure = "gone";
    left.heading = "as it was";
    CHECK(toldAnew(left, german) == left);
}

TEST_CASE("the time used in a step is one sum, in whichever language its title was kept")
{
    const fs::path file = fs::path(DRUMHEAD_TEST_DATA) / "battles" / "kirchdorf.battle.json";
    const ReadableGame german = battleIn(file, germanTexts());
    const Game game = retold(german);
    const auto other =
        std::find_if(german.content.entries.begin(), german.content.entries.end(), [&](const auto& each) {
            return each.step != game.entry(each.id).step && each.step.find(':') == std::string::npos;
        });
    REQUIRE(other != german.content.entries.end());
    const std::string& title = game.entry(other->id).step;
    TurnClock clock;
    clock.add({1, other->step, ""}, TurnClock::Time(1000));
    clock.add({1, title, ""}, TurnClock::Time(2000));
    const TurnClock told = toldClock(clock, german.content, game.entries(), game.state());
    REQUIRE(told.all().size() == 1);
    CHECK(told.all().front() == TurnClock::Spent{{1, title, ""}, TurnClock::Time(3000)});
}

}  // namespace retelling_test
