// What becomes of leaders and of what is due when somebody has left the table.
#include "game/toy_battle.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace absences_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({
  "attributes": {
    "unit": [ { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "spent", "label": "spent", "type": "flag", "from": "play", "default": false, "question": "Is it spent?" },
      { "id": "removed", "label": "removed", "type": "flag", "from": "play", "default": false } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "roster": { "unit": { "gone": "removed" } },
  "procedures": [
    { "id": "charge", "title": "Charge", "roles": { "charger": { "kind": "unit", "label": "charger" }, "target": { "kind": "unit", "label": "target" } },
      "steps": [ { "due": "nerve", "for": { "unit": "target", "foe": "charger" } },
        { "due": "pursuit", "for": { "unit": "target", "foe": "charger" } },
        { "due": "alarm", "for": { "unit": "target", "foes": "charger" } } ] },
    { "id": "nerve", "title": "Nerve", "roles": { "unit": { "kind": "unit", "label": "unit" }, "foe": { "kind": "unit", "label": "foe" } }, "steps": [ { "say": "{unit} stands." } ] },
    { "id": "pursuit", "title": "Pursuit", "roles": { "unit": { "kind": "unit", "label": "unit" }, "foe": { "kind": "unit", "label": "foe", "gone": true } }, "steps": [ { "say": "{unit} follows." } ] },
    { "id": "alarm", "title": "Alarm", "roles": { "unit": { "kind": "unit", "label": "unit" }, "foes": { "kind": "unit", "label": "foes", "many": true, "least": 0 } }, "steps": [ { "say": "{unit} is alarmed." } ] },
    { "id": "wear", "title": "Wear", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.spent": true } } ] } ],
  "sequence": { "title": "The turn", "steps": [
    { "id": "fight", "title": "Fight", "offers": [ { "procedure": "wear", "role": "unit" } ],
      "leaving": [ { "every": "unit", "steps": [ { "effect": { "self.removed": true }, "when": { "self.spent": true } } ] } ] },
    { "id": "rest", "title": "Rest" } ] } })";

struct Field {
    Field() : ruleset(RulesetBuilder::empty().file("rules.json", rules).sound()), game(*ruleset, toyGuards()) {}

    Decision play(const Command& command) { return playIn(game, command); }

    Decision resolve(const std::string& procedure, std::vector<std::pair<std::string, std::vector<std::string>>> roles)
    {
        ResolveCommand command;
        command.procedure = procedure;
        command.roles = std::move(roles);
        return play(command);
    }

    [[nodiscard]] std::vector<std::string> due() const
    {
        std::vector<std::string> list;
        for (const DueItem& each : game.state().due) list.push_back(each.procedure);
        return list;
    }

    std::shared_ptr<const Ruleset> ruleset;
    Game game;
};

}  // namespace

TEST_CASE("what is due against somebody who was removed falls away, and the log names him", "[game]")
{
    Field field;
    field.play(advanceCommand());
    field.resolve("charge", {{"charger", {"north-1"}}, {"target", {"south-1"}}});
    REQUIRE(field.due() == std::vector<std::string>{"nerve", "pursuit", "alarm"});
    const Decision removed = field.play(editCommand("north-1", std::string("removed"), "true"));
    CHECK(tells(removed.sentences, "Dropped: Nerve: South 1 and North 1 (North 1 was removed)."));
    // A pursuit may be of somebody who is gone; an alarm has other foes to ask for.
    CHECK(field.due() == std::vector<std::string>{"pursuit", "alarm"});
    const Decision pursued = field.resolve("pursuit", {{"unit", {"south-1"}}, {"foe", {"north-1"}}});
    CHECK(tells(pursued.sentences, "South 1 follows."));
    field.play(editCommand("north-1", EntityField::OnTable, "false"));
    CHECK(field.due() == std::vector<std::string>{"alarm"});
}

TEST_CASE("what is due of somebody who was removed falls away whatever else it names", "[game]")
{
    Field field;
    field.play(advanceCommand());
    field.resolve("charge", {{"charger", {"north-1"}}, {"target", {"south-1"}}});
    const Decision removed = field.play(editCommand("south-1", EntityField::OnTable, "false"));
    CHECK(tells(removed.sentences, "Dropped: Nerve: South 1 and North 1 (removed)."));
    CHECK(field.due().empty());
}

TEST_CASE("a leader leaves a unit that the rules of a step have removed, and nothing stays due of it", "[game]")
{
    Field field;
    field.play(advanceCommand());
    field.resolve("charge", {{"charger", {"south-1"}}, {"target", {"north-1"}}});
    field.resolve("wear", {{"unit", {"north-1"}}});
    REQUIRE(field.game.state().idOf(field.game.state().at(field.game.state().find("north-leader")).attachedTo)
            == "north-1");
    const Decision left = field.play(advanceCommand("All the same."));
    CHECK(tells(left.sentences, "General North is no longer attached: North 1 was removed."));
    CHECK(field.game.state().at(field.game.state().find("north-leader")).attachedTo == nobody);
    CHECK(field.due().empty());
}

}  // namespace absences_test
