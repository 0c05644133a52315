#include "drumhead/game/scenario_edit.hpp"
#include "drumhead/game/scenario_edit_balance.hpp"
#include "drumhead/game/scenario_edit_state.hpp"
#include "scenario_rules.hpp"
#include "support/catch.hpp"
#include "toy_battle.hpp"

#include "drumhead/rules/ruleset_loader.hpp"

#include <algorithm>

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* armies = R"("leaders": [ { "id": "smith", "name": "Smith", "rank": "general", "commands": "wing", "attached-to": "guards" } ],
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
    CHECK(scenario.entities[static_cast<std::size_t>(again)].values == scenario.entities[static_cast<std::size_t>(unit)].values);
    CHECK(ids(scenario) == std::vector<std::string>{"red", "wing", "guards", "guards-2", "blue"});
    CHECK(soundAgain(scenario, *ruleset) == scenario);
}

TEST_CASE("a new leader has the rating of the last one on his side, or the one that the rules take elsewhere")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const auto valuesOfNew = [&](const char* side) { return scenario.entities[static_cast<std::size_t>(addEntity(scenario, *ruleset, EntityKind::Leader, {findEntity(scenario, side), -1, -1}, "New"))].values; };
    CHECK(valuesOfNew("red") == std::vector<std::pair<std::string, std::string>>{{"rank", "general"}});
    CHECK(valuesOfNew("blue").empty());  // no leader there, and nothing in these rules says what is usual
    const LoadedRuleset shipped = loadRulesetFolder(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / "old-trousers");
    REQUIRE(shipped.usable());
    Scenario battle = emptyScenario(*shipped.ruleset, "Mill", {"Red", "Blue"});
    const int leader = addEntity(battle, *shipped.ruleset, EntityKind::Leader, {0, -1, -1}, "Moreau");
    CHECK(std::any_of(battle.entities[static_cast<std::size_t>(leader)].values.begin(), battle.entities[static_cast<std::size_t>(leader)].values.end(), [](const auto& each) { return each == std::pair<std::string, std::string>("tactical", "average"); }));
}

TEST_CASE("whoever is moved keeps his people and loses what no longer fits")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    const int blue = findEntity(scenario, "blue");
    const std::vector<int> moved = moveEntities(scenario, {findEntity(scenario, "wing")}, {blue, -1, -1});
    CHECK(moved == std::vector<int>{findEntity(scenario, "wing")});
    CHECK(ids(scenario) == std::vector<std::string>{"red", "smith", "rear", "last", "blue", "wing", "van", "first", "guards"});
    CHECK(scenario.entities[static_cast<std::size_t>(findEntity(scenario, "first"))].side == "blue");
    CHECK(scenario.entities[static_cast<std::size_t>(findEntity(scenario, "first"))].group == "van");
    CHECK(scenario.entities[1].group.empty());
    CHECK(scenario.entities[1].attachedTo.empty());
    CHECK(soundAgain(scenario, *ruleset) == scenario);
    const Scenario before = scenario;
    static_cast<void>(moveEntities(scenario, {findEntity(scenario, "wing")}, {findEntity(scenario, "blue"), findEntity(scenario, "van"), -1}));
    CHECK(scenario == before);  // no group goes into itself
}

TEST_CASE("keys move a unit on from group to group")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(armies), *ruleset);
    int unit = shiftEntity(scenario, findEntity(scenario, "guards"), 1);
    CHECK(ids(scenario) == std::vector<std::string>{"red", "smith", "wing", "van", "first", "rear", "guards", "last", "blue"});
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
    CHECK(ids(scenario) == std::vector<std::string>{"red", "smith", "wing", "van", "first", "guards", "wing-2", "van-2", "first-2", "guards-2", "rear", "last", "blue"});
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
    for (const int each : units) CHECK(scenario.entities[static_cast<std::size_t>(each)].values == std::vector<std::pair<std::string, std::string>>{{"type", "raiders"}, {"figures", "7"}});
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
    scenario.entities[static_cast<std::size_t>(findEntity(scenario, "last"))].values = {{"type", "raiders"}, {"figures", "many"}};
    scenario.entities[static_cast<std::size_t>(findEntity(scenario, "first"))].values = {{"type", "raiders"}};
    scenario.terrain = {{"Hill", "", ""}, {"", "Nameless", ""}};
    addReinforcement(scenario, 3, "red");
    scenario.title.clear();
    const std::vector<ScenarioProblem> problems = checkScenario(scenario, *ruleset);
    const auto tells = [&](ScenarioSpot::Part part, int index, const std::string& key) {
        return std::any_of(problems.begin(), problems.end(), [&](const ScenarioProblem& each) { return each.spot == ScenarioSpot{part, index, key}; });
    };
    for (const ScenarioProblem& each : problems) UNSCOPED_INFO(static_cast<int>(each.spot.part) << " " << each.spot.index << " " << each.spot.key << ": " << each.message);
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

