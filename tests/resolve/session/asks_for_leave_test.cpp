// A question that only asks whether the rules allow the case is told from one that changes what comes of it.
#include "drumhead/resolve/session/asks_for_leave.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace asks_for_leave_test {

using namespace drumhead;

namespace {

constexpr const char* gate = R"({
  "attributes": { "case": [
    { "id": "open", "label": "open", "type": "flag", "default": true, "question": "Is the gate open?" },
    { "id": "hour", "label": "hour", "type": "choice", "choices": { "day": "by day", "night": "by night" }, "default": "day", "question": "When?" },
    { "id": "loud", "label": "loud", "type": "flag", "default": false, "question": "Loud?" },
    { "id": "paces", "label": "paces", "type": "number", "least": 1, "most": 9, "default": 2, "question": "How far?" } ] },
  "procedures": [
    { "id": "pass", "title": "Pass", "roles": {},
      "steps": [
        { "refuse": "Shut.", "when": { "open": false } },
        { "title": "The guard", "when": { "hour": "night" }, "steps": [
          { "roll": "guard", "dice": 1, "sides": 6 },
          { "refuse": "Taken.", "when": { "guard": 1 } } ] },
        { "let": "way", "value": { "if": { "loud": true }, "then": 0, "else": "paces" } } ] } ] })";

}  // namespace

TEST_CASE("A question asks for leave where every other answer is refused", "[session]")
{
    const Ruleset& rules = test::RulesetBuilder::empty().file("gate.json", gate).kept();
    CaseInHand hand(rules, *rules.findProcedure("pass"));
    const auto asks = [&hand](const char* name) { return asksForLeave(hand, *findFact(hand.program(), name)); };
    REQUIRE(hand.isFinished());
    CHECK(asks("open"));
    CHECK_FALSE(asks("loud"));   // the way is another
    CHECK_FALSE(asks("hour"));   // by night somebody throws first
    CHECK_FALSE(asks("paces"));  // a number is never only leave
    hand.answer(*findFact(hand.program(), "open"), Value::flag(false));
    CHECK_FALSE(asks("open"));  // refused as it stands
}

}  // namespace asks_for_leave_test
