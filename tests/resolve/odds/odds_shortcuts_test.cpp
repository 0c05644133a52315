// What the odds spare themselves, against going through all throws: what is the same in every state, steps that are
// remembered, watches that nobody asks about.
#include "support/catch.hpp"
#include "support/games/tried_steps.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace odds_shortcuts_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

Overrule overruled(Overrule::Kind kind, const std::string& step, const std::string& modifier, int row, int value)
{
    Overrule overrule;
    overrule.kind = kind;
    overrule.step = step;
    overrule.modifier = modifier;
    overrule.row = row;
    overrule.value = Number(value);
    overrule.reason = "Seen otherwise.";
    return overrule;
}

}  // namespace

TEST_CASE("a fact is the same in every state only until an effect changes it")
{
    const Tried tried(
        R"([ { "roll": "die", "sides": 6 }, { "let": "before", "value": { "times": ["target.stands", 2] } },
      { "effect": { "target.stands": { "subtract": 1 }, "target.cover": "hard" }, "when": { "die": { "below": 3 } } },
      { "roll": "again", "sides": 6, "count": { "at-most": "target.stands" } },
      { "let": "after", "value": { "sum": ["target.stands", "again"] } }, { "let": "behind", "is": { "target.cover": "hard" } } ])",
        {{"target.stands", "3"}});
    agreesWithEnumeration(tried.situation, {"before", "after", "behind", "again"});
    agreesWithEnumeration(tried.situation, {"after", "target.cover", "target.stands"});
}

TEST_CASE("an effect that comes later changes what is reported and not what steps read")
{
    const Tried tried(
        R"([ { "roll": "die", "sides": 6 }, { "effect": { "target.stands": { "subtract": "die" } }, "at": "end-of-turn", "when": { "die": { "below": 4 } } },
      { "roll": "other", "sides": 6 }, { "effect": { "target.stands": { "subtract": 1 } }, "when": { "other": 1 } }, { "let": "seen", "value": { "sum": ["target.stands", "other"] } } ])",
        {{"target.stands", "4"}});
    agreesWithEnumeration(tried.situation, {"seen", "target.stands"});
}

TEST_CASE("what decides a condition in every state may stand behind what varies")
{
    const Tried tried(R"([ { "roll": "die", "sides": 6 },
      { "let": "any", "is": { "any": [ { "die": { "above": 3 } }, { "target.cover": "soft" } ] } }, { "let": "all", "is": { "die": { "above": 3 }, "flank": true } },
      { "sum": "score", "of": ["die"], "modifiers": "shooting" }, { "let": "x", "value": { "if": { "ruling.bows": "as-muskets" }, "then": "score", "else": { "times": ["score", 3] } } } ])",
                      {{"target.cover", "soft"}, {"flank", "false"}}, {{"bows", "as-muskets"}});
    agreesWithEnumeration(tried.situation, {"any", "all", "x"});
}

TEST_CASE("rows are told apart, with what the same steps give for each")
{
    const Tried tried(
        R"([ { "each": "firer", "steps": [ { "roll": "firer.hits", "dice": "firer.figures", "sides": 6, "count": { "at-least": 5 } },
        { "let": "firer.worth", "value": { "times": ["firer.hits", "firer.figures"] } }, { "let": "sum", "add": "firer.worth" } ] },
      { "roll": "last", "sides": 6 }, { "let": "all", "value": { "total": "firer", "of": "firer.worth", "where": { "firer.veteran": true } } }, { "let": "best", "value": { "most": ["all", "last"] } } ])",
        {{"firer.1.figures", "1"},
         {"firer.2.figures", "2"},
         {"firer.3.figures", "1"},
         {"firer.1.veteran", "true"},
         {"firer.2.veteran", "false"},
         {"firer.3.veteran", "true"}});
    agreesWithEnumeration(tried.situation, {"best", "firer.2.worth"});
}

