#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace check_test {

using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

/// Replaces a piece of text in a file of a library's ruleset.
void edit(const std::filesystem::path& file, const std::string& from, const std::string& to)
{
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    std::string all = text.str();
    const auto at = all.find(from);
    REQUIRE(at != std::string::npos);
    std::ofstream(file) << all.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("a sound ruleset passes the check")
{
    const OwnLibrary library;
    for (const std::string& ruleset : {std::string("toy-duel"), dataFolder("toy-duel")}) {
        const Ran ran = run({"check", ruleset, "--json"});
        CHECK(ran.code == 0);
        CHECK(ran.err.empty());
        CHECK(ran.json() == json{{"faults", json::array()}, {"examples", {{"passed", 7}, {"failed", 0}}}});
    }
    const Ran all = runLine("check");
    CHECK(all.code == 0);
    CHECK(all.out == "1 ruleset, 0 faults; examples: 7 passed, 0 failed\n");
}

TEST_CASE("the faults of a ruleset are told with file, line and column")
{
    const Ran ran = run({"check", dataFolder("broken-ruleset"), "--json"});
    CHECK(ran.code == 1);
    const json faults = ran.json().at("faults");
    REQUIRE(faults.size() == 2);
    for (const json& fault : faults) {
        for (const char* key : {"file", "line", "column", "severity", "message"}) CHECK(fault.contains(key));
    }
    CHECK(faults[0].at("file") == dataFolder("broken-ruleset") + "/tables.json");
    CHECK(faults[0].at("line") == 2);
    CHECK(faults[0].at("column") == 3);
    CHECK(faults[0].at("severity") == "error");
    CHECK(faults[0].at("message") == "gap: no row of table \"hits\" stands for score 4");
    CHECK(faults[1].at("line") == 3);
    CHECK(faults[1].at("column") == 46);
    CHECK(ran.json().at("examples") == json{{"passed", 0}, {"failed", 0}});
    const Ran text = run({"check", dataFolder("broken-ruleset"), dataFolder("toy-duel")});
    CHECK(text.code == 1);
    CHECK(std::count(text.err.begin(), text.err.end(), '\n') == 2);
    CHECK_THAT(text.err, ContainsSubstring("broken-ruleset/volley.json:3:46: error: "));
    CHECK(text.out == "2 rulesets, 2 faults; examples: 7 passed, 0 failed\n");
}

TEST_CASE("an example that fails is a fault at its place")
{
    const OwnLibrary library;
    const std::filesystem::path folder = library.folder() / "rulesets" / "toy-duel";
    edit(folder / "examples" / "duel.json", "\"challenger-score\": 12", "\"challenger-score\": 13");
    const Ran ran = runLine("check toy-duel --json");
    CHECK(ran.code == 1);
    CHECK(ran.json().at("examples") == json{{"passed", 6}, {"failed", 1}});
    const json fault = ran.json().at("faults").at(0);
    CHECK(fault.at("message") == "example \"clear-win\": challenger-score is 12, not 13");
    CHECK(fault.at("file") == (folder / "examples" / "duel.json").string());
    CHECK(fault.at("line") == 2);
    CHECK(fault.at("column") == 3);
}

TEST_CASE("a folder that is not there can't be checked")
{
    const Ran ran = runLine("check /no/such/folder");
    CHECK(ran.code == 2);
    CHECK(ran.tells("/no/such/folder"));
    CHECK(runLine("check /no/such/folder --json").code == 2);
}

TEST_CASE("a scenario is checked against its ruleset in the library")
{
    const OwnLibrary library;
    const std::string file = (library.folder() / "try.scenario.json").string();
    const auto write = [&](const std::string& ruleset, const std::string& skill) {
        std::ofstream(file)
            << "{ \"format\": 1, \"id\": \"try\", \"title\": \"Trial\",\n  \"ruleset\": \"" << ruleset
            << "\",\n  \"sides\": [ { \"name\": \"Red\", \"leaders\": [ { \"name\": \"Hook\", \"skill\": " << skill
            << " } ] }, { \"name\": \"Blue\" } ] }";
    };
    write("toy-duel", "4");
    const Ran sound = run({"check", file});
    CHECK(sound.code == 0);
    CHECK(sound.out == "1 scenario, 0 faults; examples: 0 passed, 0 failed\n");
    CHECK(run({"check", file, "--json"}).json()
          == json{{"faults", json::array()}, {"examples", {{"passed", 0}, {"failed", 0}}}});
    CHECK(run({"check", "toy-duel", file}).out == "1 ruleset, 1 scenario, 0 faults; examples: 7 passed, 0 failed\n");

    write("toy-duel", "7");
    const Ran faulty = run({"check", file, "--json"});
    CHECK(faulty.code == 1);
    CHECK(faulty.json().at("faults")
          == json::array({{{"file", file},
                           {"line", 3},
                           {"column", 71},
                           {"severity", "error"},
                           {"message", "7 is out of bounds; 0 to 6 is allowed"}}}));
    CHECK(run({"check", file}).err == file + ":3:71: error: 7 is out of bounds; 0 to 6 is allowed\n");

    write("toy-dual", "4");
    const Ran unknown = run({"check", file});
    CHECK(unknown.code == 1);
    CHECK(unknown.err == file + ":2:14: error: there is no ruleset \"toy-dual\"; did you mean \"toy-duel\"?\n");

    std::ofstream(file) << "{ ";
    CHECK(run({"check", file}).code == 1);
    std::filesystem::remove(file);
    const Ran missing = run({"check", file});
    CHECK(missing.code == 2);
    CHECK(missing.tells("can't be read"));
}

TEST_CASE("a scenario is checked by the rules beside it, or by those that are checked with it")
{
    const OwnFolder folder;
    const std::filesystem::path rules = folder / "field";
    std::filesystem::create_directories(rules);
    const auto write = [&](const std::string& extra) {
        std::ofstream(rules / "ruleset.json")
            << R"({ "format": 1, "id": "far-field", "title": "Field", "version": "1", "distance": "in", "status": "house")"
            << extra << " }";
    };
    write("");
    for (const std::filesystem::path& file : {rules / "a.scenario.json", folder / "b.scenario.json"})
        std::ofstream(file) << R"({ "format": 1, "id": "field", "title": "Field", "ruleset": "far-field", "sides": [
            { "id": "a", "name": "A" }, { "id": "b", "name": "B" } ] })";
    const std::string beside = (rules / "a.scenario.json").string();
    const std::string other = (folder / "b.scenario.json").string();
    CHECK(run({"check", beside}).out == "1 scenario, 0 faults; examples: 0 passed, 0 failed\n");
    CHECK(run({"check", rules.string(), other}).code == 0);
    CHECK(run({"check", other}).tells("there is no ruleset \"far-field\""));
    write(R"(, "middle": 1)");
    CHECK(run({"check", rules.string(), other}).out
          == "1 ruleset, 1 scenario, 1 fault; examples: 0 passed, 0 failed\n");
}

