// What the authors of rulesets have: new, explain, resolve --example, check --untested and --watch.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/shell.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace author_test {

using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

std::string textOf(const fs::path& file)
{
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// A new ruleset in a folder of the test's own; the shipped files are those of the source tree.
class NewRuleset {
public:
    explicit NewRuleset(const std::string& more = "")
    {
        unsetenv("DRUMHEAD_DATA");
        std::vector<std::string> words{"new", folder().string()};
        std::istringstream in(more);
        for (std::string word; in >> word;) words.push_back(word);
        ran = run(words);
    }
    [[nodiscard]] fs::path folder() const { return m_library.folder() / "My first rules"; }

    Ran ran;

private:
    OwnLibrary m_library;
};

void replaceIn(const fs::path& file, const std::string& from, const std::string& to)
{
    std::string text = textOf(file);
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    std::ofstream(file) << text.replace(at, from.size(), to);
}

bool has(const json& list, const std::string& what) { return std::find(list.begin(), list.end(), what) != list.end(); }

}  // namespace

TEST_CASE("a new ruleset is complete: it passes the check, covers its ledger, makes a sheet and plays")
{
    const NewRuleset made;
    CHECK(made.ran.code == 0);
    CHECK_THAT(made.ran.out, ContainsSubstring("\"my-first-rules\""));
    const std::string folder = made.folder().string();
    const json check = run({"check", folder, "--untested", "--json"}).json();
    CHECK(check.at("faults").empty());
    CHECK(check.at("examples") == json{{"passed", 7}, {"failed", 0}});
    for (const auto& [key, list] : check.at("untested").at(0).items()) {
        INFO(key << ": " << list);
        if (key != "ruleset") CHECK(list.empty());
    }
    CHECK(run({"cover", folder}).code == 0);
    const std::string sheet = (made.folder().parent_path() / "sheet.md").string();
    CHECK(run({"sheet", "quick-reference", folder, "-o", sheet}).code == 0);
    CHECK_THAT(textOf(sheet), ContainsSubstring("My first rules"));
    const std::string scenario = (made.folder() / "first-battle.scenario.json").string();
    CHECK(run({"check", scenario, "--rules", folder}).code == 0);
    CHECK(run({"play", scenario, "--rules", folder}, "").code == 0);
    CHECK(run({"new", folder}).tells("is there already and not empty"));
}

TEST_CASE("a copy of a shipped ruleset passes the check under its own name", "[once]")
{
    const std::vector<std::string> shipped = [] {
        std::vector<std::string> ids;
        const json listed = runLine("rulesets --json").json();
        for (const json& each : listed.at("rulesets")) ids.push_back(each.at("id"));
        return ids;
    }();
    REQUIRE_FALSE(shipped.empty());
    for (const std::string& id : shipped) {
        INFO(id);
        const NewRuleset made("--from " + id);
        CHECK(made.ran.code == 0);
        const Ran check = run({"check", made.folder().string(), "--json"});
        CHECK(check.json().at("faults").empty());
        CHECK(check.json().at("examples").at("passed") > 0);
        CHECK_THAT(textOf(made.folder() / "ruleset.json"), ContainsSubstring("\"my-first-rules\""));
    }
}

TEST_CASE("rules are told in plain words, step by step")
{
    const NewRuleset made;
    const Ran one = run({"explain", made.folder().string(), "shooting"});
    CHECK(one.code == 0);
    for (
        const char* line :
        {"- If shooter: shaken: it is not allowed. “A shaken unit does not shoot.”",
         "- If distance is above shooter's range: it is not allowed.",
         "- Number: add up shooter's fire number; add what applies of these:\n  - -1, target in cover, if target: in cover.",
         "- Shooter: throw D6, as many as this: shooter's stands; hits: the number that show number or less.",
         "- If hits is 1 or more: take hits from target's stands.",
         "- If hits is 1 or more: “Morale” is due for target. “It was hit.”"})
        CHECK_THAT(one.out, ContainsSubstring(line));
    const Ran all = run({"explain", made.folder().string()});
    CHECK_THAT(all.out, ContainsSubstring("- Result: steady if score is 6 or more, otherwise shaken."));
    CHECK_THAT(all.out, ContainsSubstring("As soon as unit's stands is 0 stands: from now on unit: removed."));
    CHECK(run({"explain", made.folder().string(), "shoting"}).tells("did you mean \"shooting\"?"));
}

