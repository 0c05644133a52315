// The colours of sides: chosen, given, written and faulty.
#include "drumhead/game/scenario/scenario.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace side_look_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// Three sides with what is said of their colours.
LoadedScenario loaded(const std::vector<std::string>& colours)
{
    std::string sides;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const std::string id = "side-" + std::to_string(i);
        const std::string colour = colours[i].empty() ? "" : ", \"colour\": \"" + colours[i] + "\"";
        sides += (i == 0 ? "" : ", ") + ("{ \"id\": \"" + id) + "\", \"name\": \"" + id + "\"" + colour + " }";
    }
    const auto ruleset = RulesetBuilder::empty().sound();
    return loadScenario(
        "try.json", R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [ )" + sides + " ] }",
        *ruleset);
}

std::vector<int> looks(const std::vector<std::string>& colours)
{
    const LoadedScenario made = loaded(colours);
    REQUIRE(made.usable());
    std::vector<int> all;
    for (const ScenarioEntity& each : made.scenario->entities) all.push_back(sideLook(*made.scenario, each.id));
    return all;
}

std::string faults(const std::vector<std::string>& colours)
{
    std::string all;
    for (const Diagnostic& each : loaded(colours).diagnostics) all += each.message() + "\n";
    return all;
}

}  // namespace

TEST_CASE("a side has the colour that was chosen, the others the first that are free", "[game]")
{
    CHECK(looks({"", "", ""}) == std::vector<int>{0, 1, 2});
    CHECK(looks({"red", "blue"}) == std::vector<int>{1, 0});
    CHECK(looks({"", "blue", ""}) == std::vector<int>{1, 0, 2});
    CHECK(looks({"amber", "", "red", "", ""}) == std::vector<int>{3, 0, 1, 2, 4});
    CHECK(sideLook(*loaded({"", "red"}).scenario, "nobody") == 0);
}

TEST_CASE("a colour is written and read again", "[game]")
{
    const auto ruleset = RulesetBuilder::empty().sound();
    const Scenario first = *loaded({"grey", ""}).scenario;
    const std::string text = scenarioToJson(first, *ruleset);
    CHECK(text.find("\"colour\": \"grey\"") != std::string::npos);
    CHECK(*loadScenario("try.json", text, *ruleset).scenario == first);
}

TEST_CASE("a colour that there is not, or twice, is one fault at its place", "[game]")
{
    CHECK(faults({"gray", ""}).find("a side can't be \"gray\"; its colour is blue, red, grey or amber") == 0);
    CHECK(faults({"red", "red"}) == "another side is \"red\" already; choose another colour\n");
}

}  // namespace side_look_test
