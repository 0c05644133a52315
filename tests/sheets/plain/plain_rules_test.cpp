// Rules in plain words: a case has to be settled by them alone.
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/sheets/plain_rules.hpp"

namespace plain_rules_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The fight of two sides, each of which throws by the same procedure.
constexpr const char* fight = R"({ "procedures": [
  { "id": "side", "title": "One side's throw", "inner": true, "roles": { "fighter": { "kind": "unit", "label": "fighter" } },
    "steps": [
      { "roll": "die", "sides": 6, "by": "fighter" },
      { "let": "chart", "title": "Chart it fires on", "choices": "chart", "value": { "if": { "flank": true }, "then": "a", "else": "b" } },
      { "let": "number", "title": "Fire number", "value": { "look-up": "fighter.fire", "at": "chart" } },
      { "sum": "total", "of": ["die", "number"], "modifiers": "mood" } ] },
  { "id": "fight", "title": "Fight",
    "roles": { "attacker": { "kind": "unit", "label": "attacker" }, "defender": { "kind": "unit", "label": "defender" } },
    "steps": [
      { "do": "side", "as": "attack", "title": "The attacker throws", "roles": { "fighter": "attacker" } },
      { "do": "side", "as": "defence", "title": "The defender throws", "roles": { "fighter": "defender" } },
      { "let": "won", "title": "the attacker has won", "is": { "attack.total": { "above": "defence.total" } } },
      { "do": "side", "as": "again", "title": "The attacker throws again", "roles": { "fighter": "attacker" }, "when": { "won": false } },
      { "let": "killed", "table": "losses", "by": ["attack.total"], "when": { "ruling.bows": "no", "won": true } },
      { "let": "left", "value": { "most": [0, { "least": [9, { "subtract": ["again.total", 1] }] }] }, "when": { "won": false } },
      { "roll": "steady", "dice": "defender.stands", "sides": 6, "count": { "is": [1, 6] }, "by": "defender" },
      { "let": "long", "title": "it is a long day",
        "is": { "any": [ { "attacker.cover": "soft", "defender.cover": "hard" }, { "attacker.formation": "square", "defender.formation": "square" },
                         { "attacker.shaken": false, "defender.shaken": false, "steady": { "at-least": 2 } } ] } },
      { "effect": { "defender.stands": { "subtract": "killed" } }, "when": { "won": true, "ruling.bows": "no" } },
      { "say": "{attacker} has won.", "when": { "won": true, "long": false } } ] } ],
  "modifiers": { "mood": [ { "id": "shaken", "label": "shaken", "amount": -1, "when": { "fighter.shaken": true }, "once": "low" },
                           { "id": "cover", "label": "hidden", "amount": -2, "when": { "fighter.cover": "hard" }, "once": "low" } ] } })";

std::string told(const std::string& procedure)
{
    const Ruleset& ruleset = RulesetBuilder().file("fight.json", fight).kept();
    return sheetToMarkdown(plainRules(ruleset, procedure.empty() ? nullptr : ruleset.findProcedure(procedure)));
}

}  // namespace

TEST_CASE("plain words tell whose value it is where a procedure is carried out for several")
{
    const std::string words = told("fight");
    INFO(words);
    // Once for the defender, so it is his; twice for the attacker, so the titles tell them apart.
    CHECK_THAT(words, ContainsSubstring("total of “The attacker throws” is above defender's total"));
    CHECK_THAT(words, ContainsSubstring("It gives: total of “The attacker throws again”."));
    CHECK_THAT(words, ContainsSubstring("Carry out “One side's throw” with attacker as fighter."));
}

TEST_CASE("plain words call a value by its title, and say a flag's no")
{
    const std::string words = told("fight");
    INFO(words);
    CHECK_THAT(words, ContainsSubstring("- The attacker has won: yes if"));
    CHECK_THAT(words, ContainsSubstring("If the attacker has won and “it is a long day” is no: say:"));
    CHECK_THAT(words, ContainsSubstring("- Fire number: fighter's fire number for chart it fires on."));
}

TEST_CASE("below a procedure stand the tables, the figures of the troops and the rulings that it needs")
{
    const std::string words = told("fight");
    INFO(words);
    CHECK_THAT(words, ContainsSubstring("Table: Losses"));
    CHECK_THAT(words, ContainsSubstring("Figures of the troops"));
    CHECK_THAT(words, ContainsSubstring("Guards"));
    CHECK_THAT(words, ContainsSubstring("Bows: Do bows count as muskets? Usually: “they do not”. Or: “they do”."));
    CHECK_THAT(words, ContainsSubstring("the ruling “Bows” says “they do not”"));
    // One procedure alone has with it what it carries out; all together each once.
    CHECK_THAT(words, ContainsSubstring("One side's throw (part of others)"));
    CHECK_THAT(told("side"), !ContainsSubstring("Losses"));
}

TEST_CASE("what is too long for one sentence is told clause by clause")
{
    const std::string words = told("fight");
    INFO(words);
    CHECK_THAT(words, ContainsSubstring("It is a long day: yes if at least one of these is so, else no:"));
    CHECK_THAT(words, ContainsSubstring("Attacker's cover is in soft cover and defender's cover is"));
}

TEST_CASE("plain words of dice, bounds and modifiers that exclude one another")
{
    const std::string words = told("fight");
    INFO(words);
    CHECK_THAT(words,
               ContainsSubstring(
                   "Defender: throw D6, as many as this: defender's stands; steady: the number that show 1 or 6."));
    CHECK_THAT(words, ContainsSubstring("but at most 9 and at least 0"));
    CHECK_THAT(words, ContainsSubstring(", hidden (not besides “shaken”), if fighter's cover is in hard cover."));
    CHECK_THAT(words, !ContainsSubstring("“low”"));
}

}  // namespace plain_rules_test
