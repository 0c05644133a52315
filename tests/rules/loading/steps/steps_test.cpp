#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace steps_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("a refusal ends the case with its reason, before any die is thrown")
{
    const std::string steps =
        R"([{ "refuse": "A shaken unit does not shoot.", "when": { "shooter.shaken": true } }, { "roll": "die", "sides": 6 }, { "let": "x", "value": "die" }])";
    const Played refused = playSteps(steps, {{"shooter.shaken", "yes"}});
    CHECK(refused.pause.kind == Pause::Kind::Finished);
    CHECK(refused.verdict.refused == "A shaken unit does not shoot.");
    CHECK(refused.verdict.title == "A shaken unit does not shoot.");
    CHECK(refused.value("x") == "?");
    const Played allowed = playSteps(steps, {{"shooter.shaken", "no"}}, {4});
    CHECK_FALSE(allowed.verdict.refused);
    CHECK(allowed.value("x") == "4");
}

TEST_CASE("a refusal without a condition always refuses")
{
    CHECK(playSteps(R"([{ "refuse": "Nobody shoots at {target}." }])").verdict.refused == "Nobody shoots at target.");
}

TEST_CASE("a reminder is shown and changes nothing")
{
    const std::string steps =
        R"([{ "remind": "Measure from the centre.", "when": { "flank": true } }, { "let": "x", "value": 1 }])";
    const Played played = playSteps(steps, {{"flank", "yes"}});
    CHECK(played.verdict.reminders == std::vector<std::string>{"Measure from the centre."});
    CHECK(played.value("x") == "1");
    CHECK(playSteps(steps, {{"flank", "no"}}).verdict.reminders.empty());
}

TEST_CASE("let names a number, a flag or a choice")
{
    CHECK(playSteps(R"([{ "let": "points", "value": { "sum": [2, 3] }, "unit": "points", "label": "fire points" }])")
              .lines(LineKind::Value)
          == "fire points: 5 points = 2 + 3");
    CHECK(playSteps(R"([{ "let": "far", "is": { "distance": { "above": 5 } } }])", {{"distance", "5.5"}}).value("far")
          == "true");
    CHECK(playSteps(R"([{ "let": "arm", "choices": { "foot": "on foot", "horse": "mounted" }, "value": "horse" }])")
              .lines(LineKind::Value)
          == "arm: mounted");
    CHECK(playSteps(R"([{ "let": "place", "choices": "cover", "value": "target.cover" }])", {{"target.cover", "hard"}})
              .value("place")
          == "hard");
}

TEST_CASE("a let whose condition fails gives nothing")
{
    CHECK(playSteps(R"([{ "let": "x", "value": 1, "when": { "flank": true } }])").value("x") == "?");
}

TEST_CASE("a later let of the same name replaces the value")
{
    CHECK(playSteps(R"([{ "let": "x", "value": 1 }, { "let": "x", "value": { "sum": ["x", 5] } }])").value("x") == "6");
}

TEST_CASE("let with add begins at nought")
{
    CHECK(playSteps(R"([{ "let": "x", "add": 3 }, { "let": "x", "add": 4 }, { "let": "x", "add": null }])").value("x")
          == "7");
}

TEST_CASE("a band is the first limit that is not passed, limits included")
{
    const std::string steps =
        R"([{ "let": "band", "band": "distance", "limits": { "short": 4, "long": "shooter.reach", "extreme": 20 },
      "labels": { "short": "short range" }, "beyond": { "refuse": "{distance} is out of range." } }])";
    const auto band = [&](const char* distance, const char* type) {
        return playSteps(steps, {{"distance", distance}, {"shooter.type", type}});
    };
    CHECK(band("0", "guards").value("band") == "short");
    CHECK(band("4", "guards").value("band") == "short");
    CHECK(band("4.001", "guards").value("band") == "long");
    CHECK(band("10", "guards").value("band") == "long");
    CHECK(band("10.5", "guards").value("band") == "extreme");
    CHECK(band("10", "raiders").value("band") == "extreme");  // they have no reach: that limit is skipped
    CHECK(band("20", "raiders").value("band") == "extreme");
    CHECK(band("20.5", "raiders").verdict.refused == "20.5 is out of range.");
    CHECK(band("2", "guards").lines(LineKind::Value) == "band: short range");
    CHECK(band("12", "guards").lines(LineKind::Value) == "band: extreme");
}

