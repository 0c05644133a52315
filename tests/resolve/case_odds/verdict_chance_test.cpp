// How likely a verdict was: the line speaks of the outcome that leads it.
#include "drumhead/resolve/case_odds/verdict_chance.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace verdict_chance_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// A shot of one die: under 3 nothing, at 3 disorder, then one stand, and at 6 two.
constexpr const char* shot = R"({ "procedures": [ { "id": "shot", "title": "Shot",
    "roles": { "shooter": { "kind": "unit", "label": "shooter" }, "aim": { "kind": "unit", "label": "aim" } },
    "steps": [ { "roll": "die", "sides": 6 },
      { "let": "killed", "label": "stands killed", "value": { "if": { "die": { "at-least": 4 } }, "then": { "if": { "die": 6 }, "then": 2, "else": 1 }, "else": 0 } },
      { "say": "{killed|stand|stands} killed." } ],
    "outcome": [
      { "word": "{killed|stand|stands} lost", "of": "aim", "tone": "bad", "rank": 60, "when": { "killed": { "at-least": 1 } } },
      { "word": "Disorganised", "of": "aim", "tone": "warning", "rank": 50, "when": { "die": 3 } },
      { "word": "No effect", "of": "aim", "rank": 10 } ] } ] })";

std::string chanceAt(int face)
{
    static const std::shared_ptr<const Ruleset> rules = RulesetBuilder().file("shot.json", shot).sound();
    CaseInHand session(*rules, *rules->findProcedure("shot"));
    session.acceptDice({face});
    REQUIRE(session.isFinished());
    const std::optional<VerdictChance> chance = VerdictChance::of(session);
    REQUIRE(chance);
    return chance->text({});
}

}  // namespace

TEST_CASE("the chance is that of the headline, with how likely it was to be as good or as bad")
{
    CHECK(chanceAt(3) == "Disorganised: 17 %. This good or better: 50 %. This bad or worse: 67 %.");
    CHECK(chanceAt(1) == "No effect: 33 %");
}

TEST_CASE("of a headline that names a figure the chance of as many tells")
{
    CHECK(chanceAt(5) == "1+ stands killed: 50 %");
}

}  // namespace verdict_chance_test
