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
    /// To the first step of that turn; what it said.
    Decision toTurn(int turn)
    {
        Decision last = play(advanceCommand("on"));
        while (game->state().turn < turn) {
            if (game->state().place.levels.front().step == 0) play(initiativeCommand());
            last = play(advanceCommand("on"));
        }
        return last;
    }
    [[nodiscard]] bool isOpen() const
    {
        return tells(outstanding(game->rules(), game->state()), "South 2 may come on: By the north road");
    }
    [[nodiscard]] int due() const { return game->state().due.empty() ? 0 : game->state().due.front().id; }
};

}  // namespace

TEST_CASE("reinforcements are told and due when their turn comes", "[game]")
{
    LateBattle battle;
    battle.play(advanceCommand());
    CHECK_FALSE(battle.isOpen());
    REQUIRE(battle.game->undo());
    CHECK(tells(battle.toTurn(2).sentences, "South 2 may come on: By the north road."));
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
        battle.play(initiativeCommand());
        battle.play(advanceCommand("They wait."));
        CHECK_FALSE(battle.isOpen());
        CHECK(tells(battle.toTurn(3).sentences, "South 2 may come on"));
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
