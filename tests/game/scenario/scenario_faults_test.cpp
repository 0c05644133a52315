// Faults of a scenario's file in the words of people.
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/game/scenario/scenario_faults.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace scenario_faults_test {

using namespace drumhead;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Shipped {
    std::string text;
    std::shared_ptr<const Ruleset> rules;
};

const Shipped& krumbach()
{
    static const Shipped shipped = [] {
        const std::filesystem::path source(DRUMHEAD_SOURCE_DIR);
        std::ifstream file(source / "resources/scenarios/krumbach-heights.scenario.json");
        LoadedRuleset loaded = loadRulesetFolder(source / "rulesets/d10-charts");
        REQUIRE(loaded.usable());
        return Shipped{std::string(std::istreambuf_iterator<char>(file), {}), std::move(loaded.ruleset)};
    }();
    return shipped;
}

/// What is told of the shipped scenario in which one place was spoilt.
std::string told(const std::string& sound, const std::string& spoilt)
{
    std::string text = krumbach().text;
    const std::size_t at = text.find(sound);
    REQUIRE(at != std::string::npos);
    text.replace(at, sound.size(), spoilt);
    const LoadedScenario loaded = loadScenario("x", text, *krumbach().rules);
    std::string all;
    for (const std::string& each : scenarioFaultsInWords(text, loaded.diagnostics, *krumbach().rules))
        all += each + "\n";
    return all;
}

}  // namespace

TEST_CASE("a fault of a scenario's file is told by name, in the words of the rules, with its line")
{
    const std::string whose = "Prussia, Advance guard, Grenadier battalion Kleist (line 49): ";
    CHECK(told(", \"figures\": 24", "") == whose + "“figures” is missing; it takes a number of figures.\n");
    CHECK(told("\"figures\": 24", "\"figures\": -3")
          == whose + "“figures”: -3 is out of bounds; 0 to 1000 is allowed.\n");
    CHECK(told("\"figures\": 24", "\"figures\": \"many\"") == whose + "“figures”: expected a number here.\n");
    CHECK(told("\"type\": \"grenadiers\"", "\"type\": \"grenadirs\"")
          == whose + "“troop type”: there is no troop type “grenadirs”; did you mean “Grenadiers and Guards”?\n");
    CHECK_THAT(
        told("\"leader-attached\": true", "\"leader-atached\": true"),
        ContainsSubstring(
            whose
            + "the file says “leader-atached”, which means nothing to these rules and is left out; did you mean “leader attached”?\n"));
    CHECK_THAT(
        told("\"attached-to\": \"grenadiers-kleist\"", "\"attached-to\": \"kleist\""),
        ContainsSubstring("Prussia, Generalmajor von Bredow (line 42): “attached to”: there is no unit “kleist”"));
}

TEST_CASE("an id or a name stays as it was written where a troop type, a key or an attribute is called the same")
{
    CHECK(told("\"attached-to\": \"grenadiers-kleist\"", "\"attached-to\": \"grenadiers\"")
          == "Prussia, Generalmajor von Bredow (line 42): “attached to”: there is no unit “grenadiers”.\n");
    CHECK_THAT(
        told("\"turns\": 12", "\"turns\": 12, \"has no meaning here\": 1"),
        ContainsSubstring("The battle (line 4): the file says “has no meaning here”, which means nothing to these "
                          "rules and is left out.\n"));
}

TEST_CASE("what has no name is counted, and what belongs to nobody is the battle's")
{
    CHECK(told("\"name\": \"Grenadier battalion Kleist\", ", "")
          == "Prussia, Advance guard, unit 1 (line 49): “name” is missing.\n");
    CHECK(told("\"turns\": 12", "\"turns\": \"twelve\"")
          == "The battle (line 4): “turn limit” has to be a whole number from 1 to 1000.\n");
    CHECK_THAT(told("\"units\": [", "\"units\": [ \"Guards\","),
               ContainsSubstring(
                   "Prussia, Advance guard, unit 1 (line 48): what stands there is not a unit, and is left out.\n"));
}

TEST_CASE("what is no scenario is told without keys or braces where that can be")
{
    CHECK(*rulesetOfScenario(krumbach().text) == "d10-charts");
    CHECK_THAT(rulesetOfScenario(krumbach().text.substr(0, 90)).error(),
               ContainsSubstring("The file is broken at line 2, column "));
    CHECK(rulesetOfScenario("[1]").error()
          == "The file is no scenario that can be opened (line 1): a scenario is an object in braces.");
}

TEST_CASE("of a broken file the place is told")
{
    const std::string text = told("\"sides\": [", "\"sides\": [ ,");
    CHECK_THAT(text, ContainsSubstring("The file is broken at line 38, column 14: a value is missing before this"));
    CHECK(text.find("JSON") == std::string::npos);
}

}  // namespace scenario_faults_test
