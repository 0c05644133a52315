// The words of faults in the scenario editor.
#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/scenario_check.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "game/scenario_rules.hpp"
#include "support/catch.hpp"

namespace scenario_check_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* army =
    R"("units": [ { "id": "guards", "name": "Guards", "type": "guards", "figures": 24, "veteran": true } ])";

}  // namespace

TEST_CASE("what a file is told by its keys people are told in their own words")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = soundScenario(scenarioText(army), *ruleset);
    const auto messages = [&] {
        std::vector<std::string> all;
        for (const ScenarioProblem& each : checkScenario(scenario, *ruleset)) all.push_back(each.message);
        return all;
    };
    addReinforcement(scenario, 3, "red");
    CHECK(messages()
          == std::vector<std::string>{"nobody comes with this reinforcement; add a unit, a group or a leader to it"});
    removeReinforcement(scenario, 0);
    std::erase_if(scenario.entities,
                  [](const ScenarioEntity& each) { return each.id == "blue" || each.side == "blue"; });
    CHECK(messages() == std::vector<std::string>{"a battle needs two sides at least; add one"});
}

}  // namespace scenario_check_test
