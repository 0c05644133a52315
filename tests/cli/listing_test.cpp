#include "support/catch.hpp"
#include "support/command_line.hpp"

#include <fstream>
#include <sys/stat.h>

namespace listing_test {

using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

json named(const json& list, const std::string& key, const std::string& value)
{
    for (const json& each : list) {
        if (each.at(key) == value) return each;
    }
    FAIL("nothing has " << key << " " << value);
    return {};
}

}  // namespace

TEST_CASE("help and version go to standard output, no command at all is a mistake")
{
    for (const char* word : {"--help", "-h", "help"}) {
        const Ran ran = run({word});
        CHECK(ran.code == 0);
        CHECK_THAT(ran.out, ContainsSubstring("drumhead-cli resolve RULESET (PROCEDURE | --example ID)"));
        CHECK(ran.err.empty());
    }
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"resolve", "--help"}, {"help", "resolve"}, {"resolve", "orders-cm", "-h"}}) {
        const Ran ran = run(words);
        CHECK(ran.code == 0);
        CHECK_THAT(ran.out, ContainsSubstring("drumhead-cli resolve RULESET (PROCEDURE | --example ID)"));
        CHECK_THAT(ran.out, ContainsSubstring("the verdict on one case"));
        CHECK(ran.out.find("rulesets") == std::string::npos);
        CHECK(ran.err.empty());
    }
    for (const char* word :
         {"rulesets", "procedures", "facts", "resolve", "odds", "check", "cover", "replay", "sheet", "report"}) {
        const std::string text = run({word, "--help"}).out;
        const std::string usage = text.substr(0, text.find('\n'));
        for (std::size_t at = usage.find("--"); at != std::string::npos; at = usage.find("--", at + 2))
            CHECK_THAT(text, ContainsSubstring("\n  " + usage.substr(at, usage.find_first_of(" ]", at) - at)));
    }
    CHECK(run({"--version"}).code == 0);
    CHECK(run({"--version"}).out.rfind("drumhead-cli ", 0) == 0);
    const Ran none = run({});
    CHECK(none.code == 2);
    CHECK(none.out.empty());
    CHECK_FALSE(none.err.empty());
}

TEST_CASE("an unknown command is told, with the one that was meant")
{
    CHECK(runLine("resolv").code == 2);
    CHECK(runLine("resolv").tells("there is no command \"resolv\"; did you mean \"resolve\"?"));
    CHECK(runLine("gallop").tells("there is no command \"gallop\""));
}

TEST_CASE("unknown options, missing words and words too many are told")
{
    CHECK(runLine("rulesets --jason").code == 2);
    CHECK(runLine("rulesets --jason").tells("\"--jason\" is no option of this command"));
    CHECK(runLine("rulesets --json=1").code == 2);
    CHECK(runLine("rulesets more").tells("\"more\" is too much"));
    CHECK(runLine("procedures").tells("something is missing; usage: drumhead-cli procedures RULESET"));
    CHECK(runLine("facts toy-duel").code == 2);
    CHECK(runLine("facts toy-duel duel more").code == 2);
    CHECK(runLine("resolve toy-duel duel --set").tells("--set needs a value"));
    CHECK(runLine("rulesets --jason").tells("did you mean \"--json\"?"));
    CHECK(runLine("play x -o").tells("-o needs a value"));
    CHECK(runLine("procedures -x toy-duel").tells("\"-x\" is no option of this command"));
    CHECK(runLine("procedures -- --json").tells("--json"));  // a word there
    CHECK(runLine("play krumbach-heights -o battle.txt").tells("-o takes a file whose name ends in .drumhead"));
}

TEST_CASE("the rulesets of the library are listed by id")
{
    const OwnLibrary library({"toy-duel", "broken-ruleset"});
    const Ran ran = runLine("rulesets --json");
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    const json list = ran.json().at("rulesets");
    REQUIRE(list.size() == 2);
    CHECK(list[0].at("id") == "broken-ruleset");
    CHECK(list[1].at("id") == "toy-duel");
    CHECK(list[1].at("title") == "The duel of captains");
    CHECK(list[1].at("version") == "1.2");
    CHECK(list[1].at("from") == (library.folder() / "rulesets" / "toy-duel").string());
    const Ran text = runLine("rulesets");
    CHECK(text.code == 0);
    CHECK_THAT(text.out, ContainsSubstring("toy-duel  The duel of captains (1.2)"));
}

TEST_CASE("a ruleset whose identity can't be read is listed by its folder, and told")
{
    const OwnLibrary library;
    std::filesystem::create_directories(library.folder() / "rulesets" / "torn");
    std::ofstream(library.folder() / "rulesets" / "torn" / "ruleset.json") << "{ \"id\": ";
    const Ran ran = runLine("rulesets --json");
    CHECK(ran.code == 0);
    CHECK(named(ran.json().at("rulesets"), "id", "torn").at("version") == "");
    CHECK(ran.tells("torn/ruleset.json:1:"));
}

