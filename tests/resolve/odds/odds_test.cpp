#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/games/tried_steps.hpp"
#include "support/odds/enumeration.hpp"
#include "support/ruleset_builder.hpp"

#include <cmath>
#include <tuple>

namespace odds_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Ruleset& rules(const std::string& steps) { return RulesetBuilder().steps(steps).kept(); }

/// The chances of one value, by how files write it.
std::map<std::string, double> chances(const Situation& situation, const std::string& of)
{
    const Result<Odds, OddsError> odds = computeOdds(situation, {{of}});
    if (!odds) FAIL(oddsErrorText(situation.program(), odds.error()));
    std::map<std::string, double> found;
    for (const OddsOutcome& outcome : odds->outcomes) {
        const Shape& shape = situation.program().slot(odds->facts[0].slot).shape;
        found[outcome.refused.empty() ? situation.ruleset().valueId(shape, outcome.values[0]) : "refused"] +=
            outcome.probability;
    }
    return found;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

/// The odds of every result against going through all throws.
void agreesWithEnumeration(const Situation& situation, const std::string& of)
{
    const Result<Odds, OddsError> odds = computeOdds(situation, {{of}});
    REQUIRE(odds);
    const std::optional<Enumerated> exact = enumerate(situation, odds->facts, 100'000);
    REQUIRE(exact);
    CHECK(odds->outcomes.size() == exact->size());
    for (const OddsOutcome& outcome : odds->outcomes)
        CHECK(near(outcome.probability, exact->at(outcomeKey(situation, odds->facts, outcome)).toDouble()));
}

}  // namespace

TEST_CASE("dice that are counted follow the binomial law")
{
    // Two dice, five or more on each: 4/6 * 4/6, 2 * 2/6 * 4/6, 2/6 * 2/6.
    const auto found = chances(
        situationOf(
            rules(
                R"([{ "roll": "hits", "dice": 2, "sides": 6, "count": { "at-least": 5 } }, { "say": "{hits} hits." }])"),
            "tried"),
        "hits");
    CHECK(near(found.at("0"), 16.0 / 36));
    CHECK(near(found.at("1"), 16.0 / 36));
    CHECK(near(found.at("2"), 4.0 / 36));
}

TEST_CASE("dice that are added up")
{
    const auto found = chances(
        situationOf(rules(R"([{ "roll": "sum", "dice": 2, "sides": 6 }, { "say": "{sum}." }])"), "tried"), "sum");
    CHECK(found.size() == 11);
    CHECK(near(found.at("7"), 6.0 / 36));
    CHECK(near(found.at("12"), 1.0 / 36));
}

TEST_CASE("kept dice, lowest and highest, added up and counted")
{
    for (const std::string keep : {"lowest", "highest"}) {
        for (const std::string count : {"", R"(, "count": { "above": 3 })"}) {
            const std::string steps = R"([{ "roll": "kept", "dice": 4, "sides": 6, "keep": { ")" + keep + R"(": 2 })"
                + count + R"( }, { "say": "{kept}." }])";
            INFO(steps);
            agreesWithEnumeration(situationOf(rules(steps), "tried"), "kept");
        }
    }
}

TEST_CASE("ties that are thrown again are shared out over the rest")
{
    const std::string steps =
        R"([{ "repeat": [ { "roll": "ours", "sides": 6 }, { "roll": "theirs", "sides": 6 }, { "let": "tied", "is": { "ours": { "is": "theirs" } } } ], "while": { "tied": true } },
      { "let": "we-win", "is": { "ours": { "above": "theirs" } } }])";
    const auto found = chances(situationOf(rules(steps), "tried"), "we-win");
    CHECK(near(found.at("true"), 0.5));
    CHECK(near(found.at("false"), 0.5));
}

TEST_CASE("states that agree in what still matters are merged")
{
    // 30 dice twice over: 31 * 31 outcomes of the pair, but one state for each sum of the first that matters: none.
    const std::string steps =
        R"([{ "roll": "idle", "dice": 30, "sides": 6, "count": { "at-least": 4 } }, { "let": "twice", "value": { "times": ["idle", 2] } }, { "roll": "last", "sides": 6 }, { "let": "x", "value": "last" }])";
    const Result<Odds, OddsError> odds = computeOdds(situationOf(rules(steps), "tried"), {{"x"}});
    REQUIRE(odds);
    CHECK(odds->outcomes.size() == 6);
    CHECK(odds->states <= 1 + 31 + 6);
}

TEST_CASE("attributes count as the effects leave them, now or later")
{
    const std::string steps =
        R"([{ "roll": "killed", "dice": 2, "sides": 6, "count": { "at-least": 5 } }, { "effect": { "target.stands": { "subtract": "killed" } }, "at": "end-of-subphase" }])";
    const auto found = chances(situationOf(rules(steps), "tried", {{"target.stands", "3"}}), "target.stands");
    CHECK(near(found.at("3"), 16.0 / 36));
    CHECK(near(found.at("1"), 4.0 / 36));
}

