// What a throw that is due needs, and what its totals mean, before it is made.
#include "drumhead/resolve/session/throw_plan.hpp"
#include "support/catch.hpp"
#include "support/games/played.hpp"

#include <algorithm>
#include <cmath>

namespace throw_plan_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

std::vector<PlannedThrow> plan(const std::string& steps, const Facts& facts = {}, std::vector<int> dice = {})
{
    return plannedThrows(playSteps(steps, facts, std::move(dice)).resolution);
}

/// "3 D10, keep the two lowest · over 8 fails".
std::string told(const std::vector<PlannedThrow>& planned)
{
    std::string text;
    for (const PlannedThrow& each : planned)
        text += (text.empty() ? "" : " / ") + diceText(each) + (needsText(each).empty() ? "" : " · " + needsText(each));
    return text;
}

std::string count(const std::string& members)
{
    return told(plan(R"([{ "roll": "n", "sides": 10, )" + members + R"( }, { "let": "x", "value": "n" }])"));
}

/// "1-5 hits, 6-10 nothing".
std::string faces(const PlannedThrow& planned)
{
    std::string text;
    for (const FaceMeaning& each : faceMeanings(planned, planned.readings.front())) {
        text += (text.empty() ? "" : ", ") + std::to_string(each.face)
            + (each.until == each.face ? "" : "-" + std::to_string(each.until)) + ' ' + each.words;
    }
    return text;
}

const char* const scoreSteps =
    R"([{ "let": "bonus", "value": 4 }, { "roll": "die", "sides": 6, "read-as": ["killed", "unsettled"] },
    { "let": "score", "value": { "sum": ["die", "bonus"] } },
    { "let": "killed", "unit": "stands", "value": { "if": { "score": { "at-least": 9 } }, "then": 2, "else": { "if": { "score": { "at-least": 7 } }, "then": 1, "else": 0 } } },
    { "let": "unsettled", "is": { "score": { "at-least": 6 } } }])";

}  // namespace

TEST_CASE("what a face or a total means has its chance: of one die, of a sum, of the dice kept, of a number counted")
{
    const auto chances = [](const std::vector<FaceMeaning>& meanings) {
        std::vector<double> all;
        for (const FaceMeaning& each : meanings) all.push_back(each.chance);
        return all;
    };
    const auto near = [](const std::vector<double>& is, const std::vector<double>& wanted) {
        return is.size() == wanted.size() && std::equal(is.begin(), is.end(), wanted.begin(), [](double a, double b) {
                   return std::abs(a - b) < 1e-12;
               });
    };
    const auto read = [](const std::string& roll) {
        return plan("[" + roll + R"(, { "let": "good", "label": "good", "is": { "die": { "at-least": 4 } } }])");
    };
    const std::vector<PlannedThrow> one = plan(scoreSteps);
    CHECK(near(chances(faceMeanings(one[0], one[0].readings[0])), {1.0 / 6, 1.0 / 6, 2.0 / 6, 2.0 / 6}));
    const std::vector<PlannedThrow> sum = read(R"({ "roll": "die", "dice": 2, "sides": 6 })");
    CHECK(near(chances(faceMeanings(sum[0], sum[0].readings[0])), {3.0 / 36, 33.0 / 36}));
    const std::vector<PlannedThrow> kept = read(R"({ "roll": "die", "dice": 2, "sides": 6, "keep": { "lowest": 1 } })");
    CHECK(near(chances(faceMeanings(kept[0], kept[0].readings[0])), {27.0 / 36, 9.0 / 36}));
    const std::vector<PlannedThrow> counted =
        read(R"({ "roll": "die", "dice": 4, "sides": 6, "count": { "at-least": 4 } })");
    CHECK(near(chances(faceMeanings(counted[0], counted[0].readings[0])), {0.5, 0.5}));
    CHECK(near(chances(countMeanings(counted[0], counted[0].readings[0])), {15.0 / 16, 1.0 / 16}));
}

TEST_CASE("a throw from which a yes or no follows says what it takes")
{
    CHECK(told(plan(R"([{ "roll": "die", "sides": 20 }, { "let": "score", "value": { "subtract": ["die", 1] } },
        { "let": "active", "label": "activated", "is": { "score": { "above": 10 } } }])"))
          == "1 D20 · 12-20 activated");
    CHECK(
        told(plan(
            R"([{ "roll": "die", "sides": 10 }, { "let": "hit", "label": "disabled", "is": { "die": { "at-most": 2 } } }])"))
        == "1 D10 · 1-2 disabled");
}

TEST_CASE("a throw from which nothing can come says so")
{
    const char* const steps =
        R"([{ "roll": "die", "sides": 6 }, { "let": "score", "value": { "subtract": ["die", 9] } },
        { "let": "killed", "table": "losses", "by": ["score"] }])";
    CHECK(told(plan(steps)) == "1 D6 · nothing on any roll");
}

TEST_CASE("a throw that is counted says which faces count and what they do")
{
    CHECK(count(R"("dice": 6, "count": { "at-most": 5 }, "verb": "hits")") == "6 D10 · 5 or less hits");
    CHECK(count(R"("dice": 2, "count": { "at-least": 7 }, "counted-as": "pass")") == "2 D10 · 7 or more passes");
    CHECK(count(R"("count": { "below": 3 })") == "1 D10 · under 3 counts");
    CHECK(count(R"("count": { "is": 3 })") == "1 D10 · 3 counts");
    CHECK(count(R"("dice": 3, "keep": { "lowest": 2 }, "count": { "above": 8 }, "counted-as": "fail")")
          == "3 D10, keep the two lowest · over 8 fails");
    CHECK(count(R"("dice": 2, "keep": { "highest": 2 }, "count": { "above": 8 })") == "2 D10 · over 8 counts");
}

