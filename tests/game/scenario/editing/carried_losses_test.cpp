// An army list through several battles: losses go into it, and scenarios take their strengths from it.
#include "drumhead/game/scenario/editing/carried_losses.hpp"

#include "drumhead/game/scenario/editing/army_structure.hpp"
#include "drumhead/game/scenario/editing/follow_up_name.hpp"
#include "drumhead/game/scenario/editing/next_battle.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

#include <algorithm>

namespace carried_losses_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

ScenarioEntity& entity(Scenario& scenario, const char* id)
{
    return scenario.entities[static_cast<std::size_t>(findEntity(scenario, id))];
}

void set(Scenario& scenario, const char* id, const std::string& attribute, const std::string& value)
{
    auto& values = entity(scenario, id).values;
    values.erase(
        std::remove_if(values.begin(), values.end(), [&](const auto& each) { return each.first == attribute; }),
        values.end());
    values.emplace_back(attribute, value);
}

std::string valueOf(const Scenario& scenario, const char* id, const std::string& attribute)
{
    const int found = findEntity(scenario, id);
    if (found < 0) return "gone";
    for (const auto& [name, text] : scenario.entities[static_cast<std::size_t>(found)].values) {
        if (name == attribute) return text;
    }
    return "";
}

}  // namespace

TEST_CASE("an army list bears the losses of a battle, and what was not in it stays", "[game]")
{
    ToyBattle battle(3);
    battle.toFiring();
    battle.edit("north-1", "stands", "1");
    Scenario list = toyScenario(5);  // two more on each side, at home
    set(list, "north-4", "stands", "3");
    const CarriedLosses made = carryLosses(list, battle.game->scenario(), battle.state(), *battle.ruleset, 50);
    CHECK(valueOf(made.list.scenario, "north-1", "stands") == "2");  // of 3 lost, 1.5 come back
    CHECK(valueOf(made.list.scenario, "north-4", "stands") == "3");
    CHECK(made.list.scenario.entities.size() == list.entities.size());
    CHECK(made.changed == 1);
    CHECK(made.missing == 0);
    CHECK(made.list.leftOut.empty());
}

TEST_CASE("losses add up over two battles, down to nothing", "[game]")
{
    ToyBattle battle(3);
    battle.toFiring();
    battle.edit("north-1", "stands", "2");
    const auto carry = [&](const Scenario& list) {
        return carryLosses(list, battle.game->scenario(), battle.state(), *battle.ruleset, 0);
    };
    const CarriedLosses first = carry(toyScenario(3));
    CHECK(valueOf(first.list.scenario, "north-1", "stands") == "2");
    const CarriedLosses second = carry(first.list.scenario);
    CHECK(valueOf(second.list.scenario, "north-1", "stands") == "gone");
    REQUIRE(second.list.leftOut.size() == 1);
    CHECK(second.list.leftOut[0] == "1 unit that is lost");
    const CarriedLosses third = carry(second.list.scenario);
    CHECK(third.missing == 1);
}

TEST_CASE("a scenario takes the strengths of an army list, and leaves out whom it has no longer", "[game]")
{
    const auto rules = toyTurnRules();
    Scenario list = toyScenario(2);
    set(list, "north-1", "stands", "1");
    const CarriedLosses made = takeStrengths(toyScenario(3), list, *rules);
    CHECK(valueOf(made.list.scenario, "north-1", "stands") == "1");
    CHECK(valueOf(made.list.scenario, "north-3", "stands") == "gone");
    CHECK(valueOf(made.list.scenario, "south-3", "stands") == "gone");
    CHECK(made.changed == 1);
    REQUIRE(made.list.leftOut.size() == 1);
    CHECK(made.list.leftOut[0] == "2 units that are lost");
    CHECK(loadScenario("x", scenarioToJson(made.list.scenario, *rules), *rules).usable());
}

TEST_CASE("a scenario names its army list by a file beside it", "[game]")
{
    const auto rules = toyTurnRules();
    Scenario scenario = toyScenario(2);
    scenario.armyList = "army.scenario.json";
    const std::string text = scenarioToJson(scenario, *rules);
    const LoadedScenario again = loadScenario("x", text, *rules);
    REQUIRE(again.usable());
    CHECK(again.scenario->armyList == "army.scenario.json");
    std::string outside = text;
    outside.replace(outside.find("army.scenario.json"), 18, "../army.json");
    const LoadedScenario refused = loadScenario("x", outside, *rules);
    REQUIRE_FALSE(refused.usable());
    CHECK(refused.diagnostics.front().text().find("beside the scenario, without a folder") != std::string::npos);
}

TEST_CASE("what the rules draw from a unit's strength follows it into the list and the next battle", "[game]")
{
    const LoadedRuleset rules = loadRulesetFolder(DRUMHEAD_SOURCE_DIR "/rulesets/d10-charts");
    REQUIRE(rules.usable());
    const std::string file = DRUMHEAD_SOURCE_DIR "/resources/scenarios/krumbach-heights.scenario.json";
    const Result<std::string> text = readJsonFile(file);
    REQUIRE(text);
    const LoadedScenario loaded = loadScenario(file, *text, *rules.ruleset);
    REQUIRE(loaded.usable());
    Game game(*rules.ruleset, *loaded.scenario);
    const Scenario& begun = *loaded.scenario;
    playIn(game, editCommand("grenadiers-kleist", "figures", "13"));  // of 24, on 6 stands of 4
    playIn(game, editCommand("hussars-nadlin", "figures", "5"));      // of 16, on 8 stands of 2
    CHECK(
        valueOf(carryLosses(begun, begun, game.state(), *rules.ruleset, 0).list.scenario, "grenadiers-kleist", "stands")
        == "4");
    CHECK(valueOf(carryLosses(begun, begun, game.state(), *rules.ruleset, 50).list.scenario, "grenadiers-kleist",
                  "stands")
          == "5");
    CHECK(valueOf(nextBattleFrom(begun, game.state(), *rules.ruleset, 0).scenario, "hussars-nadlin", "stands") == "3");
    Scenario list = begun;
    set(list, "grenadiers-kleist", "figures", "9");
    CHECK(valueOf(takeStrengths(begun, list, *rules.ruleset).list.scenario, "grenadiers-kleist", "stands") == "3");
    set(list, "grenadiers-kleist", "figures", "3");  // its last stand: it does not fight on
    CHECK(valueOf(takeStrengths(begun, list, *rules.ruleset).list.scenario, "grenadiers-kleist", "stands") == "gone");
}

TEST_CASE("what is made of a battle has a title and an id of its own, counted on", "[game]")
{
    const Texts english;
    Scenario scenario = toyScenario(2);
    const auto named = [&](FollowUp kind) {
        nameFollowUp(scenario, kind, english);
        return scenario.title + "|" + scenario.id;
    };
    CHECK(named(FollowUp::NextBattle) == "Toy battle, battle 2|toy-battle-battle-2");
    CHECK(named(FollowUp::NextBattle) == "Toy battle, battle 3|toy-battle-battle-3");
    CHECK(named(FollowUp::NextDay) == "Toy battle, battle 3, day 2|toy-battle-battle-3-day-2");
    scenario.title = std::string(298, 'x') + "\u00e9\u00e9";
    scenario.id = "army";
    CHECK(named(FollowUp::ArmyList) == std::string(284, 'x') + ", after battle 1|army-after-battle-1");
    CHECK(named(FollowUp::ArmyList) == std::string(284, 'x') + ", after battle 2|army-after-battle-2");
}

}  // namespace carried_losses_test
