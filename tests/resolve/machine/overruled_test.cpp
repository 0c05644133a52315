// What the referee decides against the program: modifiers, values, single dice.
#include "drumhead/resolve/machine/resolution.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace overruled_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Ruleset& rulesetOf(const std::string& steps) { return RulesetBuilder().steps(steps).kept(); }

Overrule modifierOverrule(const std::string& step, const std::string& id, int amount)
{
    Overrule overrule;
    overrule.step = step;
    overrule.modifier = id;
    overrule.value = Number(amount);
    overrule.reason = "the referee says so";
    return overrule;
}

Overrule valueOverrule(const std::string& step, Value value)
{
    Overrule overrule;
    overrule.kind = Overrule::Kind::Value;
    overrule.step = step;
    overrule.value = value;
    overrule.reason = "agreed";
    return overrule;
}

}  // namespace

TEST_CASE("a modifier may be overruled: left out, changed or let in")
{
    const Ruleset& ruleset = rulesetOf(R"([{ "sum": "score", "of": [10], "modifiers": "shooting" }])");
    Situation situation = situationOf(ruleset, "tried", {{"target.cover", "soft"}});
    CHECK(play(situation).value("score") == "9");
    situation.overrule(modifierOverrule("score", "soft-cover", 0));
    const Played leftOut = play(situation);
    CHECK(leftOut.value("score") == "10");
    CHECK(leftOut.applied().empty());
    CHECK(leftOut.verdict.modifiers[0].overruled);
    CHECK(leftOut.verdict.modifiers[0].reason == "the referee says so");
    situation.overrule(modifierOverrule("score", "soft-cover", -4));
    CHECK(play(situation).applied() == "soft-cover -4");
    situation.overrule(modifierOverrule("score", "flank-shot", 2));
    CHECK(play(situation).value("score") == "8");
    situation.withdraw(modifierOverrule("score", "soft-cover", 0));
    CHECK(play(situation).applied() == "soft-cover -1, flank-shot +2");
    CHECK_THAT(play(situation).lines(LineKind::Modifier),
               Catch::Matchers::ContainsSubstring("[overruled: the referee says so]"));
}

TEST_CASE("a modifier is overruled for its own row and step only")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "modifiers": { "state": [ { "id": "shaken", "label": "shaken", "amount": -1, "when": { "firer.shaken": true } } ] } })")
            .steps(
                R"([{ "each": "firer", "steps": [ { "sum": "firer.score", "modifiers": "state" }, { "sum": "firer.other", "modifiers": "state" } ] }])")
            .sound();
    Situation situation = situationOf(*ruleset, "tried", {{"firer.1.shaken", "yes"}, {"firer.2.shaken", "yes"}});
    Overrule overrule = modifierOverrule("firer.score", "shaken", -5);
    overrule.row = 1;
    situation.overrule(overrule);
    const Played played = play(situation);
    CHECK(played.value("firer.1.score") == "-1");
    CHECK(played.value("firer.2.score") == "-5");
    CHECK(played.value("firer.2.other") == "-1");
}

TEST_CASE("a value may be overruled wherever it comes from")
{
    const Ruleset& ruleset = rulesetOf(
        R"([{ "let": "a", "value": 1 }, { "sum": "b", "of": ["a"] }, { "let": "band", "band": "b", "limits": { "near": 2, "far": 3 }, "beyond": { "refuse": "Too far." } },
      { "let": "killed", "table": "losses", "by": ["b"] }, { "roll": "die", "sides": 6 }, { "let": "end", "value": { "sum": ["killed", "die"] } }])");
    Situation situation = situationOf(ruleset, "tried");
    CHECK(play(situation, {2}).value("end") == "2");
    situation.overrule(valueOverrule("a", Number(3)));
    CHECK(play(situation, {2}).value("b") == "3");
    CHECK(play(situation, {2}).value("band") == "far");
    situation.overrule(valueOverrule("b", Number(9)));
    CHECK(play(situation, {2}).verdict.refused == "Too far.");
    situation.overrule(valueOverrule("band", Value::choice(ruleset.names.find("near"))));
    CHECK(play(situation, {2}).value("band") == "near");  // the referee lets it through
    CHECK(play(situation, {2}).value("end") == "4");
    situation.overrule(valueOverrule("killed", Number(7)));
    situation.overrule(valueOverrule("die", Number(1)));
    const Played played = play(situation, {2});
    CHECK(played.value("end") == "8");
    CHECK(played.verdict.dice[0].faces == std::vector<int>{2});
    CHECK(played.verdict.dice[0].overruled);
    CHECK_THAT(played.lines(LineKind::Value),
               Catch::Matchers::ContainsSubstring("killed: 7 (Losses: b 9) [overruled: agreed]"));
}

TEST_CASE("of a table with several columns each is overruled under its own name")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "t.json",
                R"({ "tables": [ { "id": "t", "title": "T", "inputs": [ { "id": "n" } ], "outputs": { "killed": "number", "shaken": "flag" }, "rows": [ { "n": { }, "killed": 1, "shaken": true } ] } ] })")
            .steps(R"([{ "let": "line", "table": "t", "by": [1] }])")
            .sound();
    Situation situation = situationOf(*ruleset, "tried");
    situation.overrule(valueOverrule("line.killed", Number(5)));
    CHECK(play(situation).value("line.killed") == "5");
    CHECK(play(situation).value("line.shaken") == "true");
    situation.overrule(valueOverrule("line.shaken", Value::flag(false)));
    CHECK(play(situation).value("line.killed") == "5");
    CHECK(play(situation).value("line.shaken") == "false");
}

TEST_CASE("a single die may be overruled, by which throw and which die it is")
{
    const Ruleset& ruleset = rulesetOf(
        R"([{ "roll": "a", "sides": 6, "dice": 2 }, { "roll": "b", "sides": 6, "dice": 2, "count": { "at-most": 3 } }, { "let": "x", "value": { "sum": ["a", { "times": ["b", 100] }] } }])");
    Situation situation = situationOf(ruleset, "tried");
    CHECK(play(situation, {1, 2, 3, 6}).value("x") == "103");
    Overrule overrule;
    overrule.kind = Overrule::Kind::Die;
    overrule.occurrence = 1;
    overrule.die = 1;
    overrule.value = Number(2);
    overrule.reason = "it lay against a tree";
    situation.overrule(overrule);
    const Played played = play(situation, {1, 2, 3, 6});
    CHECK(played.value("x") == "203");
    CHECK(played.verdict.dice[0].faces == std::vector<int>{1, 2});
    CHECK_FALSE(played.verdict.dice[0].overruled);
    CHECK(played.verdict.dice[1].faces == std::vector<int>{3, 2});
    CHECK(played.verdict.dice[1].reason == "it lay against a tree");
    overrule.occurrence = 0;
    overrule.die = 0;
    overrule.value = Number(9);  // a die of six sides shows 6 at the most
    situation.overrule(overrule);
    CHECK(play(situation, {1, 2, 3, 6}).value("x") == "208");
    overrule.die = 7;  // there is no such die: nothing changes
    situation.overrule(overrule);
    CHECK(play(situation, {1, 2, 3, 6}).value("x") == "208");
}

}  // namespace overruled_test
