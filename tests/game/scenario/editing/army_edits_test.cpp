#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "drumhead/game/scenario/editing/scenario_check.hpp"
#include "drumhead/game/scenario/editing/scenario_from_state.hpp"
#include "game/scenario_rules.hpp"
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <algorithm>

namespace army_edits_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* armies =
    R"("leaders": [ { "id": "smith", "name": "Smith", "rank": "general", "commands": "wing", "attached-to": "guards" } ],
  "groups": [ { "id": "wing", "name": "Wing", "groups": [ { "id": "van", "name": "Van", "units": [ { "id": "first", "name": "First", "type": "raiders", "figures": 10 } ] } ],
                "units": [ { "id": "guards", "name": "Guards", "type": "guards", "figures": 24, "veteran": true } ] },
              { "id": "rear", "name": "Rear", "units": [ { "id": "last", "name": "Last", "type": "raiders", "figures": 3 } ] } ])";

std::vector<std::string> ids(const Scenario& scenario)
{
    std::vector<std::string> found;
    for (const ScenarioEntity& each : scenario.entities) found.push_back(each.id);
    return found;
}

Scenario soundAgain(const Scenario& scenario, const Ruleset& ruleset)
{
    for (const ScenarioProblem& each : checkScenario(scenario, ruleset)) FAIL_CHECK(each.message);
    return soundScenario(scenarioToJson(scenario, ruleset), ruleset);
}

}  // namespace

TEST_CASE("a battle is put together from nothing")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = emptyScenario(*ruleset, "The Old Mill", {"Red", "Blue"});
    CHECK(scenario.id == "the-old-mill");
    const int wing = addEntity(scenario, *ruleset, EntityKind::Group, {0, -1, -1}, "Wing");
    const int unit = addEntity(scenario, *ruleset, EntityKind::Unit, {0, wing, -1}, "Guards");
    setAttribute(scenario, *ruleset, {unit}, "figures", "24");
    setAttribute(scenario, *ruleset, {unit}, "veteran", "true");
    setAttribute(scenario, *ruleset, {wing}, "guns", "0");
    const int again = addEntity(scenario, *ruleset, EntityKind::Unit, {0, wing, -1}, "Guards");
    CHECK(scenario.entities[static_cast<std::size_t>(again)].id == "guards-2");
    CHECK(scenario.entities[static_cast<std::size_t>(again)].values
          == scenario.entities[static_cast<std::size_t>(unit)].values);
    CHECK(ids(scenario) == std::vector<std::string>{"red", "wing", "guards", "guards-2", "blue"});
    CHECK(soundAgain(scenario, *ruleset) == scenario);
}

TEST_CASE("a new leader has the rating of the last one on his side, or the one that the rules take elsewhere")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const auto valuesOfNew = [&](const char* side) {
        return scenario
            .entities[static_cast<std::size_t>(
                addEntity(scenario, *ruleset, EntityKind::Leader, {findEntity(scenario, side), -1, -1}, "New"))]
            .values;
    };
    CHECK(valuesOfNew("red") == std::vector<std::pair<std::string, std::string>>{{"rank", "general"}});
    CHECK(valuesOfNew("blue").empty());  // no leader there, and nothing in these rules says what is usual
    const LoadedRuleset shipped =
        loadRulesetFolder(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / "old-trousers");
    REQUIRE(shipped.usable());
    Scenario battle = emptyScenario(*shipped.ruleset, "Mill", {"Red", "Blue"});
    const int leader = addEntity(battle, *shipped.ruleset, EntityKind::Leader, {0, -1, -1}, "Moreau");
    CHECK(std::any_of(battle.entities[static_cast<std::size_t>(leader)].values.begin(),
                      battle.entities[static_cast<std::size_t>(leader)].values.end(), [](const auto& each) {
                          return each == std::pair<std::string, std::string>("tactical", "average");
                      }));
}

TEST_CASE("whoever is moved keeps his people and loses what no longer fits")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const int blue = findEntity(scenario, "blue");
    const std::vector<int> moved = moveEntities(scenario, {findEntity(scenario, "wing")}, {blue, -1, -1});
    CHECK(moved == std::vector<int>{findEntity(scenario, "wing")});
    CHECK(ids(scenario)
          == std::vector<std::string>{"red", "smith", "rear", "last", "blue", "wing", "van", "first", "guards"});
    CHECK(scenario.entities[static_cast<std::size_t>(findEntity(scenario, "first"))].side == "blue");
    CHECK(scenario.entities[static_cast<std::size_t>(findEntity(scenario, "first"))].group == "van");
    CHECK(scenario.entities[1].group.empty());
    CHECK(scenario.entities[1].attachedTo.empty());
    CHECK(soundAgain(scenario, *ruleset) == scenario);
    const Scenario before = scenario;
    static_cast<void>(moveEntities(scenario, {findEntity(scenario, "wing")},
                                   {findEntity(scenario, "blue"), findEntity(scenario, "van"), -1}));
    CHECK(scenario == before);  // no group goes into itself
}

