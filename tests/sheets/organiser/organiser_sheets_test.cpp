// The organiser's sheets: what stands in them, also where names are hostile.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"
#include "support/ruleset_builder.hpp"
#include "support/shell.hpp"

#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/sheets/organiser.hpp"

#include <algorithm>

namespace organiser_sheets_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* hostile =
    R"({ "format": 1, "id": "hostile", "title": "<b>A</b> & \"B\" ![x](y) *z*", "ruleset": "toy", "sides": [
    { "id": "red", "name": "Røde \u0001 <i>", "brief": "Hold **fast**, not <u>now</u>.", "units": [ { "id": "foot", "name": "<script>alert('1')</script> | `x`", "type": "guards", "stands": 6, "figures": 24, "veteran": false } ] },
    { "id": "blue", "name": "\u0627\u0644\u062d\u0631\u0633", "units": [ { "id": "horse", "name": "LONG", "type": "raiders", "stands": 3, "figures": 500, "veteran": false } ] } ] })";

struct Hostile {
    std::shared_ptr<const Ruleset> ruleset;
    Scenario scenario;
};

Hostile hostileBattle()
{
    RulesetBuilder builder;
    builder.file("roster.json", R"({ "roster": { "unit": { "strength": ["stands", "figures"] } } })");
    Hostile made{builder.sound(), {}};
    std::string text = hostile;
    std::string name;
    for (int i = 0; i < 300; ++i) name += "ü";
    text.replace(text.find("LONG"), 4, name);
    LoadedScenario loaded = loadScenario("hostile", text, *made.ruleset);
    REQUIRE(loaded.scenario);
    made.scenario = std::move(*loaded.scenario);
    return made;
}

}  // namespace

TEST_CASE("the sheets of an evening keep what is hidden to the side whose it is")
{
    Hostile battle = hostileBattle();
    for (ScenarioEntity& each : battle.scenario.entities) {
        if (each.id != "foot") continue;
        each.hidden = true;
        each.name = "=cmd() in ambush 🐎";
    }
    std::vector<std::string> names;
    for (const PackedSheet& each : eveningPack(battle.scenario, *battle.ruleset)) {
        names.push_back(each.name);
        INFO(each.name);
        const std::string text = sheetToMarkdown(each.sheet);
        CHECK((text.find("in ambush") != std::string::npos) == each.name.starts_with("red-"));
        CHECK(sheetToHtml(each.sheet).find("<b>A") == std::string::npos);
    }
    CHECK(names
          == std::vector<std::string>{"scenario", "quick-reference", "red-brief", "red-roster", "red-labels",
                                      "blue-brief", "blue-roster", "blue-labels"});
}

TEST_CASE("the command line writes all sheets of an evening into a folder", "[once]")
{
    const OwnFolder folder;
    const Ran ran = run({"sheet", "pack", "kirchdorf", "-o", (folder / "evening").string()});
    INFO(ran.err);
    REQUIRE(ran.code == 0);
    std::size_t files = 0;
    for (const auto& each : std::filesystem::directory_iterator(folder / "evening")) {
        ++files;
        INFO(each.path());
        CHECK(bytesOf(each.path()).size() > 1000);
    }
    CHECK(files == 8);
    writeBytes(folder / "taken", "x");
    CHECK(run({"sheet", "pack", "kirchdorf", "-o", (folder / "taken").string()}).tells("can't be made one"));
}

TEST_CASE("the sheets of an evening are written through no symbolic link", "[once]")
{
    const OwnFolder folder;
    std::filesystem::create_directory(folder / "evening");
    writeBytes(folder / "precious", "x");
    std::filesystem::create_symlink(folder / "precious", folder / "evening" / "france-roster.html");
    const Ran ran = run({"sheet", "pack", "kirchdorf", "-o", (folder / "evening").string(), "--html"});
    CHECK(ran.code == 2);
    CHECK(ran.tells("france-roster.html is a symbolic link, and nothing was written"));
    CHECK(bytesOf(folder / "precious") == "x");
    const std::filesystem::directory_iterator all(folder / "evening");
    CHECK(std::distance(begin(all), end(all)) == 1);
}

