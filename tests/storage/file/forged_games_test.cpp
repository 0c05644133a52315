// Game files made by hand to do harm, with sound checksums.
#include "support/catch.hpp"
#include "support/games/game_recorder.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/battle_text.hpp"
#include "drumhead/storage/replay/replay.hpp"
#include "storage/content/rules_copy.hpp"

namespace forged_games_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string nested(std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); }

/// Keeps a game whose first entry has these events, reads the file and resumes the battle. Why that fails, or empty.
std::string faultWith(const std::string& events)
{
    const OwnFolder folder;
    GameContent content = recordedDuel().content();
    REQUIRE_FALSE(content.entries.empty());
    content.entries.front().events = events;
    REQUIRE_FALSE(GameFile::create(folder / "forged.drumhead", content));
    const GameFile::Opened opened = GameFile::open(folder / "forged.drumhead", GameFile::Mode::ReadOnly);
    REQUIRE(opened.file);
    const Result<ReadableGame> read = readableGame(opened.file->content());
    REQUIRE(read);
    const Result<Game> game = resumedGame(read->content, read->scenario, *read->ruleset);
    CHECK_FALSE(replay(*read).same());
    return game ? std::string() : game.error();
}

}  // namespace

TEST_CASE("An event that names a step, a turn or a level that can't be is refused with its entry")
{
    for (const char* const event :
         {R"({"event":"entered","turn":1,"place":[[99999,0,""]]})",
          R"({"event":"entered","turn":1,"place":[[0,99999,""]]})",
          R"({"event":"entered","turn":2147483647,"place":[[0,0,""]]})",
          R"({"event":"entered","turn":1,"place":[[-1,0,""]]})", R"({"event":"done","name":"duel","level":2147483647})",
          R"({"event":"settled","number":18446744073709551615})"}) {
        INFO(event);
        CHECK_THAT(faultWith(std::string("[") + event + "]"), ContainsSubstring("entry 1 (turn "));
    }
}

TEST_CASE("JSON of 100,000 levels in a game file or a recorded battle is told, and ends nothing")
{
    CHECK_THAT(faultWith(nested(100'000)), ContainsSubstring("more than 64 levels"));
    const OwnFolder folder;
    writeBytes(folder / "deep.battle.json", "{\"battle\":1,\"entries\":" + nested(100'000) + "}");
    const Result<BattleText> read = readBattleText(folder / "deep.battle.json");
    REQUIRE_FALSE(read);
    CHECK_THAT(read.error(), ContainsSubstring("more than 64 levels of brackets"));
}

TEST_CASE(
    "An object of 300,000 members in a game file or a recorded battle is told, before the hour that it would take")
{
    std::string object = "{\"k\":0";
    for (int i = 0; i < 300'000; ++i) object += ",\"" + std::to_string(i) + "\":0";
    object += "}";
    CHECK_THAT(faultWith("[" + object + "]"), ContainsSubstring("an object of too many members"));
    const OwnFolder folder;
    writeBytes(folder / "wide.battle.json", "{\"battle\":1,\"entries\":[" + object + "]}");
    const Result<BattleText> read = readBattleText(folder / "wide.battle.json");
    REQUIRE_FALSE(read);
    CHECK_THAT(read.error(), ContainsSubstring("an object of too many members"));
}

TEST_CASE("A copy of the rules of 100,000 folders within one another is refused")
{
    std::vector<ContentText> texts(5, {0, std::string(textKind::folder), "rules", ""});
    CHECK(gatherRules(texts));
    texts.resize(100'000, texts.front());
    CHECK_FALSE(gatherRules(texts));
}

}  // namespace forged_games_test