TEST_CASE("keys move a unit on from group to group")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    int unit = shiftEntity(scenario, findEntity(scenario, "guards"), 1);
    CHECK(ids(scenario)
          == std::vector<std::string>{"red", "smith", "wing", "van", "first", "rear", "guards", "last", "blue"});
    unit = shiftEntity(scenario, unit, 1);
    CHECK(ids(scenario)[7] == "guards");
    CHECK(shiftEntity(scenario, unit, 1) == unit);  // the end
    CHECK(shiftEntity(scenario, findEntity(scenario, "blue"), -1) == 0);
    CHECK(ids(scenario).front() == "blue");
    CHECK(soundAgain(scenario, *ruleset) == scenario);
}

TEST_CASE("a copy brings its people, and ids of its own")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const std::vector<int> copies = duplicateEntities(scenario, {findEntity(scenario, "wing")});
    CHECK(copies == std::vector<int>{findEntity(scenario, "wing-2")});
    CHECK(ids(scenario)
          == std::vector<std::string>{"red", "smith", "wing", "van", "first", "guards", "wing-2", "van-2", "first-2",
                                      "guards-2", "rear", "last", "blue"});
    CHECK(scenario.entities[8].group == "van-2");
    CHECK(soundAgain(scenario, *ruleset) == scenario);
    duplicateEntities(scenario, {0});
    CHECK(findEntity(scenario, "red-2") > 0);
    CHECK(soundAgain(scenario, *ruleset) == scenario);
}

TEST_CASE("who is taken out is mentioned nowhere, and two sides stay")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    removeEntities(scenario, {findEntity(scenario, "wing")});
    CHECK(ids(scenario) == std::vector<std::string>{"red", "smith", "rear", "last", "blue"});
    removeEntities(scenario, {0, findEntity(scenario, "blue")});
    CHECK(ids(scenario) == std::vector<std::string>{"red", "smith", "rear", "last", "blue"});
    CHECK(soundAgain(scenario, *ruleset) == scenario);
}

TEST_CASE("one value goes to many, and what a new type can't have goes away")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const std::vector<int> units{findEntity(scenario, "first"), findEntity(scenario, "guards")};
    setAttribute(scenario, *ruleset, units, "figures", "7");
    setAttribute(scenario, *ruleset, units, "type", "raiders");
    for (const int each : units)
        CHECK(scenario.entities[static_cast<std::size_t>(each)].values
              == std::vector<std::pair<std::string, std::string>>{{"type", "raiders"}, {"figures", "7"}});
    setAttribute(scenario, *ruleset, units, "figures", "");
    CHECK(checkScenario(scenario, *ruleset).size() == 2);
}

TEST_CASE("an id that was made of a name follows it, a chosen one stays")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    renameEntity(scenario, findEntity(scenario, "wing"), "Left wing");
    CHECK(scenario.entities[static_cast<std::size_t>(findEntity(scenario, "van"))].group == "left-wing");
    CHECK(scenario.entities[1].group == "left-wing");
    scenario.entities[1].id = "chosen";
    renameEntity(scenario, 1, "Miller");
    CHECK(scenario.entities[1].id == "chosen");
    renameEntity(scenario, 0, "近衛");
    CHECK(scenario.entities[0].id == "side");
    CHECK(soundAgain(scenario, *ruleset) == scenario);
}

TEST_CASE("every fault is told at what it is a fault of")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const int unit = findEntity(scenario, "guards");
    scenario.entities[static_cast<std::size_t>(unit)].name.clear();
    scenario.entities[static_cast<std::size_t>(findEntity(scenario, "last"))].values = {{"type", "raiders"},
                                                                                        {"figures", "many"}};
    scenario.entities[static_cast<std::size_t>(findEntity(scenario, "first"))].values = {{"type", "raiders"}};
    scenario.terrain = {{"Hill", "", ""}, {"", "Nameless", ""}};
    addReinforcement(scenario, 3, "red");
    scenario.title.clear();
    const std::vector<ScenarioProblem> problems = checkScenario(scenario, *ruleset);
    const auto tells = [&](ScenarioSpot::Part part, int index, const std::string& key) {
        return std::any_of(problems.begin(), problems.end(), [&](const ScenarioProblem& each) {
            return each.spot == ScenarioSpot{part, index, key};
        });
    };
    for (const ScenarioProblem& each : problems)
        UNSCOPED_INFO(static_cast<int>(each.spot.part)
                      << " " << each.spot.index << " " << each.spot.key << ": " << each.message);
    CHECK(tells(ScenarioSpot::Part::Entity, unit, "name"));
    CHECK(tells(ScenarioSpot::Part::Entity, findEntity(scenario, "last"), "figures"));
    CHECK(tells(ScenarioSpot::Part::Entity, findEntity(scenario, "first"), "figures"));
    CHECK(tells(ScenarioSpot::Part::Terrain, 1, "name"));
    CHECK(tells(ScenarioSpot::Part::Reinforcement, 0, ""));
    CHECK(tells(ScenarioSpot::Part::Scenario, -1, "title"));
    CHECK(problems.size() == 6);
}