TEST_CASE("rows of which only the total is left agree in it alone", "[once]")
{
    const std::string rolls =
        R"({ "each": "firer", "steps": [ { "roll": "firer.hits", "dice": "firer.figures", "sides": 6, "count": { "at-least": 4 } },
        { "let": "firer.worth", "value": { "sum": ["firer.hits", 1] } } ] }, { "roll": "last", "sides": 6 }, )";
    const Facts facts = {
        {"firer.1.figures", "1"}, {"firer.2.figures", "1"}, {"firer.3.figures", "1"}, {"firer.4.figures", "1"}};
    const auto tried = [&](const std::string& steps) { return Tried("[ " + rolls + steps + " ]", facts); };

    const Tried total =
        tried(R"({ "let": "x", "value": { "sum": ["last", { "total": "firer", "of": "firer.worth" }] } })");
    const Tried apart = tried(
        R"({ "let": "x", "value": { "sum": ["last", { "total": "firer", "of": "firer.worth" }, { "least-of": "firer", "of": "firer.worth" }] } })");
    agreesWithEnumeration(total.situation, {"x"});
    agreesWithEnumeration(apart.situation, {"x"});
    agreesWithEnumeration(total.situation, {"x", "firer.2.worth"});
    CHECK(statesFor(total.situation, {"x"}) < statesFor(apart.situation, {"x"}) / 2);

    agreesWithEnumeration(
        tried(
            R"({ "let": "x", "value": { "sum": ["last", { "total": "firer", "of": "firer.worth", "where": { "last": { "above": 3 } } }] } })")
            .situation,
        {"x"});
    agreesWithEnumeration(
        tried(
            R"({ "each": "firer", "steps": [ { "let": "firer.worth", "value": { "sum": ["firer.figures", "last"] }, "when": { "last": { "above": 3 } } } ] },
               { "let": "x", "value": { "total": "firer", "of": "firer.worth" } })")
            .situation,
        {"x"});
    agreesWithEnumeration(
        tried(
            R"({ "group": "firer", "by": ["firer.figures"], "steps": [ { "let": "number", "value": { "total": "firer", "of": "firer.worth" } },
               { "roll": "hits", "sides": 6 }, { "let": "sum", "add": { "times": ["hits", "number"] } } ] }, { "let": "x", "value": { "sum": ["sum", "last"] } })")
            .situation,
        {"x"});
}

TEST_CASE("rows that come and go in groups")
{
    const Tried tried(
        R"([ { "group": "firer", "by": ["firer.formation"], "steps": [ { "let": "number", "value": { "total": "firer", "of": "firer.figures" } },
        { "roll": "hits", "dice": "number", "sides": 6, "count": { "at-least": 5 } }, { "let": "sum", "add": { "times": ["hits", "number"] } } ] }, { "roll": "last", "sides": 6 }, { "let": "x", "value": { "sum": ["sum", "last"] } } ])",
        {{"firer.1.figures", "1"},
         {"firer.2.figures", "1"},
         {"firer.3.figures", "1"},
         {"firer.1.formation", "line"},
         {"firer.2.formation", "column"},
         {"firer.3.formation", "line"}});
    agreesWithEnumeration(tried.situation, {"x"});
}

TEST_CASE("a repeat goes through the same steps with other values")
{
    const Tried tried(
        R"([ { "let": "left", "value": 3 }, { "repeat": [ { "roll": "die", "sides": 6, "count": { "at-least": 4 } }, { "let": "sum", "add": "die" }, { "let": "left", "value": { "subtract": ["left", 1] } } ], "while": { "left": { "above": 0 } } } ])");
    agreesWithEnumeration(tried.situation, {"sum"});
}

TEST_CASE("what the referee overrules is not forgotten, row by row")
{
    Tried tried(
        R"([ { "each": "firer", "steps": [ { "roll": "firer.die", "sides": 6 }, { "sum": "firer.score", "of": ["firer.die"], "modifiers": "shooting" } ] },
      { "let": "x", "value": { "total": "firer", "of": { "times": ["firer.score", "firer.figures"] } } } ])",
        {{"firer.1.figures", "1"}, {"firer.2.figures", "1"}, {"target.cover", "soft"}, {"flank", "true"}});
    agreesWithEnumeration(tried.situation, {"x"});
    tried.situation.overrule(overruled(Overrule::Kind::Modifier, "firer.score", "flank-shot", 1, 5));
    agreesWithEnumeration(tried.situation, {"x"});
    tried.situation.overrule(overruled(Overrule::Kind::Value, "firer.score", "", 0, 7));
    agreesWithEnumeration(tried.situation, {"x", "firer.1.score"});
}

TEST_CASE("a refusal that names a value thrown before is told for each value")
{
    const Tried tried(
        R"([ { "roll": "die", "sides": 6 }, { "roll": "other", "sides": 6 }, { "refuse": "Not with {die}.", "when": { "other": 1 } }, { "let": "x", "value": "other" } ])");
    const Result<Odds, OddsError> odds = computeOdds(tried.situation, {{"x"}});
    REQUIRE(odds);
    double three = 0;
    for (const OddsOutcome& outcome : odds->outcomes)
        three += outcome.refused == "Not with 3." ? outcome.probability : 0;
    CHECK(std::abs(three - 1.0 / 36) < 1e-12);
}