TEST_CASE("every step of every shipped procedure is told")
{
    const json listed = runLine("rulesets --json").json();
    REQUIRE_FALSE(listed.at("rulesets").empty());
    for (const json& each : listed.at("rulesets")) {
        const Ran ran = run({"explain", each.at("id").get<std::string>()});
        INFO(each.at("id"));
        CHECK(ran.code == 0);
        CHECK(countOf(ran.out, "\n- ") > 20);
        CHECK(countOf(ran.out, "- \n") == 0);
        CHECK(countOf(ran.out, "not known") == 0);
    }
}

TEST_CASE("a worked example is resolved with its dice, and can be changed")
{
    const NewRuleset made;
    const std::string folder = made.folder().string();
    const json volley = run({"resolve", folder, "--example", "volley", "--json"}).json();
    CHECK(volley.at("verdict").at("values").at("hits") == 2);
    const json changed = run({"resolve", folder, "--example", "volley", "--dice", "1,1,1,1", "--json"}).json();
    CHECK(changed.at("verdict").at("values").at("hits") == 4);
    CHECK(run({"resolve", folder, "--example", "volly"}).tells("did you mean \"volley\"?"));
    CHECK(run({"resolve", folder, "shooting", "--example", "volley"}).tells("one of the two"));
    CHECK(run({"resolve", folder}).tells("one of the two"));
}

TEST_CASE("what no example touches and what is there in vain is told")
{
    const NewRuleset made;
    const fs::path rules = made.folder() / "rules" / "shooting.json";
    replaceIn(rules, "\"shooting\": [",
              R"("shooting": [ { "id": "too-good", "label": "too good", "amount": 1, "status": "house",
                 "when": { "target.cover": true, "distance": { "above": 5, "below": 5 } } },
                 { "id": "near", "label": "near", "amount": 1, "status": "house", "when": { "distance": { "at-most": 1 } } },)");
    replaceIn(rules, "{ \"say\": \"{hits|hit|hits}.\" },",
              R"({ "say": "{hits|hit|hits}." }, { "let": "idle", "value": { "sum": ["hits", 1] }, "status": "house" },
                 { "roll": "sure", "dice": 2, "sides": 6, "count": { "at-least": 1 }, "status": "house" },
                 { "say": "{sure}." },)");
    replaceIn(
        made.folder() / "attributes.json", "\"case\": [",
        R"("case": [ { "id": "weather", "label": "weather", "type": "number", "question": "How is the weather?", "cite": "NEW-03" },
                 { "id": "shelter", "label": "shelter", "type": "number", "unit": "cm", "question": "How far is shelter?", "cite": "NEW-03" },
                 { "id": "shade", "label": "shade", "type": "number", "unit": "cm", "question": "How far is shade?", "cite": "NEW-03", "note": "By the map." },)");
    for (const char* dice : {"[1, 3, 4, 6]", "[3, 6]", "[1]"})
        replaceIn(made.folder() / "examples.json", std::string("\"dice\": ") + dice,
                  "\"dice\": " + std::string(dice).substr(0, std::string(dice).size() - 1) + ", 1, 1]");
    const json untested = run({"check", made.folder().string(), "--untested", "--json"}).json().at("untested").at(0);
    CHECK(has(untested.at("not-touched"), "modifier shooting/near"));
    CHECK(has(untested.at("not-touched"), "modifier shooting/too-good"));
    CHECK(untested.at("never") == json{"modifier shooting/too-good"});
    CHECK(untested.at("values") == json{"step shooting/idle"});
    CHECK(untested.at("attributes") == (json{"case.weather", "case.shelter", "case.shade"}));
    CHECK(untested.at("constant-throws") == json{"step shooting/sure"});
    const Ran text = run({"check", made.folder().string(), "--untested"});
    CHECK(text.code == 0);
    CHECK_THAT(text.err, ContainsSubstring("warning: nothing looks at the attribute weather"));
    CHECK_THAT(text.err,
               ContainsSubstring(R"(the attribute shelter has the unit "cm", the ruleset the distance "in";)"));
    CHECK(text.err.find("shade") == std::string::npos);
}