TEST_CASE("who comes later goes where his reinforcement goes")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const int coming = addReinforcement(scenario, 3, "red");
    const int late = addEntity(scenario, *ruleset, EntityKind::Unit, {0, -1, coming}, "Late");
    setReinforcement(scenario, coming, {5, "red", "wing", "By the road."});
    CHECK(scenario.entities[static_cast<std::size_t>(late)].group == "wing");
    CHECK(scenario.entities[static_cast<std::size_t>(late)].arrives == 5);
    CHECK(soundAgain(scenario, *ruleset) == scenario);
    setReinforcement(scenario, coming, {5, "blue", "wing", ""});
    CHECK(scenario.entities[static_cast<std::size_t>(findEntity(scenario, "late"))].side == "blue");
    CHECK(soundAgain(scenario, *ruleset) == scenario);
    removeReinforcement(scenario, coming);
    CHECK(findEntity(scenario, "late") < 0);
}

TEST_CASE("a running battle is a scenario again")
{
    ToyBattle battle;
    battle.toFiring();
    battle.fire("south-1", "north-1", {1, 1});
    const ScenarioFromState made = scenarioFromState(battle.game->scenario(), battle.state(), *battle.ruleset);
    CHECK_FALSE(made.leftOut.empty());
    battle.edit("north-2", "stands", "2");
    const ScenarioFromState later = scenarioFromState(battle.game->scenario(), battle.state(), *battle.ruleset);
    const Scenario again = soundAgain(later.scenario, *battle.ruleset);
    CHECK(again == later.scenario);
    const State state = initialState(again, *battle.ruleset, StoredAttributes(*battle.ruleset));
    const StoredAttributes stored(*battle.ruleset);
    const auto stands = static_cast<std::size_t>(stored.find(EntityKind::Unit, "stands"));
    const auto fired = static_cast<std::size_t>(stored.find(EntityKind::Unit, "fired"));
    CHECK(state.at(state.find("north-2")).values[stands] == Value(Number(2)));
    CHECK(state.at(state.find("south-1")).values[fired].isUnknown());
}

TEST_CASE("an army list tells what somebody is and how he stands, not what a turn counts")
{
    const auto ruleset = scenarioRules();
    const StoredAttributes stored(*ruleset);
    const auto isTold = [&](EntityKind kind, const char* id) {
        const int at = stored.find(kind, id);
        INFO(id);
        REQUIRE(at >= 0);
        return isOfArmyList(*ruleset, *stored.of(kind)[static_cast<std::size_t>(at)]);
    };
    for (const char* const id : {"type", "figures", "veteran", "formation"}) CHECK(isTold(EntityKind::Unit, id));
    for (const char* const id : {"nerve", "gone", "stands-at-first", "shaken"})
        CHECK_FALSE(isTold(EntityKind::Unit, id));
    CHECK(isTold(EntityKind::Leader, "rank"));
}

TEST_CASE("a copy has the next number that is free")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const auto names = [&](const std::vector<int>& entities) {
        std::vector<std::string> found;
        for (const int each : entities) found.push_back(scenario.entities[static_cast<std::size_t>(each)].name);
        return found;
    };
    CHECK(names(duplicateEntities(scenario, {findEntity(scenario, "guards")})) == std::vector<std::string>{"Guards 2"});
    CHECK(names(duplicateEntities(scenario, {findEntity(scenario, "guards-2")}))
          == std::vector<std::string>{"Guards 3"});
    CHECK(names(duplicateEntities(scenario, {findEntity(scenario, "guards"), findEntity(scenario, "last")}))
          == std::vector<std::string>{"Guards 4", "Last 2"});
    renameEntity(scenario, findEntity(scenario, "last"), "7");
    CHECK(names(duplicateEntities(scenario, {findEntity(scenario, "7")})) == std::vector<std::string>{"7 2"});
    CHECK(soundAgain(scenario, *ruleset) == scenario);
}

}  // namespace army_edits_test
