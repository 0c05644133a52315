// What a case came to, in a word: the outcomes that procedures name.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/odds/odds.hpp"

namespace outcome_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({
  "attributes": { "unit": [ { "id": "men", "label": "men", "type": "number", "from": "list", "least": 0, "default": 10, "question": "?" } ],
                  "case": [ { "id": "range", "label": "range", "type": "number", "question": "?" } ] },
  "choice-lists": { "fate": { "routs": "routs", "holds": "holds" } },
  "procedures": [
    { "id": "test", "title": "Test", "roles": { "unit": { "kind": "unit", "label": "unit" } },
      "outcome": [
        { "word": "Rout", "of": "unit", "tone": "bad", "sign": "rout", "rank": 80, "when": { "fate": "routs" } },
        { "word": "Holds", "of": "unit", "tone": "good", "sign": "hold", "rank": 40 } ],
      "steps": [ { "roll": "die", "sides": 6 }, { "let": "fate", "choices": "fate", "value": { "if": { "die": { "at-most": 3 } }, "then": "routs", "else": "holds" } } ] },
    { "id": "fire", "title": "Fire", "roles": { "firer": { "kind": "unit", "label": "firer" }, "target": { "kind": "unit", "label": "target" } },
      "outcome": [
        { "word": "{hits|hit|hits}", "of": "target", "tone": "bad", "sign": "hits", "rank": 50, "line": "{firer} fires at {range}.", "when": { "hits": { "at-least": 1 } } },
        { "word": "No hit", "of": "target", "rank": 20, "when": { "hits": 0 } },
        { "word": "Fires", "of": "firer", "rank": 30 } ],
      "steps": [
        { "refuse": "Too far.", "when": { "range": { "above": 20 } } },
        { "end": "No one fires.", "when": { "range": 0 } },
        { "roll": "hits", "dice": 2, "sides": 6, "count": { "at-least": 5 } },
        { "effect": { "target.men": { "subtract": "hits" } } },
        { "do": "test", "roles": { "unit": "target" }, "when": { "hits": { "at-least": 1 } } } ] },
    { "id": "volley", "title": "Volley", "roles": { "firer": { "kind": "unit", "label": "firer", "many": true } },
      "outcome": [ { "word": "{firer.share}", "of": "firer", "when": { "firer.share": { "at-least": 6 } } } ],
      "steps": [ { "each": "firer", "steps": [ { "let": "firer.share", "value": { "divide": ["firer.men", 2], "round": "down" } } ] } ] },
    { "id": "plain", "title": "Plain", "steps": [ { "say": "It is so." } ] } ] })";

const Ruleset& ruleset() { return RulesetBuilder::empty().file("rules.json", rules).kept(); }

std::string outcomes(const Played& played)
{
    std::string text;
    for (const VerdictOutcome& each : played.verdict.outcomes) {
        text += (text.empty() ? "" : " | ") + outcomeText(each) + (each.line.empty() ? "" : ": " + each.line)
            + (each.stage.empty() ? "" : " [" + each.stage + "]");
    }
    return text;
}

std::string fired(int range, std::vector<int> dice)
{
    return outcomes(play(ruleset(), "fire", {{"range", std::to_string(range)}}, std::move(dice)));
}

}  // namespace

TEST_CASE("The most serious outcome leads, those of procedures within the case too")
{
    CHECK(fired(5, {6, 5, 1}) == "Rout · Target [Test] | 2 hits · Target: Firer fires at 5. | Fires · Firer");
    CHECK(fired(5, {6, 1, 6}) == "1 hit · Target: Firer fires at 5. | Holds · Target [Test] | Fires · Firer");
    const Played played = play(ruleset(), "fire", {{"range", "5"}}, {6, 5, 1});
    CHECK(played.verdict.outcomes[0].tone == OutcomeTone::Bad);
    CHECK(played.verdict.outcomes[0].sign == OutcomeSign::Rout);
    CHECK(played.verdict.outcomes[0].role == "target");
}

TEST_CASE("A procedure that was not run has no outcome, and of a list the first that holds counts")
{
    CHECK(fired(5, {1, 1}) == "Fires · Firer | No hit · Target");
    CHECK(fired(0, {}) == "Fires · Firer");
}

TEST_CASE("A refusal is an outcome, and a case that goes on has none")
{
    CHECK(fired(21, {}) == "Refused: Too far.");
    CHECK(fired(5, {6}).empty());
}

TEST_CASE("Of a role that may be many each row has its own outcome")
{
    const Played played =
        play(ruleset(), "volley", {{"firer.1.men", "12"}, {"firer.2.men", "4"}, {"firer.3.men", "20"}});
    CHECK(outcomes(played) == "6 · Firer 1 | 10 · Firer 3");
    CHECK(played.verdict.outcomes[1].role == "firer.3");
}

TEST_CASE("Where the rules name no outcome there is none") { CHECK(outcomes(play(ruleset(), "plain")).empty()); }

}  // namespace outcome_test
