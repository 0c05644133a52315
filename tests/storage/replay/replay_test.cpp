#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/game_recorder.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <algorithm>

namespace replay_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

void replaceIn(std::string& text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("a recorded game comes out the same, every line of it")
{
    const GameRecorder recorder = recordedDuel();
    const Result<ReadableGame> game = readableGame(recorder.content());
    INFO((game ? std::string() : game.error()));
    REQUIRE(game);
    const ReplayOutcome outcome = replay(*game);
    for (const ReplayDifference& difference : outcome.differences) {
        for (const ReplayChange& change : difference.changes) UNSCOPED_INFO(changeText(change));
    }
    CHECK(outcome.same());
    CHECK(outcome.entries == recorder.content().entries);
    const auto line = presentLine(*game);
    REQUIRE(line);
    std::vector<std::int64_t> ids;
    for (const JournalEntry& entry : *line) ids.push_back(entry.id);
    CHECK(ids == std::vector<std::int64_t>{1, 2, 4, 5});
}

TEST_CASE("a die too many is remarked again when the game is replayed")
{
    GameContent content = recordedDuel().content();
    auto command = std::get<ResolveCommand>(*commandFromJson(content.entries[1].command));
    command.spareDice = 1;
    content.entries[1].command = commandToJson(command);
    content.entries[1].sentences.emplace_back("1 die was left over.");
    const Result<ReadableGame> game = readableGame(content);
    REQUIRE(game);
    CHECK(replay(*game).entries == content.entries);
}

TEST_CASE("a game that was tampered with differs, and it is told where")
{
    GameContent content = recordedDuel().content();
    std::int64_t where = 0;
    SECTION("a sentence")
    {
        content.entries[1].sentences.back() += " And more.";
        where = 2;
    }
    SECTION("a die")
    {
        auto command = std::get<ResolveCommand>(*commandFromJson(content.entries[1].command));
        for (int& face : command.dice) face = face == 6 ? 1 : 6;
        command.dice.front() = 1;
        content.entries[1].command = commandToJson(command);
        where = 2;
    }
    SECTION("events")
    {
        content.entries[3].events = "[]";
        where = 4;
    }
    const Result<ReadableGame> game = readableGame(content);
    REQUIRE(game);
    const ReplayOutcome outcome = replay(*game);
    REQUIRE_FALSE(outcome.differences.empty());
    CHECK(outcome.differences.front().entry == where);
    CHECK_FALSE(outcome.differences.front().changes.empty());
}

TEST_CASE("what was said in another language is no difference where it comes out the same in that language")
{
    GameContent content = recordedDuel().content();
    content.rules.files.push_back(
        {"texts.de.json",
         R"({ "texts": { "everywhere": { "{winner} wins by {margin}.": "{winner} gewinnt mit {margin}." } } })"});
    const auto german = std::make_shared<const Texts>("de", ",", Texts::Messages{});
    const Result<ReadableGame> first = readableGame(content, german);
    REQUIRE(first);
    content.entries = replay(*first).entries;
    const std::vector<std::string>& said = content.entries[1].sentences;
    REQUIRE(std::any_of(said.begin(), said.end(),
                        [](const std::string& each) { return each.find("gewinnt mit") != std::string::npos; }));
    const Result<ReadableGame> inGerman = readableGame(content, german);
    const Result<ReadableGame> inEnglish = readableGame(content);
    REQUIRE(inGerman);
    REQUIRE(inEnglish);
    ReplayOutcome outcome = replay(*inEnglish);
    REQUIRE_FALSE(outcome.differences.empty());
    SECTION("in that language")
    {
        outcome.takeLanguages({*inGerman});
        CHECK(outcome.same());
        CHECK(outcome.entries == content.entries);
    }
    SECTION("in neither")
    {
        outcome.takeLanguages({*inEnglish});
        CHECK_FALSE(outcome.same());
    }
}

TEST_CASE("a game keeps to its own rules, and tells what those of today would change")
{
    const OwnLibrary library;
    const auto path = library.folder() / "duel.drumhead";
    REQUIRE_FALSE(GameFile::create(path, recordedDuel().content()));
    const auto tables = library.folder() / "rulesets" / "toy-duel" / "duel.json";
    std::string rules = bytesOf(tables);
    replaceIn(rules, "{winner} wins by {margin}.", "{winner} carries the day by {margin}.");
    writeBytes(tables, rules);
    const Ran own = run({"replay", path.string(), "--json"});
    CHECK(own.code == 0);
    CHECK(own.json().at("same") == true);
    CHECK(own.json().at("entries") == 5);
    const Ran today = run({"replay", path.string(), "--rules", "today", "--json"});
    CHECK(today.code == 1);
    CHECK(today.json().at("rulesDiffer") == nlohmann::json{"toy-duel/duel.json was changed"});
    CHECK(today.json().at("differences").at(0).at("entry") == 2);
    CHECK_THAT(run({"replay", path.string(), "--rules", "today"}).out, ContainsSubstring("carries the day"));
    CHECK(run({"replay", path.string(), "--rules", "old"}).tells("there is no ruleset \"old\""));
}

TEST_CASE("a game is written down as text and read again")
{
    const OwnLibrary library;
    const auto path = library.folder() / "duel.drumhead";
    const auto text = library.folder() / "duel.battle.json";
    REQUIRE_FALSE(GameFile::create(path, recordedDuel().content()));
    const Ran ran = run({"replay", path.string(), "--record", text.string()});
    INFO(ran.err);
    CHECK(ran.code == 0);
    const Result<BattleText> battle = readBattleText(text);
    INFO((battle ? std::string() : battle.error()));
    REQUIRE(battle);
    CHECK(battle->content.entries == recordedDuel().content().entries);
    CHECK(battle->ruleset == "toy-duel");
    CHECK(run({"replay", text.string()}).code == 0);
    const auto again = library.folder() / "again.battle.json";
    CHECK(run({"replay", text.string(), "--record", again.string()}).code == 0);
    CHECK(bytesOf(again) == bytesOf(text));
    std::string changed = bytesOf(text);
    replaceIn(changed, R"("over":false)", R"("over":true)");
    writeBytes(text, changed);
    CHECK(run({"replay", text.string()}).code == 1);
    CHECK_THAT(run({"replay", text.string()}).out, ContainsSubstring("/over is false, was true"));
}

TEST_CASE("recorded games that are none are told in one line")
{
    const OwnFolder folder;
    const auto path = folder / "x.battle.json";
    CHECK(run({"replay", path.string()}).tells("x.battle.json"));
    CHECK(run({"replay", (folder / "x.drumhead").string()}).tells("there is no"));
    for (const char* text :
         {"", "[]", "{}", R"({"battle":1})", R"({"battle":1,"scenario":{}})",
          R"({"battle":1,"scenario":{},"entries":[1]})", R"({"battle":9,"scenario":{},"entries":[]})",
          R"({"battle":1,"scenario":"none.json","entries":[]})"}) {
        INFO(text);
        writeBytes(path, text);
        const Ran ran = run({"replay", path.string()});
        CHECK(ran.code == 2);
        CHECK(ran.tells(folder.path().string()));
    }
}

TEST_CASE("whole recorded games come out bit for bit")
{
    const auto folder = std::filesystem::path(DRUMHEAD_TEST_DATA) / "battles";
    int found = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (!isBattleFile(entry.path())) continue;
        ++found;
        const Ran ran = run({"replay", entry.path().string()});
        INFO(entry.path().string() << "\n" << ran.out << ran.err);
        CHECK(ran.code == 0);
    }
    CHECK(found > 0);
}

}  // namespace replay_test