TEST_CASE("rows have odds of their own")
{
    const std::string steps =
        R"([{ "each": "firer", "steps": [ { "roll": "firer.die", "dice": "firer.figures", "sides": 6, "count": { "is": 6 } } ] }, { "let": "hits", "value": { "total": "firer", "of": "firer.die" } }])";
    const Situation situation =
        situationOf(rules(steps), "tried", {{"firer.1.figures", "1"}, {"firer.2.figures", "2"}});
    agreesWithEnumeration(situation, "hits");
    CHECK(near(chances(situation, "firer.1.die").at("1"), 1.0 / 6));
    CHECK(near(chances(situation, "firer.2.die").at("2"), 1.0 / 36));
}

TEST_CASE("a refusal after dice is an outcome with its reason")
{
    const Result<Odds, OddsError> odds = computeOdds(
        situationOf(
            rules(
                R"([{ "roll": "die", "sides": 6 }, { "refuse": "Not on a one.", "when": { "die": 1 } }, { "let": "x", "value": "die" }])"),
            "tried"),
        {{"x"}});
    REQUIRE(odds);
    double refused = 0;
    for (const OddsOutcome& outcome : odds->outcomes)
        refused += outcome.refused == "Not on a one." ? outcome.probability : 0;
    CHECK(near(refused, 1.0 / 6));
}

TEST_CASE("outcomes are in the order of their values, unknown first, then of their refusals")
{
    const Result<Odds, OddsError> odds = computeOdds(
        situationOf(
            rules(
                R"([{ "roll": "die", "sides": 6 }, { "let": "x", "value": { "subtract": ["die", 4] } }, { "roll": "second", "sides": 6 }, { "refuse": "Beyond.", "when": { "second": 6 } }, { "refuse": "Also.", "when": { "second": 5 } }, { "let": "y", "value": { "subtract": [3, "second"] } }])"),
            "tried"),
        {{"x", "y"}});
    REQUIRE(odds);
    REQUIRE(odds->outcomes.size() == 36);  // 6 times 4 with both, 6 times 2 refused
    for (std::size_t i = 1; i < odds->outcomes.size(); ++i) {
        const OddsOutcome& before = odds->outcomes[i - 1];
        const OddsOutcome& after = odds->outcomes[i];
        const auto rawOf = [](const OddsOutcome& each, std::size_t fact) { return each.values[fact].raw(); };
        CHECK(std::tuple(rawOf(before, 0), rawOf(before, 1), before.refused)
              < std::tuple(rawOf(after, 0), rawOf(after, 1), after.refused));
    }
    CHECK(odds->outcomes[0].values[1].isUnknown());
    CHECK(odds->outcomes[0].refused == "Also.");
}

TEST_CASE("without names the odds are those of the results that are told")
{
    const Result<Odds, OddsError> odds = computeOdds(situationOf(
        rules(
            R"([{ "roll": "die", "sides": 6 }, { "let": "low", "is": { "die": { "below": 3 } } }, { "say": "Low: {low}." }])"),
        "tried"));
    REQUIRE(odds);
    CHECK(odds->outcomes.size() == 2);
}

TEST_CASE("what stands in the way of the odds is said")
{
    const Ruleset& ruleset = rules(R"([{ "roll": "die", "dice": "wind", "sides": 6 }, { "say": "{die}." }])");
    CHECK(errorOf(situationOf(ruleset, "tried")) == "\"wind\" has to be answered first");
    CHECK(errorOf(situationOf(ruleset, "tried", {{"wind", "3"}}), {{"wnd"}}).find("did you mean \"wind\"?")
          != std::string::npos);
    OddsRequest few;
    few.maxStates = 5;
    CHECK(errorOf(situationOf(ruleset, "tried", {{"wind", "3"}}), few).find("more than 5 states") != std::string::npos);
    std::stop_source stop;
    stop.request_stop();
    OddsRequest ended;
    ended.cancelled = stop.get_token();
    CHECK(errorOf(situationOf(ruleset, "tried", {{"wind", "3"}}), ended) == "cancelled");
}

TEST_CASE("what the referee has overruled holds in the odds too")
{
    Situation situation = situationOf(rules(R"([{ "roll": "die", "sides": 6 }, { "say": "{die}." }])"), "tried");
    Overrule overrule;
    overrule.kind = Overrule::Kind::Value;
    overrule.step = "die";
    overrule.value = Number(4);
    overrule.reason = "It rolled under the table.";
    situation.overrule(overrule);
    CHECK(near(chances(situation, "die").at("4"), 1));
}

}  // namespace odds_test
