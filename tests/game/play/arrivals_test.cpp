#include "drumhead/game/play/questions/obligations.hpp"
#include "game/scenario_rules.hpp"
#include "game/toy_battle.hpp"

#include "support/catch.hpp"

#include <algorithm>

namespace arrivals_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// A toy battle in which the second unit of the South comes in the second turn.
struct LateBattle {
    std::shared_ptr<const Ruleset> ruleset = toyTurnRules();
    std::unique_ptr<Game> game;
    NoDice none;

    LateBattle()
    {
        Scenario scenario = toyScenario(2);
        scenario.reinforcements.push_back({2, "south", "", "By the north road."});
        for (ScenarioEntity& each : scenario.entities) {
            if (each.id != "south-2") continue;
            each.reinforcement = 0;
            each.arrives = 2;
        }
        game = std::make_unique<Game>(*ruleset, scenario);
    }
    Decision play(const Command& command)
    {
        const DecisionResult decided = game->execute(command, none);
        INFO((decided ? "" : decided.error().message));
        REQUIRE(decided);
        return *decided;
    }
    /// To the first step of that turn.
    void toTurn(int turn)
    {
        play(advanceCommand("on"));
        while (game->state().turn < turn) {
            if (game->state().place.levels.front().step == 0) play(initiativeCommand());
            play(advanceCommand("on"));
        }
    }
    /// From there to the first step of the South; what was said on going there.
    Decision toTheSouth()
    {
        play(initiativeCommand());
        return play(advanceCommand());
    }
    [[nodiscard]] bool isOpen() const
    {
        return tells(outstanding(game->rules(), game->state()), "South 2 may come on: By the north road");
    }
    [[nodiscard]] int due() const { return game->state().due.empty() ? 0 : game->state().due.front().id; }
};

// Rules by which reinforcements may be late: all of a side by its "jam", those who come next by a wrong turn.
constexpr const char* late = R"({
  "attributes": {
    "unit": [ { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" },
              { "id": "delay", "label": "delay", "type": "number", "unit": "turns", "from": "play", "default": 0 } ],
    "leader": [ { "id": "delay", "label": "delay", "type": "number", "unit": "turns", "from": "play", "default": 0 } ],
    "side": [ { "id": "jam", "label": "traffic jam", "type": "number", "unit": "turns", "from": "play", "default": 0 } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "roster": { "unit": { "late": "delay" }, "leader": { "late": "delay" }, "side": { "late": "jam" } },
  "procedures": [
    { "id": "wrong-turn", "title": "Wrong turn", "roles": { "side": { "kind": "side", "label": "side" }, "next": { "kind": "unit", "label": "next to come", "of": "side", "coming": true }, "led": { "kind": "leader", "label": "who leads them", "of": "side", "coming": true } },
      "steps": [ { "effect": { "next.delay": { "add": 2 }, "led.delay": { "add": 2 } } }, { "say": "{side} has taken a wrong turn." } ] },
    { "id": "jam", "title": "Traffic jam", "roles": { "side": { "kind": "side", "label": "side" } }, "steps": [ { "effect": { "side.jam": { "add": 1 } } }, { "say": "The roads are full." } ] } ],
  "sequence": { "title": "The turn", "steps": [
    { "id": "events", "title": "Events", "offers": [ { "procedure": "wrong-turn", "role": "side", "who": "any" } ] },
    { "id": "move", "title": "Moves", "for": "each-side", "steps": [ { "id": "march", "title": "March" }, { "id": "rest", "title": "Rest" } ] } ] } })";

constexpr const char* lateScenario = R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [
  { "id": "red", "name": "Red", "units": [ { "id": "one", "name": "One", "type": "guards" } ] },
  { "id": "blue", "name": "Blue", "units": [ { "id": "two", "name": "Two", "type": "guards" } ] } ],
  "reinforcements": [
    { "turn": 3, "side": "red", "text": "By the ford.", "units": [ { "id": "later", "name": "Later", "type": "guards" } ] },
    { "turn": 2, "side": "red", "text": "By the mill.", "leaders": [ { "id": "hill", "name": "Hill" } ], "units": [ { "id": "next", "name": "Next", "type": "guards" }, { "id": "with", "name": "With", "type": "guards" } ] },
    { "turn": 2, "side": "blue", "text": "By the bridge.", "units": [ { "id": "foe", "name": "Foe", "type": "guards" } ] } ] })";

struct DelayedBattle {
    std::shared_ptr<const Ruleset> ruleset = RulesetBuilder::empty().file("parts.json", late).sound();
    Game game{*ruleset, soundScenario(lateScenario, *ruleset)};
    NoDice none;

    void play(const Command& command)
    {
        const DecisionResult decided = game.execute(command, none);
        INFO((decided ? "" : decided.error().message));
        REQUIRE(decided);
    }
    void befall(const std::string& procedure, const std::string& side)
    {
        ResolveCommand command;
        command.procedure = procedure;
        command.roles = {{"side", {side}}};
        play(command);
    }
    void toTurn(int turn)
    {
        do play(advanceCommand("on"));
        while (game.state().turn < turn);
    }
    /// Who may come on in the steps of this turn.
    std::vector<std::string> comeThisTurn()
    {
        std::vector<std::string> who;
        for (const int turn = game.state().turn; game.state().turn == turn; play(advanceCommand("on"))) {
            std::vector<int> here;
            for (const DueItem& due : game.state().due) {
                if (!isDueHere(game.rules(), game.state(), due)) continue;
                here.push_back(due.id);
                who.push_back(game.state().at(due.roles.front().entities.front()).id + ", "
                              + titleOfStep(game.rules(), game.state()));
            }
            for (const int due : here) play(BringOnCommand{due, ""});
        }
        return who;
    }
    std::string value(const std::string& id, const std::string& attribute) const
    {
        const Entity& entity = game.state().at(game.state().find(id));
        const int at = game.rules().stored.find(entity.kind, attribute);
        return entity.values[static_cast<std::size_t>(at)].isSet()
            ? entity.values[static_cast<std::size_t>(at)].number().text()
            : std::string();
    }
};