TEST_CASE("a pipe as the identity of a ruleset is told, and not waited for", "[hostile]")
{
    const OwnLibrary library;
    const std::filesystem::path own = library.ownFolder() / "rulesets" / "pipe";
    std::filesystem::create_directories(own);
    REQUIRE(mkfifo((own / "ruleset.json").c_str(), 0600) == 0);
    const Ran ran = runLine("rulesets --json");
    CHECK(ran.code == 0);
    CHECK(ran.json().at("rulesets").size() == 2);
    CHECK(ran.tells("pipe/ruleset.json: error: it can't be read: it is no ordinary file"));
}

TEST_CASE("a ruleset of one's own is found, and hides the shipped one of its id")
{
    const OwnLibrary library;
    const std::filesystem::path own = library.ownFolder() / "rulesets" / "my-duel";
    std::filesystem::create_directories(own.parent_path());
    std::filesystem::copy(dataFolder("toy-duel"), own, std::filesystem::copy_options::recursive);
    const json list = runLine("rulesets --json").json().at("rulesets");
    REQUIRE(list.size() == 2);
    CHECK(list[0].at("from") == own.string());
    CHECK(list[0].at("own") == true);
    CHECK_FALSE(list[0].contains("hidden-by"));
    CHECK(list[1].at("own") == false);
    CHECK(list[1].at("hidden-by") == own.string());
    CHECK_THAT(runLine("rulesets").out, ContainsSubstring("; not used, hidden by " + own.string()));

    std::ofstream(own / "ruleset.json") << "{ \"id\": ";
    CHECK(named(runLine("rulesets --json").json().at("rulesets"), "id", "toy-duel").contains("hidden-by") == false);
    CHECK(runLine("procedures toy-duel --json").code == 0);
}

TEST_CASE("rules of one's own extend shipped ones by their id")
{
    const OwnLibrary library;
    const std::filesystem::path own = library.ownFolder() / "rulesets" / "club-duel";
    std::filesystem::create_directories(own);
    const auto extend = [&](const std::string& base) {
        std::ofstream(own / "ruleset.json")
            << R"({"format": 1, "id": "club-duel", "title": "Duels of the club", "version": "1", "status": "house", "extends": ")"
            << base << "\"}";
    };
    extend("toy-duel");
    CHECK(runLine("check club-duel --json").json().at("faults").empty());
    CHECK_FALSE(runLine("procedures club-duel --json").json().at("procedures").empty());
    extend("toy-dual");
    CHECK_THAT(runLine("check club-duel").err,
               ContainsSubstring("it extends \"toy-dual\", and no ruleset has that id"));
}

TEST_CASE("a scenario of one's own is found by its id")
{
    const OwnLibrary library;
    std::filesystem::create_directories(library.ownFolder() / "scenarios");
    std::ofstream(library.ownFolder() / "scenarios" / "mine.scenario.json")
        << R"({"format": 1, "id": "my-battle", "title": "Mine", "ruleset": "no-such-rules"})";
    const Ran ran = runLine("play my-battle");
    CHECK(ran.code == 2);
    CHECK_THAT(ran.err, ContainsSubstring("no-such-rules"));
    CHECK_THAT(runLine("play my-batle").err, ContainsSubstring("did you mean \"my-battle\"?"));
}

TEST_CASE("a library that is not there is told")
{
    const OwnLibrary library;
    setenv("DRUMHEAD_DATA", "/no/such/folder", 1);
    for (const char* line : {"rulesets", "rulesets --json", "procedures toy-duel", "check", "cover"}) {
        CAPTURE(line);
        const Ran ran = runLine(line);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK(ran.tells("/no/such/folder/rulesets"));
    }
}

TEST_CASE("an empty library has no rulesets to check")
{
    const OwnLibrary library{std::vector<std::string>()};
    CHECK(runLine("rulesets --json").json().at("rulesets").empty());
    CHECK(runLine("check").code == 2);
    CHECK(runLine("check").tells("the library holds no ruleset"));
}

TEST_CASE("the procedures of a ruleset are listed, by id or by folder")
{
    const OwnLibrary library;
    for (const std::string& ruleset : {std::string("toy-duel"), dataFolder("toy-duel")}) {
        const Ran ran = run({"procedures", ruleset, "--json"});
        CHECK(ran.code == 0);
        const json list = ran.json().at("procedures");
        REQUIRE(list.size() == 1);
        CHECK(list[0].at("id") == "duel");
        CHECK(list[0].at("title") == "Duel");
    }
    CHECK(runLine("procedures toy-duel").out == "duel  Duel: Two captains settle it.\n");
}

