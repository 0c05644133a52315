#include "drumhead/resolve/relevance/relevance.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include <algorithm>

namespace relevance_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

struct Asked {
    std::vector<std::string> questions;
    std::vector<std::string> recorded;
    Relevance all;
};

std::vector<std::string> names(const Situation& situation, const std::vector<FactRef>& facts)
{
    std::vector<std::string> out;
    for (const FactRef fact : facts) out.push_back(factName(situation.program(), fact));
    return out;
}

const Ruleset& rulesetOf(const std::string& steps) { return RulesetBuilder().steps(steps).kept(); }

Asked ask(const std::string& steps, const Facts& facts = {})
{
    const Situation situation = situationOf(rulesetOf(steps), "tried", facts);
    Asked asked;
    asked.all = whatMatters(situation);
    asked.questions = names(situation, asked.all.questions);
    asked.recorded = names(situation, asked.all.recorded);
    return asked;
}

using Words = std::vector<std::string>;

// Of the case, in the order of the ruleset: distance, flank, wind. Their defaults: none, no, none.
constexpr const char* flankThenWind =
    R"([{ "refuse": "No flank shots in a gale.", "when": { "flank": true, "wind": { "above": 5 } } }, { "let": "x", "value": "distance" }])";

}  // namespace

TEST_CASE("every fact that can still change something is asked")
{
    CHECK(ask(flankThenWind, {{"flank", "yes"}}).questions == Words{"distance", "flank", "wind"});
}

TEST_CASE("an earlier answer hides a later question")
{
    CHECK(ask(flankThenWind, {{"flank", "no"}}).questions == Words{"distance", "flank"});
}

TEST_CASE("a default counts as an answer for later questions")
{
    CHECK(ask(flankThenWind).questions == Words{"distance", "flank"});
}

TEST_CASE("a later answer hides an earlier question that is open, never one that was answered")
{
    // With no wind the flank can't matter any more; answered, it can still be taken back.
    CHECK(ask(flankThenWind, {{"wind", "0"}}).questions == Words{"distance"});
    CHECK(ask(flankThenWind, {{"flank", "yes"}, {"wind", "0"}}).questions == Words{"distance", "flank", "wind"});
}

TEST_CASE("what was answered stays a question as long as it matters")
{
    CHECK(ask(flankThenWind, {{"distance", "3"}, {"flank", "yes"}, {"wind", "1"}}).questions
          == Words{"distance", "flank", "wind"});
}

TEST_CASE("after a sure refusal nothing more is asked")
{
    const std::string steps =
        R"([{ "refuse": "Too far.", "when": { "distance": { "above": 10 } } }, { "let": "x", "value": "wind" }])";
    CHECK(ask(steps, {{"distance", "11"}}).questions == Words{"distance"});
    CHECK(ask(steps, {{"distance", "10"}}).questions == Words{"distance", "wind"});
    CHECK(ask(steps).questions == Words{"distance", "wind"});
}

TEST_CASE("after a sure end and beyond the last limit nothing more is asked")
{
    CHECK(ask(R"([{ "end": "Nothing.", "when": { "distance": 0 } }, { "let": "x", "value": "wind" }])",
              {{"distance", "0"}})
              .questions
          == Words{"distance"});
    const std::string band =
        R"([{ "let": "band", "band": "distance", "limits": { "near": 5 }, "beyond": { "refuse": "Too far." } }, { "let": "x", "value": "wind" }])";
    CHECK(ask(band, {{"distance", "6"}}).questions == Words{"distance"});
    CHECK(ask(band, {{"distance", "5"}}).questions == Words{"distance", "wind"});
}

TEST_CASE("the branch that is not taken is not asked about")
{
    const std::string steps =
        R"([{ "let": "x", "value": { "by": "target.cover", "open": 0, "soft": { "if": { "target.shaken": true }, "then": 1, "else": 2 }, "hard": { "if": { "target.veteran": true }, "then": 3, "else": 4 } } }])";
    CHECK(ask(steps, {{"target.cover", "open"}}).questions == Words{"target.cover"});
    CHECK(ask(steps, {{"target.cover", "soft"}}).questions == Words{"target.cover", "target.shaken"});
    CHECK(ask(steps, {{"target.cover", "hard"}}).questions == Words{"target.cover", "target.veteran"});
    CHECK(ask(R"([{ "let": "x", "value": { "if": { "distance": { "above": 3 } }, "then": "wind", "else": 1 } }])",
              {{"distance", "2"}})
              .questions
          == Words{"distance"});
}

