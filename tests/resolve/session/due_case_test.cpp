// What a verdict makes due opens with everybody of whom the first case knows, as its effects have left them.
#include "drumhead/resolve/session/due_case.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace due_case_test {

using namespace drumhead;

namespace {

constexpr const char* wings = R"({
  "attributes": {
    "unit": [
      { "id": "type", "label": "type", "type": "unit-type", "from": "list", "question": "What troops?" },
      { "id": "pace", "label": "pace", "type": "number", "from": "type" },
      { "id": "stands", "label": "stands", "type": "number", "from": "play", "least": 0, "most": 9, "question": "Stands?" },
      { "id": "torn", "label": "torn", "type": "flag", "from": "play", "default": false, "question": "Torn?" },
      { "id": "grade", "label": "grade", "type": "number", "from": "list", "least": 1, "most": 6, "default": 3, "question": "Grade?" },
      { "id": "own-wing", "label": "wing", "type": "number", "least": 1, "most": 8, "question": "Which wing?" } ],
    "group": [ { "id": "standing", "label": "standing", "type": "number", "from": "play", "least": 0, "most": 99, "question": "Standing?" } ],
    "side": [ { "id": "spirit", "label": "spirit", "type": "number", "from": "play", "least": 0, "most": 9, "question": "Spirit?" } ],
    "case": [ { "id": "why", "label": "why", "type": "number", "least": 0, "most": 9, "question": "Why?" } ] },
  "unit-types": [ { "id": "foot", "title": "Foot", "pace": 8 }, { "id": "horse", "title": "Horse", "pace": 20 } ],
  "procedures": [
    { "id": "brawl", "title": "Brawl",
      "roles": { "host": { "kind": "side", "label": "host", "is": "phasing" },
                 "unit": { "kind": "unit", "label": "unit", "many": true, "least": 1, "most": 4 },
                 "wing": { "kind": "group", "label": "wing", "many": true, "most": 4, "of": "unit", "numbered-by": "own-wing" } },
      "steps": [
        { "let": "wings", "value": { "count": "wing" } },
        { "each": "unit", "steps": [
          { "let": "unit.mine", "value": { "if": { "wings": 1 }, "then": 1, "else": "unit.own-wing" } },
          { "let": "unit.quick", "value": { "sum": ["unit.pace", "host.spirit"] } },
          { "effect": { "unit.stands": { "subtract": 1 } } },
          { "effect": { "unit.torn": true }, "at": "end-of-subphase" },
          { "effect": { "unit.torn": false }, "at": "end-of-turn" } ] },
        { "each": "wing", "steps": [
          { "effect": { "wing.standing": { "subtract": 2 } } },
          { "due": "roll-call", "for": { "wing": "wing" }, "with": { "why": 7 } } ] } ] },
    { "id": "roll-call", "title": "Roll call",
      "roles": { "wing": { "kind": "group", "label": "wing" },
                 "unit": { "kind": "unit", "label": "unit", "many": true, "least": 1, "most": 6, "of": "wing" },
                 "host": { "kind": "side", "label": "host", "is": "phasing" } },
      "steps": [
        { "let": "left", "value": { "sum": [ "wing.standing", "why", "host.spirit" ] } },
        { "each": "unit", "steps": [
          { "let": "unit.sum", "value": { "sum": ["unit.stands", "unit.grade", "unit.pace"] } },
          { "refuse": "Torn.", "when": { "unit.torn": true, "unit.sum": 99 } } ] } ] } ] })";

const Ruleset& rules() { return test::RulesetBuilder::empty().file("wings.json", wings).kept(); }

/// The brawl of three units in two wings: the first and the third are of the second wing.
struct Brawl {
    Brawl() : rules(due_case_test::rules()), session(rules, *rules.findProcedure("brawl"))
    {
        faults = session.prefill({"unit.1.type=horse", "unit.2.type=foot", "unit.3.type=foot", "unit.1.stands=4",
                                  "unit.2.stands=5", "unit.3.stands=6", "host.spirit=2", "wing.1.standing=5",
                                  "wing.2.standing=10", "unit.1.own-wing=2", "unit.2.own-wing=1", "unit.3.own-wing=2"});
    }

    [[nodiscard]] std::unique_ptr<CaseInHand> due(std::size_t which) const
    {
        const VerdictDue& wanted = session.verdict().due.at(which);
        auto next = std::make_unique<CaseInHand>(rules, *rules.findProcedure(wanted.procedure));
        carryOver(session, wanted, *next);
        return next;
    }

    const Ruleset& rules;
    CaseInHand session;
    std::vector<std::string> faults;
};

std::string valueOf(const CaseInHand& session, std::string_view name)
{
    const Result<FactRef> fact = findFact(session.program(), name);
    return fact ? session.ruleset().valueId(session.program().slot(fact->slot).shape, session.effective(*fact))
                : fact.error();
}

}  // namespace

TEST_CASE("what is due for a group opens with its units row by row, and with those of no other group")
{
    const Brawl brawl;
    REQUIRE(brawl.faults == std::vector<std::string>());
    REQUIRE(brawl.session.isFinished());
    REQUIRE(brawl.session.verdict().due.size() == 2);
    const auto first = brawl.due(0);
    const auto second = brawl.due(1);
    CHECK(first->situation().layout().rows(first->program().findRole("unit")) == 1);
    CHECK(valueOf(*first, "unit.1.type") == "foot");
    CHECK(valueOf(*first, "unit.1.stands") == "4");
    CHECK(second->situation().layout().rows(second->program().findRole("unit")) == 2);
    CHECK(valueOf(*second, "unit.1.type") == "horse");
    CHECK(valueOf(*second, "unit.1.pace") == "20");
    CHECK(valueOf(*second, "unit.2.type") == "foot");
    CHECK(valueOf(*second, "unit.2.stands") == "5");
}

TEST_CASE("what is due opens with the group and the side as they are now, and what the rules say of it")
{
    const Brawl brawl;
    CHECK(valueOf(*brawl.due(0), "wing.standing") == "3");
    CHECK(valueOf(*brawl.due(1), "wing.standing") == "8");
    CHECK(valueOf(*brawl.due(1), "host.spirit") == "2");
    CHECK(valueOf(*brawl.due(1), "why") == "7");
    CHECK(brawl.due(1)->isFinished());
}

TEST_CASE("what is due is not told what only the end of the turn undoes")
{
    const Brawl brawl;
    CHECK(valueOf(*brawl.due(0), "unit.1.torn") == "true");
    CHECK(valueOf(*brawl.due(1), "unit.2.torn") == "true");
    const Result<FactRef> torn = findFact(brawl.session.program(), "unit.1.torn");
    REQUIRE(torn);
    CHECK(brawl.session.afterEffects(*torn, EffectTime::Now) == Value::flag(false));
    CHECK(brawl.session.afterEffects(*torn, EffectTime::EndOfTurn) == brawl.session.afterEffects(*torn));
}

TEST_CASE("a value that a unit has without being told stays a default in the case that is due")
{
    const Brawl brawl;
    const auto due = brawl.due(0);
    const Result<FactRef> grade = findFact(due->program(), "unit.1.grade");
    REQUIRE(grade);
    CHECK_FALSE(due->isGiven(*grade));
    CHECK(valueOf(*due, "unit.1.grade") == "3");
}

}  // namespace due_case_test
