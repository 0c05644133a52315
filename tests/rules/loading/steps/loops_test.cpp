#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace loops_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// A procedure "morale" that tests one unit, and one "salvo" over the rows of a battery.
constexpr const char* others =
    R"({ "attributes": { "case": [ { "id": "cause", "label": "cause", "type": "choice", "choices": { "losses": "losses", "charged": "a charge" }, "default": "losses", "question": "Why?" } ] },
  "procedures": [
  { "id": "morale", "title": "Morale test", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [
    { "end": "{unit} need not test.", "when": { "unit.veteran": true } },
    { "roll": "die", "sides": 6 },
    { "let": "score", "value": { "sum": ["die", { "by": "cause", "losses": 0, "charged": 10 }] } },
    { "effect": { "unit.shaken": true }, "when": { "score": { "below": 3 } } } ] },
  { "id": "salvo", "title": "Salvo", "roles": { "gun": { "kind": "unit", "label": "gun", "many": true } }, "steps": [
    { "group": "gun", "by": ["gun.cover"], "steps": [
      { "let": "shots", "add": { "total": "gun", "of": "gun.figures" } },
      { "each": "gun", "steps": [ { "end": "{gun} bursts.", "when": { "gun.shaken": true } } ] } ] } ] },
  { "id": "aim", "title": "Aimed shot", "roles": { "gun": { "kind": "unit", "label": "gun", "many": true } }, "steps": [
    { "pick": "gun", "row": 2, "steps": [ { "end": "{gun} misses.", "when": { "gun.shaken": false } } ] } ] } ] })";

Played playWith(const std::string& steps, const Facts& facts, std::vector<int> dice = {})
{
    return play(RulesetBuilder().file("others.json", others).steps(steps).kept(), "tried", facts, std::move(dice));
}

}  // namespace

TEST_CASE("a procedure runs inside another under its own name")
{
    const std::string steps =
        R"([{ "do": "morale", "roles": { "unit": "target" } }, { "let": "x", "value": "morale.score", "when": { "target.veteran": false } }])";
    const Played played = playWith(steps, {{"target.veteran", "no"}}, {2});
    CHECK(played.value("x") == "2");
    CHECK(played.value("morale.die") == "2");
    CHECK(played.effects() == "target.shaken false>true now");
}

TEST_CASE("a procedure may run twice under two names, with facts of the case given")
{
    const std::string steps = R"([{ "do": "morale", "as": "first-test", "roles": { "unit": "target" } },
      { "do": "morale", "as": "second-test", "roles": { "unit": "shooter" }, "with": { "cause": "charged" } },
      { "let": "x", "value": { "sum": ["first-test.score", { "times": [100, "second-test.score"] }] }, "when": { "target.veteran": false, "shooter.veteran": false } }])";
    // 3 + 100 * (4 + 10).
    CHECK(playWith(steps, {{"target.veteran", "no"}, {"shooter.veteran", "no"}}, {3, 4}).value("x") == "1403");
}

TEST_CASE("a procedure inside another is skipped where its condition fails")
{
    const std::string steps =
        R"([{ "do": "morale", "roles": { "unit": "target" }, "when": { "flank": true } }, { "let": "x", "value": 1 }])";
    const Played played = playWith(steps, {{"flank", "no"}});
    CHECK(played.value("x") == "1");
    CHECK(played.value("morale.score") == "?");
}

TEST_CASE("the stages of a case are those that it went through, whichever way they went")
{
    const Played played = playWith(
        R"([{ "do": "morale", "as": "first", "title": "Before", "roles": { "unit": "target" } }, { "do": "morale", "as": "second", "title": "After", "roles": { "unit": "target" }, "when": { "flank": true } }])",
        {{"target.veteran", "yes"}});
    REQUIRE(played.verdict.stages.size() == 1);
    CHECK(played.verdict.stages[0].title == "Before");
    CHECK(played.verdict.stages[0].told == "Target need not test.");
}

TEST_CASE("the end of an inner procedure is not the end of the outer one")
{
    const std::string steps =
        R"([{ "do": "morale", "roles": { "unit": "target" } }, { "let": "x", "value": 1 }, { "say": "Go on." }])";
    const Played played = playWith(steps, {{"target.veteran", "yes"}});
    CHECK(played.value("x") == "1");
    CHECK(played.verdict.title == "Target need not test. Go on.");
}

