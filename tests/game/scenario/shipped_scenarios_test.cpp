// The battles that come with the program, and a very large one made for every ruleset.
#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "support/catch.hpp"
#include "support/games/large_battle.hpp"
#include "support/games/recording.hpp"
#include "support/ruleset_builder.hpp"

#include <fstream>
#include <set>

namespace shipped_scenarios_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

namespace fs = std::filesystem;

const fs::path sourceFolder = DRUMHEAD_SOURCE_DIR;
const std::filesystem::path veryLarge = sourceFolder / "tests" / "scenarios" / "very-large.scenario.json";

std::shared_ptr<const Ruleset> rulesOf(const std::string& id)
{
    LoadedRuleset loaded = loadRulesetFolder(sourceFolder / "rulesets" / id);
    REQUIRE(loaded.usable());
    return std::move(loaded.ruleset);
}

std::vector<ScenarioEntry> shipped()
{
    const auto entries = listScenarios(sourceFolder / "resources" / "scenarios");
    REQUIRE(entries);
    return *entries;
}

std::string textOf(const ScenarioEntry& entry)
{
    const Result<std::string> text = readJsonFile(entry.file);
    REQUIRE(text);
    return *text;
}

int unitsOf(const Scenario& scenario, const std::string& side)
{
    return static_cast<int>(
        std::count_if(scenario.entities.begin(), scenario.entities.end(),
                      [&](const ScenarioEntity& each) { return each.kind == EntityKind::Unit && each.side == side; }));
}

void checkStrengths(const State& state, const Ruleset& ruleset)
{
    const StoredAttributes stored(ruleset);
    const RosterKind* const roster = ruleset.findRoster(EntityKind::Unit);
    REQUIRE(roster);
    for (const Entity& each : state.entities) {
        if (each.kind != EntityKind::Unit) continue;
        INFO(each.name);
        CHECK(std::any_of(roster->strength.begin(), roster->strength.end(), [&](const RosterKind::Strength& strength) {
            const Value value = strengthLeftOf(ruleset, stored, each, strength);
            return value.isSet() && value.number() > Number(0);
        }));
    }
}

}  // namespace

TEST_CASE("every scenario that ships loads, begins, and is the same when written and read again", "[once]")
{
    std::set<std::string> rulesets;
    for (const ScenarioEntry& entry : shipped()) {
        CAPTURE(entry.file.string());
        CHECK(entry.fault.empty());
        CHECK(entry.file.filename().string() == entry.id + ".scenario.json");
        const auto ruleset = rulesOf(entry.ruleset);
        const LoadedScenario loaded = loadScenario(entry.file.string(), textOf(entry), *ruleset);
        INFO(toldFaults(loaded.diagnostics));
        REQUIRE(loaded.diagnostics.empty());
        const LoadedScenario again = loadScenario("again", scenarioToJson(*loaded.scenario, *ruleset), *ruleset);
        CHECK(again.scenario == loaded.scenario);
        const State state = initialState(*loaded.scenario, *ruleset, StoredAttributes(*ruleset));
        CHECK(state.entities.size() == loaded.scenario->entities.size() + 1);
        checkStrengths(state, *ruleset);
        rulesets.insert(entry.ruleset);
    }
    CHECK(rulesets.size() == 3);
}

TEST_CASE("the sample battles are worth an evening", "[once]")
{
    int battles = 0;
    for (const ScenarioEntry& entry : shipped()) {
        CAPTURE(entry.id);
        ++battles;
        const LoadedScenario loaded = loadScenario(entry.id, textOf(entry), *rulesOf(entry.ruleset));
        REQUIRE(loaded.usable());
        const Scenario& scenario = *loaded.scenario;
        for (const ScenarioEntity& side : scenario.entities) {
            if (side.kind != EntityKind::Side) continue;
            CAPTURE(side.id);
            CHECK(unitsOf(scenario, side.id) >= 15);
            CHECK(unitsOf(scenario, side.id) <= 30);
            CHECK(std::any_of(scenario.briefs.begin(), scenario.briefs.end(),
                              [&](const ScenarioNote& brief) { return brief.side == side.id; }));
        }
        CHECK(scenario.turns > 0);
        CHECK(scenario.terrain.size() >= 3);
        CHECK(scenario.objectives.size() >= 3);
        CHECK_FALSE(scenario.reinforcements.empty());
        CHECK_FALSE(scenario.specialRules.empty());
    }
    CHECK(battles == 3);
}