using Who = std::vector<std::string>;

}  // namespace

TEST_CASE("a wrong turn delays the reinforcement that comes next, and no other", "[game]")
{
    DelayedBattle battle;
    battle.toTurn(1);
    battle.befall("wrong-turn", "red");
    // The first to come, not the first in the list; one of each kind stands for all of them.
    CHECK(battle.value("next", "delay") == "2");
    CHECK(battle.value("hill", "delay") == "2");
    CHECK(battle.value("with", "delay").empty());
    CHECK(battle.value("later", "delay").empty());
    CHECK(battle.comeThisTurn() == Who{});
    CHECK(battle.comeThisTurn() == Who{"foe, March: Blue"});
    SECTION("the others come on their day")
    {
        CHECK(battle.comeThisTurn() == Who{"later, March: Red"});
        CHECK(battle.comeThisTurn() == Who{"hill, March: Red"});
        CHECK(battle.comeThisTurn() == Who{});
    }
    SECTION("a second one befalls who is next by then")
    {
        battle.befall("wrong-turn", "red");
        CHECK(battle.value("later", "delay") == "2");
        CHECK(battle.comeThisTurn() == Who{});
        CHECK(battle.comeThisTurn() == Who{"hill, March: Red"});
        CHECK(battle.comeThisTurn() == Who{"later, March: Red"});
        // Nobody is left to come.
        battle.befall("wrong-turn", "red");
        CHECK(battle.game.entry(battle.game.head()).events.size() == 1);
    }
}

TEST_CASE("an event of this turn still delays who would have come in it", "[game]")
{
    DelayedBattle battle;
    battle.toTurn(2);
    battle.befall("wrong-turn", "red");
    battle.befall("jam", "blue");
    CHECK(battle.comeThisTurn() == Who{});
    CHECK(battle.comeThisTurn() == Who{"later, March: Red", "foe, March: Blue"});
    CHECK(battle.comeThisTurn() == Who{"hill, March: Red"});
}

TEST_CASE("who is late and not brought on is due again in the next turn", "[game]")
{
    DelayedBattle battle;
    battle.toTurn(1);
    battle.befall("jam", "blue");
    battle.toTurn(3);
    const auto foe = [&] {
        const auto& due = battle.game.state().due;
        const auto found = std::find_if(due.begin(), due.end(), [&](const DueItem& each) {
            return battle.game.state().at(each.roles.front().entities.front()).id == "foe";
        });
        REQUIRE(found != due.end());
        return arrivalTurn(battle.game.rules(), battle.game.state(), *found);
    };
    CHECK(foe() == 3);
    battle.toTurn(4);
    CHECK(foe() == 4);
    CHECK(battle.game.undo());
}

TEST_CASE("reinforcements are told and due when their turn comes", "[game]")
{
    LateBattle battle;
    battle.play(advanceCommand());
    CHECK_FALSE(battle.isOpen());
    REQUIRE(battle.game->undo());
    battle.toTurn(2);
    // Not in a step of both sides.
    CHECK_FALSE(battle.isOpen());
    CHECK(tells(battle.toTheSouth().sentences, "South 2 may come on: By the north road."));
    CHECK(battle.isOpen());
    SECTION("they come on")
    {
        BringOnCommand command;
        command.due = battle.due();
        CHECK(tells(battle.play(command).sentences, "On the table: South 2."));
        CHECK_FALSE(battle.isOpen());
        CHECK(battle.game->state().at(battle.game->state().find("south-2")).onTable);
        CHECK(battle.due() == 0);
        REQUIRE(battle.game->undo());
        CHECK(battle.isOpen());
    }
    SECTION("an edit brings them on as well")
    {
        battle.play(editCommand("south-2", EntityField::OnTable, "true"));
        CHECK_FALSE(battle.isOpen());
        CHECK(battle.due() == 0);
    }
    SECTION("they are struck off")
    {
        DismissCommand command;
        command.due = battle.due();
        command.reason = "The bridge is down.";
        battle.play(command);
        CHECK_FALSE(battle.isOpen());
    }
    SECTION("left undone, they are due again in the next turn alone")
    {
        battle.play(advanceCommand("They wait."));
        CHECK_FALSE(battle.isOpen());
        battle.toTurn(3);
        CHECK(tells(battle.toTheSouth().sentences, "South 2 may come on"));
        CHECK(battle.isOpen());
    }
}

TEST_CASE("what is due of reinforcements is no case", "[game]")
{
    LateBattle battle;
    REQUIRE(battle.due() != 0);
    const auto made = makeDueCase(battle.game->rules(), battle.game->state(), battle.game->state().due.front());
    REQUIRE_FALSE(made);
    CHECK(made.error().find("bring them on") != std::string::npos);
}

}  // namespace arrivals_test
