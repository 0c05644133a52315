// Odds of cases in which the referee has said what dice and values count: against every throw of the others.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/odds/enumeration.hpp"
#include "support/ruleset_builder.hpp"

#include <cmath>

namespace odds_overruled_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Ruleset& rules(const std::string& steps) { return RulesetBuilder().steps(steps).kept(); }

void changeDie(Situation& situation, int occurrence, int die, int face)
{
    Overrule overrule;
    overrule.kind = Overrule::Kind::Die;
    overrule.occurrence = occurrence;
    overrule.die = die;
    overrule.value = Number(face);
    overrule.reason = "It lay askew.";
    situation.overrule(std::move(overrule));
}

void overruleValue(Situation& situation, const std::string& step, int value)
{
    Overrule overrule;
    overrule.kind = Overrule::Kind::Value;
    overrule.step = step;
    overrule.value = Number(value);
    overrule.reason = "So ruled.";
    situation.overrule(std::move(overrule));
}

/// The odds against going through all throws with the interpreter that gives verdicts; how many outcomes there are.
std::size_t agrees(const Situation& situation, const std::vector<std::string>& of)
{
    const Result<Odds, OddsError> odds = computeOdds(situation, {of});
    REQUIRE(odds);
    const std::optional<Enumerated> exact = enumerate(situation, odds->facts, 500'000);
    REQUIRE(exact);
    CHECK(odds->outcomes.size() == exact->size());
    for (const OddsOutcome& outcome : odds->outcomes) {
        const auto found = exact->find(outcomeKey(situation, odds->facts, outcome));
        REQUIRE(found != exact->end());
        CHECK(std::abs(outcome.probability - found->second.toDouble()) < 1e-12);
    }
    return odds->outcomes.size();
}

}  // namespace

TEST_CASE("one die of a throw is fixed: the odds are those of the others")
{
    for (const std::string how :
         {"", R"(, "count": { "at-least": 5 })", R"(, "keep": { "lowest": 2 })", R"(, "keep": { "highest": 2 })",
          R"(, "keep": { "highest": 2 }, "count": { "above": 3 })",
          R"(, "keep": { "lowest": 3 }, "count": { "at-most": 2 })"}) {
        const std::string steps =
            R"([{ "roll": "thrown", "dice": 4, "sides": 6)" + how + R"( }, { "say": "{thrown}." }])";
        INFO(steps);
        for (const int face : {1, 4, 6}) {
            Situation situation = situationOf(rules(steps), "tried");
            changeDie(situation, 0, 1, face);
            agrees(situation, {"thrown"});
            changeDie(situation, 0, 3, 5);
            agrees(situation, {"thrown"});
        }
    }
}

TEST_CASE("where every die is fixed, what comes of it is certain")
{
    Situation situation = situationOf(
        rules(R"([{ "roll": "thrown", "dice": 2, "sides": 6, "keep": { "highest": 1 } }, { "say": "{thrown}." }])"),
        "tried");
    changeDie(situation, 0, 0, 3);
    changeDie(situation, 0, 1, 9);  // a face that the die has not: its highest
    CHECK(agrees(situation, {"thrown"}) == 1);
    const Result<Odds, OddsError> odds = computeOdds(situation, {{"thrown"}});
    REQUIRE(odds);
    CHECK(odds->outcomes.front().values.front() == Value(Number(6)));
}

TEST_CASE("the fixed die belongs to a throw by its number, whichever way the case has come there")
{
    // The third throw is another one where the first misses.
    const std::string steps =
        R"([{ "roll": "first", "sides": 6 }, { "roll": "second", "sides": 6, "when": { "first": { "at-least": 4 } } },
      { "roll": "third", "sides": 6 }, { "roll": "fourth", "sides": 6 }, { "let": "sum", "value": { "sum": ["third", "fourth"] } }, { "say": "{sum}." }, { "say": "{second}.", "when": { "first": { "at-least": 4 } } }])";
    for (int occurrence = 0; occurrence < 4; ++occurrence) {
        INFO(occurrence);
        Situation situation = situationOf(rules(steps), "tried");
        changeDie(situation, occurrence, 0, 2);
        agrees(situation, {"sum"});
        agrees(situation, {"sum", "first"});
    }
}

TEST_CASE("a throw at which nobody looks, one without dice and one whose value is overruled count as throws")
{
    const std::string steps =
        R"([{ "roll": "idle", "sides": 6 }, { "roll": "none", "dice": 0, "sides": 6 }, { "roll": "ruled", "sides": 6 },
      { "roll": "told", "dice": 2, "sides": 6 }, { "let": "sum", "value": { "sum": ["told", "ruled"] } }, { "say": "{sum}." }, { "say": "{idle} and {none}." }])";
    Situation situation = situationOf(rules(steps), "tried");
    overruleValue(situation, "ruled", 4);
    changeDie(situation, 3, 1, 6);
    CHECK(agrees(situation, {"sum"}) == 6);
}

TEST_CASE("a fixed die in one round of a repeat, and in one row of many")
{
    const std::string each =
        R"([{ "each": "firer", "steps": [ { "roll": "firer.die", "sides": 6, "when": { "firer.shaken": false } } ] },
      { "let": "sum", "value": { "total": "firer", "of": "firer.die", "where": { "firer.shaken": false } } }, { "say": "{sum}." }])";
    const std::string repeat =
        R"([{ "let": "left", "value": 2 }, { "repeat": [ { "roll": "die", "sides": 4 }, { "let": "sum", "add": "die" }, { "let": "left", "value": { "subtract": ["left", 1] } } ], "while": { "left": { "at-least": 1 } } }, { "say": "{sum}." }])";
    Situation rounds = situationOf(rules(repeat), "tried");
    changeDie(rounds, 1, 0, 3);
    CHECK(agrees(rounds, {"sum"}) == 4);
    Situation rows = situationOf(
        RulesetBuilder()
            .file(
                "many.json",
                R"({ "procedures": [ { "id": "many", "title": "Many", "roles": { "firer": { "kind": "unit", "label": "firer", "many": true } }, "steps": )"
                    + each + " } ] }")
            .kept(),
        "many", {{"firer.1.shaken", "true"}, {"firer.2.shaken", "false"}, {"firer.3.shaken", "false"}});
    changeDie(rows, 1, 0, 1);  // the second to throw: the third in the row
    CHECK(agrees(rows, {"sum"}) == 6);
}

}  // namespace odds_overruled_test