TEST_CASE("the facts of a step that is not taken are not asked")
{
    const std::string steps =
        R"([{ "let": "x", "value": "wind", "when": { "distance": { "above": 3 } } }, { "steps": [ { "let": "y", "value": "target.figures" } ], "when": { "distance": { "above": 4 } } }])";
    CHECK(ask(steps, {{"distance", "3"}}).questions == Words{"distance"});
    CHECK(ask(steps, {{"distance", "4"}}).questions == Words{"distance", "wind"});
    CHECK(ask(steps, {{"distance", "5"}}).questions == Words{"distance", "wind", "target.figures"});
}

TEST_CASE("facts that only effects and sentences look at are recorded, not asked")
{
    const Asked asked = ask(
        R"([{ "effect": { "target.figures": { "subtract": 1 } } }, { "say": "{shooter.stands|stand|stands} shot." }, { "let": "x", "value": "wind" }])");
    CHECK(asked.questions == Words{"wind"});
    CHECK(asked.recorded == Words{"shooter.stands", "target.figures"});
}

TEST_CASE("what watches alone look at is not recorded")
{
    RulesetBuilder builder;
    builder.file(
        "watches.json",
        R"({ "watches": [ { "id": "seen", "kind": "unit", "when": { "self.veteran": true, "self.figures": 0 }, "effect": { "self.formation": "square" } } ] })");
    const std::shared_ptr<const Ruleset> ruleset =
        builder.steps(R"([{ "effect": { "target.figures": { "subtract": 1 } } }])").sound();
    const Situation situation = situationOf(*ruleset, "tried", {});
    CHECK(names(situation, whatMatters(situation).recorded) == Words{"target.figures"});
}

TEST_CASE("the rows of a role are asked one by one")
{
    const std::string steps =
        R"([{ "each": "firer", "steps": [ { "let": "firer.loses", "is": { "firer.shaken": true, "firer.figures": { "below": 10 } } } ] }])";
    CHECK(ask(steps, {{"firer.1.figures", "10"}, {"firer.2.figures", "9"}}).questions
          == Words{"firer.1.figures", "firer.2.figures", "firer.2.shaken"});
}

TEST_CASE("the dice leave open what depends on them")
{
    const std::string steps =
        R"([{ "roll": "die", "sides": 6 }, { "let": "x", "value": "wind", "when": { "die": { "above": 5 } } }])";
    CHECK(ask(steps).questions == Words{"wind"});
    CHECK(
        ask(R"([{ "roll": "hits", "sides": 6, "dice": 0 }, { "let": "x", "value": "wind", "when": { "hits": { "above": 0 } } }])")
            .questions.empty());
}

TEST_CASE("what a further round may change is still asked about")
{
    // x is 1 after the first round but may come to more, and then the wind counts.
    const std::string steps =
        R"([{ "let": "x", "value": 0 }, { "repeat": [ { "let": "x", "value": { "sum": ["x", 1] } }, { "roll": "die", "sides": 6 } ], "while": { "die": 6 } }, { "let": "y", "value": "wind", "when": { "x": { "at-least": 5 } } }])";
    CHECK(ask(steps).questions == Words{"wind"});
    const std::string inside =
        R"([{ "let": "x", "value": 0 }, { "repeat": [ { "let": "y", "value": "wind", "when": { "x": { "at-least": 5 } } }, { "let": "x", "value": { "sum": ["x", 1] } } ], "while": { "x": { "below": 9 } } }])";
    CHECK(ask(inside).questions == Words{"wind"});
    CHECK(play(rulesetOf(inside), "tried").asks() == "wind");
}

TEST_CASE("loops within loops are looked at in no time")
{
    std::string steps = R"({ "let": "x", "add": 1 })";
    for (int i = 0; i < 25; ++i) steps = R"({ "repeat": [ )" + steps + R"( ], "while": { "wind": 1 } })";
    CHECK(ask("[" + steps + "]").questions == Words{"wind"});
}

TEST_CASE("what a group comes to is not known from all the rows together")
{
    // Together 12 figures, in two groups 6 each: the wind counts only for groups below 10.
    const std::string steps =
        R"([{ "group": "firer", "by": ["firer.cover"], "steps": [ { "let": "men", "value": { "total": "firer", "of": "firer.figures" } }, { "let": "x", "value": "wind", "when": { "men": { "below": 10 } } } ] }])";
    const Facts two = {{"firer.1.figures", "6"}, {"firer.2.figures", "6"}, {"firer.2.cover", "soft"}};
    CHECK(play(rulesetOf(steps), "tried", two).asks() == "wind");
    const Asked asked = ask(steps, two);
    CHECK(std::count(asked.questions.begin(), asked.questions.end(), "wind") == 1);
}

