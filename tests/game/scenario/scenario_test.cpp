#include "game/scenario_rules.hpp"
#include "support/catch.hpp"

namespace scenario_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* guards = R"({ "name": "Guards", "type": "guards", "figures": 24, "veteran": true })";

std::string unitNamed(const std::string& name, const std::string& more = "")
{
    return R"({ "name": ")" + name + R"(", "type": "raiders", "figures": 12)" + more + " }";
}

const Entity& named(const State& state, const std::string& id)
{
    const EntityId found = state.find(id);
    INFO("id: " << id);
    REQUIRE(found != nobody);
    return state.at(found);
}

std::string valueOf(const Ruleset& ruleset, const Entity& entity, const std::string& attribute)
{
    const StoredAttributes stored(ruleset);
    const int at = stored.find(entity.kind, attribute);
    REQUIRE(at >= 0);
    return ruleset.valueId(stored.of(entity.kind)[static_cast<std::size_t>(at)]->shape,
                           entity.values[static_cast<std::size_t>(at)]);
}

std::vector<std::string> idsOf(const Scenario& scenario)
{
    std::vector<std::string> ids;
    for (const ScenarioEntity& each : scenario.entities) ids.push_back(each.id);
    return ids;
}

constexpr const char* full =
    R"({ "format": 1, "id": "full", "title": "Everything", "about": "Two\nlines.", "ruleset": "toy", "rulings": { "bows": "as-muskets" }, "turns": 8,
  "special-rules": "- None.", "game": { "rain": true },
  "terrain": [ { "name": "Hill", "text": "High." }, { "name": "Pond" } ],
  "objectives": [ { "name": "Hold", "text": "To the end.", "side": "blue" }, { "name": "Survive" } ],
  "sides": [
    { "id": "red", "name": "Red", "wins-ties": true, "brief": "Attack.", "note": "Bold.",
      "leaders": [ { "id": "smith", "name": "Smith", "rank": "general", "commands": "wing", "attached-to": "guards" }, { "name": "Jones", "rank": "colonel", "commands": null } ],
      "groups": [ { "id": "wing", "name": "Wing", "guns": 3, "groups": [ { "name": "Van", "units": [ { "name": "First", "type": "raiders", "figures": 10, "nerve": -1.5 } ] } ],
                    "units": [ { "id": "guards", "name": "Guards", "type": "guards", "figures": 24, "veteran": false, "stands": 6, "stands-at-first": 8, "shaken": true, "nerve": null } ] } ],
      "units": [ { "name": "Scouts", "type": "raiders", "figures": 5, "hidden": true, "note": "In the wood." } ] },
    { "id": "blue", "name": "Blue", "groups": [ { "id": "line", "name": "Line" } ] } ],
  "reinforcements": [
    { "turn": 3, "side": "blue", "group": "line", "text": "By the road.", "units": [ { "name": "Late", "type": "raiders", "figures": 7 } ], "groups": [ { "name": "Later", "units": [ { "name": "Last", "type": "raiders", "figures": 1 } ] } ] },
    { "turn": 5, "side": "red", "leaders": [ { "name": "Brown", "rank": "colonel", "commands": "van" } ], "units": [ { "name": "Reserve", "type": "raiders", "figures": 2 } ] } ] })";

}  // namespace

TEST_CASE("a scenario is read whole")
{
    const auto ruleset = scenarioRules();
    const Scenario scenario = soundScenario(full, *ruleset);
    CHECK(scenario.title == "Everything");
    CHECK(scenario.about == "Two\nlines.");
    CHECK(scenario.turns == 8);
    CHECK(scenario.rulings == std::vector<std::pair<std::string, std::string>>{{"bows", "as-muskets"}});
    CHECK(scenario.game == std::vector<std::pair<std::string, std::string>>{{"rain", "true"}});
    CHECK(scenario.briefs == std::vector<ScenarioNote>{{"", "Attack.", "red"}});
    CHECK(scenario.terrain == std::vector<ScenarioNote>{{"Hill", "High.", ""}, {"Pond", "", ""}});
    CHECK(scenario.objectives == std::vector<ScenarioNote>{{"Hold", "To the end.", "blue"}, {"Survive", "", ""}});
    CHECK(scenario.reinforcements
          == std::vector<ScenarioReinforcement>{{3, "blue", "line", "By the road."}, {5, "red", "", ""}});
    CHECK(idsOf(scenario)
          == std::vector<std::string>{"red", "smith", "jones", "wing", "van", "first", "guards", "scouts", "blue",
                                      "line", "later", "last", "late", "brown", "reserve"});
    const auto at = [&](const std::string& id) {
        return *std::find_if(scenario.entities.begin(), scenario.entities.end(),
                             [&](const ScenarioEntity& each) { return each.id == id; });
    };
    CHECK(at("smith").group == "wing");
    CHECK(at("smith").attachedTo == "guards");
    CHECK(at("jones").group.empty());
    CHECK(at("van").group == "wing");
    CHECK(at("first").group == "van");
    CHECK(
        at("first").values
        == std::vector<std::pair<std::string, std::string>>{{"type", "raiders"}, {"figures", "10"}, {"nerve", "-1.5"}});
    CHECK(at("guards").values.back() == std::pair<std::string, std::string>{"nerve", "none"});
    CHECK(at("scouts").hidden);
    CHECK(at("scouts").note == "In the wood.");
    CHECK(at("late").group == "line");
    CHECK(at("late").arrives == 3);
    CHECK(at("later").group == "line");
    CHECK(at("last").group == "later");
    CHECK(at("reserve").group.empty());
    CHECK(at("brown").group == "van");
}

