#include "drumhead/game/scenario/csv/army_list_csv.hpp"
#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/scenario_check.hpp"
#include "game/scenario_rules.hpp"
#include "support/catch.hpp"
#include "support/pace.hpp"

#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace army_list_csv_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

Scenario base(const Ruleset& ruleset) { return emptyScenario(ruleset, "Trial", {"Red", "Blue"}); }

const ScenarioEntity& named(const Scenario& scenario, const std::string& name)
{
    const auto found = std::find_if(scenario.entities.begin(), scenario.entities.end(),
                                    [&](const ScenarioEntity& each) { return each.name == name; });
    INFO("name: " << name);
    REQUIRE(found != scenario.entities.end());
    return *found;
}

std::string valueOf(const ScenarioEntity& entity, const std::string& attribute)
{
    for (const auto& [name, text] : entity.values) {
        if (name == attribute) return text;
    }
    return {};
}

std::string told(const ArmyListImport& import)
{
    std::string text;
    for (const CsvProblem& each : import.problems)
        text += std::to_string(each.row) + ":" + std::to_string(each.column) + (each.leftOut ? " out " : " in ")
            + each.message + "\n";
    return text;
}

bool tells(const ArmyListImport& import, int row, int column, bool leftOut, const std::string& part)
{
    return std::any_of(import.problems.begin(), import.problems.end(), [&](const CsvProblem& each) {
        return each.row == row && each.column == column && each.leftOut == leftOut
            && each.message.find(part) != std::string::npos;
    });
}

/// The armies of a list in place of those that are there.
ArmyListImport replacing(const std::string& text, const Scenario& scenario, const Ruleset& ruleset,
                         ArmyListOptions options = {})
{
    options.replace = true;
    return readArmyList(text, scenario, ruleset, options);
}

}  // namespace

TEST_CASE("a plain list makes sides, groups and leaders of what it mentions")
{
    const auto ruleset = scenarioRules();
    const ArmyListImport import =
        replacing("\xEF\xBB\xBFName;Troop type;Figures;Group;Side;Leader;Stands at the start\r\n"
                  "\"Guards; the first\";Guards;24;Right wing;Red;Smith;6\r\n\r\n"
                  "Scouts;raiders;\" 12 \";Right wing;;;4\r\n"
                  "Others;Raiders;10;;Blue;Brown;5\r\n",
                  base(*ruleset), *ruleset);
    INFO(told(import));
    CHECK(import.rows == 3);
    CHECK(import.taken == 3);
    CHECK(named(import.scenario, "Guards; the first").group == "right-wing");
    CHECK(named(import.scenario, "Scouts").side == "red");
    CHECK(valueOf(named(import.scenario, "Scouts"), "figures") == "12");
    CHECK(named(import.scenario, "Smith").group == "right-wing");
    CHECK(named(import.scenario, "Brown").attachedTo == "others");
    CHECK(import.columns
          == std::vector<std::string>{"name", "type", "figures", "group", "side", "leader", "stands-at-first"});
}