TEST_CASE("an evening of names of any kind is written as pages for a browser, none of them markup")
{
    const OwnFolder folder;
    const std::string file = (folder / "battle.scenario.json").string();
    writeBytes(
        file,
        R"x({ "format": 1, "id": "any", "title": "<b>X</b>", "ruleset": "orders-cm", "map": { "width": 60, "height": 40, "unit": "cm", "items": [ { "kind": "wood", "name": "<b>W</b>", "points": [[1, 1], [9, 1], [9, 9]] } ] }, "sides": [
        { "id": "red", "name": "=cmd()", "groups": [ { "id": "g", "name": "\u0639\u0627\u0635\u0645\u0629", "units": [ { "id": "u", "name": ")x"
            + std::string(300, 'M')
            + R"(", "type": "militia", "drill": "normal", "order": "stand", "stands": 4, "hidden": true } ] } ] },
        { "id": "blue", "name": "Blue", "groups": [ { "id": "h", "name": "H", "units": [ { "id": "v", "name": "\ud83d\udc34 <i>v</i>", "type": "militia", "drill": "normal", "order": "stand", "stands": 4 } ] } ] } ] })");
    const Ran ran = run({"sheet", "pack", file, "-o", (folder / "evening").string(), "--html"});
    INFO(ran.err);
    REQUIRE(ran.code == 0);
    std::string all;
    std::size_t files = 0;
    for (const auto& each : std::filesystem::directory_iterator(folder / "evening")) {
        ++files;
        INFO(each.path());
        CHECK(each.path().extension() == ".html");
        const std::string page = bytesOf(each.path());
        CHECK(page.size() < 300'000);
        CHECK(page.find("<b>X") == std::string::npos);
        CHECK(page.find("<b>W") == std::string::npos);
        CHECK(page.find("<i>v") == std::string::npos);
        // A label cuts what is long; what is hidden stands on the sheets of its side alone.
        const bool isReds = each.path().stem().string().starts_with("red-");
        CHECK((page.find(std::string(89, 'M')) != std::string::npos) == isReds);
        all += page;
    }
    CHECK(files == 8);
    for (const std::string name :
         {"&lt;b&gt;X&lt;/b&gt;", "&lt;b&gt;W&lt;/b&gt;", "=cmd()", "عاصمة", "🐴 &lt;i&gt;v&lt;/i&gt;"})
        CHECK_THAT(all, ContainsSubstring(name));
    CHECK(run({"sheet", "roster", file, "-o", (folder / "r.html").string(), "--html"}).tells("--html is for a pack"));
}

