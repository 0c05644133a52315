// What a form of a battle asks next: not what only the answer to a question before it makes matter.
#include "drumhead/resolve/relevance/relevance.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <algorithm>

namespace next_questions_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "default": "guards", "question": "What troops are they?" },
      { "id": "friend", "label": "friend", "type": "number", "question": "How far is a friend?" },
      { "id": "enemy", "label": "enemy", "type": "number", "question": "How far is the enemy?" } ],
    "case": [
      { "id": "order", "label": "order", "type": "choice", "choices": { "attack": "attack", "rally": "rally" }, "question": "What order?" },
      { "id": "mud", "label": "mud", "type": "flag", "default": false, "question": "Is it muddy?" },
      { "id": "depth", "label": "depth", "type": "number", "default": 1, "question": "How deep?" } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [ { "id": "send", "title": "Send", "roles": { "sender": { "kind": "unit", "label": "sender" }, "unit": { "kind": "unit", "label": "unit" } }, "steps": [
    { "title": "Rally", "when": { "order": "rally" }, "steps": [ { "refuse": "Too near.", "when": { "unit.enemy": { "below": 12 } } } ] },
    { "title": "Mud", "when": { "mud": true }, "steps": [ { "refuse": "Too deep.", "when": { "depth": { "above": 3 } } } ] },
    { "refuse": "Too near, by one condition.", "when": { "order": "rally", "unit.friend": { "below": 6 } } },
    { "say": "{sender}: {order} it is." } ] } ] })";

std::vector<std::string> asked(const Situation& situation, Asking asking)
{
    std::vector<std::string> names;
    for (const FactRef fact : whatMatters(situation, asking).questions)
        names.push_back(factName(situation.program(), fact));
    return names;
}

bool has(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

TEST_CASE("a question that only another one makes matter is asked after it", "[relevance]")
{
    const auto ruleset = RulesetBuilder::empty().file("rules.json", rules).sound();
    Situation situation(*ruleset, *ruleset->findProcedure("send"));
    CHECK(has(asked(situation, Asking::All), "unit.enemy"));
    CHECK(has(asked(situation, Asking::Next), "order"));
    CHECK_FALSE(has(asked(situation, Asking::Next), "unit.enemy"));
    CHECK_FALSE(has(asked(situation, Asking::Next), "unit.friend"));
    REQUIRE(situation.set("order", "attack"));
    CHECK_FALSE(has(asked(situation, Asking::Next), "unit.enemy"));
    REQUIRE(situation.set("order", "rally"));
    CHECK(has(asked(situation, Asking::Next), "unit.enemy"));
    CHECK(has(asked(situation, Asking::Next), "unit.friend"));
}

TEST_CASE("a question with a default holds nothing back", "[relevance]")
{
    const auto ruleset = RulesetBuilder::empty().file("rules.json", rules).sound();
    const Situation situation(*ruleset, *ruleset->findProcedure("send"));
    CHECK(asked(situation, Asking::Next).size() + 2 == asked(situation, Asking::All).size());
}

}  // namespace next_questions_test
