#include "drumhead/resolve/machine/resolution.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace resolution_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* twoRolls =
    R"([{ "let": "start", "value": "wind" }, { "roll": "first", "sides": 6, "by": "shooter" }, { "let": "x", "value": { "sum": ["start", "first"] } },
  { "roll": "second", "sides": 10, "dice": 2 }, { "let": "y", "value": { "sum": ["x", "second"] } }, { "effect": { "target.stands": { "subtract": "first" } } } ])";

const Ruleset& rulesetOf(const std::string& steps) { return RulesetBuilder().steps(steps).kept(); }

std::string value(const Resolution& resolution, const std::string& name)
{
    const FactRef fact = *findFact(resolution.situation().program(), name);
    const Value found = resolution.value(fact);
    return found.isUnknown()
        ? "?"
        : resolution.situation().ruleset().valueId(resolution.situation().program().slot(fact.slot).shape, found);
}

FactRef fact(const Resolution& resolution, const std::string& name)
{
    return *findFact(resolution.situation().program(), name);
}

}  // namespace

TEST_CASE("a resolution pauses for an answer and goes on with it")
{
    Resolution resolution(situationOf(rulesetOf(twoRolls), "tried"));
    ScriptedDice dice({3, 7, 8});
    const Pause pause = resolution.run(dice);
    REQUIRE(pause.kind == Pause::Kind::Answer);
    CHECK(factName(resolution.situation().program(), pause.fact) == "wind");
    CHECK(resolution.run(dice).kind == Pause::Kind::Answer);  // still the same
    CHECK(dice.used() == 0);
    resolution.answer(pause.fact, Number(5));
    CHECK(resolution.run(dice).kind == Pause::Kind::Finished);
    CHECK(value(resolution, "x") == "8");
    CHECK(value(resolution, "y") == "23");
}

TEST_CASE("a resolution pauses for dice and goes on with them")
{
    Resolution resolution(situationOf(rulesetOf(twoRolls), "tried", {{"wind", "0"}}));
    NoDice none;
    Pause pause = resolution.run(none);
    REQUIRE(pause.kind == Pause::Kind::Dice);
    CHECK(pause.dice == 1);
    CHECK(pause.sides == 6);
    CHECK(resolution.trail().entries.size() == 1);  // only "start"
    ScriptedDice one({4});
    pause = resolution.run(one);
    REQUIRE(pause.kind == Pause::Kind::Dice);
    CHECK(pause.dice == 2);
    CHECK(pause.sides == 10);
    CHECK(value(resolution, "x") == "4");
    ScriptedDice two({9, 10});
    CHECK(resolution.run(two).kind == Pause::Kind::Finished);
    CHECK(value(resolution, "y") == "23");
    CHECK(resolution.run(none).kind == Pause::Kind::Finished);
}

TEST_CASE("a step that waits leaves nothing behind")
{
    // The modifiers of the sum are considered before the wind is missed; done again, each is there once.
    const auto ruleset =
        RulesetBuilder()
            .steps(
                R"([{ "sum": "score", "modifiers": "shooting" }, { "sum": "again", "of": ["score"], "modifiers": "weather" }])")
            .file(
                "more.json",
                R"({ "modifiers": { "weather": [ { "id": "daylight", "label": "daylight", "amount": 1 }, { "id": "gale", "label": "gale", "amount": "wind" } ] } })")
            .sound();
    Resolution resolution(situationOf(*ruleset, "tried"));
    NoDice none;
    const Pause pause = resolution.run(none);
    REQUIRE(pause.kind == Pause::Kind::Answer);
    CHECK(makeVerdict(resolution).modifiers.size() == 2);
    resolution.answer(pause.fact, Number(4));
    CHECK(resolution.run(none).kind == Pause::Kind::Finished);
    CHECK(makeVerdict(resolution).modifiers.size() == 4);
    CHECK(value(resolution, "again") == "5");
}