TEST_CASE("the rules for a browser have contents, and each topic folds")
{
    const OwnFolder folder;
    for (const std::string id : {"orders-cm", "d10-charts", "old-trousers", "old-trousers-house"}) {
        INFO(id);
        const std::string file = (folder / (id + ".html")).string();
        REQUIRE(run({"sheet", "rules", id, "-o", file}).code == 0);
        const std::string page = bytesOf(file);
        CHECK(page.size() < 300'000);
        CHECK_THAT(page, ContainsSubstring("<nav aria-label=\"Contents\">"));
        CHECK(countOf(page, "<details open") == countOf(page, "class=\"topic\""));
        CHECK(countOf(page, "<details open") == countOf(page, "</details>"));
        CHECK(countOf(page, "<li><a href=\"#section-") == countOf(page, "<details open"));
    }
}

TEST_CASE("each ruleset gives a list of its troop types to fill in")
{
    const OwnFolder folder;
    for (const std::string id : {"orders-cm", "d10-charts", "old-trousers", "old-trousers-house"}) {
        const std::string file = (folder / (id + ".csv")).string();
        REQUIRE(run({"sheet", "army-list", id, "-o", file}).code == 0);
        CHECK_THAT(bytesOf(file), ContainsSubstring("kind,name,side,group,leader,"));
    }
    CHECK(run({"sheet", "army-list", "orders-cm", "-o", (folder / "a.pdf").string()}).tells("ends in .csv"));
}

TEST_CASE("names on sheets are shown as typed, and long ones whole or with a mark")
{
    const Hostile battle = hostileBattle();
    const std::string roster = sheetToHtml(rosterSheet(battle.scenario, *battle.ruleset));
    CHECK_THAT(roster, ContainsSubstring("&lt;b&gt;A&lt;/b&gt; &amp; &quot;B&quot;"));
    CHECK_THAT(roster, ContainsSubstring("&lt;script&gt;alert(&#39;1&#39;)"));
    CHECK(roster.find("<script>") == std::string::npos);
    CHECK(countOf(roster, "ü") == 300);
    CHECK_THAT(roster, ContainsSubstring("<b>6 stands</b>  ☐☐☐☐☐ ☐"));
    CHECK_THAT(roster, ContainsSubstring("<b>500 figures, lost: ________</b>"));
    const std::string markdown = sheetToMarkdown(rosterSheet(battle.scenario, *battle.ruleset));
    CHECK_THAT(markdown, ContainsSubstring("\\<script\\>alert('1')\\</script\\> \\| \\`x\\`"));
    const std::string scenario = sheetToHtml(scenarioSheet(battle.scenario, *battle.ruleset));
    CHECK_THAT(scenario, ContainsSubstring("Hold <strong>fast</strong>, not &lt;u&gt;now&lt;/u&gt;."));
    const std::string labels = sheetToHtml(labelSheet(battle.scenario, *battle.ruleset));
    CHECK(countOf(labels, "ü") == 90);
    CHECK_THAT(labels, ContainsSubstring("ü…"));
}

TEST_CASE("a roster shows of each unit the numbers and boxes that the rules name for it")
{
    RulesetBuilder builder;
    builder.file("roster.json",
                 R"({ "roster": { "unit": { "strength": "figures", "state": "cover", "card": { "by-stand": "stands",
        "numbers": [ { "head": "Fire", "of": "fire" }, { "head": "Reach", "of": "reach" }, { "head": "Charge", "text": "+2", "when": { "class": "light" } } ],
        "boxes": [ { "of": "formation", "when": { "class": "massed" }, "choices": { "line": { "label": "line", "of": "speed" }, "square": "square" } },
                   { "of": "veteran", "label": "first shot", "used-up": true }, { "of": "shaken" }, { "of": "stands", "boxes": 3 } ] } } } })");
    const auto ruleset = builder.sound();
    const LoadedScenario loaded =
        loadScenario("s", R"({ "format": 1, "id": "s", "title": "S", "ruleset": "toy", "sides": [
        { "id": "red", "name": "Red", "units": [ { "name": "Foot", "type": "guards", "stands": 3, "figures": 7, "veteran": true, "formation": "line", "hidden": true },
                                                 { "name": "Horse", "type": "raiders", "stands": 2, "figures": 4, "veteran": false } ] },
        { "id": "blue", "name": "Blue" } ] })",
                     *ruleset);
    REQUIRE(loaded.scenario);
    const Sheet sheet = rosterSheet(*loaded.scenario, *ruleset);
    const auto block =
        std::find_if(sheet.begin(), sheet.end(), [](const SheetBlock& each) { return !each.cards.empty(); });
    REQUIRE(block != sheet.end());
    const SheetCard& foot = block->cards.at(0);
    CHECK(foot.tag == "hidden");
    using Numbers = std::vector<std::pair<std::string, std::string>>;
    CHECK(foot.numbers == Numbers{{"Fire", "9 7"}, {"Reach", "10"}});
    CHECK(foot.said == "Guards");  // what stands in boxes is not said again
    CHECK(foot.lines
          == std::vector<std::string>{
              "**7 figures**  ☐☐☐ ☐☐☐ ☐",
              "☒\u00A0line\u00A0**20** ☐\u00A0square ☐\u00A0first\u00A0shot ☐\u00A0shaken  stands\u00A0☐☐☐"});
    const SheetCard& horse = block->cards.at(1);
    CHECK(horse.numbers == Numbers{{"Fire", "5 –"}, {"Charge", "+2"}});
    CHECK(horse.lines == std::vector<std::string>{"**4 figures**  ☐☐ ☐☐", "☐\u00A0shaken  stands\u00A0☐☐☐"});
}