TEST_CASE("ten faults are told each at its row and column, and the sound rows are kept")
{
    const auto ruleset = scenarioRules();
    const std::string longName(301, 'n');
    const ArmyListImport import =
        replacing("name,type,figures,stands-at-first,side,id,hidden,arrives,formation,colour\n"  // 1
                  "Sound,guards,24,6,Red,,,,,\n"                                                 // 2
                  "Misspelt,gaurds,24,6,Red,,,,,\n"                                              // 3: 2
                  "Many,guards,lots,6,Red,,,,,\n"                                                // 4: 3
                  ",guards,24,6,Red,,,,,\n"                                                      // 5: 1
                  "Bad id,guards,24,6,Red,Not An Id,,,,\n"                                       // 6: 6
                  "Perhaps,guards,24,6,Red,,maybe,,,\n"                                          // 7: 7
                  "Late,guards,24,6,Red,,,soon,,\n"                                              // 8: 8
                  "Odd,guards,24,6,Red,,,,heap,\n"                                               // 9: 9
                  "\n"                                                                           // 10
                  "One,guards,24,6,Blue,twin,,,,\n"                                              // 11
                  "Two,guards,24,6,Blue,twin,,,,\n"                                              // 12: 6
                      + longName
                      + ",guards,24,6,Blue,,,,,\n"                // 13: 1
                        "Further,guards,24,6,Blue,,,,,,beyond\n"  // 14: 11
                        "Silent,guards,,6,Blue,,,,,\n"            // 15: 3
                        "Last,guards,24,6,\"Blue,,,,,\nSwallowed,guards,24,6,Blue\n",
                  base(*ruleset), *ruleset);  // 16: 5
    INFO(told(import));
    CHECK(tells(import, 1, 10, false, "colour"));
    CHECK(tells(import, 2, 0, false, "no column"));
    CHECK(tells(import, 3, 2, true, "did you mean"));
    CHECK(tells(import, 4, 3, true, "lots"));
    CHECK(tells(import, 5, 1, true, "no name"));
    CHECK(tells(import, 6, 6, false, "Not An Id"));
    CHECK(tells(import, 7, 7, false, "neither yes nor no"));
    CHECK(tells(import, 8, 8, false, "no turn"));
    CHECK(tells(import, 9, 9, false, "heap"));
    CHECK(tells(import, 12, 6, false, "row 11"));
    CHECK(tells(import, 13, 1, true, "301"));
    CHECK(tells(import, 14, 11, false, "beyond"));
    CHECK(tells(import, 15, 3, false, "is missing"));
    CHECK(tells(import, 16, 5, true, "never closed"));
    CHECK(import.problems.size() == 14);
    CHECK(import.rows == 14);
    CHECK(import.taken == 9);
    for (const char* const name : {"Sound", "Bad id", "Perhaps", "Late", "Odd", "One", "Two", "Further", "Silent"})
        CHECK(valueOf(named(import.scenario, name), "type") == "guards");
}

TEST_CASE("a guess of the troop type is taken where a person wants it")
{
    const auto ruleset = scenarioRules();
    const ArmyListImport import = replacing("name\ttype\tfigures\tstands-at-first\nMisspelt\tgaurds\t24\t6\n",
                                            base(*ruleset), *ruleset, {true, true, {}});
    INFO(told(import));
    CHECK(valueOf(named(import.scenario, "Misspelt"), "type") == "guards");
    CHECK(tells(import, 2, 2, false, "was taken for"));
}

TEST_CASE("without a sound row nothing is taken and the armies stay")
{
    const auto ruleset = scenarioRules();
    const Scenario before = base(*ruleset);
    for (const char* const text : {"", "\n\n", "Guards,guards,24\n", "\"", ";;;;", "sep=;\n"}) {
        const ArmyListImport import = readArmyList(text, before, *ruleset);
        CHECK(import.taken == 0);
        CHECK_FALSE(import.problems.empty());
        CHECK(import.scenario == before);
    }
}

TEST_CASE("a row that is left out keeps its side for those below")
{
    const auto ruleset = scenarioRules();
    const ArmyListImport import = readArmyList(
        "A,Prussia,guards\nB,Austria,zouaves\nC,,guards\nD,Prussia,guards\nE,,raiders\n", base(*ruleset), *ruleset);
    INFO(told(import));
    CHECK(import.taken == 4);
    CHECK(named(import.scenario, "A").side == "prussia");
    CHECK(named(import.scenario, "C").side == "austria");
    CHECK(named(import.scenario, "E").side == "prussia");
}

TEST_CASE("those below a side that can't be read are left out, not put into another")
{
    const auto ruleset = scenarioRules();
    const ArmyListImport import = readArmyList(
        "name,side,type\nA,Red,guards\nB,R\x01,guards\nC,,guards\nD,Blue,guards\n", base(*ruleset), *ruleset);
    INFO(told(import));
    CHECK(tells(import, 3, 2, true, "can't be seen"));
    CHECK(tells(import, 4, 2, true, "row 3"));
    CHECK(import.taken == 2);
}

TEST_CASE("a list is added to the armies unless they are to be replaced, and a side that is there is the same side")
{
    const auto ruleset = scenarioRules();
    const Scenario before = readArmyList("name,side,type\nOld,Red,guards\n", base(*ruleset), *ruleset).scenario;
    const std::string list = "kind,id,name,side,type\nside,red,Red,,\nunit,,New,Red,guards\n";
    const Scenario added = readArmyList(list, before, *ruleset).scenario;
    CHECK(named(added, "Old").side == named(added, "New").side);
    CHECK(std::count_if(added.entities.begin(), added.entities.end(),
                        [](const ScenarioEntity& each) { return each.kind == EntityKind::Side; })
          == 2);
    const Scenario replaced = replacing(list, before, *ruleset).scenario;
    CHECK(std::none_of(replaced.entities.begin(), replaced.entities.end(),
                       [](const ScenarioEntity& each) { return each.name == "Old"; }));
}