TEST_CASE("a scenario is checked by rules that extend its own, and by no others")
{
    const OwnLibrary library;
    const std::filesystem::path house = library.folder() / "rulesets" / "house";
    std::filesystem::create_directories(house);
    std::ofstream(house / "ruleset.json")
        << R"({ "format": 1, "id": "house", "title": "House duel", "version": "1", "extends": "../toy-duel", "status": "house" })";
    std::ofstream(house / "more.json")
        << R"({ "attributes": { "leader": [ { "id": "pride", "label": "pride", "type": "number", "from": "list", "default": 0, "question": "How proud?" } ] } })";
    const std::string file = (library.folder() / "try.scenario.json").string();
    std::ofstream(file)
        << R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy-duel", "sides": [ { "name": "Red", "leaders": [ { "name": "Hook", "skill": 4, "pride": 2 } ] }, { "name": "Blue" } ] })";
    CHECK(run({"check", file}).code == 1);
    CHECK(run({"check", file, "--rules", "house"}).code == 0);
    CHECK(run({"check", file, "--rules", "nowhere"}).code == 1);
    CHECK(run({"check", "--rules", "house"}).code == 2);
    std::ofstream(file)
        << R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "house", "sides": [ { "name": "Red" }, { "name": "Blue" } ] })";
    const Ran base = run({"check", file, "--rules", "toy-duel"});
    CHECK(base.code == 1);
    CHECK_THAT(
        base.err,
        ContainsSubstring(
            "this scenario is for the ruleset \"house\", not for \"toy-duel\"; choose that one or one that extends it"));
}

}  // namespace check_test
