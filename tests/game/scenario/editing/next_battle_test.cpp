// The next battle of a campaign: the lists as they began, less what this one has cost.
#include "drumhead/game/scenario/editing/next_battle.hpp"

#include "drumhead/game/scenario/editing/army_structure.hpp"
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

namespace next_battle_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

std::string valueOf(const Scenario& scenario, const char* id, const std::string& attribute)
{
    const int found = findEntity(scenario, id);
    if (found < 0) return "gone";
    for (const auto& [name, text] : scenario.entities[static_cast<std::size_t>(found)].values) {
        if (name == attribute) return text;
    }
    return "";
}

ScenarioFromState next(const ToyBattle& battle, int returned)
{
    return nextBattleFrom(battle.game->scenario(), battle.state(), *battle.ruleset, returned);
}

}  // namespace

TEST_CASE("losses are kept, and a share of them comes back, rounded down", "[game]")
{
    ToyBattle battle(3);
    battle.toFiring();
    battle.edit("north-1", "stands", "1");
    battle.edit("north-1", "morale", "routing");
    CHECK(valueOf(next(battle, 0).scenario, "north-1", "stands") == "1");
    CHECK(valueOf(next(battle, 50).scenario, "north-1", "stands") == "2");  // of 3 lost, 1.5
    CHECK(valueOf(next(battle, 100).scenario, "north-1", "stands") == "4");
    const ScenarioFromState made = next(battle, 50);
    CHECK(made.leftOut.empty());
    CHECK(valueOf(made.scenario, "north-1", "morale").empty());  // it begins anew
    CHECK(valueOf(made.scenario, "north-2", "stands") == "4");
    CHECK(made.scenario.turns == battle.game->scenario().turns);
    const LoadedScenario again = loadScenario("x", scenarioToJson(made.scenario, *battle.ruleset), *battle.ruleset);
    REQUIRE(again.usable());
    CHECK(*again.scenario == made.scenario);
}

TEST_CASE("who is gone has lost all, and without any return is not in the next battle", "[game]")
{
    ToyBattle battle(3);
    battle.toFiring();
    battle.edit("north-1", "stands", "2");
    battle.edit("north-1", "removed", "true");  // it ran with two stands left
    const ScenarioFromState without = next(battle, 20);
    CHECK(valueOf(without.scenario, "north-1", "stands") == "gone");
    REQUIRE(without.leftOut.size() == 1);
    CHECK(without.leftOut[0] == "1 unit that is lost");
    const_cast<Ruleset&>(*battle.ruleset).texts =
        std::make_shared<Texts>("de", ",", Texts::Messages{{"scenario.left-units", "{n} verlorene Einheit|"}});
    CHECK(next(battle, 20).leftOut[0] == "1 verlorene Einheit");
    CHECK(valueOf(next(battle, 50).scenario, "north-1", "stands") == "2");
    CHECK(valueOf(next(battle, 50).scenario, "north-1", "removed").empty());
}

}  // namespace next_battle_test
