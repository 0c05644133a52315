#include "support/catch.hpp"
#include "support/games/played.hpp"

namespace amounts_test {

using namespace drumhead::test;

namespace {

/// What an amount comes to, given some facts.
std::string amount(const std::string& json, const Facts& facts = {}, const Facts& rulings = {})
{
    return playSteps(R"([{ "let": "x", "value": )" + json + " }]", facts, {}, rulings).value("x");
}

const Facts threeFirers = {{"firer.1.figures", "12"},  {"firer.2.figures", "8"},  {"firer.3.figures", "5"},
                           {"firer.1.veteran", "yes"}, {"firer.2.veteran", "no"}, {"firer.3.veteran", "yes"}};

/// The same over the rows of three firers. The first step only makes their figures and their being veterans known.
std::string overFirers(const std::string& json)
{
    const std::string known =
        R"({ "let": "known", "value": { "total": "firer", "of": "firer.figures", "where": { "firer.veteran": true } } })";
    return playSteps("[" + known + R"(, { "let": "x", "value": )" + json + " }]", threeFirers).value("x");
}

}  // namespace

TEST_CASE("an amount is a number, a name or none")
{
    CHECK(amount("3") == "3");
    CHECK(amount("-2.5") == "-2.5");
    CHECK(amount("null") == "none");
    CHECK(amount("\"wind\"", {{"wind", "-4"}}) == "-4");
    CHECK(amount("\"target.stands\"", {{"target.stands", "7"}}) == "7");
}

TEST_CASE("a name may be an earlier result")
{
    CHECK(playSteps(R"([{ "let": "a", "value": 5 }, { "let": "b", "value": { "times": ["a", "a"] } }])").value("b")
          == "25");
}

TEST_CASE("amounts are added, subtracted and multiplied")
{
    CHECK(amount(R"({ "sum": [2, 3, -1] })") == "4");
    CHECK(amount(R"({ "subtract": [10, 3, 2] })") == "5");
    CHECK(amount(R"({ "times": [3, 0.5, 4] })") == "6");
    CHECK(amount(R"({ "sum": [7] })") == "7");
    CHECK(amount(R"({ "subtract": [ { "sum": [1, 2] }, { "times": [2, 2] } ] })") == "-1");
}

TEST_CASE("amounts are divided and rounded as told")
{
    CHECK(amount(R"({ "divide": [7, 2] })") == "3.5");
    CHECK(amount(R"({ "divide": [7, 2], "round": "down" })") == "3");
    CHECK(amount(R"({ "divide": [7, 2], "round": "up" })") == "4");
    CHECK(amount(R"({ "divide": [7, 4], "round": "nearest" })") == "2");
    CHECK(amount(R"({ "divide": ["wind", 2], "round": "down" })", {{"wind", "-3"}}) == "-2");
}

TEST_CASE("the least and the most of amounts")
{
    CHECK(amount(R"({ "least": [4, -2, 9] })") == "-2");
    CHECK(amount(R"({ "most": [4, -2, 9] })") == "9");
}

TEST_CASE("an amount is chosen by a choice")
{
    const std::string byCover = R"({ "by": "target.cover", "soft": -1, "hard": -2, "else": 0 })";
    CHECK(amount(byCover, {{"target.cover", "hard"}}) == "-2");
    CHECK(amount(byCover, {{"target.cover", "open"}}) == "0");
    CHECK(amount(R"({ "by": "target.cover", "open": 1, "soft": 2, "hard": 3 })", {{"target.cover", "soft"}}) == "2");
    CHECK(amount(R"({ "by": "shooter.type", "guards": 1, "raiders": 2 })", {{"shooter.type", "raiders"}}) == "2");
}

TEST_CASE("an amount is chosen by a ruling")
{
    const std::string byRuling = R"({ "by": "ruling.bows", "no": 0, "as-muskets": 5 })";
    CHECK(amount(byRuling) == "0");
    CHECK(amount(byRuling, {}, {{"bows", "as-muskets"}}) == "5");
}

TEST_CASE("an amount is chosen by a condition")
{
    const std::string choice = R"({ "if": { "flank": true }, "then": 2, "else": { "sum": ["wind", 1] } })";
    CHECK(amount(choice, {{"flank", "yes"}}) == "2");
    CHECK(amount(choice, {{"flank", "no"}, {"wind", "6"}}) == "7");
}

TEST_CASE("the branch that is not taken needs no answer")
{
    const Played played = playSteps(
        R"([{ "let": "x", "value": { "if": { "flank": true }, "then": 2, "else": "wind" } }])", {{"flank", "yes"}});
    CHECK(played.asks().empty());
    CHECK(played.value("x") == "2");
}

TEST_CASE("amounts are added up over the rows of a role")
{
    CHECK(overFirers(R"({ "total": "firer", "of": "firer.figures" })") == "25");
    CHECK(overFirers(R"({ "total": "firer", "of": "firer.figures", "where": { "firer.veteran": true } })") == "17");
    CHECK(overFirers(R"({ "total": "firer", "of": { "divide": ["firer.figures", 5], "round": "down" } })") == "4");
}

TEST_CASE("the least and the most of the rows, none where there is no such row")
{
    CHECK(overFirers(R"({ "least-of": "firer", "of": "firer.figures" })") == "5");
    CHECK(overFirers(R"({ "most-of": "firer", "of": "firer.figures", "where": { "firer.veteran": false } })") == "8");
    CHECK(overFirers(R"({ "most-of": "firer", "of": "firer.figures", "where": { "firer.figures": { "above": 50 } } })")
          == "none");
    CHECK(overFirers(R"({ "total": "firer", "of": "firer.figures", "where": { "firer.figures": { "above": 50 } } })")
          == "0");
}

TEST_CASE("rows are counted")
{
    CHECK(overFirers(R"({ "count": "firer" })") == "3");
    CHECK(overFirers(R"({ "count": "firer", "where": { "firer.figures": { "at-least": 8 } } })") == "2");
}

TEST_CASE("a row knows its number")
{
    CHECK(overFirers(R"({ "total": "firer", "of": { "number": "firer" } })") == "6");
    CHECK(
        overFirers(
            R"({ "total": "firer", "of": "firer.figures", "where": { "firer.figures": { "above": { "times": [ { "number": "firer" }, 4 ] } } } })")
        == "12");
    CHECK(amount(R"({ "number": "shooter" })") == "1");
}

TEST_CASE("an attribute that is per a choice list is looked up by a choice")
{
    const std::string steps =
        R"([{ "let": "chart", "choices": "chart", "value": { "if": { "flank": true }, "then": "a", "else": "b" } }, { "let": "x", "value": { "look-up": "shooter.fire", "at": "chart" } }])";
    CHECK(playSteps(steps, {{"shooter.type", "guards"}, {"flank", "yes"}}).value("x") == "9");
    CHECK(playSteps(steps, {{"shooter.type", "guards"}, {"flank", "no"}}).value("x") == "7");
    CHECK(playSteps(steps, {{"shooter.type", "raiders"}, {"flank", "no"}}).value("x") == "none");
    CHECK(playSteps(steps, {{"flank", "no"}}).asks() == "shooter.type");
}

TEST_CASE("an amount is read from a table")
{
    CHECK(amount(R"({ "table": "losses", "by": ["wind"] })", {{"wind", "3"}}) == "0");
    CHECK(amount(R"({ "table": "losses", "by": [ { "sum": ["wind", 1] } ] })", {{"wind", "3"}}) == "1");
    CHECK(amount(R"({ "table": "losses", "by": ["wind"] })", {{"wind", "7"}}) == "2");
}

TEST_CASE("reckoning with a figure that there is none of stops with a reason")
{
    const Played played =
        playSteps(R"([{ "let": "x", "value": { "sum": ["shooter.reach", 1] } }])", {{"shooter.type", "raiders"}});
    REQUIRE(played.verdict.refused);
    CHECK(*played.verdict.refused == "The rules as written stop at \"x\": it uses a value that is \"none\".");
}

TEST_CASE("dividing by nought stops with a reason")
{
    const Played played = playSteps(
        R"([{ "let": "x", "title": "share", "value": { "divide": [12, "wind"] } }, { "let": "y", "value": 1 }])",
        {{"wind", "0"}});
    REQUIRE(played.verdict.refused);
    CHECK(*played.verdict.refused == "The rules as written stop at \"share\": division by zero.");
    CHECK(played.value("y") == "?");
}

TEST_CASE("what a condition settles needs neither answer nor sound figures in the rest of the step")
{
    // The first clause divides by zero, the second settles it all the same; then the wind is asked.
    const std::string steps =
        R"([{ "let": "x", "value": { "if": { "any": [ { "wind": { "at-least": { "divide": [1, "target.stands"] } } }, { "flank": true } ] }, "then": "distance", "else": 0 } }])";
    CHECK(playSteps(steps, {{"wind", "1"}, {"target.stands", "0"}, {"flank", "yes"}}).asks() == "distance");
    CHECK(playSteps(steps, {{"target.stands", "1"}, {"flank", "yes"}}).asks() == "distance");
}

TEST_CASE("a row that may not count is asked about before its figures are reckoned with")
{
    const std::string steps =
        R"([{ "let": "x", "value": { "total": "firer", "of": "firer.reach", "where": { "firer.veteran": true } } }])";
    CHECK(playSteps(steps, {{"firer.1.type", "raiders"}}).asks() == "firer.1.veteran");
    CHECK(playSteps(steps, {{"firer.1.type", "raiders"}, {"firer.1.veteran", "no"}}).value("x") == "0");
}

}  // namespace amounts_test