TEST_CASE("a choice that is not known is answered with those there are")
{
    const auto ruleset = scenarioRules();
    const ArmyListImport import = readArmyList("name,type\nA,zouaves\n", base(*ruleset), *ruleset);
    INFO(told(import));
    CHECK(tells(import, 2, 2, true, "there is "));
    for (const UnitType& type : ruleset->unitTypes) CHECK(tells(import, 2, 2, true, type.title));
}

TEST_CASE("columns without headings are name, side, troop type and what units need")
{
    const auto ruleset = scenarioRules();
    const ArmyListImport import = readArmyList("1st Foot;Red;Guards;6;24\n", base(*ruleset), *ruleset);
    INFO(told(import));
    CHECK(import.headings == 0);
    CHECK(import.taken == 1);
    CHECK(tells(import, 1, 0, false, "no headings"));
    CHECK(valueOf(named(import.scenario, "1st Foot"), "type") == "guards");
    CHECK(import.columns.size() >= 3);
}

TEST_CASE("the template of a ruleset is a list that can be read")
{
    const auto ruleset = scenarioRules();
    const ArmyListImport import = readArmyList(armyListTemplate(*ruleset), base(*ruleset), *ruleset);
    INFO(told(import));
    CHECK(import.taken == static_cast<int>(ruleset->unitTypes.size()));
    CHECK(std::none_of(import.problems.begin(), import.problems.end(),
                       [](const CsvProblem& each) { return each.leftOut; }));
    for (const std::string& each : import.columns) CHECK_FALSE(each.empty());
}

TEST_CASE("hostile names come back as they were")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = base(*ruleset);
    const std::vector<std::string> names{
        "=HYPERLINK(\"http://x\")", "-1", "+5",          "@home", "'quoted'", "\"", "a,b;c|d", "  blanks  ",
        "naïve Ægir ☠ 近衛",        "''", "<b>bold</b>", "sep=;"};
    for (const std::string& each : names) addEntity(scenario, *ruleset, EntityKind::Unit, {0, -1, -1}, each);
    for (const int unit : membersOf(scenario, {0, -1, -1}, EntityKind::Unit))
        setAttribute(scenario, *ruleset, {unit}, "figures", "5");
    scenario.entities.back().note = "two\nlines, and \"quotes\"";
    for (const char separator : {',', ';', '\t'}) {
        const std::string text = armyListToCsv(scenario, *ruleset, separator);
        const ArmyListImport import = replacing(text, base(*ruleset), *ruleset);
        INFO(text << told(import));
        CHECK(import.scenario == scenario);
        CHECK(armyListToCsv(import.scenario, *ruleset, separator) == text);
    }
}

TEST_CASE("a name in a spreadsheet that would turn the direction of the words around it is taken without that")
{
    const auto ruleset = scenarioRules();
    Scenario scenario = base(*ruleset);
    addEntity(scenario, *ruleset, EntityKind::Unit, {0, -1, -1}, "\u202Ereversed");
    setAttribute(scenario, *ruleset, {membersOf(scenario, {0, -1, -1}, EntityKind::Unit).back()}, "figures", "5");
    const ArmyListImport import = replacing(armyListToCsv(scenario, *ruleset, ','), base(*ruleset), *ruleset);
    INFO(told(import));
    const int unit = membersOf(import.scenario, {0, -1, -1}, EntityKind::Unit).back();
    CHECK(import.scenario.entities[static_cast<std::size_t>(unit)].name == "\uFFFDreversed");
}

TEST_CASE("every separator, end of line and way of quoting gives the same army")
{
    const auto ruleset = scenarioRules();
    const std::vector<std::vector<std::string>> rows{{"name", "type", "figures", "note"},
                                                     {"Say \"when\", now", "guards", "24", "two\nlines; and\ta tab"},
                                                     {},
                                                     {"Last", "raiders", "10", ""}};
    std::optional<Scenario> first;
    for (const char separator : {',', ';', '\t'}) {
        for (const char* const end : {"\n", "\r\n", "\r"}) {
            for (const char* const before : {"", "\xEF\xBB\xBF", "\n\n"}) {
                std::string text = before;
                for (const auto& row : rows) {
                    for (std::size_t i = 0; i < row.size(); ++i) {
                        std::string cell;
                        for (const char each : row[i]) cell += each == '"' ? "\"\"" : std::string(1, each);
                        text += (i > 0 ? std::string(1, separator) : "") + '"' + cell + '"';
                    }
                    text += end;
                }
                const ArmyListImport import = replacing(text, base(*ruleset), *ruleset);
                INFO(text << told(import));
                CHECK(import.taken == 2);
                CHECK(import.rows == 2);
                if (!first) first = import.scenario;
                CHECK(import.scenario == *first);
            }
        }
    }
    CHECK(named(*first, "Say \"when\", now").note == "two\nlines; and\ta tab");
}

