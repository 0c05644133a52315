#include "support/catch.hpp"
#include "support/games/played.hpp"

namespace dice_steps_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

Played roll(const std::string& members, std::vector<int> dice, const Facts& facts = {})
{
    return playSteps(R"([{ "roll": "hits", )" + members + R"( }, { "let": "x", "value": "hits" }])", facts,
                     std::move(dice));
}

}  // namespace

TEST_CASE("a roll is one die if nothing else is said")
{
    const Played played = roll(R"("sides": 10)", {7});
    CHECK(played.value("x") == "7");
    REQUIRE(played.verdict.dice.size() == 1);
    CHECK(played.verdict.dice[0].sides == 10);
    CHECK(played.verdict.dice[0].faces == std::vector<int>{7});
    CHECK(played.lines(LineKind::Dice) == "hits: 1D10 7");
}

TEST_CASE("several dice are added up")
{
    CHECK(roll(R"("sides": 6, "dice": 3)", {1, 5, 6}).value("x") == "12");
    CHECK(roll(R"("sides": 6, "dice": { "sum": ["wind", 1] })", {4, 4}, {{"wind", "1"}}).lines(LineKind::Dice)
          == "hits: 2D6 4 4 = 8");
}

TEST_CASE("a roll of no dice or of fewer is nought")
{
    CHECK(roll(R"("sides": 6, "dice": 0)", {}).value("x") == "0");
    CHECK(roll(R"("sides": 6, "dice": "wind")", {}, {{"wind", "-2"}}).value("x") == "0");
    CHECK(roll(R"("sides": 6, "dice": "shooter.reach")", {}, {{"shooter.type", "raiders"}}).value("x") == "0");
    CHECK(roll(R"("sides": 6, "dice": 0)", {}).lines(LineKind::Dice) == "hits: no dice");
}

TEST_CASE("half a die is not thrown")
{
    const Played played = roll(R"("sides": 6, "dice": 2.5)", {3, 3});
    CHECK(played.value("x") == "6");
    CHECK(played.dice.left() == 0);
}

TEST_CASE("the lowest or the highest dice are kept")
{
    CHECK(roll(R"("sides": 6, "dice": 4, "keep": { "lowest": 2 })", {5, 1, 6, 2}).value("x") == "3");
    CHECK(roll(R"("sides": 6, "dice": 4, "keep": { "highest": 3 })", {5, 1, 6, 2}).value("x") == "13");
    CHECK(roll(R"("sides": 6, "dice": 2, "keep": { "highest": "wind" })", {5, 4}, {{"wind", "9"}}).value("x") == "9");
    CHECK(roll(R"("sides": 6, "dice": 2, "keep": { "highest": "wind" })", {5, 4}, {{"wind", "0"}}).value("x") == "0");
    CHECK(roll(R"("sides": 6, "dice": 4, "keep": { "lowest": 2 })", {5, 1, 6, 2}).lines(LineKind::Dice)
          == "hits: 4D6 5 1 6 2 (lowest 2) = 3");
}

TEST_CASE("the dice that meet a comparison are counted")
{
    const std::vector<int> dice = {1, 4, 4, 5, 6};
    CHECK(roll(R"("sides": 6, "dice": 5, "count": { "at-most": 4 })", dice).value("x") == "3");
    CHECK(roll(R"("sides": 6, "dice": 5, "count": { "at-least": 4 })", dice).value("x") == "4");
    CHECK(roll(R"("sides": 6, "dice": 5, "count": { "above": 4 })", dice).value("x") == "2");
    CHECK(roll(R"("sides": 6, "dice": 5, "count": { "below": 4 })", dice).value("x") == "1");
    CHECK(roll(R"("sides": 6, "dice": 5, "count": { "is": 4 })", dice).value("x") == "2");
    CHECK(roll(R"("sides": 6, "dice": 5, "count": { "at-most": "wind" })", dice, {{"wind", "5"}}).value("x") == "4");
    CHECK(roll(R"("sides": 6, "dice": 5, "count": { "at-most": 4 })", dice).lines(LineKind::Dice)
          == "hits: 5D6 1 4 4 5 6 (4 or less) = 3");
}

TEST_CASE("nothing is counted against a number that there is none of")
{
    CHECK(
        roll(R"("sides": 6, "dice": 2, "count": { "at-most": "shooter.reach" })", {1, 6}, {{"shooter.type", "raiders"}})
            .value("x")
        == "0");
}

TEST_CASE("kept dice are counted")
{
    // The three highest of 2 6 5 5 are 6 5 5, of which two are 5 or less.
    CHECK(roll(R"("sides": 6, "dice": 4, "keep": { "highest": 3 }, "count": { "at-most": 5 })", {2, 6, 5, 5}).value("x")
          == "2");
}

TEST_CASE("more than a thousand dice stop the case with a reason")
{
    const Played played =
        roll(R"("sides": 6, "dice": { "times": ["shooter.figures", 10.01] })", {}, {{"shooter.figures", "100"}});
    CHECK(played.verdict.refused
          == "The rules as written stop at \"hits\": it would take 1001 dice; 1000 are the most.");
    CHECK(roll(R"("sides": 6, "dice": 1000)", std::vector<int>(1000, 2)).value("x") == "2000");
}

TEST_CASE("a roll waits for its dice")
{
    const Played played = roll(R"("sides": 8, "dice": 2)", {});
    CHECK(played.pause.kind == Pause::Kind::Dice);
    CHECK(played.pause.dice == 2);
    CHECK(played.pause.sides == 8);
    CHECK(played.verdict.dice.empty());
}

}  // namespace dice_steps_test