TEST_CASE("a scenario that was written is the same when it is read again")
{
    const auto ruleset = scenarioRules();
    const Scenario scenario = soundScenario(full, *ruleset);
    const std::string text = scenarioToJson(scenario, *ruleset);
    INFO(text);
    CHECK(soundScenario(text, *ruleset) == scenario);
    CHECK_THAT(
        text,
        ContainsSubstring(
            "            { \"id\": \"guards\", \"name\": \"Guards\", \"type\": \"guards\", \"figures\": 24, \"veteran\": false, \"stands\": 6, \"stands-at-first\": 8, \"shaken\": true, \"nerve\": null }\n"));
    CHECK_THAT(text, ContainsSubstring("\"nerve\": -1.5"));
    CHECK(text.substr(0, 17) == "{\n  \"format\": 1,\n");
    CHECK(scenarioToJson(soundScenario(text, *ruleset), *ruleset) == text);
}

TEST_CASE("the battle begins as its scenario says")
{
    const auto ruleset = scenarioRules();
    const StoredAttributes stored(*ruleset);
    const Scenario scenario = soundScenario(full, *ruleset);
    const State state = initialState(scenario, *ruleset, stored);
    REQUIRE(state.entities.size() == scenario.entities.size() + 1);
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        CHECK(state.entities[i].id == scenario.entities[i].id);
        CHECK(state.entities[i].kind == scenario.entities[i].kind);
        CHECK(state.entities[i].values.size() == stored.of(state.entities[i].kind).size());
    }
    CHECK(state.turn == 1);
    CHECK(state.place.levels.empty());
    CHECK(state.rulings == scenario.rulings);
    const Entity& guardsOfRed = named(state, "guards");
    CHECK(state.at(guardsOfRed.side).id == "red");
    CHECK(state.at(guardsOfRed.group).id == "wing");
    CHECK(state.at(named(state, "smith").group).id == "wing");
    CHECK(state.at(named(state, "smith").attachedTo).id == "guards");
    CHECK(named(state, "jones").group == nobody);
    CHECK(named(state, "red").side == nobody);
    CHECK(valueOf(*ruleset, guardsOfRed, "stands") == "6");
    CHECK(valueOf(*ruleset, guardsOfRed, "stands-at-first") == "8");
    CHECK(valueOf(*ruleset, guardsOfRed, "nerve") == "none");
    CHECK(valueOf(*ruleset, guardsOfRed, "formation").empty());
    CHECK(named(state, "scouts").hidden);
    CHECK(named(state, "scouts").onTable);
    CHECK_FALSE(named(state, "late").onTable);
    CHECK_FALSE(named(state, "brown").onTable);
    const Entity& game = state.entities.back();
    CHECK(game.id == "game");
    CHECK(game.kind == EntityKind::Game);
    CHECK(valueOf(*ruleset, game, "rain") == "true");
}

TEST_CASE("an attribute takes over another at the start, unless it was given")
{
    const auto ruleset = scenarioRules();
    const Scenario scenario = soundScenario(
        scenarioText(R"("units": [ )" + unitNamed("A", R"(, "stands": 3)") + ", " + unitNamed("B") + " ]"), *ruleset);
    const State state = initialState(scenario, *ruleset, StoredAttributes(*ruleset));
    CHECK(valueOf(*ruleset, named(state, "a"), "stands-at-first") == "3");
    CHECK(valueOf(*ruleset, named(state, "b"), "stands-at-first") == "4");  // the default of the other
    CHECK(scenario.entities[1].values.size() == 3);
}

TEST_CASE("a ruling as the ruleset reads it is not the club's own")
{
    const auto ruleset = scenarioRules();
    const Scenario scenario =
        soundScenario(scenarioText(R"("note": "")", R"(, "rulings": { "bows": "no" })"), *ruleset);
    CHECK(initialState(scenario, *ruleset, StoredAttributes(*ruleset)).rulings.empty());
}

