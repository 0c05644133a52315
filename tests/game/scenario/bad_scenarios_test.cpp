// Every fault of a scenario, in the files of tests/game/faulty-scenarios, found by folder. Each is the text of a
// scenario of the toy rules in which @1@ marks the place of the first fault, @2@ that of the second, and so on; after a
// line of dashes follow the faults, a part of each message on a line. There may be no others.
#include "game/scenario_rules.hpp"
#include "support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace bad_scenarios_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

struct Place {
    int line = 0;
    int column = 0;
};

struct Faulty {
    std::string text;
    std::map<std::size_t, Place> places;
    std::vector<std::string> faults;
};

/// Takes the marks out of a text and notes where they stood.
void takeMarks(const std::string& marked, Faulty& faulty)
{
    Place at{1, 1};
    for (std::size_t i = 0; i < marked.size(); ++i) {
        if (marked[i] == '@') {
            const std::size_t end = marked.find('@', i + 1);
            faulty.places[std::stoul(marked.substr(i + 1, end - i - 1))] = at;
            i = end;
            continue;
        }
        faulty.text += marked[i];
        at.column = marked[i] == '\n' ? 1 : at.column + 1;
        at.line += marked[i] == '\n' ? 1 : 0;
    }
}

Faulty readFaulty(const std::filesystem::path& path)
{
    Faulty faulty;
    std::ifstream in(path);
    std::string marked;
    bool inText = true;
    for (std::string line; std::getline(in, line);) {
        if (line.rfind("----", 0) == 0) inText = false;
        else if (inText) marked += line + "\n";
        else if (!line.empty()) faulty.faults.push_back(line);
    }
    takeMarks(marked, faulty);
    return faulty;
}

bool isTold(const std::vector<Diagnostic>& told, const std::string& message, const Place& place)
{
    return std::any_of(told.begin(), told.end(), [&](const Diagnostic& each) {
        return each.line == place.line && each.column == place.column
            && each.message().find(message) != std::string::npos;
    });
}

std::string soundUnits(int count)
{
    std::string units;
    for (int i = 0; i < count; ++i)
        units += std::string(i ? "," : "") + R"({ "name": "U", "type": "raiders", "figures": 1 })";
    return "\"units\": [ " + units + " ]";
}

}  // namespace

TEST_CASE("every fault of a scenario is told at its place")
{
    const auto ruleset = scenarioRules();
    std::size_t faults = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(DRUMHEAD_TEST_DATA) / "game" / "faulty-scenarios")) {
        const Faulty faulty = readFaulty(entry.path());
        const LoadedScenario loaded = loadScenario("faulty", faulty.text, *ruleset);
        INFO(entry.path().filename().string() << "\n" << toldFaults(loaded.diagnostics));
        CHECK_FALSE(loaded.usable());
        CHECK(loaded.diagnostics.size() == faulty.faults.size());
        for (std::size_t i = 0; i < faulty.faults.size(); ++i) {
            const auto place = faulty.places.find(i + 1);
            REQUIRE(place != faulty.places.end());
            INFO("wanted: " << place->second.line << ":" << place->second.column << " " << faulty.faults[i]);
            CHECK(isTold(loaded.diagnostics, faulty.faults[i], place->second));
        }
        faults += faulty.faults.size();
    }
    CHECK(faults > 80);
}

TEST_CASE("names and texts have bounds and no control characters")
{
    const auto ruleset = scenarioRules();
    const auto told = [&](const std::string& name, const std::string& note) {
        const std::string text = scenarioText(R"("units": [ { "name": ")" + name + R"(", "note": ")" + note
                                              + R"(", "type": "raiders", "figures": 1 } ])");
        return toldFaults(loadScenario("f", text, *ruleset).diagnostics);
    };
    CHECK(told("A", "Two\\nlines and\\ta tab").empty());
    CHECK(told(std::string(300, 'x'), std::string(20000, 'x')).empty());
    CHECK(told(std::string(301, 'x'), "") == "f:1:127: error: \"name\" has 301 characters; 300 at the most\n");
    CHECK(told("A", std::string(20001, 'x')) == "f:1:140: error: \"note\" has 20001 characters; 20000 at the most\n");
    for (const char* bad : {"\\n", "\\u0007", "\\u001b", "\\u007f", "\\u0085", "\\u2028"}) {
        INFO(bad);
        CHECK(told("A" + std::string(bad) + "B", "").find("\"name\" has a control character (U+") != std::string::npos);
    }
    CHECK(told("A", "\\u0007").find("\"note\" has a control character (U+0007); take it out") != std::string::npos);
    for (const char* empty : {"", "  ", "\\u00a0\\u3000"})
        CHECK(told(empty, "").find("\"name\" is empty; give it a name") != std::string::npos);
    CHECK(told("\xff", "").find("no UTF-8") != std::string::npos);
}

TEST_CASE("a battle has at most 5,000 units")
{
    const auto ruleset = scenarioRules();
    CHECK(loadScenario("f", scenarioText(soundUnits(5000)), *ruleset).diagnostics.empty());
    const auto loaded = loadScenario("f", scenarioText(soundUnits(5010)), *ruleset);
    REQUIRE(loaded.diagnostics.size() == 1);
    CHECK(loaded.diagnostics[0].message() == "there are more than 5000 of the kind unit; take some out");
}

TEST_CASE("groups lie in groups eight deep at the most")
{
    const auto ruleset = scenarioRules();
    const auto nested = [&](int depth) {
        std::string text;
        for (int i = 0; i < depth; ++i) text += R"("groups": [ { "name": "G", )";
        text += R"("note": "" )";
        for (int i = 0; i < depth; ++i) text += "} ]";
        return loadScenario("f", scenarioText(text), *ruleset);
    };
    CHECK(nested(8).diagnostics.empty());
    REQUIRE(nested(9).diagnostics.size() == 1);
    CHECK(nested(9).diagnostics[0].message() == "groups lie in groups more than 8 deep; flatten them");
}

}  // namespace bad_scenarios_test