TEST_CASE("a watch looks at whatever an effect has changed of somebody, asked about or not")
{
    RulesetBuilder builder;
    builder.file(
        "watches.json",
        R"({ "watches": [ { "id": "seen", "kind": "unit", "when": { "self.veteran": false }, "effect": { "self.formation": "square" } } ] })");
    builder.steps(
        R"([ { "roll": "die", "sides": 6 }, { "effect": { "target.shaken": true }, "when": { "die": { "below": 3 } } }, { "roll": "other", "sides": 6 }, { "let": "x", "value": "other" } ])");
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    const Situation situation =
        situationOf(*ruleset, "tried", {{"target.veteran", "false"}, {"target.formation", "line"}});
    agreesWithEnumeration(situation, {"target.formation"});
    agreesWithEnumeration(situation, {"x"});
}

TEST_CASE("a long fight of many dice and two rounds stays small")
{
    const Tried tried(
        R"([ { "roll": "a1", "dice": "shooter.figures", "sides": 6, "count": { "at-least": 5 } }, { "roll": "b1", "dice": "target.figures", "sides": 6, "count": { "at-least": 5 } },
      { "effect": { "target.figures": { "subtract": "a1" }, "shooter.figures": { "subtract": "b1" } } },
      { "roll": "a2", "dice": "shooter.figures", "sides": 6, "count": { "at-least": 5 } }, { "roll": "b2", "dice": "target.figures", "sides": 6, "count": { "at-least": 5 } },
      { "effect": { "target.figures": { "subtract": "a2" }, "shooter.figures": { "subtract": "b2" } } },
      { "let": "ahead", "value": { "subtract": ["shooter.figures", "target.figures"] } } ])",
        {{"shooter.figures", "24"}, {"target.figures", "20"}});
    const Result<Odds, OddsError> odds = computeOdds(tried.situation, {{"ahead"}});
    REQUIRE(odds);
    double sum = 0;
    for (const OddsOutcome& outcome : odds->outcomes) sum += outcome.probability;
    CHECK(std::abs(sum - 1) < 1e-12);
    CHECK(odds->states < 200'000);
    const Tried small(
        R"([ { "roll": "a1", "dice": "shooter.figures", "sides": 6, "count": { "at-least": 5 } }, { "roll": "b1", "dice": "target.figures", "sides": 6, "count": { "at-least": 5 } },
      { "effect": { "target.figures": { "subtract": "a1" }, "shooter.figures": { "subtract": "b1" } } },
      { "roll": "a2", "dice": "shooter.figures", "sides": 6, "count": { "at-least": 5 } }, { "let": "ahead", "value": { "subtract": ["shooter.figures", "target.figures", "a2"] } } ])",
        {{"shooter.figures", "2"}, {"target.figures", "2"}});
    agreesWithEnumeration(small.situation, {"ahead", "shooter.figures"});
}

TEST_CASE("a throw that nobody asks about does not multiply the states")
{
    const Tried tried(
        R"([ { "roll": "idle", "sides": 6 }, { "let": "beside", "value": { "times": ["idle", 2] } }, { "roll": "die", "sides": 6 }, { "let": "twice", "value": { "times": ["die", 2] } } ])");
    agreesWithEnumeration(tried.situation, {"twice"});
    OddsRequest request;
    request.of = {"twice"};
    const Result<Odds, OddsError> odds = computeOdds(tried.situation, request);
    REQUIRE(odds);
    CHECK(odds->states <= 13);  // not six times six
}

TEST_CASE("a step that may stop the case is done even where nobody asks for what it gives")
{
    const Tried tried(
        R"([ { "roll": "die", "sides": 6 }, { "let": "share", "value": { "divide": [12, { "subtract": ["die", 1] }] } }, { "let": "high", "is": { "die": { "above": 3 } } } ])");
    agreesWithEnumeration(tried.situation, {"high"});
    OddsRequest request;
    request.of = {"high"};
    const Result<Odds, OddsError> odds = computeOdds(tried.situation, request);
    REQUIRE(odds);
    CHECK(std::any_of(odds->outcomes.begin(), odds->outcomes.end(),
                      [](const OddsOutcome& each) { return !each.refused.empty(); }));
}

TEST_CASE("an attribute that an effect changes and a later step reads is not left out")
{
    const Tried tried(R"([ { "roll": "die", "sides": 6 }, { "let": "bad", "is": { "die": { "below": 3 } } },
      { "effect": { "target.cover": "hard" }, "when": { "bad": true } }, { "let": "behind", "is": { "target.cover": "hard" } }, { "effect": { "target.stands": { "subtract": 1 } } } ])",
                      {{"target.cover", "soft"}, {"target.stands", "4"}});
    agreesWithEnumeration(tried.situation, {"behind"});
}