TEST_CASE("the end of an inner procedure leaves its loops behind")
{
    // Two groups: firer 1 and 3 in the open, firer 2 in soft cover. The first group's first gun ends the salvo.
    const std::string steps =
        R"([{ "do": "salvo", "roles": { "gun": "firer" } }, { "let": "x", "value": { "total": "firer", "of": "firer.figures" } },
      { "each": "firer", "steps": [ { "let": "firer.double", "value": { "times": ["firer.figures", 2] } } ] }, { "let": "y", "value": "salvo.shots" }])";
    const Played played = playWith(steps,
                                   {{"firer.1.figures", "1"},
                                    {"firer.2.figures", "20"},
                                    {"firer.3.figures", "300"},
                                    {"firer.2.cover", "soft"},
                                    {"firer.1.shaken", "yes"}});
    CHECK(played.value("y") == "301");
    CHECK(played.value("x") == "321");
    CHECK(played.value("firer.2.double") == "40");
    CHECK(played.value("firer.3.double") == "600");
    CHECK(played.lines(LineKind::Value)
          == "shots: 301 / x: 321 / firer 1: double: 2 = firer 1's figures 1 × 2 / firer 2: double: 40 = "
             "firer 2's figures 20 × 2 / firer 3: double: 600 = firer 3's figures 300 × 2 / y: 301");
}

TEST_CASE("the end of an inner procedure lets go of the row that it picked")
{
    const std::string steps =
        R"([{ "do": "aim", "roles": { "gun": "firer" } }, { "let": "x", "value": 1 }, { "pick": "firer", "row": 1, "steps": [ { "let": "firer.double", "value": { "times": ["firer.figures", 2] } } ] }])";
    const Played played = playWith(steps, {{"firer.1.figures", "1"}, {"firer.2.figures", "20"}});
    CHECK(played.verdict.title == "Firer 2 misses.");
    CHECK(played.value("firer.1.double") == "2");
    CHECK(played.lines(LineKind::Value) == "x: 1 / firer 1: double: 2 = firer 1's figures 1 × 2");
}

TEST_CASE("each runs once for each row, and its values belong to the row")
{
    const std::string steps =
        R"([{ "each": "firer", "steps": [ { "roll": "firer.hits", "sides": 6, "dice": "firer.figures" }, { "say": "{firer} scores {firer.hits}.", "when": { "firer.hits": { "above": 5 } } } ] },
      { "let": "all", "value": { "total": "firer", "of": "firer.hits" } }])";
    const Played played = playSteps(steps, {{"firer.1.figures", "2"}, {"firer.2.figures", "1"}}, {2, 5, 3});
    CHECK(played.value("firer.1.hits") == "7");
    CHECK(played.value("firer.2.hits") == "3");
    CHECK(played.value("all") == "10");
    CHECK(played.verdict.title == "Firer 1 scores 7.");
}

TEST_CASE("a name without a role inside each is one value that each row replaces or adds to")
{
    const std::string steps =
        R"([{ "each": "firer", "steps": [ { "let": "last", "value": "firer.figures" }, { "let": "sum", "add": "firer.figures" } ] }])";
    const Played played = playSteps(steps, {{"firer.1.figures", "2"}, {"firer.2.figures", "5"}});
    CHECK(played.value("last") == "5");
    CHECK(played.value("sum") == "7");
}

TEST_CASE("each is skipped where its condition fails")
{
    CHECK(
        playSteps(
            R"([{ "each": "firer", "when": { "flank": true }, "steps": [ { "let": "x", "value": "firer.figures" } ] }])")
            .asks()
            .empty());
}

TEST_CASE("effects inside each change the row")
{
    const std::string steps =
        R"([{ "each": "firer", "steps": [ { "effect": { "firer.stands": { "subtract": 1 } }, "when": { "firer.shaken": true } } ] }])";
    CHECK(playSteps(steps, {{"firer.2.shaken", "yes"}, {"firer.3.stands", "9"}}).effects() == "firer.2.stands 4>3 now");
}

TEST_CASE("a group sees only its rows")
{
    const std::string steps = R"([{ "group": "firer", "by": ["firer.cover"], "steps": [
        { "let": "men", "value": { "total": "firer", "of": "firer.figures" } }, { "let": "rows", "value": { "count": "firer" } },
        { "let": "most", "value": { "most-of": "firer", "of": "firer.figures" } },
        { "let": "any-shaken", "is": { "some": "firer", "where": { "firer.shaken": true } } },
        { "say": "{rows}: {men}, {most}, {any-shaken}." }, { "each": "firer", "steps": [ { "let": "firer.share", "value": { "subtract": ["men", "firer.figures"] } } ] } ] },
      { "let": "whole", "value": { "total": "firer", "of": "firer.figures" } }])";
    const Played played = playSteps(steps,
                                    {{"firer.1.figures", "1"},
                                     {"firer.2.figures", "20"},
                                     {"firer.3.figures", "300"},
                                     {"firer.2.cover", "soft"},
                                     {"firer.3.shaken", "yes"}});
    CHECK(played.verdict.title == "2: 301, 300, yes. 1: 20, 20, no.");
    CHECK(played.value("whole") == "321");
    CHECK(played.value("firer.1.share") == "300");
    CHECK(played.value("firer.2.share") == "0");
    CHECK(played.value("firer.3.share") == "1");
}