TEST_CASE("ids are made of names, each once, and leave written ones alone")
{
    const auto ruleset = scenarioRules();
    const std::string units = unitNamed("4th Musketeers") + ", " + unitNamed("4th  Musketeers!") + ", "
        + unitNamed("Königs-Grenadiere Östen & Weiß") + ", " + unitNamed("Лейб-гвардия") + ", " + unitNamed("近衛")
        + ", " + unitNamed("St. Cyr's") + ", " + unitNamed("Scouts") + ", " + unitNamed("Other", R"(, "id": "scouts")")
        + ", " + unitNamed("Game") + ", " + unitNamed("Red");
    const Scenario scenario = soundScenario(scenarioText("\"units\": [ " + units + " ]"), *ruleset);
    CHECK(idsOf(scenario)
          == std::vector<std::string>{"red", "4th-musketeers", "4th-musketeers-2", "konigs-grenadiere-osten-weiss",
                                      "unit", "unit-2", "st-cyrs", "scouts-2", "scouts", "game-2", "red-2", "blue"});
    CHECK(scenario.entities[4].name == "Лейб-гвардия");
    CHECK(soundScenario(scenarioToJson(scenario, *ruleset), *ruleset) == scenario);
}

TEST_CASE("sides without ids are named too")
{
    const auto ruleset = scenarioRules();
    const Scenario scenario = soundScenario(
        R"({ "format": 1, "id": "try", "title": "T", "ruleset": "toy", "sides": [ { "name": "Österreich" }, { "name": "Österreich" }, { "name": "清" } ],
        "objectives": [ { "name": "X", "side": "osterreich-2" } ] })",
        *ruleset);
    CHECK(idsOf(scenario) == std::vector<std::string>{"osterreich", "osterreich-2", "side"});
    CHECK(scenario.objectives[0].side == "osterreich-2");
}

TEST_CASE("names are kept as they were typed")
{
    const auto ruleset = scenarioRules();
    std::string longest;
    for (int i = 0; i < 300; ++i) longest += "ß";
    for (const std::string& name :
         {std::string("  The \\\"Old\\\" Guard  "), std::string("\u202Bالحرس\u202C"), longest, std::string("🥁")}) {
        const Scenario scenario = soundScenario(scenarioText("\"units\": [ " + unitNamed(name) + " ]"), *ruleset);
        CHECK(scenario.entities[1].name == (name[0] == ' ' ? "  The \"Old\" Guard  " : name));
        CHECK(soundScenario(scenarioToJson(scenario, *ruleset), *ruleset) == scenario);
    }
}

TEST_CASE("what a troop type suggests may be said or left")
{
    const auto ruleset = scenarioRules();
    CHECK_FALSE(
        loadScenario("f", scenarioText("\"units\": [ " + unitNamed("A", R"(, "veteran": true)") + " ]"), *ruleset)
            .usable());
    CHECK(loadScenario("f", scenarioText(std::string("\"units\": [ ") + guards + " ]"), *ruleset).usable());
}

TEST_CASE("a scenario of other rules or of a newer format is not read")
{
    const auto ruleset = scenarioRules();
    const std::string text = scenarioText(R"("note": "")");
    const auto loaded = loadScenario("f", std::string(text).replace(text.find("toy"), 3, "joy"), *ruleset);
    CHECK_FALSE(loaded.usable());
    REQUIRE(loaded.diagnostics.size() == 1);
    CHECK(loaded.diagnostics[0].message()
          == "this scenario is for the ruleset \"joy\", not for \"toy\"; choose that one or one that extends it");
    const auto newer = loadScenario("f", R"({ "format": 2, "soldiers": [] })", *ruleset);
    CHECK_FALSE(newer.scenario);
    REQUIRE(newer.diagnostics.size() == 1);
    CHECK(newer.diagnostics[0].text()
          == "f:1:13: error: this scenario was written for a newer version of the program; update the program");
}

TEST_CASE("a scenario tells its ruleset before that is loaded")
{
    CHECK(*scenarioRuleset("f", full) == "toy");
    const ScenarioIdentity identity =
        readScenarioIdentity("f", "{ \"format\": 1, \"id\": \"a\", \"title\": \"A\",\n  \"ruleset\": \"toy\" }");
    CHECK(identity.usable());
    CHECK(identity.id == "a");
    CHECK(identity.rulesetPlace.line == 2);
    CHECK(identity.rulesetPlace.column == 14);
    CHECK(scenarioRuleset("f", "[]").error() == "f:1:1: error: a scenario is an object in braces");
    CHECK(scenarioRuleset("f", R"({ "format": 1 })").error()
          == "f:1:1: error: \"ruleset\" is missing; write it as a text in quotes");
    CHECK_THAT(scenarioRuleset("f", "{ \"format\": ").error(), ContainsSubstring("the file ends before"));
}

}  // namespace scenario_test
