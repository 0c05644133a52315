// What is wrong, told in the language of the window: scenarios, spreadsheets, refusals, game files.
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/scenario/csv/army_list_csv.hpp"
#include "drumhead/game/scenario/editing/scenario_check.hpp"
#include "drumhead/game/scenario/scenario_faults.hpp"
#include "drumhead/rules/loading/texts_file.hpp"
#include "drumhead/storage/file/game_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace german_faults_test {

using namespace drumhead;

namespace {

const std::filesystem::path source(DRUMHEAD_SOURCE_DIR);

std::shared_ptr<const Texts> german()
{
    static const Result<std::shared_ptr<const Texts>> texts = readTexts(source / "resources/texts/de.json");
    REQUIRE(texts);
    return *texts;
}

const Ruleset& rules()
{
    static const LoadedRuleset loaded = loadRulesetFolder(source / "rulesets/d10-charts", german());
    REQUIRE(loaded.usable());
    return *loaded.ruleset;
}

std::string krumbach()
{
    std::ifstream file(source / "resources/scenarios/krumbach-heights.scenario.json");
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What is told of the shipped scenario in which one place was spoilt.
std::string told(const std::string& sound, const std::string& spoilt)
{
    std::string text = krumbach();
    const std::size_t at = text.find(sound);
    REQUIRE(at != std::string::npos);
    text.replace(at, sound.size(), spoilt);
    std::string all;
    for (const std::string& each : scenarioFaultsInWords(text, loadScenario("x", text, rules()).diagnostics, rules()))
        all += each + "\n";
    return all;
}

std::vector<std::string> toldOfList(const std::string& text)
{
    const LoadedScenario base = loadScenario("x", krumbach(), rules());
    REQUIRE(base.scenario);
    std::vector<std::string> all;
    for (const CsvProblem& each : readArmyList(text, *base.scenario, rules(), {}).problems) all.push_back(each.message);
    return all;
}

}  // namespace

TEST_CASE("faults of a scenario are told in German")
{
    const std::string whose = "Prussia, Advance guard, Grenadier battalion Kleist (Zeile 49): ";
    CHECK(told(", \"figures\": 24", "") == whose + "“Figuren” fehlt; möglich: eine Zahl (Figuren).\n");
    CHECK(told("\"figures\": 24", "\"figures\": -3")
          == whose + "“Figuren”: -3 liegt außerhalb; erlaubt ist 0 bis 1000.\n");
    CHECK(
        rulesetOfScenario("[1]", *german()).error()
        == "Die Datei ist kein Szenario, das sich öffnen lässt (Zeile 1): ein Szenario ist ein Objekt in geschweiften Klammern.");
}

TEST_CASE("faults of a spreadsheet are told in German")
{
    CHECK(toldOfList("name,size\nA,1\n").front()
          == "die Überschrift „size“ ist unbekannt; die Spalte bleibt weg; ist „side“ gemeint?");
    CHECK(toldOfList("kind,name\nunit,\n").front() == "der Name fehlt; einen eintragen");
    CHECK(toldOfList("kind,name\nwagon,B\n").front().starts_with("„wagon“ ist keine Art; "));
}

TEST_CASE("a refusal is told in German")
{
    const LoadedScenario loaded = loadScenario("x", krumbach(), rules());
    REQUIRE(loaded.scenario);
    const StoredAttributes stored(rules());
    const State state = initialState(*loaded.scenario, rules(), stored);
    const Result<GameCase> made = makeCase({rules(), stored}, state, "march-past", {}, {});
    REQUIRE_FALSE(made);
    CHECK(made.error().starts_with("einen Vorgang „march-past“ gibt es in "));
}

TEST_CASE("what is wrong with a game's file is told in German")
{
    const GameFile::Opened opened = GameFile::open("/nowhere/x.drumhead", GameFile::Mode::Play);
    CHECK(fileErrorText(opened.error, *german())
          == "/nowhere/x.drumhead gibt es nicht; verschoben, umbenannt oder gelöscht?");
    CHECK(fileErrorText(opened.error, Texts()) == opened.error.message);
    CHECK(fileErrorText(
              {FileFault::Damaged, "", "x.drumhead", message("file.rules", "its copy of the rules was changed")},
              *german())
              .starts_with("die Schlacht x.drumhead ist beschädigt: ihre Kopie der Regeln wurde verändert; "));
}

TEST_CASE("what is wrong with a ruleset is told in German")
{
    test::RulesetBuilder rules;
    rules.steps(R"([ { "let": "x", "value": "nonsense" } ])");
    const LoadedRuleset loaded = loadRuleset(rules.files(), german());
    REQUIRE_FALSE(loaded.diagnostics.empty());
    CHECK(loaded.diagnostics.front().message(*german()).starts_with("hier heißt nichts \"nonsense\""));
    CHECK(loaded.diagnostics.front().message().starts_with("nothing is called \"nonsense\" here"));
}

}  // namespace german_faults_test