TEST_CASE("an effect that waits at its second change makes the first once")
{
    // Worked by hand: of 9 stands 2 go at once, and 1 of the 7 goes with the effect that waits; 6 is what its third
    // change adds to 12 figures.
    const std::string steps = R"([{ "effect": { "target.stands": { "subtract": 2 } } },
      { "effect": { "target.stands": { "subtract": 1 }, "target.figures": { "add": "wind" }, "shooter.figures": { "add": "target.stands" } } }, { "let": "left", "value": "target.stands" }])";
    Facts facts = {{"target.stands", "9"}, {"target.figures", "20"}, {"shooter.figures", "12"}};
    Resolution resolution(situationOf(rulesetOf(steps), "tried", facts));
    NoDice none;
    const Pause pause = resolution.run(none);
    REQUIRE(pause.kind == Pause::Kind::Answer);
    CHECK(factName(resolution.situation().program(), pause.fact) == "wind");
    CHECK(value(resolution, "target.stands") == "7");
    resolution.answer(pause.fact, Number(4));
    CHECK(resolution.run(none).kind == Pause::Kind::Finished);
    CHECK(value(resolution, "left") == "6");
    CHECK(value(resolution, "target.figures") == "24");
    CHECK(value(resolution, "shooter.figures") == "18");
    facts.emplace_back("wind", "4");
    CHECK(verdictText(makeVerdict(resolution), resolution.situation().ruleset())
          == verdictText(playSteps(steps, facts).verdict, resolution.situation().ruleset()));
}

TEST_CASE("an effect of later that waits leaves what was to come as it was")
{
    // 9 stands stay 9 until the turn is over; then 2 and 1 are gone.
    const std::string steps = R"([{ "effect": { "target.stands": { "subtract": 2 } }, "at": "end-of-turn" },
      { "effect": { "target.stands": { "subtract": 1 }, "target.figures": "wind", "target.shaken": true }, "at": "end-of-turn" }, { "let": "left", "value": "target.stands" }])";
    Resolution resolution(situationOf(rulesetOf(steps), "tried", {{"target.stands", "9"}}));
    NoDice none;
    const Pause pause = resolution.run(none);
    REQUIRE(pause.kind == Pause::Kind::Answer);
    CHECK(resolution.valueAfterEffects(fact(resolution, "target.stands")) == Value(Number(7)));
    resolution.answer(pause.fact, Number(4));
    CHECK(resolution.run(none).kind == Pause::Kind::Finished);
    CHECK(value(resolution, "left") == "9");
    CHECK(resolution.valueAfterEffects(fact(resolution, "target.stands")) == Value(Number(6)));
    CHECK(resolution.valueAfterEffects(fact(resolution, "target.figures")) == Value(Number(4)));
}

TEST_CASE("an effect that waits for what an earlier change of it begins from makes that change from the answer")
{
    const std::string steps =
        R"([{ "effect": { "target.figures": { "subtract": 1 }, "shooter.figures": "target.figures" } }, { "let": "left", "value": "target.figures" }])";
    Resolution resolution(situationOf(rulesetOf(steps), "tried"));
    NoDice none;
    const Pause pause = resolution.run(none);
    REQUIRE(pause.kind == Pause::Kind::Answer);
    CHECK(factName(resolution.situation().program(), pause.fact) == "target.figures");
    resolution.answer(pause.fact, Number(9));
    CHECK(resolution.run(none).kind == Pause::Kind::Finished);
    CHECK(value(resolution, "left") == "8");
    CHECK(value(resolution, "shooter.figures") == "8");
    CHECK(verdictText(makeVerdict(resolution), resolution.situation().ruleset())
          == verdictText(playSteps(steps, {{"target.figures", "9"}}).verdict, resolution.situation().ruleset()));
}

TEST_CASE("a resolution can be copied where it stopped")
{
    Resolution resolution(situationOf(rulesetOf(twoRolls), "tried", {{"wind", "0"}, {"target.stands", "9"}}));
    ScriptedDice one({4});
    REQUIRE(resolution.run(one).kind == Pause::Kind::Dice);
    Resolution other = resolution;
    ScriptedDice low({1, 1});
    ScriptedDice high({10, 10});
    CHECK(resolution.run(low).kind == Pause::Kind::Finished);
    CHECK(other.run(high).kind == Pause::Kind::Finished);
    CHECK(value(resolution, "y") == "6");
    CHECK(value(other, "y") == "24");
    other = resolution;
    CHECK(value(other, "y") == "6");
    const Resolution moved = std::move(other);
    CHECK(value(moved, "target.stands") == "5");
}

