// The sides' own names where the rules speak of them by their roles.
#include "drumhead/resolve/words/side_names.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace side_names_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules =
    R"({ "attributes": { "side": [ { "id": "staff", "label": "staff", "type": "number", "from": "list", "default": 1, "question": "How good is its staff?" } ] },
  "procedures": [ { "id": "throw", "title": "Throw", "roles": { "first": { "kind": "side", "label": "first army" }, "second": { "kind": "side", "label": "second army" } },
    "steps": [ { "roll": "die", "title": "Throw of the first army", "sides": 10, "by": "first" }, { "roll": "again", "title": "Second army again", "sides": 10, "by": "second" },
      { "let": "lead", "label": "the first army's lead", "value": { "subtract": ["die", "again"] } }, { "say": "The first army leads by {lead}." } ] } ] })";

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
    CHECK(verdictOf(situation).title.find("The first army leads by 4.") != std::string::npos);
    situation.nameRow(0, 0, "Prussia");
    situation.nameRow(1, 0, "Austria");
    const Verdict verdict = verdictOf(situation);
    CHECK(verdict.title.find("Prussia leads by 4.") != std::string::npos);
    REQUIRE(verdict.dice.size() == 2);
    CHECK(verdict.dice[0].title == "Throw of Prussia");
    CHECK(verdict.dice[1].title == "Austria again");
    for (const VerdictLine& line : verdict.lines) {
        INFO(line.text);
        CHECK(line.text.find("army") == std::string::npos);
    }
}

TEST_CASE("only whole words are a side's role", "[resolve]")
{
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file("rules.json", rules);
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    Situation situation(*ruleset, *ruleset->findProcedure("throw"));
    situation.nameRow(0, 0, "Prussia");
    CHECK(withSideNames(situation, "of the first army") == "of Prussia");
    CHECK(withSideNames(situation, "The first army's die") == "Prussia's die");
    CHECK(withSideNames(situation, "the first armyworm") == "the first armyworm");
    CHECK(withSideNames(situation, "a first army") == "a first army");
    CHECK(withSideNames(situation, "of the second army") == "of the second army");
}

}  // namespace side_names_test