TEST_CASE("dice thrown together are gone through one after the other")
{
    const std::string steps = R"([ { "each": "firer", "steps": [ { "roll": "firer.die", "sides": 6 } ] },
      { "each": "firer", "steps": [ { "let": "firer.hit", "is": { "firer.die": { "at-least": 5 } } }, { "let": "sum", "add": { "if": { "firer.hit": true }, "then": "firer.figures", "else": 0 } } ] } ])";
    const Facts few = {
        {"firer.1.figures", "1"}, {"firer.2.figures", "2"}, {"firer.3.figures", "3"}, {"firer.4.figures", "4"}};
    agreesWithEnumeration(Tried(steps, few).situation, {"sum"});
    agreesWithEnumeration(Tried(steps, few).situation, {"sum", "firer.2.hit"});
    agreesWithEnumeration(Tried(steps, few).situation, {"sum", "firer.2.die"});
    const Tried tried(steps, few);
    OddsRequest request;
    request.of = {"sum"};
    const Result<Odds, OddsError> odds = computeOdds(tried.situation, request);
    REQUIRE(odds);
    CHECK(odds->states < 200);  // and not six times six times six times six
}

TEST_CASE("dice that wait are thrown for whoever looks first")
{
    SECTION("a condition that is settled without them")
    {
        agreesWithEnumeration(Tried(R"([ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 },
          { "let": "x", "is": { "any": [ { "a": { "above": 4 } }, { "b": { "above": 4 } } ] } }, { "let": "y", "value": { "if": { "x": true }, "then": "b", "else": 0 } } ])")
                                  .situation,
                              {"x", "y"});
    }
    SECTION("an effect with several changes")
    {
        agreesWithEnumeration(
            Tried(
                R"([ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "let": "x", "value": "target.stands" },
          { "effect": { "target.stands": { "subtract": "a" }, "shooter.figures": { "subtract": "b" } } }, { "let": "y", "value": { "sum": ["target.stands", "shooter.figures"] } } ])",
                {{"target.stands", "12"}, {"shooter.figures", "12"}})
                .situation,
            {"y", "target.stands"});
    }
    SECTION("a die thrown again in its place")
    {
        agreesWithEnumeration(
            Tried(
                R"([ { "roll": "a", "sides": 6 }, { "let": "first", "value": "a" }, { "roll": "a", "sides": 6, "when": { "first": 1 } }, { "let": "x", "value": "a" } ])")
                .situation,
            {"x"});
    }
    SECTION("a die thrown only sometimes, and dice by the number of another")
    {
        agreesWithEnumeration(
            Tried(
                R"([ { "roll": "a", "sides": 6 }, { "let": "few", "is": { "a": { "below": 4 } } }, { "roll": "b", "sides": 6, "when": { "few": true } },
          { "roll": "c", "dice": "a", "sides": 6, "count": { "at-least": 6 } }, { "let": "x", "value": { "if": { "few": true }, "then": { "sum": ["b", "c"] }, "else": "c" } } ])")
                .situation,
            {"x"});
    }
    SECTION("rounds of a repeat")
    {
        agreesWithEnumeration(
            Tried(
                R"([ { "let": "left", "value": 3 }, { "repeat": [ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "let": "sum", "add": { "if": { "a": { "above": "b" } }, "then": 1, "else": 0 } },
          { "let": "left", "value": { "subtract": ["left", 1] } } ], "while": { "left": { "above": 0 } } } ])")
                .situation,
            {"sum"});
    }
    SECTION("the words of a refusal")
    {
        const Tried tried(
            R"([ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "refuse": "Not with {a}.", "when": { "b": 1 } }, { "let": "x", "value": "b" } ])");
        OddsRequest request;
        request.of = {"x"};
        const Result<Odds, OddsError> odds = computeOdds(tried.situation, request);
        REQUIRE(odds);
        std::map<std::string, double> refusals;
        for (const OddsOutcome& outcome : odds->outcomes)
            if (!outcome.refused.empty()) refusals[outcome.refused] += outcome.probability;
        REQUIRE(refusals.size() == 6);
        for (int face = 1; face <= 6; ++face)
            CHECK(std::abs(refusals["Not with " + std::to_string(face) + "."] - 1.0 / 36) < 1e-12);
        CHECK(odds->outcomes.size() == 11);  // and the five faces of the other that go on
    }
}

