// cover: how each statement of a source is supported.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/duel_at_dawn.hpp"

#include <fstream>
#include <sstream>

namespace cover_test {

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

/// A diary in `tests/diaries` beside the library, which shows that wounds are noted.
void writeDiary(const OwnLibrary& library)
{
    const std::filesystem::path folder = library.folder() / "tests" / "diaries";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "at-dawn.scenario.json") << duelAtDawn;
    std::ofstream(folder / "dawn.diary") << R"({"diary":"At dawn","scenario":"at-dawn.scenario.json"})"
                                         << "\n"
                                         << R"({"then":{"state":{"arnim":{"wounds":0}}},"cite":["DUEL-09"]})"
                                         << "\n";
}

/// The ids of the rows that `cover` says nothing covers.
std::vector<std::string> uncovered(const Ran& ran)
{
    std::vector<std::string> ids;
    const json rows = ran.json().at("rows");
    for (const json& row : rows) {
        if (row.at("covered") != true) ids.push_back(row.at("id"));
    }
    return ids;
}

}  // namespace

TEST_CASE("coverage lists every row of the ledger and what supports it")
{
    const OwnLibrary library;
    writeDiary(library);
    const Ran ran = runLine("cover toy-duel --json");
    CHECK(ran.code == 0);
    const json rows = ran.json().at("rows");
    REQUIRE(rows.size() == 11);
    for (const json& row : rows) {
        for (const char* key : {"id", "needs", "by", "covered"}) CHECK(row.contains(key));
        CHECK(row.at("covered") == true);
    }
    CHECK(rows[1].at("id") == "DUEL-02");
    CHECK(rows[1].at("needs") == "resolve");
    CHECK(rows[1].at("by") == json{"step duel/repeat-1"});
    CHECK(rows[6].at("needs") == "guide");
    CHECK(rows[8].at("needs") == "track");
    const auto diary = library.folder() / "tests" / "diaries" / "dawn.diary";
    CHECK(rows[8].at("shown") == json{diary.string() + ":2"});
    CHECK_FALSE(rows[7].contains("shown"));
    CHECK(rows[9].at("needs") == "show");
    const Ran text = runLine("cover");
    CHECK(text.code == 0);
    CHECK_THAT(text.out, ContainsSubstring("shown by dawn.diary:2\n"));
    CHECK_THAT(text.out, ContainsSubstring("toy-duel: 11 of 11 rows covered\n"));
}

TEST_CASE("a row that nothing covers is listed, and the exit code is 1")
{
    const OwnLibrary library;
    writeDiary(library);
    std::ofstream(library.folder() / "rulesets" / "toy-duel" / "ledger.tsv", std::ios::app)
        << "DUEL-12\t3\trule\tresolve\tThe victor buys the wine.\t\n";
    const Ran ran = runLine("cover toy-duel --json");
    CHECK(ran.code == 1);
    const json last = ran.json().at("rows").back();
    CHECK(last.at("id") == "DUEL-12");
    CHECK(last.at("by") == json::array());
    CHECK(last.at("covered") == false);
    const Ran text = runLine("cover toy-duel");
    CHECK(text.code == 1);
    CHECK_THAT(text.out, ContainsSubstring("DUEL-12  resolve  NOT COVERED  The victor buys the wine.\n"));
    CHECK_THAT(text.out, ContainsSubstring("toy-duel: 11 of 12 rows covered\n"));
}

TEST_CASE("a rule that no example exercises is not covered")
{
    const OwnLibrary library;
    writeDiary(library);
    // Going through the turn would exercise it.
    std::filesystem::remove(library.folder() / "rulesets" / "toy-duel" / "sequence.json");
    edit(
        library.folder() / "rulesets" / "toy-duel" / "examples" / "duel.json",
        R"("given": { "challenged.drunk": true }, "expect": { "refused": "DUEL-08", "rolled": 0 })",
        R"("given": { "challenger.skill": 3, "challenged.skill": 2, "surgeon": "fails" }, "dice": [4, 5, 3, 3], "expect": { "margin": 4 })");
    const Ran ran = runLine("cover toy-duel --json");
    CHECK(ran.code == 1);
    CHECK(ran.json().at("rows").at(7).at("id") == "DUEL-08");
    CHECK(ran.json().at("rows").at(7).at("covered") == false);
}

TEST_CASE("what a battle has to remember counts where a diary shows it")
{
    const OwnLibrary library;
    CHECK(uncovered(runLine("cover toy-duel --json")) == std::vector<std::string>{"DUEL-09"});
    const Ran text = runLine("cover toy-duel");
    CHECK(text.code == 1);
    CHECK_THAT(text.out, ContainsSubstring("DUEL-09  track  NOT COVERED  Wounds are noted.  (no diary shows it)\n"));
    writeDiary(library);
    CHECK(runLine("cover toy-duel").code == 0);
    // The whole list of what a battle remembers, with every line that shows it.
    const Ran list = runLine("cover toy-duel --tracked");
    CHECK(list.code == 0);
    CHECK(list.out == "DUEL-09  diaries/dawn.diary:2\ntoy-duel: 1 of 1 rows covered\n");
    // An expectation that does not hold shows nothing.
    const auto folder = library.folder() / "tests" / "diaries";
    edit(folder / "dawn.diary", "\"wounds\":0", "\"wounds\":1");
    CHECK(uncovered(runLine("cover toy-duel --json")) == std::vector<std::string>{"DUEL-09"});
    edit(folder / "dawn.diary", "\"wounds\":1", "\"wounds\":0");
    std::filesystem::rename(folder, library.folder() / "elsewhere");
    CHECK(run({"cover", "toy-duel", "--diaries", (library.folder() / "elsewhere").string()}).code == 0);
    CHECK(run({"cover", "toy-duel", "--diaries", folder.string()}).tells("there is no diary in"));
}

TEST_CASE("a diary shows every statement that the shipped rules have to remember", "[once]")
{
    const auto rulesets = std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets";
    for (const char* id : {"old-trousers", "orders-cm", "d10-charts"}) {
        INFO(id);
        CHECK(uncovered(run({"cover", (rulesets / id).string(), "--json"})).empty());
    }
}

}  // namespace cover_test
