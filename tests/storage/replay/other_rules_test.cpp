// A game whose own rules no longer load: it is read as it was written down, and goes on under the rules of today.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/other_rules.hpp"

#include <nlohmann/json.hpp>

namespace other_rules_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

/// A recorded battle with its installed rules, and beside them a file that the loader refuses.
GameContent refusedGame()
{
    fs::path file;
    for (const auto& each : fs::directory_iterator(DRUMHEAD_SOURCE_DIR "/tests/battles")) {
        if (isBattleFile(each.path()) && (file.empty() || each.path() < file)) file = each.path();
    }
    Result<BattleText> text = readBattleText(file);
    REQUIRE(text);
    const Result<RulesetFiles> rules = readRulesetFolder(fs::path(DRUMHEAD_SOURCE_DIR "/rulesets") / text->ruleset);
    REQUIRE(rules);
    text->content.rules = *rules;
    text->content.rules.files.push_back({rules->folder + "/odd.json", R"({"no-longer-known": []})"});
    return std::move(text->content);
}

RulesetFiles withoutTheOddFile(GameContent game)
{
    game.rules.files.pop_back();
    return std::move(game.rules);
}

}  // namespace

TEST_CASE("a game whose own rules are refused is told line by line without them")
{
    const GameContent game = refusedGame();
    CHECK_THAT(ownRulesFault(game), ContainsSubstring("odd.json") && ContainsSubstring("no-longer-known"));
    const std::vector<std::string> log = plainLog(game);
    REQUIRE(log.size() > storedLine(game).size());
    CHECK_THAT(log.front(), Catch::Matchers::StartsWith("Turn 1"));
    CHECK(storedLine(game).back()->id == game.head);
    CHECK(storedLine(game).front()->parent == 0);
    CHECK(log.back() == "    " + storedLine(game).back()->sentences.back());
}

TEST_CASE("a game whose own rules are refused goes on under others with all that was played")
{
    const GameContent game = refusedGame();
    const Result<GameContent> today = underRules(game, withoutTheOddFile(game));
    INFO((today ? std::string() : today.error()));
    REQUIRE(today);
    CHECK(ownRulesFault(*today).empty());
    CHECK(today->entries == game.entries);
    CHECK(today->head == game.head);
    CHECK_FALSE(underRules(game, game.rules));
}

TEST_CASE("log reads a game whose rules are refused, and repair --rules today takes it up")
{
    const OwnFolder folder;
    const OwnLibrary library;
    setenv("DRUMHEAD_DATA", DRUMHEAD_SOURCE_DIR, 1);  // OwnLibrary puts it back
    const std::string old = (folder / "old.drumhead").string();
    const std::string fresh = (folder / "new.drumhead").string();
    const GameContent game = refusedGame();
    REQUIRE_FALSE(GameFile::create(old, game));
    const std::string before = bytesOf(old);
    CHECK(run({"report", old, "-o", (folder / "r.md").string()}).code == 2);
    const Ran log = run({"log", old});
    CHECK(log.code == 0);
    CHECK_THAT(log.out, ContainsSubstring(storedLine(game).back()->sentences.front()));
    CHECK_THAT(log.err, ContainsSubstring("odd.json is no longer there") && ContainsSubstring("--rules today"));
    const nlohmann::json told = nlohmann::json::parse(run({"log", old, "--json"}).out);
    CHECK(told["entries"].size() == storedLine(game).size());
    CHECK_FALSE(told["rulesFault"].get<std::string>().empty());
    const Ran repaired = run({"repair", old, "-o", fresh, "--rules", "today"});
    INFO(repaired.out << repaired.err);
    REQUIRE(repaired.code == 0);
    CHECK(run({"report", fresh, "-o", (folder / "r.md").string()}).code == 0);
    CHECK(run({"log", fresh}).err.empty());
    CHECK(bytesOf(old) == before);
}

}  // namespace other_rules_test