TEST_CASE("a name of 300 letters in any script is taken, of 301 it is not")
{
    const auto ruleset = scenarioRules();
    for (const char* const letter : {"n", "ä", "近", "🎩"}) {
        std::string name;
        for (int i = 0; i < 300; ++i) name += letter;
        const ArmyListImport import =
            replacing("name\n" + name + "\n" + name + letter + "\n", base(*ruleset), *ruleset);
        INFO(letter << told(import));
        CHECK(import.taken == 1);
        CHECK(tells(import, 3, 1, true, "301 characters"));
        CHECK(replacing(armyListToCsv(import.scenario, *ruleset, ','), base(*ruleset), *ruleset).scenario
              == import.scenario);
    }
}

TEST_CASE("what a scenario's file refuses in a name is refused in a list too")
{
    const auto ruleset = scenarioRules();
    for (const char* bad : {"A\xC2\x85"
                            "B",
                            "A\xE2\x80\xA8"
                            "B",
                            "A\x07"
                            "B"}) {
        const ArmyListImport import =
            replacing("kind,name,guns\ngroup," + std::string(bad) + ",1\n", base(*ruleset), *ruleset);
        INFO(told(import));
        CHECK(import.taken == 0);
        CHECK(tells(import, 2, 2, true, "characters that can't be seen"));
    }
    CHECK(tells(replacing("kind,name,guns\ngroup,\xC2\xA0,1\n", base(*ruleset), *ruleset), 2, 2, true, "blank"));
}

TEST_CASE("groups in a ring are lifted out of it")
{
    const auto ruleset = scenarioRules();
    const ArmyListImport import =
        replacing("kind,name,group,guns\ngroup,A,B,1\ngroup,B,A,1\ngroup,C,C,1\n", base(*ruleset), *ruleset);
    INFO(told(import));
    CHECK(import.taken == 3);
    CHECK(import.problems.size() == 2);
    CHECK(checkScenario(import.scenario, *ruleset).size() == 1);  // one side alone
}

TEST_CASE("shipped battles go through a spreadsheet and come back the same")
{
    const std::filesystem::path root = DRUMHEAD_SOURCE_DIR;
    int seen = 0;
    for (const auto& file : std::filesystem::directory_iterator(root / "resources/scenarios")) {
        if (!file.path().string().ends_with(".scenario.json")) continue;
        std::ifstream in(file.path());
        std::stringstream text;
        text << in.rdbuf();
        const LoadedRuleset rules = loadRulesetFolder(root / "rulesets" / *scenarioRuleset("x", text.str()));
        REQUIRE(rules.usable());
        LoadedScenario loaded = loadScenario("x", text.str(), *rules.ruleset);
        REQUIRE(loaded.usable());
        const StoredAttributes stored(*rules.ruleset);
        // In a spreadsheet values stand in the order of the ruleset.
        for (ScenarioEntity& each : loaded.scenario->entities)
            std::sort(each.values.begin(), each.values.end(), [&](const auto& a, const auto& b) {
                return stored.find(each.kind, a.first) < stored.find(each.kind, b.first);
            });
        const ArmyListImport import =
            replacing(armyListToCsv(*loaded.scenario, *rules.ruleset, ';'), *loaded.scenario, *rules.ruleset);
        INFO(file.path().string() << "\n" << told(import));
        CHECK(import.problems.empty());
        CHECK(import.taken == static_cast<int>(loaded.scenario->entities.size()));
        CHECK(import.scenario.entities == loaded.scenario->entities);
        CHECK(import.scenario.reinforcements == loaded.scenario->reinforcements);
        ++seen;
    }
    CHECK(seen >= 3);
}

