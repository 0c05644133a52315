#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace tables_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// What a table gives for a wind and a cover of the target; its own id is "t".
std::string read(const std::string& table, const std::string& wind, const std::string& by = "\"wind\"",
                 const std::string& cover = "open")
{
    const auto ruleset =
        RulesetBuilder()
            .file("t.json", R"({ "tables": [ { "id": "t", "title": "T", )" + table + " } ] }")
            .steps(R"([{ "let": "x", "table": "t", "by": [ )" + by + R"( ] }, { "say": "{wind} {target.cover}" }])")
            .sound();
    const Played played = play(*ruleset, "tried", {{"wind", wind}, {"target.cover", cover}});
    return played.verdict.refused ? *played.verdict.refused : played.value("x");
}

bool isSound(const std::string& table)
{
    return RulesetBuilder()
        .file("t.json", R"({ "tables": [ { "id": "t", "title": "T", )" + table + " } ] }")
        .steps(R"([{ "let": "x", "value": { "table": "t", "by": ["wind"] } }])")
        .load()
        .usable();
}

}  // namespace

TEST_CASE("a row stands for one number or for a band, its ends included")
{
    const std::string table =
        R"("inputs": [ { "id": "n" } ], "outputs": { "x": "number" }, "rows": [ { "n": { "to": -2 }, "x": 1 }, { "n": -1, "x": 2 }, { "n": { "from": 0, "to": 4 }, "x": 3 }, { "n": { "from": 5 }, "x": 4.5 } ])";
    CHECK(read(table, "-10") == "1");
    CHECK(read(table, "-2") == "1");
    CHECK(read(table, "-1") == "2");
    CHECK(read(table, "0") == "3");
    CHECK(read(table, "4") == "3");
    CHECK(read(table, "5") == "4.5");
    CHECK(read(table, "10") == "4.5");
}

TEST_CASE("a table covers all numbers, or the span that it gives")
{
    CHECK(isSound(
        R"("inputs": [ { "id": "n", "least": 1, "most": 6 } ], "outputs": { "x": "number" }, "rows": [ { "n": { "to": 3 }, "x": 1 }, { "n": { "from": 4, "to": 6 }, "x": 2 } ])"));
    CHECK_FALSE(isSound(
        R"("inputs": [ { "id": "n", "least": 1, "most": 7 } ], "outputs": { "x": "number" }, "rows": [ { "n": { "to": 3 }, "x": 1 }, { "n": { "from": 4, "to": 6 }, "x": 2 } ])"));
    CHECK_FALSE(isSound(
        R"("inputs": [ { "id": "n" } ], "outputs": { "x": "number" }, "rows": [ { "n": { "to": 3 }, "x": 1 }, { "n": { "from": 4, "to": 6 }, "x": 2 } ])"));
}

TEST_CASE("between whole numbers there is no gap, between decimals there is")
{
    const auto table = [](const std::string& whole, const std::string& from) {
        return R"("inputs": [ { "id": "n", "whole": )" + whole
            + R"( } ], "outputs": { "x": "number" }, "rows": [ { "n": { "to": 3 }, "x": 1 }, { "n": { "from": )" + from
            + R"( }, "x": 2 } ])";
    };
    CHECK(isSound(table("true", "4")));
    CHECK_FALSE(isSound(table("false", "4")));
    CHECK_FALSE(isSound(table("false", "3")));  // 3 would be met twice
}

TEST_CASE("a value outside of the span stops the case with a reason")
{
    const std::string table =
        R"("inputs": [ { "id": "n", "least": 0, "most": 5 } ], "outputs": { "x": "number" }, "rows": [ { "n": { "to": 5 }, "x": 1 } ])";
    CHECK(read(table, "5") == "1");
    CHECK(read(table, "6") == "The rules as written stop at \"x\": the table has no row for these values.");
}

TEST_CASE("a row stands for one choice, for several or for all that are left out")
{
    const std::string table =
        R"("inputs": [ { "id": "n" }, { "id": "place", "choices": "cover" } ], "outputs": { "x": "number" }, "rows": [
        { "n": { "to": 0 }, "x": 1 }, { "n": { "from": 1 }, "place": "open", "x": 2 }, { "n": { "from": 1 }, "place": ["soft", "hard"], "x": 3 } ])";
    const std::string by = R"("wind", "target.cover")";
    CHECK(read(table, "0", by, "hard") == "1");
    CHECK(read(table, "0", by, "open") == "1");
    CHECK(read(table, "1", by, "open") == "2");
    CHECK(read(table, "1", by, "soft") == "3");
    CHECK(read(table, "1", by, "hard") == "3");
}

TEST_CASE("across spreads the last input over the columns")
{
    const std::string table =
        R"("inputs": [ { "id": "n", "least": -10, "most": 10 } ], "across": { "id": "place", "choices": "cover" }, "outputs": { "x": "number" }, "rows": [ { "n": { "to": 0 }, "open": 1, "soft": 2, "hard": null }, { "n": { "from": 1, "to": 10 }, "open": 4, "soft": 5, "hard": 6 } ])";
    const std::string by = R"("wind", "target.cover")";
    CHECK(read(table, "0", by, "open") == "1");
    CHECK(read(table, "0", by, "soft") == "2");
    CHECK(read(table, "0", by, "hard") == "none");
    CHECK(read(table, "1", by, "soft") == "5");
    CHECK(read(table, "1", by, "hard") == "6");
}

TEST_CASE("a table of several columns is read by column")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "t.json",
                R"({ "tables": [ { "id": "t", "title": "T", "inputs": [ { "id": "n" } ], "outputs": { "killed": "number", "shaken": "flag", "place": { "choices": "cover" } }, "rows": [ { "n": { "to": 0 }, "killed": 0, "shaken": false, "place": "open" }, { "n": { "from": 1 }, "killed": 3, "shaken": true, "place": "hard" } ] } ] })")
            .steps(
                R"([{ "let": "killed", "value": { "table": "t", "by": ["wind"], "column": "killed" } }, { "let": "place", "choices": "cover", "value": { "table": "t", "by": ["wind"], "column": "place" } }])")
            .sound();
    CHECK(play(*ruleset, "tried", {{"wind", "0"}}).value("killed") == "0");
    CHECK(play(*ruleset, "tried", {{"wind", "1"}}).value("killed") == "3");
    CHECK(play(*ruleset, "tried", {{"wind", "1"}}).value("place") == "hard");
}

TEST_CASE("half a number lies in no band of whole numbers")
{
    const auto ruleset =
        RulesetBuilder().steps(R"([{ "let": "x", "table": "losses", "by": [ { "divide": ["wind", 2] } ] }])").sound();
    CHECK(play(*ruleset, "tried", {{"wind", "8"}}).value("x") == "1");
    CHECK(play(*ruleset, "tried", {{"wind", "7"}}).verdict.refused.has_value());  // 3.5 is between the rows
}

TEST_CASE("a verdict names the table that was read")
{
    CHECK(playSteps(R"([{ "let": "killed", "table": "losses", "by": [8], "unit": "stands" }])").lines(LineKind::Value)
          == "killed: 2 stands (Losses: 8)");
}

}  // namespace tables_test