TEST_CASE("a check warns of what can never apply or is not used, at its place, and a note silences it")
{
    const NewRuleset made;
    const fs::path rules = made.folder() / "rules" / "morale.json";
    replaceIn(
        rules, "\"steps\": [",
        R"("steps": [ { "remind": "Never.", "when": { "unit.shaken": true, "unit.stands": { "above": 12 } }, "status": "house" },
      { "roll": "sure", "sides": 6, "count": { "at-least": 1 }, "status": "house" }, { "say": "{sure}." }, { "let": "idle", "value": 1, "status": "house" },
      { "let": "left", "value": 2, "status": "house" }, { "repeat": [ { "let": "left", "value": { "subtract": ["left", 1] }, "status": "house" } ], "while": { "left": { "above": 0 } }, "status": "house" },)");
    for (const char* example : {"\"unit.type\": \"line\" }, \"dice\": [4", "\"unit.type\": \"light\" }, \"dice\": [4"})
        replaceIn(made.folder() / "examples.json", example,
                  std::string(example).substr(0, std::string(example).size() - 1) + "1, 4");
    const Ran ran = run({"check", made.folder().string(), "--json"});
    CHECK(ran.code == 0);
    const json faults = ran.json().at("faults");
    REQUIRE(faults.size() == 4);
    for (const json& each : faults) {
        CHECK(each.at("severity") == "warning");
        CHECK(each.at("line").get<int>() >= 3);
        CHECK(each.at("column").get<int>() >= 7);
    }
    CHECK_THAT(faults.dump(),
               ContainsSubstring("can never apply") && ContainsSubstring("the throw decides nothing")
                   && ContainsSubstring("nothing reads or tells the value of the step morale/idle")
                   && ContainsSubstring("the step morale/repeat-1 is taken once even where its"));
    CHECK_THAT(run({"check", made.folder().string()}).out, ContainsSubstring("0 faults, 4 warnings"));
    replaceIn(rules, "\"value\": 1,", "\"value\": 1, \"note\": \"It may be of use.\",");
    CHECK(run({"check", made.folder().string(), "--json"}).json().at("faults").size() == 3);
}

TEST_CASE("a watched ruleset, and a watched scenario by its rules, is checked again when a file changes")
{
    const auto toldOf = [](const NewRuleset& made, const std::string& what, const std::string& first) {
        const std::string file = made.folder().string() + "/rules/morale.json";
        const std::string said = (made.folder().parent_path() / "said").string();
        const auto untilSays = [&](const std::string& words) {
            return "for i in $(seq 600); do grep -q '" + words + "' '" + said + "' && break; sleep 0.1; done; ";
        };
        int code = 0;
        return output("'" DRUMHEAD_CLI "' check --watch '" + what + "' > '" + said + "' 2>&1 & watching=$!; "
                          + untilSays(first) + "sed -i 's/\"sides\": 6, \"by\"/\"sdes\": 6, \"by\"/' '" + file + "'; "
                          + untilSays("sdes") + "kill $watching; cat '" + said + "'",
                      code);
    };
    const NewRuleset made;
    const std::string folder = made.folder().string();
    const std::string told = toldOf(made, folder, "7 passed");
    CHECK_THAT(told, ContainsSubstring("0 faults; examples: 7 passed"));
    CHECK_THAT(told, ContainsSubstring("changed:\n"));
    CHECK_THAT(told, ContainsSubstring("\"sdes\" has no meaning here"));
    CHECK(run({"check", folder, "--watch", "--json"}).tells("leave --json out"));

    const NewRuleset other;
    std::string scenario;
    for (const auto& each : std::filesystem::directory_iterator(other.folder())) {
        if (each.path().string().ends_with(".scenario.json")) scenario = each.path().string();
    }
    REQUIRE_FALSE(scenario.empty());
    CHECK_THAT(toldOf(other, scenario, "1 scenario"), ContainsSubstring("\"sdes\" has no meaning here"));
}

TEST_CASE("scenarios and the settings of an editor may lie beside the rules")
{
    const NewRuleset made;
    fs::create_directories(made.folder() / ".vscode");
    std::ofstream(made.folder() / ".vscode" / "settings.json") << "{ // a comment\n }";
    CHECK(run({"check", made.folder().string(), "--json"}).json().at("faults").empty());
}

}  // namespace author_test
