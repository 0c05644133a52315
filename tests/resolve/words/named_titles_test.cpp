// Titles and labels of the rules that name roles: by the names of those in them, else by the roles' own labels.
#include "drumhead/resolve/labels.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace named_titles_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules =
    R"({ "attributes": { "side": [ { "id": "staff", "label": "staff", "type": "number", "from": "list", "default": 1, "question": "How good is its staff?" } ] },
  "procedures": [ { "id": "throw", "title": "Throw", "roles": { "first": { "kind": "side", "label": "first army" }, "second": { "kind": "side", "label": "second army" } },
    "steps": [ { "roll": "die", "title": "Throw of {first}", "sides": 10, "by": "first" }, { "roll": "again", "title": "{second}: again", "sides": 10, "by": "second" },
      { "let": "lead", "label": "{first}'s lead", "value": { "subtract": ["die", "again"] } }, { "say": "{first} leads by {lead}." } ] } ] })";

Verdict verdictOf(Situation& situation)
{
    Resolution resolution(situation);
    ScriptedDice dice({7, 3});
    REQUIRE(resolution.run(dice).kind == Pause::Kind::Finished);
    return makeVerdict(resolution);
}

}  // namespace

TEST_CASE("a verdict speaks of the sides by their names where it knows them", "[resolve]")
{
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file("rules.json", rules);
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    Situation situation(*ruleset, *ruleset->findProcedure("throw"));
    CHECK(verdictOf(situation).title.find("First army leads by 4.") != std::string::npos);
    situation.nameRow(0, 0, "Prussia");
    situation.nameRow(1, 0, "Austria");
    const Verdict verdict = verdictOf(situation);
    CHECK(verdict.title.find("Prussia leads by 4.") != std::string::npos);
    REQUIRE(verdict.dice.size() == 2);
    CHECK(verdict.dice[0].title == "Throw of Prussia");
    CHECK(verdict.dice[1].title == "Austria: again");
    for (const VerdictLine& line : verdict.lines) {
        INFO(line.text);
        CHECK(line.text.find("army") == std::string::npos);
    }
}

TEST_CASE("a title names the roles by their own labels where nobody is named", "[resolve]")
{
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file("rules.json", rules);
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    Situation situation(*ruleset, *ruleset->findProcedure("throw"));
    const Verdict verdict = verdictOf(situation);
    REQUIRE(verdict.dice.size() == 2);
    CHECK(verdict.dice[0].title == "Throw of first army");
    CHECK(verdict.dice[1].title == "second army: again");
}

TEST_CASE("a role's label may name another role", "[resolve]")
{
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file(
        "rules.json",
        R"({ "attributes": { "side": [ { "id": "staff", "label": "staff", "type": "number", "from": "list", "default": 1, "question": "How good?" } ],
    "leader": [ { "id": "skill", "label": "skill", "type": "number", "from": "list", "default": 1, "question": "How good?" } ] },
  "procedures": [ { "id": "throw", "title": "Throw", "roles": { "leader": { "kind": "leader", "label": "{army}'s leader", "ally-of": "army" }, "army": { "kind": "side", "label": "army" } },
    "steps": [ { "say": "Done.", "when": { "leader.skill": 1 } } ] } ] })");
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    Situation situation(*ruleset, *ruleset->findProcedure("throw"));
    const FactRef skill{situation.program().findSlot("leader.skill"), 0};
    CHECK(roleLabel(situation, 0, 0) == "army's leader");
    CHECK(factLabel(situation, skill) == "army's leader's skill");
    situation.nameRow(1, 0, "<b>Prussia</b>");
    CHECK(factLabel(situation, skill) == "<b>Prussia</b>'s leader's skill");
    situation.nameRow(0, 0, "Frederick");
    CHECK(factLabel(situation, skill) == "Frederick's skill");
}

TEST_CASE("within each row of a role a title names that row, once")
{
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file(
        "rules.json",
        R"({ "attributes": { "unit": [ { "id": "stands", "label": "stands", "type": "number", "from": "list", "default": 1, "question": "How many?" } ] },
  "procedures": [ { "id": "shot", "title": "Shot", "roles": { "aim": { "kind": "unit", "label": "aim" } },
      "steps": [ { "roll": "die", "sides": 6 }, { "say": "{die} on {aim}." } ], "outcome": [ { "word": "Hit", "of": "aim", "when": { "die": { "at-least": 4 } } }, { "word": "Miss", "of": "aim" } ] },
    { "id": "volley", "title": "Volley", "roles": { "target": { "kind": "unit", "label": "target", "many": true } },
      "steps": [ { "each": "target", "steps": [ { "roll": "target.mark", "title": "Mark of {target}", "sides": 6 }, { "say": "Marked {target.mark}." },
        { "do": "shot", "title": "Shot at {target}", "roles": { "aim": "target" } } ] } ] } ] })");
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    Situation situation(*ruleset, *ruleset->findProcedure("volley"));
    situation.setRows(0, 2);
    const auto verdictNow = [&] {
        Resolution resolution(situation);
        ScriptedDice dice({1, 5, 2, 3});
        REQUIRE(resolution.run(dice).kind == Pause::Kind::Finished);
        return makeVerdict(resolution);
    };
    Verdict verdict = verdictNow();
    REQUIRE(verdict.stages.size() == 2);
    CHECK(verdict.stages[0].title == "Shot at target 1");
    situation.nameRow(0, 0, "1st Foot");
    situation.nameRow(0, 1, "2nd Foot");
    verdict = verdictNow();
    REQUIRE(verdict.stages.size() == 2);
    CHECK(verdict.stages[0].title == "Shot at 1st Foot");
    CHECK(verdict.stages[1].title == "Shot at 2nd Foot");
    CHECK(verdict.stages[1].told.find("on 1st Foot") == std::string::npos);
    REQUIRE(verdict.dice.size() == 4);
    CHECK(verdict.dice[0].title == "Mark of 1st Foot");
    CHECK(verdict.dice[2].title == "Mark of 2nd Foot");
    REQUIRE(verdict.outcomes.size() == 2);
    for (const VerdictOutcome& outcome : verdict.outcomes) CHECK(outcome.stage == "Shot at " + outcome.who);
}

}  // namespace named_titles_test
