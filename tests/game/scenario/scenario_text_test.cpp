// A scenario is read in another language where that lies beside it.
#include "support/catch.hpp"

#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/game/scenario/scenario_text.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <fstream>

namespace scenario_text_test {

using namespace drumhead;

namespace {

const std::filesystem::path source = DRUMHEAD_SOURCE_DIR;
const Texts german("de", ",", {});

void write(const std::filesystem::path& file, const std::string& text) { std::ofstream(file) << text; }

}  // namespace

TEST_CASE("Other words stand for what people read, and for nothing else in a scenario")
{
    const std::string scenario = R"({ "id": "road", "title": "road",
  "terrain": [ { "name": "road", "kind": "road", "text": "a \"long\" road" } ] })";
    const std::string said = inOtherWords(scenario, {{"road", "Straße"}, {R"(a "long" road)", R"(eine "lange")"}});
    CHECK(said == R"({ "id": "road", "title": "Straße",
  "terrain": [ { "name": "Straße", "kind": "road", "text": "eine \"lange\"" } ] })");
    CHECK(inOtherWords("\"open", {{"open", "offen"}}) == "\"open");
    CHECK(inOtherWords("{ \"title\": \"\\", {}) == "{ \"title\": \"\\");
}

TEST_CASE("Every sample is sound in German too, and says so in its title", "[once]")
{
    const auto english = listScenarios(source / "resources" / "scenarios");
    const auto spoken = listScenarios(source / "resources" / "scenarios", german);
    REQUIRE(english);
    REQUIRE(spoken);
    REQUIRE(english->size() == spoken->size());
    for (std::size_t i = 0; i < english->size(); ++i) {
        INFO((*english)[i].file.string());
        CHECK((*english)[i].title != (*spoken)[i].title);
        const LoadedRuleset rules = loadRulesetFolder(source / "rulesets" / (*spoken)[i].ruleset);
        REQUIRE(rules.usable());
        const auto text = readScenarioText((*spoken)[i].file, german);
        REQUIRE(text);
        const LoadedScenario loaded = loadScenario((*spoken)[i].file.string(), *text, *rules.ruleset);
        CHECK(loaded.diagnostics.empty());
        CHECK(loaded.usable());
    }
}

TEST_CASE("What has changed in a scenario is said in its language all the same, as far as that is known")
{
    const std::filesystem::path file = source / "resources" / "scenarios" / "kirchdorf.scenario.json";
    const std::string changed = R"({ "title": "The mill brook", "terrain": [ { "name": "A new hill" } ] })";
    CHECK(inLanguage(changed, file, german).find("Mühlbach") != std::string::npos);
    CHECK(inLanguage(changed, file, german).find("A new hill") != std::string::npos);
    CHECK(inLanguage(changed, file, Texts()) == changed);
    CHECK(inLanguage(changed, "/nowhere/a.scenario.json", german) == changed);
}

TEST_CASE("A scenario whose translation can't be read is read as it was written")
{
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "drumhead-scenario-text";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const std::filesystem::path file = folder / "a.scenario.json";
    write(file, R"({ "title": "A hill" })");
    CHECK(scenarioTextsFile(file, "de") == folder / "a.texts.de.json");
    write(folder / "a.texts.de.json", "{ \"texts\": ");
    CHECK(*readScenarioText(file, german) == R"({ "title": "A hill" })");
    CHECK(translationFault(file, german).find("a.texts.de.json:1:12: error: the file ends") != std::string::npos);
    CHECK(translationFault(file, german).find("the scenario is shown untranslated: ") == 0);
    CHECK(translationFault(file, Texts()).empty());
    CHECK(translationFault(folder / "b.scenario.json", german).empty());
    for (const std::string faulty : {R"({ "language": "de" })", R"({ "texts": [ "A hill" ] })",
                                     R"({ "texts": "A hill" })", R"({ "texts": { "A hill": 5 } })"}) {
        write(folder / "a.texts.de.json", faulty);
        INFO(faulty << translationFault(file, german));
        CHECK(translationFault(file, german).find("a.texts.de.json:1:") != std::string::npos);
        CHECK(*readScenarioText(file, german) == R"({ "title": "A hill" })");
    }
    write(folder / "a.texts.de.json", R"({ "language": "de", "texts": { "A hill": "Ein Hügel" } })");
    CHECK(*readScenarioText(file, german) == R"({ "title": "Ein Hügel" })");
    CHECK(translationFault(file, german).empty());
    CHECK(*readScenarioText(file, Texts()) == R"({ "title": "A hill" })");
    std::filesystem::remove_all(folder);
}

TEST_CASE("A translation that would make a scenario of gigabytes is told and not used")
{
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "drumhead-scenario-flood";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const std::filesystem::path file = folder / "a.scenario.json";
    std::string scenario = R"({ "terrain": [)";
    for (int i = 0; i < 100'000; ++i) scenario += R"({"name":"x"},)";
    scenario += "{}]}";
    write(file, scenario);
    write(folder / "a.texts.de.json", R"({ "texts": { "x": ")" + std::string(1'000'000, 'y') + "\" } }");
    CHECK(*readScenarioText(file, german) == scenario);
    CHECK(translationFault(file, german).find("more than 4 MiB; shorten them") != std::string::npos);
    std::filesystem::remove_all(folder);
}

}  // namespace scenario_text_test