TEST_CASE("the units of a roster stand in blocks, each group below its name")
{
    const OwnFolder folder;
    REQUIRE(run({"sheet", "roster", "monte-azul", "-o", (folder / "r.md").string()}).code == 0);
    const std::string roster = bytesOf(folder / "r.md");
    INFO(roster);
    CHECK_THAT(roster, ContainsSubstring("# ■ France: roster"));
    CHECK_THAT(roster, ContainsSubstring("## Brigade Ferrand, of 1st division\n"));
    CHECK_THAT(
        roster,
        ContainsSubstring(
            "- **45th Foot, 1st battalion** (hidden): Infantry, own skirmishers; Rating **Excellent**; Range **4**; Fire **3, enfilade 4**"));
    CHECK_THAT(roster, ContainsSubstring("- **Général de brigade Carrié** (turn 5); Tactical **Average**"));
    CHECK(countOf(roster, "command's order") == 0);  // it stands at the group
    REQUIRE(run({"sheet", "scenario", "krumbach-heights", "-o", (folder / "s.md").string()}).code == 0);
    const std::string scenario = bytesOf(folder / "s.md");
    INFO(scenario);
    CHECK_THAT(scenario, ContainsSubstring("**Krumbach.** A village of four blocks"));
    CHECK_THAT(scenario, ContainsSubstring("| **First line, under Generalleutnant von Itzen** | | | |\n"));
    CHECK_THAT(scenario, ContainsSubstring("| Dragoons Meinicke | Dragoons | 14 figures | turn 5 |\n"));
    REQUIRE(run({"sheet", "roster", "krumbach-heights", "-o", (folder / "r.md").string()}).code == 0);
    const std::string other = bytesOf(folder / "r.md");
    CHECK_THAT(
        other,
        ContainsSubstring(
            "**24 figures**  ☐☐☐☐ ☐☐☐☐ ☐☐☐☐ ☐☐☐☐ ☐☐☐☐ ☐☐☐☐; **Hits**  A\u00A0☐☐☐☐ B\u00A0☐☐☐☐ C\u00A0☐☐ D\u00A0☐☐ E\u00A0☐…"));
    // A battery has no square; what a choice means is left to the rules.
    const std::size_t battery = other.find("**Battery of 12-pounders Holtz**");
    REQUIRE(battery != std::string::npos);
    CHECK(other.substr(battery, other.find('\n', battery) - battery).find("square") == std::string::npos);
    CHECK(other.find("stands\u00A0wide") == std::string::npos);
}