TEST_CASE("an unknown ruleset is told, with the one that was meant")
{
    const OwnLibrary library;
    for (const char* command :
         {"procedures toy-dual", "facts toy-dual duel", "resolve toy-dual duel", "check toy-dual", "cover toy-dual"}) {
        CAPTURE(command);
        CHECK(runLine(command).code == 2);
        CHECK(runLine(command).tells("there is no ruleset \"toy-dual\"; did you mean \"toy-duel\"?"));
    }
    CHECK(runLine("procedures elephants").tells("there is no ruleset \"elephants\"; there is toy-duel"));
}

TEST_CASE("a folder that is no ruleset is told")
{
    CHECK(runLine("procedures /no/such/folder").code == 2);
    CHECK(runLine("procedures /no/such/folder").tells("/no/such/folder"));
    CHECK(run({"procedures", dataFolder("toy-duel/examples")}).code == 2);
    const Ran many = run({"check", dataFolder("")});
    CHECK(many.code == 1);
    CHECK_THAT(many.err, ContainsSubstring("give one of the rulesets in it: "));
}

TEST_CASE("an unknown procedure is told, with the one that was meant")
{
    const OwnLibrary library;
    CHECK(runLine("facts toy-duel duell").code == 2);
    CHECK(runLine("facts toy-duel duell").tells("\"toy-duel\" has no procedure \"duell\"; did you mean \"duel\"?"));
    CHECK(runLine("resolve toy-duel melee").tells("\"toy-duel\" has no procedure \"melee\""));
}

TEST_CASE("a broken ruleset is told with file, line and column, and nothing is done with it")
{
    for (const std::string& command : {std::string("procedures"), std::string("cover")}) {
        const Ran ran = run({command, dataFolder("broken-ruleset")});
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK_THAT(ran.err,
                   ContainsSubstring(
                       "broken-ruleset/tables.json:2:3: error: gap: no row of table \"hits\" stands for score 4\n"));
        CHECK_THAT(
            ran.err,
            ContainsSubstring(
                "broken-ruleset/volley.json:3:46: error: nothing is called \"dye\" here; did you mean \"die\"?\n"));
    }
    CHECK(run({"resolve", dataFolder("broken-ruleset"), "volley"}).code == 2);
    CHECK(run({"facts", dataFolder("broken-ruleset"), "volley"}).code == 2);
}

TEST_CASE("the facts of a procedure are listed with all that a form needs")
{
    const OwnLibrary library;
    const json facts = runLine("facts toy-duel duel --json").json().at("facts");
    for (const json& fact : facts) {
        for (const char* key : {"name", "type", "many", "choices", "unit", "default", "question"})
            CHECK(fact.contains(key));
    }
    CHECK(facts.size() == 12);  // the weapon, four of each captain, two of a second, and the surgeon
    const json skill = named(facts, "name", "challenger.skill");
    CHECK(skill.at("type") == "number");
    CHECK(skill.at("many") == false);
    CHECK(skill.at("choices") == json::array());
    CHECK(skill.at("unit").is_null());
    CHECK(skill.at("default").is_null());
    CHECK(skill.at("question") == "How skilled is he?");
    const json wounds = named(facts, "name", "challenged.wounds");
    CHECK(wounds.at("unit") == "wounds");
    CHECK(wounds.at("default") == 0);
    CHECK(named(facts, "name", "challenger.drunk").at("default") == false);
    CHECK(named(facts, "name", "challenger.drunk").at("type") == "flag");
    const json weapon = named(facts, "name", "weapon");
    CHECK(weapon.at("type") == "choice");
    CHECK(weapon.at("choices") == json{"sabre", "pistol", "foil"});
    CHECK(weapon.at("default") == "sabre");
    CHECK(named(facts, "name", "second.stands-by").at("many") == true);
    CHECK(named(facts, "name", "surgeon").at("question") == "What does the surgeon's table say?");
    const Ran text = runLine("facts toy-duel duel");
    CHECK(text.code == 0);
    CHECK_THAT(text.out,
               ContainsSubstring("weapon  choice: sabre, pistol, foil; default sabre\n    With which weapons?\n"));
}

TEST_CASE("with --set, facts lists only what can still matter")
{
    const OwnLibrary library;
    const auto names = [](const json& facts) {
        std::vector<std::string> all;
        for (const json& each : facts) all.push_back(each.at("name"));
        return all;
    };
    CHECK(names(runLine("facts toy-duel duel --json").json().at("facts")).size() > 5);
    // It is refused, whatever else.
    CHECK(names(runLine("facts toy-duel duel --set challenger.drunk=true --json").json().at("facts"))
          == std::vector<std::string>{"challenger.drunk"});
    CHECK_THAT(runLine("facts toy-duel duel --set challenger.drunk=false").out, ContainsSubstring("challenger.skill"));
    CHECK(runLine("facts toy-duel duel --set nobody=1").code == 2);
}

}  // namespace listing_test
