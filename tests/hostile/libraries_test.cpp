// Folders of rulesets and scenarios that strangers filled: their heads are read to be listed, before anything is
// checked.
#include "drumhead/base/texts.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/rules/json_reader.hpp"
#include "drumhead/rules/loading/ruleset_identities.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"
#include "support/ruleset_builder.hpp"

#include <ctime>
#include <filesystem>

namespace libraries_test {

using namespace drumhead;
using namespace drumhead::test;
namespace fs = std::filesystem;

namespace {

void addRuleset(const fs::path& library, const std::string& folder, const std::string& members)
{
    fs::create_directories(library / folder);
    writeBytes(library / folder / "ruleset.json", "{ \"format\": 1, " + members + " }");
}

}  // namespace

TEST_CASE("a list shows the title of a stranger's ruleset on one line that no title exceeds", "[hostile]")
{
    const OwnFolder library;
    const std::string large(1'000'000, 'x');
    addRuleset(library.path(), "a", R"("id": "a", "title": ")" + large + R"(", "version": ")" + large + '"');
    addRuleset(library.path(), "b",
               R"("id": "b", "title": "Red\nold-trousers  Old\u001b[2J\u202e", "version": "1\r\n2")");
    addRuleset(library.path(), "c", R"("id": ")" + large + R"(", "title": "\n\n", "version": 2)");
    writeBytes(library / "b/texts.de.json", R"({ "texts": { "ruleset": { "B": ")" + large + "\" } } }");
    const Result<std::vector<RulesetEntry>> listed = listRulesets(library.path(), Texts("de", ",", {}));
    REQUIRE(listed);
    REQUIRE(listed->size() == 3);
    CHECK(listed->at(0).title == std::string(400, 'x') + "…");
    CHECK(listed->at(0).version == listed->at(0).title);
    CHECK(listed->at(1).title == "Red old-trousers  Old\uFFFD[2J\uFFFD");
    CHECK(listed->at(1).version == "1 2");
    CHECK(listed->at(2).id == "c");
    CHECK(listed->at(2).title == "c");
}

TEST_CASE("a list shows the title of a stranger's scenario on one line that no title exceeds", "[hostile]")
{
    const OwnFolder library;
    const std::string large(1'000'000, 'x');
    writeBytes(library / "a.scenario.json",
               R"({ "format": 1, "id": ")" + large + R"(", "title": ")" + large + R"(", "ruleset": "b" })");
    writeBytes(library / "b.scenario.json", R"({ "format": 1, "id": "b", "title": "One\nline", "ruleset": "b" })");
    const Result<std::vector<ScenarioEntry>> listed = listScenarios(library.path());
    REQUIRE(listed);
    REQUIRE(listed->size() == 2);
    CHECK(listed->at(0).title == std::string(400, 'x') + "…");
    CHECK(listed->at(0).id.empty());
    CHECK(listed->at(1).title == "One line");
}

TEST_CASE("rulesets that extend each other by their ids are listed in a moment, however many", "[hostile]")
{
    const OwnFolder library;
    constexpr int count = 1'500;
    for (int i = 0; i < count; ++i)
        addRuleset(library.path(), "r" + std::to_string(i),
                   "\"id\": \"r" + std::to_string(i) + "\", \"title\": \"R\", \"version\": \"1\", \"extends\": \"r"
                       + std::to_string((i + 1) % count) + '"');
    const std::clock_t before = std::clock();
    const Result<std::vector<RulesetEntry>> listed = listRulesets(library.path());
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    REQUIRE(listed);
    REQUIRE(listed->size() == count);
    CHECK(listed->front().base == library.path() / "r1");
    CHECK(seconds < 5);  // 30 s where each looked through all
}

TEST_CASE("the head of a ruleset is read once, and the first other one of an id is found")
{
    const OwnFolder library;
    addRuleset(library.path(), "a", R"("id": "same", "title": "A", "version": "1")");
    RulesetIdentities identities;
    CHECK(identities.of(library / "a").entry.title == "A");
    fs::remove(library / "a/ruleset.json");
    CHECK(identities.of(library / "a").entry.title == "A");

    addRuleset(library.path(), "b", R"("id": "same", "title": "B", "version": "1")");
    CHECK(identities.find("same", library.path(), library / "b").empty());
    addRuleset(library.path(), "a", R"("id": "same", "title": "A", "version": "1")");
    RulesetIdentities again;
    CHECK(again.find("same", library.path(), library / "b") == library / "a");
    CHECK(again.find("same", library.path(), library / "a") == library / "b");
    CHECK(again.find("same", library.path(), library / "b") == library / "a");
    CHECK(again.find("none", library.path(), library / "a").empty());
    CHECK(again.find("same", library / "nowhere", library / "a").empty());
}

TEST_CASE("of objects with misspelt keys no more are remembered than faults are told", "[hostile]")
{
    std::string text = "[";
    for (int i = 0; i < 5'000; ++i) text += R"({ "lable": "x" },)";
    JsonDocument document;
    std::vector<Diagnostic> faults;
    REQUIRE(document.parse("a.json", text + "{}]", faults));
    JsonReader reader(faults);
    for (const JsonPlace each : document.root()) reader.allowKeys(each, {"label"});
    CHECK(faults.size() == JsonReader::mostFaults);
    CHECK(reader.misspelt.size() == JsonReader::mostFaults);
}

TEST_CASE("an object of 60 000 misspelt keys is read in a moment", "[hostile]")
{
    const std::string word = "question";
    std::string text = "{ \"label\": \"x\"";
    for (std::size_t i = 0; i <= word.size(); ++i) {
        for (std::size_t k = 0; k <= word.size(); ++k) {
            for (int slip = 0; slip < 750; ++slip) {
                std::string key = word;
                key.insert(i, 1, "0123456789!#$%&()*+,-./;<=>?@_"[slip / 25]);
                key.insert(k, 1, static_cast<char>('A' + slip % 25));
                text += ",\"" + key + "\":1";
            }
        }
    }
    JsonDocument document;
    std::vector<Diagnostic> faults;
    REQUIRE(document.parse("a.json", text + "}", faults));
    JsonReader reader(faults);
    const std::clock_t before = std::clock();
    reader.allowKeys(document.root(), {"label", "question"});
    CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 3);  // 8 s, where each was looked for
    CHECK(faults.size() == JsonReader::mostFaults);
}

TEST_CASE("of thousands of long names that are not there the first hundred are looked for", "[hostile]")
{
    const auto name = [](char letter, int i) {
        const std::string number = std::to_string(i);
        return std::string(55, letter) + std::string(5 - number.size(), '0') + number;
    };
    std::string attributes = "{ \"attributes\": { \"unit\": [", clauses = "{ \"on\": true";
    for (int i = 0; i < 3'000; ++i) {
        attributes += (i == 0 ? "{ \"id\": \"" : ", { \"id\": \"") + name('n', i)
            + R"(", "label": "x", "type": "flag", "from": "play", "default": false })";
        clauses += ", \"shooter." + name('m', i) + "\": true";
    }
    RulesetBuilder builder = RulesetBuilder::empty();
    builder.file("attributes.json", attributes + "] } }").steps("{ \"refuse\": \"No.\", \"when\": " + clauses + "} }");
    const std::clock_t before = std::clock();
    CHECK(hasErrors(builder.load().diagnostics));
    CHECK(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC < 10);  // a minute, where all were
}

}  // namespace libraries_test