TEST_CASE("what one group leaves for the next is not known from going through the steps once")
{
    // Two groups: the second finds a 1, and then the wind counts.
    const std::string steps =
        R"([{ "let": "groups", "value": 0 }, { "group": "firer", "by": ["firer.cover"], "steps": [ { "let": "x", "value": "wind", "when": { "groups": 1 } }, { "let": "groups", "value": { "sum": ["groups", 1] } } ] }])";
    const Facts two = {{"firer.2.cover", "soft"}};
    CHECK(play(rulesetOf(steps), "tried", two).asks() == "wind");
    const Asked asked = ask(steps, two);
    CHECK(std::count(asked.questions.begin(), asked.questions.end(), "wind") == 1);
}

TEST_CASE("what some or every row of a group is, is not known from all the rows together")
{
    // Some firer is shaken, but none in the open: the wind counts for that group.
    const std::string steps =
        R"([{ "group": "firer", "by": ["firer.cover"], "steps": [ { "let": "x", "value": "wind", "when": { "not": { "some": "firer", "where": { "firer.shaken": true } } } } ] }])";
    const Facts two = {{"firer.2.cover", "soft"}, {"firer.2.shaken", "yes"}};
    CHECK(play(rulesetOf(steps), "tried", two).asks() == "wind");
    const Asked asked = ask(steps, two);
    CHECK(std::count(asked.questions.begin(), asked.questions.end(), "wind") == 1);
}

TEST_CASE("reminders are told while they may apply")
{
    const std::string steps =
        R"([{ "remind": "Mind the {target}.", "when": { "distance": { "above": 3 } } }, { "remind": "Always." }])";
    CHECK(ask(steps).all.reminders == Words{"Mind the target.", "Always."});
    CHECK(ask(steps, {{"distance", "2"}}).all.reminders == Words{"Always."});
}

TEST_CASE("the preview tells which modifiers apply, do not, or depend on what is open")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "modifiers": { "weather": [ { "id": "gale", "label": "gale", "amount": -3, "when": { "wind": { "above": 5 } } }, { "id": "daylight", "label": "daylight", "amount": "wind" } ] } })")
            .steps(R"([{ "sum": "score", "title": "The score", "modifiers": ["shooting", "weather"] }])")
            .sound();
    using State = ModifierPreview::State;
    const auto preview = [&](const Facts& facts) {
        return whatMatters(situationOf(*ruleset, "tried", facts)).modifiers;
    };
    const std::vector<ModifierPreview> open = preview({{"target.cover", "soft"}});
    REQUIRE(open.size() == 4);
    CHECK(open[0].modifier->id == "soft-cover");
    CHECK(open[0].state == State::Applies);
    CHECK(open[0].amount == Number(-1));
    CHECK(open[0].because == "target's cover is in soft cover");
    CHECK(open[0].step == "score");
    CHECK(open[0].stepTitle == "The score");
    CHECK(open[1].state == State::DoesNot);  // no flank shot unless told
    CHECK(open[1].because == "shot in the flank: no");
    CHECK(open[2].state == State::Open);
    CHECK(open[2].because.empty());
    CHECK(open[3].state == State::Open);  // applies, but by how much?
    const std::vector<ModifierPreview> known = preview({{"wind", "6"}});
    CHECK(known[2].state == State::Applies);
    CHECK(known[2].because == "wind is 6 (above 5)");
    CHECK(known[3].amount == Number(6));
}

TEST_CASE("the preview tells the row of a role that is summed up row by row")
{
    const auto ruleset =
        RulesetBuilder()
            .file(
                "more.json",
                R"({ "modifiers": { "state": [ { "id": "shaken", "label": "shaken", "amount": -1, "when": { "firer.shaken": true } } ] } })")
            .steps(R"([{ "each": "firer", "steps": [ { "sum": "firer.score", "modifiers": "state" } ] }])")
            .sound();
    const std::vector<ModifierPreview> modifiers =
        whatMatters(situationOf(*ruleset, "tried", {{"firer.2.shaken", "yes"}})).modifiers;
    REQUIRE(modifiers.size() == 2);
    CHECK(modifiers[0].rowLabel == "firer 1");
    CHECK(modifiers[0].state == ModifierPreview::State::DoesNot);
    CHECK(modifiers[1].rowLabel == "firer 2");
    CHECK(modifiers[1].row == 1);
    CHECK(modifiers[1].state == ModifierPreview::State::Applies);
}

}  // namespace relevance_test
