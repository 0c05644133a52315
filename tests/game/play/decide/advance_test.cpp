// The way on: one step, or past all those at which nothing can be done.
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/play/questions/next_step_preview.hpp"
#include "drumhead/game/play/questions/obligations.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/scenario_rules.hpp"

#include <algorithm>

namespace advance_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* parts = R"({
  "attributes": { "unit": [
      { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
      { "id": "routing", "label": "routing", "type": "flag", "from": "play", "default": false, "question": "Is it routing?" },
      { "id": "fired", "label": "fired", "type": "flag", "from": "play", "lasts": "turn", "default": false },
      { "id": "tired", "label": "tired", "type": "number", "from": "play", "default": 0 } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [
    { "id": "fire", "title": "Fire", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.fired": true } }, { "due": "test", "for": { "unit": "unit" }, "in": "tests" } ] },
    { "id": "rally", "title": "Rally", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.routing": false } } ] },
    { "id": "test", "title": "Test", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "effect": { "unit.tired": 5 } } ] } ],
  "sequence": { "title": "The turn", "steps": [
    { "id": "fire", "title": "Firing", "offers": [ { "procedure": "fire", "role": "unit", "who": "any", "when": { "self.fired": false, "self.routing": false } } ] },
    { "id": "rally", "title": "Rally", "for": "each-side", "offers": [ { "procedure": "rally", "role": "unit", "when": { "self.routing": true } } ],
      "leaving": [ { "every": "unit", "who": "phasing", "steps": [ { "effect": { "self.tired": { "add": 1 } } }, { "say": "{self} is tired." } ] } ] },
    { "id": "tests", "title": "Tests", "offers": [ { "procedure": "rally", "role": "unit", "who": "any", "when": { "self.routing": true } } ] } )";

/// A step with nothing but a call that anybody may make, and one in which something else may be done as well.
constexpr const char* calls =
    R"(, { "id": "calls", "title": "Calls", "offers": [ { "procedure": "test", "role": "unit", "who": "any", "again": true, "on-demand": true } ] },
    { "id": "late", "title": "Late fire", "offers": [ { "procedure": "fire", "role": "unit", "who": "any", "when": { "self.fired": false } }, { "procedure": "test", "role": "unit", "who": "any", "on-demand": true } ] } )";

constexpr const char* table = R"(, { "id": "table", "title": "At the table" } )";

struct Turn {
    explicit Turn(const std::string& more = "", const std::string& limit = "")
        : ruleset(RulesetBuilder::empty().file("parts.json", parts + more + "] } }").sound()),
          game(*ruleset,
               soundScenario(scenarioText(R"("units": [ { "id": "one", "name": "One", "type": "guards" } ])", limit),
                             *ruleset))
    {}

    std::shared_ptr<const Ruleset> ruleset;
    Game game;

    Decision go(bool onward = true)
    {
        AdvanceCommand command;
        command.onward = onward;
        return does(command);
    }
    Decision fires() { return resolves("fire"); }
    Decision tests() { return resolves("test"); }
    Decision resolves(const char* procedure)
    {
        ResolveCommand command;
        command.procedure = procedure;
        command.roles = {{"unit", {"one"}}};
        return does(command);
    }
    void rout(bool is)
    {
        EditCommand command;
        command.entity = "one";
        command.changes = {{"routing", is ? "true" : "false"}};
        command.reason = "so it stands";
        does(command);
    }
    void leaves()
    {
        EditCommand command;
        command.entity = "one";
        command.changes = {{EntityField::OnTable, "false"}};
        command.reason = "lost its way";
        does(command);
    }
    Decision does(const Command& command)
    {
        NoDice none;
        DecisionResult done = game.execute(command, none);
        INFO((done ? std::string() : done.error().message));
        REQUIRE(done);
        return std::move(*done);
    }
    std::string heading() const { return game.entry(game.head()).sentences.front(); }
    /// How many steps the last command went past.
    int passed() const { return stepsPassed(game.entry(game.head()).events); }
    bool says(const std::string& sentence) const
    {
        const std::vector<std::string>& all = game.entry(game.head()).sentences;
        return std::find(all.begin(), all.end(), sentence) != all.end();
    }
};

}  // namespace

TEST_CASE("steps at which nobody may do anything are passed, and the entry names them")
{
    Turn turn;
    turn.go();
    CHECK(turn.heading() == "Firing.");
    turn.go();
    CHECK(turn.heading() == "Turn 2. Firing.");
    CHECK(turn.passed() == 3);
    CHECK(turn.says("Nothing to do in: Rally: Red, Rally: Blue and Tests."));
    CHECK(turn.says("One is tired."));  // what the rules do in a step that is passed, they do
    CHECK(turn.game.state().turn == 2);
}

TEST_CASE("it is undone as one, and done again")
{
    Turn turn;
    turn.go();
    turn.go();
    REQUIRE(turn.game.undo());
    CHECK(turn.game.state().turn == 1);
    CHECK(previewNextStep(turn.game.rules(), turn.game.state()).title == "Rally: Red");
    REQUIRE(turn.game.redo());
    CHECK(turn.game.state().turn == 2);
}

TEST_CASE("one step only stops wherever there is one")
{
    Turn turn;
    turn.go(false);
    for (const char* each : {"Rally: Red.", "Rally: Blue.", "Tests.", "Turn 2. Firing."}) {
        turn.go(false);
        CHECK(turn.heading() == each);
    }
}

TEST_CASE("a step is not passed in which somebody may do something, or something is due")
{
    Turn turn;
    turn.go();
    turn.rout(true);
    turn.go();
    CHECK(turn.heading() == "Rally: Red.");
    turn.go();
    CHECK(turn.heading() == "Tests.");
    CHECK(turn.passed() == 1);
    turn.rout(false);
    turn.go();
    CHECK(turn.heading() == "Turn 2. Firing.");
    turn.fires();
    turn.go();
    CHECK(turn.heading() == "Tests.");
    CHECK(turn.passed() == 2);
    CHECK(turn.says("Nothing to do in: Rally: Red and Rally: Blue."));
}

TEST_CASE("a step in which the rules offer nothing is for the people, and is not passed")
{
    Turn turn(table);
    turn.go();
    turn.go();
    CHECK(turn.heading() == "At the table.");
    CHECK(turn.passed() == 3);
}

TEST_CASE("what is there for whoever asks for it is no reason to stop")
{
    Turn turn(calls);
    turn.go();
    turn.go();
    CHECK(turn.heading() == "Late fire.");  // there somebody may fire
    CHECK(turn.says("Nothing to do in: Rally: Red, Rally: Blue, Tests and Calls."));
    REQUIRE(turn.game.undo());
    turn.fires();
    for (const char* each : {"Rally: Red.", "Rally: Blue.", "Tests."}) {
        turn.go(false);
        CHECK(turn.heading() == each);
    }
    turn.tests();  // which was due
    turn.go();
    CHECK(turn.heading() == "Turn 2. Firing.");
    CHECK(turn.says("Nothing to do in: Calls and Late fire."));
}

TEST_CASE("what is there for whoever asks is offered in its step, and can be done there")
{
    Turn turn(calls);
    for (int i = 0; i < 5; ++i) turn.go(false);
    REQUIRE(turn.heading() == "Calls.");
    const std::vector<TurnOffer> offers = turnOffers(turn.game.rules(), turn.game.state());
    REQUIRE(offers.size() == 1);
    CHECK(offers[0].onDemand);
    CHECK(offers[0].candidates.size() == 1);
    CHECK_FALSE(isAnythingToDo(turn.game.rules(), turn.game.state()));
    CHECK(outstanding(turn.game.rules(), turn.game.state()).empty());
    turn.tests();
    CHECK(turnOffers(turn.game.rules(), turn.game.state())[0].done == 1);
}

TEST_CASE("a turn in which nothing at all can be done is passed no more than once")
{
    Turn turn;
    turn.go();
    turn.leaves();
    turn.go();
    CHECK(turn.game.state().turn == 2);
    CHECK(turn.heading() == "Turn 2. Tests.");
    CHECK(turn.passed() == 6);
}

TEST_CASE("the end of the scenario's last turn is not passed")
{
    Turn turn("", R"(, "turns": 1)");
    turn.go();
    turn.leaves();
    turn.go();
    CHECK(turn.heading() == "Turn 2. Firing.");
    CHECK(turn.passed() == 3);
    CHECK(turn.says("That was turn 1, the last one of the scenario."));
    turn.go();  // whoever plays on goes on as before
    CHECK(turn.heading() == "Turn 3. Tests.");
    CHECK(turn.passed() == 6);
}

TEST_CASE("where the way on leads is told beforehand, with what is passed")
{
    Turn turn;
    turn.go();
    const NextStepPreview on = previewNextStep(turn.game.rules(), turn.game.state(), true);
    CHECK(on.title == "Turn 2: Firing");
    CHECK(on.passed == std::vector<std::string>{"Rally: Red", "Rally: Blue", "Tests"});
    CHECK(previewNextStep(turn.game.rules(), turn.game.state()).title == "Rally: Red");
    CHECK(previewNextStep(turn.game.rules(), turn.game.state()).passed.empty());
}

TEST_CASE("how far a command went on is written and read")
{
    AdvanceCommand command;
    CHECK(commandToJson(command).find("onward") == std::string::npos);
    command.onward = true;
    const Result<Command> read = commandFromJson(commandToJson(command));
    REQUIRE(read);
    CHECK(*read == Command(command));
}

}  // namespace advance_test