TEST_CASE("a table read gives the value itself, or a value for each column")
{
    CHECK(playSteps(R"([{ "let": "killed", "table": "losses", "by": [5] }])").value("killed") == "1");
    const auto ruleset =
        RulesetBuilder()
            .file("more.json", R"({ "tables": [ { "id": "results", "title": "Results", "inputs": [ { "id": "score" } ],
        "outputs": { "killed": "number", "disorganised": "flag", "order": { "choices": { "stand": "stand", "rout": "rout" } } },
        "rows": [ { "score": { "to": 0 }, "killed": 0, "disorganised": false, "order": null }, { "score": { "from": 1 }, "killed": 2, "disorganised": true, "order": "rout" } ] } ] })")
            .steps(R"([{ "let": "line", "table": "results", "by": ["wind"] }, { "say": "{line.order}" }])")
            .sound();
    const Played played = play(*ruleset, "tried", {{"wind", "1"}});
    CHECK(played.value("line.killed") == "2");
    CHECK(played.value("line.disorganised") == "true");
    CHECK(played.value("line.order") == "rout");
    CHECK(play(*ruleset, "tried", {{"wind", "0"}}).value("line.order") == "none");
}

TEST_CASE("a sum adds its base and the modifiers that apply")
{
    const std::string steps = R"([{ "sum": "score", "of": ["wind", 10], "modifiers": "shooting" }])";
    CHECK(playSteps(steps, {{"wind", "3"}}).value("score") == "13");
    CHECK(playSteps(steps, {{"wind", "3"}, {"target.cover", "soft"}}).value("score") == "12");
    const Played both = playSteps(steps, {{"wind", "3"}, {"target.cover", "soft"}, {"flank", "yes"}});
    CHECK(both.value("score") == "14");
    CHECK(both.applied() == "soft-cover -1, flank-shot +2");
    CHECK(playSteps(R"([{ "sum": "score", "modifiers": "shooting" }])").value("score") == "0");
}

TEST_CASE("a sum is held within its bounds, and says so")
{
    const std::string steps = R"([{ "sum": "shift", "of": ["wind"], "within": [-2, 2] }])";
    CHECK(playSteps(steps, {{"wind", "5"}}).value("shift") == "2");
    CHECK(playSteps(steps, {{"wind", "-5"}}).value("shift") == "-2");
    CHECK(playSteps(steps, {{"wind", "-2"}}).value("shift") == "-2");
    CHECK(playSteps(steps, {{"wind", "5"}}).lines(LineKind::Sum) == "shift: 2 (+5, limited) = wind 5");
    CHECK(playSteps(steps, {{"wind", "1"}}).lines(LineKind::Sum) == "shift: 1 = wind 1");
}

TEST_CASE("a sum takes several lists of modifiers")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "modifiers": { "weather": [ { "id": "gale", "label": "gale", "amount": { "times": ["wind", -1] }, "when": { "wind": { "above": 5 } } }, { "id": "daylight", "label": "daylight", "amount": 1 } ] } })")
            .steps(R"([{ "sum": "score", "modifiers": ["shooting", "weather"] }])")
            .sound();
    CHECK(play(*ruleset, "tried", {{"wind", "6"}, {"flank", "yes"}}).applied()
          == "flank-shot +2, gale -6, daylight +1");
    CHECK(play(*ruleset, "tried", {{"wind", "5"}}).applied() == "daylight +1");
    CHECK(play(*ruleset, "tried", {{"wind", "5"}}).because("daylight") == "always");
}

