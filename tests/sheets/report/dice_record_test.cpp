// The faces that came up in a battle; figures worked out by hand.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/game_recorder.hpp"
#include "support/games/sample_game.hpp"

#include "drumhead/sheets/report/dice_record.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/replay.hpp"

namespace dice_record_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

ThrownFaces thrown(std::vector<int> times)
{
    ThrownFaces faces;
    faces.times = std::move(times);
    return faces;
}

}  // namespace

TEST_CASE("faces are counted, and the chance of a mean is that of the sum of so many fair dice")
{
    const ThrownFaces twoSixes = thrown({0, 0, 0, 0, 0, 2});
    CHECK(twoSixes.thrown() == 2);
    CHECK(twoSixes.mean() == 6);
    CHECK(twoSixes.meanChance().orHigher == Approx(1.0 / 36));
    CHECK(twoSixes.meanChance().orLower == Approx(1));
    const ThrownFaces five = thrown({1, 0, 0, 1, 0, 0});  // 10 of 36 throws show 5 or less, 30 show 5 or more
    CHECK(five.meanChance().orHigher == Approx(30.0 / 36));
    CHECK(five.meanChance().orLower == Approx(10.0 / 36));
    CHECK(thrown({0, 0}).mean() == 0);
    CHECK(thrown({0, 0}).meanChance().orHigher == Approx(1));
    // Of very many dice by the normal law: just the middle, and three deviations beyond.
    CHECK(thrown({50'000, 50'000}).meanChance().orHigher == Approx(0.5).margin(0.002));
    CHECK(thrown({100'000 / 2 - 474, 100'000 / 2 + 474}).meanChance().orHigher == Approx(0.00135).margin(0.0002));
}

TEST_CASE("faces are uneven where fair dice would hardly ever be")
{
    CHECK_FALSE(thrown({1, 2, 0, 1, 1, 0}).unevenness());  // each is expected less than once
    // Statistic 4 x 10^2/10 + ... : 60 throws, 10 expected of each; 20, 10, 10, 10, 10, 0 gives 20.
    CHECK(*thrown({20, 10, 10, 10, 10, 0}).unevenness() == Approx(0.00125).margin(0.00001));
    CHECK(*thrown({10, 10, 10, 10, 10, 10}).unevenness() == 1);
}

TEST_CASE("the dice of a battle stand by side and die, with what the luck was")
{
    const GameRecorder recorder = recordedDuel();
    const Result<ReadableGame> game = readableGame(recorder.content());
    REQUIRE(game);
    const StoredAttributes stored(*game->ruleset);
    const PlayedBattle battle({*game->ruleset, stored}, game->scenario, *presentLine(*game));
    const std::vector<DieRecord> record = diceRecord(battle);
    REQUIRE(record.size() == 1);
    CHECK(record[0].sides == 6);
    int thrown = 0;
    for (const ThrownFaces& side : record[0].bySide) thrown += side.thrown();
    CHECK(thrown == record[0].all.thrown());
    REQUIRE(record[0].bySide.size() == 2);  // Arnim's duel is Red's, Bonnet's is Blue's
    CHECK(record[0].bySide[0].name == "Red");
    CHECK(record[0].bySide[1].name == "Blue");
    const std::string text = sheetToMarkdown(diceSheet(battle));
    INFO(text);
    CHECK_THAT(text, ContainsSubstring("# Dice: At dawn"));
    CHECK_THAT(text, ContainsSubstring("| All | " + std::to_string(thrown) + " | "));
    CHECK_THAT(text, ContainsSubstring(" expected)"));
    CHECK_THAT(text, ContainsSubstring("## Luck"));
    CHECK(sheetToMarkdown(diceSheet(battle, 0)).find("## Luck") == std::string::npos);
    CHECK_THAT(sheetToHtml(diceSheet(battle)), ContainsSubstring("<svg"));
}

TEST_CASE("the page of dice is written by the command line, and only as a page")
{
    const OwnFolder folder;
    const std::string game = (folder / "duel.drumhead").string();
    REQUIRE_FALSE(GameFile::create(game, recordedDuel().content()));
    const std::string page = (folder / "dice.md").string();
    CHECK(run({"report", game, "-o", page, "--dice"}).code == 0);
    CHECK_THAT(bytesOf(page), ContainsSubstring("# Dice: At dawn") && ContainsSubstring("D6: "));
    const Ran refused = run({"report", game, "-o", (folder / "dice.csv").string(), "--dice"});
    CHECK(refused.code == 2);
    CHECK_THAT(refused.err, ContainsSubstring("--dice is a page by itself"));
}

}  // namespace dice_record_test