TEST_CASE("a throw in which every die or none counts says so")
{
    CHECK(count(R"("dice": 2, "count": { "at-most": 0 }, "verb": "hits")") == "2 D10 · no die hits");
    CHECK(count(R"("dice": 2, "count": { "at-most": 10 }, "verb": "hits")") == "2 D10 · every die hits");
}

TEST_CASE("a throw is told by the faces on the table, with what the steps add allowed for")
{
    const std::vector<PlannedThrow> planned = plan(scoreSteps);
    CHECK(told(planned) == "1 D6 · 2 unsettled, 3-4: 1 stand, 5-6: 2 stands");
    REQUIRE(planned.size() == 1);
    CHECK(faces(planned[0]) == "1 nothing, 2 unsettled, 3-4 1 stand, 5-6 2 stands");
    CHECK(planned[0].readings.front().added == Number(4));
    CHECK(planned[0].readings.front().bands.front().isNothing);
}

TEST_CASE("what a face means is what the case then gives")
{
    const PlannedThrow planned = plan(scoreSteps).at(0);
    for (int face = 1; face <= 6; ++face) {
        const Played played = playSteps(scoreSteps, {}, {face});
        for (const ThrowBand& band : planned.readings.front().bands) {
            if (Number(face) < band.least || Number(face) > band.most) continue;
            CHECK(band.isNothing == (played.value("unsettled") == "false"));
            if (band.words == "1 stand") CHECK(played.value("killed") == "1");
            if (band.words == "2 stands") CHECK(played.value("killed") == "2");
        }
    }
}

TEST_CASE("without a word in the rules the first choice that follows from the roll tells")
{
    const std::string steps =
        R"([{ "roll": "die", "sides": 10 }, { "let": "score", "value": { "subtract": ["die", 2] } },
            { "let": "other", "choices": { "a": "aye", "b": "bee" }, "value": { "if": { "wind": { "above": 0 } }, "then": "a", "else": "b" } },
            { "let": "result", "choices": { "holds": "it holds", "routs": "it routs" }, "value": { "if": { "score": { "at-least": 3 } }, "then": "holds", "else": "routs" } }])";
    CHECK(told(plan(steps, {{"wind", "1"}})) == "1 D10 · 1-4 it routs, 5-10 it holds");
}

TEST_CASE("how many dice count has a meaning of its own")
{
    const std::string steps =
        R"([{ "roll": "bad", "sides": 10, "dice": 2, "count": { "above": 6 }, "counted-as": "fail" },
            { "let": "result", "choices": { "holds": "holds", "shaken": "shaken", "routs": "routs" },
              "value": { "if": { "bad": 0 }, "then": "holds", "else": { "if": { "bad": 1 }, "then": "shaken", "else": "routs" } } }])";
    const PlannedThrow planned = plan(steps).at(0);
    CHECK(told({planned}) == "2 D10 · over 6 fails");
    CHECK(faces(planned) == "1-6 passes, 7-10 fails");
    REQUIRE(planned.readings.front().bands.size() == 3);
    CHECK(planned.readings.front().bands[1].words == "shaken");
    CHECK(planned.readings.front().bands[1].least == Number(1));
}

TEST_CASE("a result that depends on two throws tells nothing of one of them")
{
    const std::string steps =
        R"([{ "roll": "ours", "sides": 6 }, { "roll": "theirs", "sides": 6 },
            { "let": "mine", "value": { "sum": ["ours", 2] } },
            { "let": "winner", "choices": { "us": "we win", "them": "they win" }, "value": { "if": { "mine": { "above": "theirs" } }, "then": "us", "else": "them" } }])";
    const std::vector<PlannedThrow> planned = plan(steps);
    CHECK(told(planned) == "1 D6 + 2 / 1 D6");
    REQUIRE(planned.size() == 2);
    CHECK(planned[0].readings.front().bands.empty());
}

TEST_CASE("each row that reads the same die has a reading of its own")
{
    const std::string steps =
        R"([{ "roll": "die", "sides": 6 }, { "each": "firer", "steps": [ { "let": "firer.hidden", "is": { "firer.cover": "soft" } }, { "let": "firer.score", "value": { "sum": ["die", { "number": "firer" }] } },
            { "let": "firer.result", "choices": { "yes": "goes", "no": "stays" }, "value": { "if": { "firer.score": { "at-least": 5 } }, "then": "yes", "else": "no" } } ] }])";
    const std::vector<PlannedThrow> planned = plan(steps, {{"firer.1.cover", "open"}, {"firer.2.cover", "open"}});
    REQUIRE(planned.size() == 1);
    REQUIRE(planned[0].readings.size() == 2);
    CHECK(planned[0].readings[0].whose == "firer 1");
    CHECK(planned[0].readings[0].added == Number(1));
    CHECK(planned[0].readings[1].added == Number(2));
    CHECK(bandText(planned[0].readings[1], 0) == "1-2");
    CHECK(needsText(planned[0]).empty());
}

TEST_CASE("nothing is planned where no dice are due") { CHECK(plan(R"([{ "let": "x", "value": 1 }])").empty()); }

}  // namespace throw_plan_test