TEST_CASE("a group agrees in all of its names")
{
    const std::string steps =
        R"([{ "group": "firer", "by": ["firer.cover", "firer.shaken"], "steps": [ { "let": "groups", "add": 1 } ] }])";
    CHECK(
        playSteps(
            steps,
            {{"firer.1.cover", "soft"}, {"firer.2.shaken", "yes"}, {"firer.3.cover", "soft"}, {"firer.4.shaken", "no"}})
            .value("groups")
        == "3");
}

TEST_CASE("a group within a group divides the rows further")
{
    // cover: open 1 3, soft 2 4; of these shaken: 3 and 4. Four groups of one each.
    const std::string steps =
        R"([{ "group": "firer", "by": ["firer.cover"], "steps": [ { "group": "firer", "by": ["firer.shaken"], "steps": [
        { "let": "groups", "add": 1 }, { "let": "men", "add": { "total": "firer", "of": "firer.figures" } } ] } ] }])";
    const Played played = playSteps(steps,
                                    {{"firer.1.figures", "1"},
                                     {"firer.2.figures", "20"},
                                     {"firer.3.figures", "300"},
                                     {"firer.4.figures", "4000"},
                                     {"firer.2.cover", "soft"},
                                     {"firer.4.cover", "soft"},
                                     {"firer.3.shaken", "yes"},
                                     {"firer.4.shaken", "yes"}});
    CHECK(played.value("groups") == "4");
    CHECK(played.value("men") == "4321");
}

TEST_CASE("repeat runs at least once, and again while its condition holds")
{
    const std::string steps =
        R"([{ "repeat": [ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "let": "rounds", "add": 1 } ], "while": { "a": { "is": "b" } } }])";
    const Played once = playSteps(steps, {}, {3, 4});
    CHECK(once.value("rounds") == "1");
    const Played ties = playSteps(steps, {}, {3, 3, 5, 5, 2, 6});
    CHECK(ties.value("rounds") == "3");
    CHECK(ties.value("b") == "6");
    CHECK(ties.verdict.dice.size() == 6);
}

TEST_CASE("the rounds of a repeat are told apart in the arithmetic, and what follows belongs to none")
{
    const std::string steps =
        R"([{ "repeat": [ { "let": "x", "add": 2 }, { "let": "twice", "value": { "times": ["x", 2] } } ], "while": { "x": { "below": 5 } } }, { "let": "y", "value": "x" }])";
    CHECK(playSteps(steps).lines(LineKind::Value)
          == "x: 2 / twice: 4 = x 2 × 2 / round 2: x: 4 / round 2: twice: 8 = x 4 × 2 / round 3: x: 6 / "
             "round 3: twice: 12 = x 6 × 2 / y: 6");
}

TEST_CASE("repeat is skipped where its condition for running fails")
{
    CHECK(
        playSteps(
            R"([{ "repeat": [ { "let": "x", "add": 1 } ], "while": { "x": { "below": 5 } }, "when": { "flank": true } }])")
            .value("x")
        == "?");
    CHECK(playSteps(R"([{ "repeat": [ { "let": "x", "add": 1 } ], "while": { "x": { "below": 5 } } }])").value("x")
          == "5");
}

TEST_CASE("an endless repeat is stopped after a thousand rounds")
{
    const Played played =
        playSteps(R"([{ "repeat": [ { "let": "x", "add": 1 } ], "while": { "x": { "above": 0 } } }])");
    CHECK(played.value("x") == "1000");
    REQUIRE(played.verdict.refused);
    CHECK_THAT(*played.verdict.refused,
               Catch::Matchers::ContainsSubstring("it was repeated 1000 times without an end"));
}

TEST_CASE("a loop within a loop of another role keeps their rows apart")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "procedures": [ { "id": "melee", "title": "Melee", "roles": { "ours": { "kind": "unit", "label": "ours", "many": true }, "theirs": { "kind": "unit", "label": "theirs", "many": true } },
      "steps": [ { "each": "ours", "steps": [ { "each": "theirs", "steps": [ { "let": "ours.met", "add": "theirs.figures" }, { "effect": { "ours.stands": { "subtract": 1 } } } ] } ] } ] } ] })")
            .sound();
    const Played played = play(
        *ruleset, "melee",
        {{"ours.2.stands", "9"}, {"theirs.1.figures", "1"}, {"theirs.2.figures", "20"}, {"theirs.3.figures", "300"}});
    CHECK(played.value("ours.1.met") == "321");
    CHECK(played.value("ours.2.met") == "321");
    CHECK(played.after("ours.2.stands") == "6");
    std::vector<std::string> names;
    for (const VerdictValue& value : played.verdict.values) names.push_back(value.name);
    CHECK(names == std::vector<std::string>{"ours.1.met", "ours.2.met"});
}

}  // namespace loops_test