TEST_CASE("headings across a table, lines in its cells and what is for paper alone are written in each format")
{
    SheetBlock table{
        SheetBlock::Kind::Table, {}, {{"Unit", "State"}, {"Left <wing>"}, {"Foot\nGuards", "a\nb"}, {"Horse\n", ""}}};
    table.cells = SheetBlock::Cells::Text;
    SheetBlock printed{SheetBlock::Kind::Paragraph, "only on paper", {}};
    printed.medium = SheetBlock::Medium::Paper;
    const Sheet sheet = {table, printed};
    CHECK(sheetToMarkdown(sheet)
          == "| Unit | State |\n|---|---|\n| **Left \\<wing\\>** | |\n| Foot; Guards | a; b |\n| Horse |  |\n");
    const std::string html = sheetToHtml(sheet);
    INFO(html);
    CHECK_THAT(html, ContainsSubstring("<tr><th class=\"band\" colspan=\"2\">Left &lt;wing&gt;</th></tr>"));
    CHECK_THAT(html, ContainsSubstring("<td><strong>Foot</strong><br>Guards</td><td>a<br>b</td>"));
    CHECK_THAT(html, ContainsSubstring("<td><strong>Horse</strong></td>"));
    CHECK(html.find("only on paper") == std::string::npos);
    REQUIRE(sheetFor(SheetBlock::Medium::Paper, sheet).size() == 2);
}

TEST_CASE("the paper of a sheet stands in its style")
{
    const Sheet sheet = {{SheetBlock::Kind::Title, "T", {}}};
    CHECK_THAT(sheetToHtml(sheet, {Paper::Letter, 1, 0}), ContainsSubstring("@page { size: Letter;"));
    CHECK_THAT(sheetToHtml(sheet, {Paper::A4, 3, 2}), ContainsSubstring("columns: 3;"));
}

TEST_CASE("the first page of a scenario has what everybody sees, and room for turns and results on paper")
{
    RulesetBuilder builder;
    builder.file("roster.json", R"({ "roster": { "unit": { "strength": ["stands"] } } })");
    const std::shared_ptr<const Ruleset> ruleset = builder.sound();
    const LoadedScenario loaded = loadScenario(
        "try",
        R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "turns": 14, "objectives": [ { "name": "The mill", "text": "2 points." }, { "name": "The cart", "text": "Hidden.", "side": "red" } ], "sides": [
        { "id": "red", "name": "Red", "units": [ { "name": "One", "type": "guards", "figures": 9, "veteran": false }, { "name": "Two", "type": "guards", "figures": 9, "veteran": false }, { "name": "Behind the wood", "type": "raiders", "figures": 9, "veteran": false, "hidden": true } ] },
        { "id": "blue", "name": "Blue", "units": [ { "name": "Three", "type": "guards", "figures": 9, "veteran": false } ] } ],
        "reinforcements": [ { "turn": 3, "side": "blue", "units": [ { "name": "Late", "type": "raiders", "figures": 9, "veteran": false } ] } ] })",
        *ruleset);
    REQUIRE(loaded.scenario);
    const Sheet sheet = scenarioSheet(*loaded.scenario, *ruleset);
    const auto secondPage = std::find_if(
        sheet.begin(), sheet.end(), [](const SheetBlock& each) { return each.kind == SheetBlock::Kind::PageBreak; });
    const Sheet first(sheet.begin(), secondPage);
    const std::string screen = sheetToMarkdown(first);
    std::string paper;
    for (const SheetBlock& block : sheetFor(SheetBlock::Medium::Paper, first)) {
        paper += block.lead + block.text + "\n";
        for (const auto& row : block.rows) {
            for (const std::string& cell : row) paper += cell + "|";
            paper += "\n";
        }
    }
    INFO(paper);
    CHECK_THAT(screen, ContainsSubstring("| On the table | Red | Blue |"));
    CHECK_THAT(screen, ContainsSubstring("| Guards | 2 units | 1 unit |"));
    for (const char* secret : {"Raiders", "Behind the wood", "Late", "The cart"})
        CHECK(paper.find(secret) == std::string::npos);
    CHECK(countOf(paper, "☐") == 14);
    CHECK_THAT(paper, ContainsSubstring("The mill|||"));
    CHECK_THAT(paper, ContainsSubstring("Total|||"));
    CHECK(screen.find("☐") == std::string::npos);
    CHECK(screen.find("Total") == std::string::npos);
}

}  // namespace organiser_sheets_test