TEST_CASE("what a row had for itself is done with when the next one's turn has come, but for those who look back")
{
    const Facts facts = {{"firer.1.figures", "1"}, {"firer.2.figures", "2"}, {"firer.3.figures", "1"}};
    agreesWithEnumeration(
        Tried(
            R"([ { "each": "firer", "steps": [ { "roll": "firer.die", "sides": 6 }, { "let": "firer.worth", "value": { "times": ["firer.die", "firer.figures"] } },
      { "let": "so-far", "value": { "most": [ { "total": "firer", "of": "firer.worth", "where": { "firer.worth": { "above": 3 } } }, 0 ] }, "when": { "firer.figures": { "above": 7 } } },
      { "let": "sum", "add": { "least": ["firer.worth", 5] } } ] } ])",
            facts)
            .situation,
        {"sum"});
    agreesWithEnumeration(
        Tried(
            R"([ { "each": "firer", "steps": [ { "roll": "firer.die", "sides": 6 }, { "let": "sum", "add": { "sum": ["firer.figures", { "least": ["firer.die", 3] }] } } ] },
      { "let": "high", "value": { "count": "firer", "where": { "firer.die": { "above": 4 } } } } ])",
            facts)
            .situation,
        {"sum", "high"});
}

TEST_CASE("a running total at which nobody looks but itself keeps no states apart")
{
    const std::string steps = R"([ { "let": "total", "value": 0 }, { "let": "hits", "value": 0 },
      { "each": "firer", "steps": [ { "roll": "firer.die", "sides": 6 }, { "let": "total", "add": "firer.die" },
        { "let": "hits", "add": { "if": { "firer.die": { "at-least": 5 } }, "then": "firer.figures", "else": 0 } } ] } ])";
    const Facts four = {
        {"firer.1.figures", "1"}, {"firer.2.figures", "1"}, {"firer.3.figures", "1"}, {"firer.4.figures", "1"}};
    const Tried tried(steps, four);
    agreesWithEnumeration(tried.situation, {"hits"});
    agreesWithEnumeration(tried.situation, {"hits", "total"});
    OddsRequest request;
    request.of = {"hits"};
    const Result<Odds, OddsError> odds = computeOdds(tried.situation, request);
    REQUIRE(odds);
    // At most four hits so far, by six faces, four times; with the totals there are four times as many.
    CHECK(odds->states < 100);
}

TEST_CASE("of two branches only the one is looked at that the facts have settled")
{
    const std::string steps =
        R"([ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "let": "both", "value": { "sum": ["a", "b"] } },
      { "let": "x", "value": { "if": { "target.cover": "hard" }, "then": "both", "else": "a" } }, { "let": "y", "value": "both", "when": { "target.cover": "hard" } } ])";
    for (const auto& [cover, most] :
         {std::pair<const char*, std::size_t>("soft", 14), std::pair<const char*, std::size_t>("hard", 100)}) {
        const Tried tried(steps, {{"target.cover", cover}});
        agreesWithEnumeration(tried.situation, {"x"});
        OddsRequest request;
        request.of = {"x"};
        const Result<Odds, OddsError> odds = computeOdds(tried.situation, request);
        REQUIRE(odds);
        CHECK(odds->states <= most);
    }
}

TEST_CASE("of a choice by a ruling only the branch is looked at that it takes")
{
    const std::string steps =
        R"([ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "let": "both", "value": { "sum": ["a", "b"] } },
      { "let": "x", "value": { "by": "ruling.bows", "as-muskets": "a", "else": "both" } } ])";
    for (const auto& [ruling, most] :
         {std::pair<const char*, std::size_t>("as-muskets", 14), std::pair<const char*, std::size_t>("no", 100)}) {
        const Tried tried(steps, {}, {{"bows", ruling}});
        agreesWithEnumeration(tried.situation, {"x"});
        CHECK(statesFor(tried.situation, {"x"}) <= most);
        if (most == 100) CHECK(statesFor(tried.situation, {"x"}) > 14);
    }
}

TEST_CASE("what was found before a block that is left out is still found behind it")
{
    const Tried tried(
        R"([ { "roll": "die", "sides": 6 }, { "let": "x", "value": "die" },
      { "title": "Hard", "steps": [ { "let": "y", "value": 1 }, { "let": "z", "value": 2 } ], "when": { "target.cover": "hard" } },
      { "roll": "other", "sides": 6 }, { "let": "w", "value": "other" } ])",
        {{"target.cover", "soft"}});
    agreesWithEnumeration(tried.situation, {"x"});
    agreesWithEnumeration(tried.situation, {"x", "w"});
}

}  // namespace odds_shortcuts_test