TEST_CASE("strengths are added up, and a match-up tells what it lacks")
{
    const auto ruleset = toyTurnRules();
    const Scenario scenario = toyScenario(3);
    const std::vector<SideStrength> sides = strengthsOf(scenario, *ruleset);
    REQUIRE(sides.size() == 2);
    CHECK(sides[0].count == 3);
    REQUIRE(sides[0].strengths.size() == 1);
    CHECK(sides[0].strengths[0].second == Number(12));
    const auto procedures = matchProcedures(*ruleset);
    REQUIRE_FALSE(procedures.empty());
    CHECK(procedures.front().first == "fire");
    const std::vector<MatchUp> open = matchUps(scenario, *ruleset, "fire", {});
    REQUIRE(open.size() == 2);
    REQUIRE(open[0].need);
    CHECK(open[0].need->name == "distance");
    const std::vector<MatchUp> told = matchUps(scenario, *ruleset, "fire", {{"distance", "5"}, {"window", "first"}});
    INFO((told[0].need ? told[0].need->name : told[0].why));
    REQUIRE(told[0].chances.size() == 3);
    // Two dice that hit on 3 of 6, each way, and for the side with a leader who adds one on 4 of 6.
    for (const MatchUp& each : told) {
        const bool led = each.mean && *each.mean > 1.1;
        CHECK(*each.mean == Approx(led ? 4.0 / 3 : 1.0));
        const auto chanceOf = [&](const std::string& value) { return std::find_if(each.chances.begin(), each.chances.end(), [&](const auto& chance) { return chance.first.substr(0, 1) == value; })->second; };
        CHECK(chanceOf("0") == Approx(led ? 1.0 / 9 : 1.0 / 4));
        CHECK(chanceOf("1") == Approx(led ? 4.0 / 9 : 1.0 / 2));
        CHECK(chanceOf("2") == Approx(led ? 4.0 / 9 : 1.0 / 4));
    }
    for (const MatchUp& each : matchUps(scenario, *ruleset, "fire", {{"distance", "13"}, {"window", "first"}})) CHECK_THAT(each.why + (each.chances.empty() ? "" : each.chances.front().first), ContainsSubstring("too far away"));
}

TEST_CASE("what costs strength is met first, and a group that has to be chosen is the unit's own")
{
    const auto ruleset = RulesetBuilder().file("army.json", R"({ "roster": { "unit": { "strength": ["figures"] } },
        "attributes": { "group": [ { "id": "zeal", "label": "zeal", "type": "number", "from": "list", "default": 2, "question": "How zealous?" } ] },
        "procedures": [
          { "id": "stare", "title": "Stare", "roles": { "one": { "kind": "unit", "label": "one" }, "other": { "kind": "unit", "label": "other" } }, "steps": [ { "roll": "die", "sides": 6 }, { "say": "{die}." } ] },
          { "id": "brawl", "title": "Brawl", "roles": { "one": { "kind": "unit", "label": "one", "many": true, "most": 4 }, "other": { "kind": "unit", "label": "other" }, "helper": { "kind": "unit", "label": "helper", "many": true, "least": 0, "most": 4 },
              "first-group": { "kind": "group", "label": "first group" }, "second-group": { "kind": "group", "label": "second group" } },
            "steps": [ { "roll": "hits", "dice": "first-group.zeal", "sides": 6, "count": { "at-most": "second-group.zeal" } }, { "effect": { "other.figures": { "subtract": "hits" } } }, { "say": "{hits}." } ] },
          { "id": "alone", "title": "Alone", "roles": { "one": { "kind": "unit", "label": "one" } }, "steps": [ { "roll": "die", "sides": 6 }, { "say": "{die}." } ] } ] })").sound();
    const auto procedures = matchProcedures(*ruleset);
    const auto placeOfId = [&](const std::string& id) { return std::find_if(procedures.begin(), procedures.end(), [&](const auto& each) { return each.first == id; }) - procedures.begin(); };
    CHECK(placeOfId("brawl") < placeOfId("stare"));
    CHECK(placeOfId("alone") == static_cast<std::ptrdiff_t>(procedures.size()));
    Scenario scenario = emptyScenario(*ruleset, "Trial", {"Red", "Blue"});
    for (const char* const side : {"red", "blue"}) {
        const int group = addEntity(scenario, *ruleset, EntityKind::Group, {findEntity(scenario, side), -1, -1}, std::string(side) + " group");
        setAttribute(scenario, *ruleset, {group}, "zeal", side == std::string("red") ? "1" : "3");
        const int unit = addEntity(scenario, *ruleset, EntityKind::Unit, {findEntity(scenario, side), findEntity(scenario, std::string(side) + "-group"), -1}, std::string(side) + " unit");
        setAttribute(scenario, *ruleset, {unit}, "figures", "9");
    }
    const std::vector<MatchUp> met = matchUps(scenario, *ruleset, "brawl", {});
    REQUIRE(met.size() == 2);
    INFO(met[0].why << (met[0].need ? met[0].need->name : ""));
    REQUIRE(met[0].mean);
    CHECK(*met[0].mean == Approx(0.5));       // one die, hits on 3 of 6
    CHECK(*met[1].mean == Approx(3.0 / 6));   // three dice, each hits on 1 of 6
    CHECK(met[0].chances.size() == 2);
    CHECK(met[1].chances.size() == 4);
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
    for (const char* const id : {"nerve", "gone", "stands-at-first", "shaken"}) CHECK_FALSE(isTold(EntityKind::Unit, id));
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
    CHECK(names(duplicateEntities(scenario, {findEntity(scenario, "guards-2")})) == std::vector<std::string>{"Guards 3"});
    CHECK(names(duplicateEntities(scenario, {findEntity(scenario, "guards"), findEntity(scenario, "last")})) == std::vector<std::string>{"Guards 4", "Last 2"});
    renameEntity(scenario, findEntity(scenario, "last"), "7");
    CHECK(names(duplicateEntities(scenario, {findEntity(scenario, "7")})) == std::vector<std::string>{"7 2"});
    CHECK(soundAgain(scenario, *ruleset) == scenario);
}