TEST_CASE("every ruleset has a roster", "[once]")
{
    const auto entries = listRulesets(sourceFolder / "rulesets");
    REQUIRE(entries);
    for (const RulesetEntry& entry : *entries) {
        CAPTURE(entry.id);
        const auto ruleset = rulesOf(entry.id);
        const RosterKind* const units = ruleset->findRoster(EntityKind::Unit);
        REQUIRE(units);
        CHECK_FALSE(units->strength.empty());
        CHECK_FALSE(units->state.empty());
        CHECK(units->gone);
    }
}

TEST_CASE("a very large battle can be made for every ruleset", "[once]")
{
    const auto entries = listRulesets(sourceFolder / "rulesets");
    REQUIRE(entries);
    for (const RulesetEntry& entry : *entries) {
        CAPTURE(entry.id);
        const auto ruleset = rulesOf(entry.id);
        const Scenario made = largeBattle(*ruleset, 2000);
        const LoadedScenario loaded = loadScenario("large", scenarioToJson(made, *ruleset), *ruleset);
        INFO(toldFaults(loaded.diagnostics).substr(0, 2000));
        REQUIRE(loaded.diagnostics.empty());
        CHECK(*loaded.scenario == made);
        CHECK(unitsOf(made, "north") + unitsOf(made, "south") == 2000);
        checkStrengths(initialState(made, *ruleset, StoredAttributes(*ruleset)), *ruleset);
    }
}

TEST_CASE("the very large battle of the tests is the one that is made")
{
    ScenarioEntry entry;
    entry.file = veryLarge;
    INFO("if it is missing: DRUMHEAD_RECORD=1 drumhead_tests \"[write-large]\" writes it");
    const auto ruleset = rulesOf("d10-charts");
    CHECK((scenarioToJson(largeBattle(*ruleset, 2000), *ruleset) == textOf(entry)));
}

TEST_CASE("the very large battle is written anew", "[.][write-large]")
{
    requireRecording();
    const auto ruleset = rulesOf("d10-charts");
    std::ofstream(veryLarge) << scenarioToJson(largeBattle(*ruleset, 2000), *ruleset);
}

TEST_CASE("no cut or changed scenario brings the reader down")
{
    for (const ScenarioEntry& entry : shipped()) {
        const auto ruleset = rulesOf(entry.ruleset);
        const std::string text = textOf(entry);
        std::size_t refused = 0;
        for (std::size_t at = 0; at < text.size(); at += 37) {
            std::string changed = text;
            changed[at] = "{}[]\",:0x\\"[at % 10];
            for (const std::string& tried : {text.substr(0, at), changed}) {
                const LoadedScenario loaded = loadScenario(entry.id, tried, *ruleset);
                if (loaded.usable())
                    CHECK(loadScenario("again", scenarioToJson(*loaded.scenario, *ruleset), *ruleset).scenario
                          == loaded.scenario);
                else ++refused;
            }
        }
        CHECK(refused > text.size() / 37);
    }
}

TEST_CASE("a folder of scenarios is listed with what is wrong with them")
{
    const fs::path folder = fs::temp_directory_path() / "drumhead-scenario-library-test";
    fs::remove_all(folder);
    fs::create_directories(folder / "c.scenario.json");
    std::ofstream(folder / "b.scenario.json")
        << R"({ "format": 1, "id": "bee", "title": "The bee", "ruleset": "toy" })";
    std::ofstream(folder / "a.scenario.json") << R"({ "format": 9, "title": "Later" })";
    std::ofstream(folder / "notes.json") << "{}";
    std::ofstream(folder / ".scenario.json") << "{}";
    const auto entries = listScenarios(folder);
    REQUIRE(entries);
    REQUIRE(entries->size() == 3);
    CHECK(entries->at(0).title == "a.scenario.json");
    CHECK(entries->at(0).fault.find("newer version of the program") != std::string::npos);
    CHECK(entries->at(1).id == "bee");
    CHECK(entries->at(1).title == "The bee");
    CHECK(entries->at(1).ruleset == "toy");
    CHECK(entries->at(1).fault.empty());
    CHECK(entries->at(2).fault.find("is a folder") != std::string::npos);
    fs::remove_all(folder);
    CHECK_FALSE(listScenarios(folder));
}

}  // namespace shipped_scenarios_test
