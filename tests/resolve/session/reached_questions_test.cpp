// Which questions a case may really stop at.
#include "drumhead/resolve/session/reached_questions.hpp"

#include "drumhead/resolve/session/case_in_hand.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace reached_questions_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

std::vector<std::string> open(const std::string& steps, const std::vector<std::string>& answers = {})
{
    const Ruleset& ruleset = RulesetBuilder().steps(steps).kept();
    CaseInHand session(ruleset, *ruleset.findProcedure("tried"));
    session.prefill(answers);
    std::vector<std::string> names;
    for (const FactRef each : session.openQuestions()) names.push_back(factName(session.program(), each));
    return names;
}

}  // namespace

TEST_CASE("Questions behind the first throw are open before it is made")
{
    const std::string steps =
        R"([{ "roll": "die", "sides": 6 }, { "say": "Far.", "when": { "die": { "at-least": 3 }, "distance": { "above": 5 } } }, { "let": "x", "value": "die" }])";
    CHECK(open(steps) == std::vector<std::string>{"distance"});
    CHECK(open(steps, {"distance=4"}).empty());
}

TEST_CASE("A question on a way that no dice lead to is not asked")
{
    CHECK(open(R"([{ "roll": "die", "sides": 6 }, { "let": "high", "is": { "die": { "above": 6 } } },
                   { "say": "Far.", "when": { "high": true, "distance": { "above": 5 } } } ])")
              .empty());
}

TEST_CASE("Once dice were thrown only what stops the case is asked")
{
    const Ruleset& ruleset =
        RulesetBuilder()
            .steps(
                R"([{ "roll": "die", "sides": 6 }, { "say": "Far.", "when": { "distance": { "above": 5 }, "die": 1 } }, { "roll": "other", "sides": 6 },
                       { "say": "Windy.", "when": { "other": 6, "wind": { "above": 1 } } }])")
            .kept();
    CaseInHand session(ruleset, *ruleset.findProcedure("tried"));
    CHECK(session.openQuestions().size() == 2);
    session.acceptDice({1});
    REQUIRE(session.pause().kind == Pause::Kind::Answer);
    CHECK(session.openQuestions().size() == 1);
    session.prefill({"distance=3"});
    CHECK(session.openQuestions().empty());
}

}  // namespace reached_questions_test