TEST_CASE("the same situation and dice give the same verdict, answered in advance or on the way")
{
    const std::string steps =
        R"([{ "effect": { "target.figures": { "subtract": 3 } } }, { "effect": { "target.figures": { "subtract": 1 } }, "at": "end-of-turn" },
      { "let": "few", "is": { "target.figures": { "below": 10 } } }, { "let": "left", "value": "target.figures" }])";
    const Played advance = playSteps(steps, {{"target.figures", "12"}});
    CHECK(advance.value("few") == "true");
    CHECK(advance.value("left") == "9");
    Resolution resolution(situationOf(rulesetOf(steps), "tried"));
    NoDice none;
    const Pause pause = resolution.run(none);
    REQUIRE(pause.kind == Pause::Kind::Answer);
    resolution.answer(pause.fact, Number(12));
    CHECK(resolution.run(none).kind == Pause::Kind::Finished);
    CHECK(value(resolution, "few") == "true");
    CHECK(value(resolution, "left") == "9");
    CHECK(resolution.valueAfterEffects(fact(resolution, "target.figures")) == Value(Number(8)));
    CHECK(verdictText(makeVerdict(resolution), resolution.situation().ruleset())
          == verdictText(advance.verdict, advance.resolution.situation().ruleset()));
}

TEST_CASE("a refusal comes before any die")
{
    Resolution resolution(situationOf(
        rulesetOf(
            R"([{ "refuse": "Too far.", "when": { "wind": { "above": 3 } } }, { "roll": "die", "sides": 6 }, { "let": "x", "value": "die" }])"),
        "tried", {{"wind", "4"}}));
    ScriptedDice dice({6});
    CHECK(resolution.run(dice).kind == Pause::Kind::Finished);
    CHECK(resolution.refused());
    CHECK(dice.used() == 0);
}

TEST_CASE("a seeded throw is the throw of that seed")
{
    // Seed 1 throws 2, 5, 3 with six sides (dice_test.cpp).
    SeededDice dice(1);
    Resolution resolution(situationOf(
        rulesetOf(R"([{ "roll": "dice", "sides": 6, "dice": 3 }, { "let": "x", "value": "dice" }])"), "tried"));
    CHECK(resolution.run(dice).kind == Pause::Kind::Finished);
    CHECK(value(resolution, "x") == "10");
}

TEST_CASE("what no earlier step has given is a fault of the rules, and stops a case that is played all the same")
{
    const LoadedRuleset loaded =
        RulesetBuilder()
            .steps(R"([{ "let": "x", "value": 1, "when": { "flank": true } }, { "let": "y", "value": "x" }])")
            .load();
    CHECK(loaded.diagnostics.size() == 1);
    const Played played = play(*loaded.ruleset, "tried");
    CHECK(played.verdict.refused == "The rules as written stop at \"y\": \"x\" is used before any step has given it.");
}

TEST_CASE("dice with nothing between them are thrown together")
{
    Resolution resolution(situationOf(
        rulesetOf(
            R"([{ "each": "firer", "steps": [ { "roll": "firer.die", "sides": 6, "dice": "firer.stands" } ] }, { "let": "all", "value": { "total": "firer", "of": "firer.die" } }, { "roll": "last", "sides": 10, "dice": "all" }, { "let": "x", "value": "last" }])"),
        "tried", {{"firer.1.stands", "2"}, {"firer.2.stands", "3"}}));
    NoDice none;
    REQUIRE(resolution.run(none).kind == Pause::Kind::Dice);
    const std::vector<Throw> together = resolution.throwsTogether();
    REQUIRE(together.size() == 2);
    CHECK(together[0].dice == 2);
    CHECK(together[0].title == "firer 1: die");
    CHECK(together[1].dice == 3);
    CHECK(together[1].sides == 6);
    ScriptedDice dice({1, 1, 1, 1, 1});
    REQUIRE(resolution.run(dice).kind == Pause::Kind::Dice);
    REQUIRE(resolution.throwsTogether().size() == 1);
    CHECK(resolution.throwsTogether()[0].dice == 5);
}

}  // namespace resolution_test