TEST_CASE("of modifiers with the same once word only the first that applies counts")
{
    const auto ruleset = RulesetBuilder()
                             .file("more.json", R"({ "modifiers": { "charge": [
        { "id": "hill", "label": "downhill", "amount": 2, "once": "ground", "when": { "wind": { "at-least": 1 } } },
        { "id": "road", "label": "on a road", "amount": 1, "once": "ground" },
        { "id": "fresh", "label": "fresh", "amount": 4, "once": "men" } ] } })")
                             .steps(R"([{ "sum": "score", "modifiers": "charge" }])")
                             .sound();
    const Played downhill = play(*ruleset, "tried", {{"wind", "1"}});
    CHECK(downhill.applied() == "hill +2, fresh +4");
    CHECK(downhill.value("score") == "6");
    CHECK(downhill.because("road") == "the same circumstance already counts");
    CHECK(play(*ruleset, "tried", {{"wind", "0"}}).applied() == "road +1, fresh +4");
}

TEST_CASE("effects change attributes now or later")
{
    const std::string steps =
        R"([{ "effect": { "target.stands": { "subtract": 1 }, "target.shaken": true, "target.cover": "hard" } },
      { "effect": { "shooter.stands": { "add": "wind" } }, "at": "end-of-turn" }, { "let": "x", "value": { "sum": ["target.stands", "shooter.stands"] } }])";
    const Played played = playSteps(steps, {{"target.stands", "5"}, {"shooter.stands", "3"}, {"wind", "2"}});
    CHECK(
        played.effects()
        == "target.stands 5>4 now, target.shaken false>true now, target.cover open>hard now, shooter.stands 3>5 end-of-turn");
    CHECK(played.value("x") == "7");  // 4 + 3: the later one has not come about yet
    CHECK(played.after("shooter.stands") == "5");
    CHECK(played.after("target.shaken") == "true");
}

TEST_CASE("effects wait for the end of the sub-phase and of the phase")
{
    const std::string steps =
        R"([{ "effect": { "target.stands": { "subtract": 1 } }, "at": "end-of-subphase" }, { "effect": { "target.stands": { "subtract": 1 } }, "at": "end-of-phase" }])";
    const Played played = playSteps(steps, {{"target.stands", "5"}});
    CHECK(played.effects() == "target.stands 5>4 end-of-subphase, target.stands 4>3 end-of-phase");
    CHECK(played.value("target.stands") == "5");
    CHECK(played.after("target.stands") == "3");
}

TEST_CASE("an effect stops at the bounds of the attribute")
{
    CHECK(playSteps(R"([{ "effect": { "target.stands": { "subtract": 9 } } }])", {{"target.stands", "5"}})
              .after("target.stands")
          == "0");
    CHECK(playSteps(R"([{ "effect": { "target.stands": { "add": 90 } } }])", {{"target.stands", "5"}})
              .after("target.stands")
          == "40");
    CHECK(playSteps(R"([{ "effect": { "target.stands": { "sum": [50, 1] } } }])", {{"target.stands", "5"}})
              .after("target.stands")
          == "40");
    CHECK(playSteps(R"([{ "effect": { "target.stands": { "subtract": [1, 3] } } }])", {{"target.stands", "5"}})
              .after("target.stands")
          == "0");  // set to 1 - 3
}

TEST_CASE("a value that is none changes nothing")
{
    const std::string steps =
        R"([{ "effect": { "target.stands": { "subtract": "shooter.reach" }, "target.figures": "shooter.reach" } }])";
    const Played played =
        playSteps(steps, {{"shooter.type", "raiders"}, {"target.stands", "5"}, {"target.figures", "60"}});
    CHECK(played.effects().empty());
    CHECK(played.after("target.stands") == "5");
    CHECK(played.after("target.figures") == "60");
}

TEST_CASE("an effect on what was not given tells the change")
{
    const Played played = playSteps(R"([{ "effect": { "target.figures": { "subtract": 2 } } }])");
    CHECK(played.effects() == "target.figures ?>? now");
    CHECK(played.lines(LineKind::Effect) == "target's figures: 2 figures fewer");
    CHECK(played.asks().empty());
}

