// What a case came to, as the card, the copies and the players' window show it.
#include "drumhead/resolve/session/case_result.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"

namespace case_result_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

CaseResult resultOf(const Played& played)
{
    return caseResult(played.resolution.situation(), played.verdict, thrownDice(played.resolution));
}

}  // namespace

TEST_CASE("several changes of one attribute are one, with what it was and what it is")
{
    const CaseResult result = resultOf(playSteps(R"([{ "effect": { "target.stands": { "subtract": 1 } } },
                               { "effect": { "target.stands": { "subtract": 2 } } },
                               { "effect": { "target.shaken": true }, "at": "end-of-turn" }])",
                                                 {{"target.stands", "5"}, {"target.shaken", "no"}}));
    REQUIRE(result.changes.size() == 1);
    CHECK(result.changes[0].who == "Target");
    REQUIRE(result.changes[0].attributes.size() == 2);
    const AttributeChange& stands = result.changes[0].attributes[0];
    CHECK(stands.label == "stands");
    CHECK(stands.before == "5");
    CHECK(stands.after == "2");
    CHECK(stands.when == EffectTime::Now);
    CHECK(result.changes[0].attributes[1].when == EffectTime::EndOfTurn);
}

TEST_CASE("what stays as it was and bookkeeping are no changes")
{
    const CaseResult result = resultOf(playSteps(R"([{ "effect": { "target.shaken": true } },
                                                     { "effect": { "target.stands": { "subtract": 1 } }, "quiet": true }])",
                                                 {{"target.stands", "5"}, {"target.shaken", "yes"}}));
    CHECK(result.changes.empty());
}

TEST_CASE("a refusal is the outcome of its case, with the reason in one line")
{
    const CaseResult result = resultOf(playSteps(R"([{ "refuse": "Nobody is there." }])"));
    REQUIRE(result.outcomes.size() == 1);
    CHECK(result.outcomes[0].word == "Refused");
    CHECK((result.outcomes[0].sign == OutcomeSign::Refused));
    CHECK(result.outcomes[0].line == "Nobody is there.");
}

TEST_CASE("the result is told in two lines")
{
    Played played = playSteps(R"([{ "say": "Done at last." }])");
    VerdictOutcome outcome;
    outcome.word = "Rout";
    outcome.who = "2nd Guard";
    outcome.line = "16 inches straight back";
    played.verdict.outcomes = {outcome};
    CaseResult result = resultOf(played);
    CHECK(shortText(result) == "Rout · 2nd Guard · 16 inches straight back\nTried");
    AttributeChange figures;
    figures.before = "24";
    figures.after = "20";
    figures.isStrength = true;
    result.changes = {{"2nd Guard", {figures}}};
    CHECK(shortText(result) == "Rout · 2nd Guard 24 → 20\nTried");
    CHECK(outcomeSpoken(result, outcome) == "Rout, 2nd Guard, 24 to 20, 16 inches straight back");
}

}  // namespace case_result_test