TEST_CASE("ten thousand rows are read in a moment, as many as a battle holds are taken")
{
    const auto ruleset = scenarioRules();
    std::string text = "name,type,figures,stands-at-first,side,group\n";
    for (int i = 0; i < 10'000; ++i)
        text += "Battalion,guards,24,6," + std::string(i % 2 ? "Red" : "Blue") + ",Brigade " + std::to_string(i / 20)
            + "\n";
    const std::clock_t before = std::clock();
    const ArmyListImport import = replacing(text, base(*ruleset), *ruleset);
    const double taken = static_cast<double>(std::clock() - before) / static_cast<double>(CLOCKS_PER_SEC);
    CHECK(import.rows == 10'000);
    CHECK(import.taken == static_cast<int>(Scenario::maxUnits));
    CHECK(import.problems.size() == 5'001);
    WARN("10,000 rows: " << taken << " s of processor time");
    CHECK(taken < 5);  // far above what it takes, so that a slow or busy machine does not matter
}

TEST_CASE("a spreadsheet of very many rows or cells is read as far as its bounds, and says where it was left off",
          "[hostile]")
{
    const auto ruleset = scenarioRules();
    const std::string headings = "name,type,figures,stands-at-first,side\n";
    std::string lines = headings;
    for (int i = 0; i < 5'000'000; ++i) lines += "a\n";
    const ArmyListImport rows = replacing(lines, base(*ruleset), *ruleset);
    CHECK(rows.rows == static_cast<int>(CsvTable::mostRows) - 1);
    CHECK(tells(rows, static_cast<int>(CsvTable::mostRows) + 1, 0, true, "at most 20000 rows and 1000000 cells"));
    const ArmyListImport cells =
        replacing(headings + "Guards,guards,24,6,Red\n" + std::string(20'000'000, ','), base(*ruleset), *ruleset);
    CHECK(cells.rows == 1);
    CHECK(cells.taken == 1);
    CHECK(tells(cells, 3, 0, true, "from here on all is left out"));
}

TEST_CASE("a spreadsheet of 100 000 unknown headings is read as far as 500 of them", "[hostile]")
{
    const auto ruleset = scenarioRules();
    std::string headings = "name,type,figures,stands-at-first,side";
    for (int i = 0; i < 100'000; ++i) headings += ",a heading that no ruleset knows " + std::to_string(i);
    const ArmyListImport import = replacing(headings + "\nGuards,guards,24,6,Red\n", base(*ruleset), *ruleset);
    CHECK(import.taken == 1);
    CHECK(import.columns.size() == CsvTable::mostColumns);
    CHECK(tells(import, 1, 501, false, "from here on all columns are left out: there are more than 500"));
    CHECK(import.problems.size() < CsvTable::mostColumns + 5);
}

TEST_CASE("who has no turn of his own comes with his group, and one that is only mentioned comes with its first",
          "[game]")
{
    const auto ruleset = scenarioRules();
    const auto turnsIn = [&](const std::string& sheet) {
        const ArmyListImport import = replacing(sheet, base(*ruleset), *ruleset);
        INFO(told(import));
        const LoadedScenario read = loadScenario("list", scenarioToJson(import.scenario, *ruleset), *ruleset);
        INFO((read.diagnostics.empty() ? std::string() : read.diagnostics.front().text()));
        REQUIRE(read.usable());
        CHECK(*read.scenario == import.scenario);
        std::string turns;
        for (const ScenarioEntity& each : import.scenario.entities) {
            if (each.kind != EntityKind::Side) turns += each.name + " " + std::to_string(each.arrives) + ", ";
        }
        return turns;
    };
    const std::string mentioned = turnsIn("name,type,figures,stands-at-first,side,group,arrives,veteran\n"
                                          "Guards,guards,24,6,Red,First,3,no\n"
                                          "Line,guards,24,6,Red,First,,no\n"
                                          "Foe,guards,24,6,Blue,,,no\n");
    CHECK(mentioned.find("First 0, ") != std::string::npos);
    CHECK(mentioned.find("Guards 3, ") != std::string::npos);
    CHECK(mentioned.find("Line 0, ") != std::string::npos);
    const std::string listed = turnsIn("kind,name,type,figures,stands-at-first,side,group,arrives,veteran\n"
                                       "group,First,,,,Red,,3,\n"
                                       "unit,Line,guards,24,6,Red,First,,no\n"
                                       "unit,Foe,guards,24,6,Blue,,,no\n");
    CHECK(listed.find("First 3, ") != std::string::npos);
    CHECK(listed.find("Line 3, ") != std::string::npos);
}

}  // namespace army_list_csv_test