TEST_CASE("what has to follow falls due")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "procedures": [ { "id": "morale", "title": "Morale test", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "let": "x", "value": 1 } ] } ] })")
            .steps(
                R"([{ "due": "morale", "for": "target", "reason": "It was hit {wind} times.", "when": { "wind": { "above": 0 } } }, { "due": "shooting", "for": { "shooter": "target", "target": "shooter" } }])")
            .sound();
    const Played played = play(*ruleset, "tried", {{"wind", "2"}});
    REQUIRE(played.verdict.due.size() == 2);
    CHECK(played.verdict.due[0].procedure == "morale");
    CHECK(played.verdict.due[0].title == "Morale test");
    CHECK(played.verdict.due[0].reason == "It was hit 2 times.");
    using Roles = std::vector<std::pair<std::string, std::string>>;
    CHECK(played.verdict.due[0].roles == Roles{{"unit", "target"}});
    CHECK(played.verdict.due[1].roles == Roles{{"shooter", "target"}, {"target", "shooter"}});
    CHECK(play(*ruleset, "tried", {{"wind", "0"}}).verdict.due.size() == 1);
}

TEST_CASE("a sentence names numbers with their word, choices by their label, and roles")
{
    const std::string steps = R"([{ "say": "{wind|gust|gusts}; {target} is {target.cover}, {shooter.shaken}." }])";
    CHECK(playSteps(steps, {{"wind", "1"}, {"target.cover", "soft"}}).verdict.title
          == "1 gust; target is in soft cover, no.");
    CHECK(playSteps(steps, {{"wind", "0"}}).verdict.title == "0 gusts; target is in the open, no.");
    CHECK(playSteps(steps, {{"wind", "2"}, {"shooter.shaken", "yes"}}).verdict.title
          == "2 gusts; target is in the open, yes.");
}

TEST_CASE("sentences are put together, and a case without any is done")
{
    CHECK(playSteps(R"([{ "say": "One." }, { "say": "Two.", "when": { "flank": true } }, { "say": "three." }])")
              .verdict.title
          == "One. Three.");
    CHECK(playSteps(R"([{ "let": "x", "value": 1 }])").verdict.title == "Done.");
}

TEST_CASE("end says its sentence and no further step is taken")
{
    const std::string steps =
        R"([{ "end": "Nothing can be hit.", "when": { "flank": true } }, { "let": "x", "value": 1 }])";
    const Played ended = playSteps(steps, {{"flank", "yes"}});
    CHECK(ended.verdict.title == "Nothing can be hit.");
    CHECK_FALSE(ended.verdict.refused);
    CHECK(ended.value("x") == "?");
    CHECK(playSteps(steps, {{"flank", "no"}}).value("x") == "1");
}

TEST_CASE("a person enters what a printed table says")
{
    const std::string steps =
        R"([{ "enter": "charge-test", "choices": { "passes": "passes", "fails": "fails" }, "question": "What does the table say?" },
      { "enter": "points", "least": -5, "most": 5, "unit": "points", "question": "How many?" }, { "say": "It {charge-test}: {points}." }])";
    CHECK(playSteps(steps).asks() == "charge-test");
    CHECK(playSteps(steps, {{"charge-test", "fails"}}).asks() == "points");
    const Played played = playSteps(steps, {{"charge-test", "fails"}, {"points", "-3"}});
    CHECK(played.verdict.title == "It fails: -3.");
    CHECK(played.lines(LineKind::Entered) == "charge test, as entered: fails / points, as entered: -3 points");
}

TEST_CASE("titles and labels are what a person sees")
{
    CHECK(playSteps(R"([{ "let": "x", "value": 1, "title": "The whole" }])").lines(LineKind::Value) == "The whole: 1");
    CHECK(playSteps(R"([{ "let": "fire-points", "value": 1 }])").lines(LineKind::Value) == "fire points: 1");
}

}  // namespace steps_test
