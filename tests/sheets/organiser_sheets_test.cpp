// The organiser's sheets: what stands in them, in every format, for all that is shipped and for hostile names.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/ruleset_builder.hpp"
#include "support/sample_game.hpp"

#include "drumhead/game/scenario_library.hpp"
#include "drumhead/rules/json_document.hpp"
#include "drumhead/rules/reference.hpp"
#include "drumhead/rules/ruleset_library.hpp"
#include "drumhead/sheets/organiser.hpp"

#include <cstdio>
#include <fstream>
#include <sstream>

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::filesystem::path sourceFolder = DRUMHEAD_SOURCE_DIR;

/// What a shell command prints, and its exit code.
std::string output(const std::string& command, int& code)
{
    std::string text;
    FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    char part[4096];
    for (std::size_t count = 0; (count = fread(part, 1, sizeof part, pipe)) > 0;) text.append(part, count);
    code = WEXITSTATUS(pclose(pipe));
    return text;
}

std::string squeezed(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) > ' ') out += c;
    }
    return out;
}

/// Fonts draw some pairs of letters as one, and what is printed has minus signs.
std::string asWritten(std::string text)
{
    for (const auto& [one, letters] :
         {std::pair{"ﬃ", "ffi"}, {"ﬄ", "ffl"}, {"ﬁ", "fi"}, {"ﬂ", "fl"}, {"ﬀ", "ff"}, {"−", "-"}}) {
        for (std::size_t at = text.find(one); at != std::string::npos; at = text.find(one))
            text.replace(at, 3, letters);
    }
    return text;
}

/// Modifiers that count only under another ruling than the usual one.
bool needsAnotherRuling(const std::string& label)
{
    return label == "target shaken" || label == "formed against unformed, added as well"
        || label == "itself routing, added as well";
}

/// Cells side by side are extracted line by line, so words are looked for, each by itself.
void checkWords(const std::string& text, const std::string& wanted)
{
    std::istringstream words(wanted);
    for (std::string word; words >> word;) {
        INFO(wanted);
        CHECK_THAT(text, ContainsSubstring(word));
    }
}

std::vector<RulesetEntry> rulesets()
{
    const auto entries = listRulesets(sourceFolder / "rulesets");
    REQUIRE(entries);
    REQUIRE(entries->size() >= 4);
    return *entries;
}

constexpr const char* hostile =
    R"({ "format": 1, "id": "hostile", "title": "<b>A</b> & \"B\" ![x](y) *z*", "ruleset": "toy", "sides": [
    { "id": "red", "name": "Røde \u0001 <i>", "brief": "Hold **fast**, not <u>now</u>.", "units": [ { "id": "foot", "name": "<script>alert('1')</script> | `x`", "type": "guards", "stands": 6, "figures": 24, "veteran": false } ] },
    { "id": "blue", "name": "\u0627\u0644\u062d\u0631\u0633", "units": [ { "id": "horse", "name": "LONG", "type": "raiders", "stands": 3, "figures": 500, "veteran": false } ] } ] })";

struct Hostile {
    std::unique_ptr<Ruleset> ruleset;
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

std::size_t countOf(const std::string& text, const std::string& what)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("a quick-reference sheet leaves out the modifiers that the rulings leave out")
{
    const LoadedRuleset loaded = loadRulesetFolder(sourceFolder / "rulesets" / "d10-charts");
    REQUIRE(loaded.usable());
    const auto has = [&](const ChosenRulings& rulings, const std::string& modifier) {
        const Sheet sheet = quickReference(*loaded.ruleset, rulings);
        return std::any_of(sheet.begin(), sheet.end(), [&](const SheetBlock& block) {
            return std::any_of(block.rows.begin(), block.rows.end(),
                               [&](const auto& row) { return row.size() == 2 && row[1].starts_with(modifier); });
        });
    };
    CHECK(has({}, "target is skirmishing"));
    CHECK_FALSE(has({}, "target shaken"));
    CHECK(has({{"shaken-list", "target"}}, "target shaken"));
    CHECK_FALSE(has({}, "formed against unformed, added as well"));
    CHECK(has({{"overlaps", "add-both"}}, "formed against unformed, added as well"));
}

namespace {

/// Whether the sheet has words of its own for a modifier.
bool hasOwnWords(const Ruleset& ruleset, const Modifier& modifier)
{
    if (!ruleset.reference) return false;
    for (const ReferenceTopic& topic : ruleset.reference->topics) {
        for (const ReferencePart& part : topic.parts) {
            if (std::any_of(part.words.begin(), part.words.end(), [&](const ReferenceWords& words) {
                    return words.modifier == &modifier && !words.text.empty();
                }))
                return true;
        }
    }
    return false;
}

void checkReference(const std::string& text, const Ruleset& ruleset)
{
    for (const SheetBlock& block : quickReference(ruleset)) {
        checkWords(text, block.lead);
        if (!block.emphasis) checkWords(text, block.text);
    }
    for (const UnitType& type : ruleset.unitTypes) checkWords(text, type.title);
    for (const auto& modifier : ruleset.modifiers) {
        if (!needsAnotherRuling(modifier->label) && !hasOwnWords(ruleset, *modifier)) checkWords(text, modifier->label);
    }
    for (const Ruling& ruling : ruleset.rulings)
        checkWords(text,
                   ruling.question.ends_with("…") ? ruling.question.substr(0, ruling.question.size() - 3)
                                                  : ruling.question);
    for (const Table& table : ruleset.tables) {
        for (const TableRow& row : table.rows) {
            for (std::size_t i = 0; i < row.outputs.size(); ++i)
                checkWords(text, ruleset.valueText(table.outputs[i].shape, row.outputs[i]));
        }
    }
    for (const SequenceStep& step : ruleset.sequence.steps) {
        checkWords(text, step.title);
        // The mark stands before the full stop.
        for (const SequenceReminder& reminder : step.reminders)
            checkWords(text, reminder.text.substr(0, reminder.text.size() - 1));
    }
}

}  // namespace

TEST_CASE("a quick-reference sheet holds every troop type, modifier, table figure, ruling and reminder")
{
    const OwnFolder folder;
    for (const RulesetEntry& entry : rulesets()) {
        INFO(entry.id);
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const std::string ending : {".md", ".html"}) {
            const std::string file = (folder / (entry.id + ending)).string();
            REQUIRE(run({"sheet", "quick-reference", entry.id, "-o", file}).code == 0);
            REQUIRE(bytesOf(file).size() > 2000);
        }
        std::string text;
        for (const SheetBlock& block : quickReference(*loaded.ruleset)) {
            text += block.lead + " " + block.text + "\n";
            for (const auto& row : block.rows) {
                for (const std::string& cell : row) text += cell + "\n";
            }
        }
        checkReference(squeezed(text), *loaded.ruleset);
#ifdef DRUMHEAD_WITH_PRINT
        for (const std::string paper : {"a4", "letter"}) {
            const std::string file = (folder / (entry.id + "-" + paper + ".pdf")).string();
            const Ran ran = run({"sheet", "quick-reference", entry.id, "-o", file, "--paper", paper});
            INFO(ran.err);
            REQUIRE(ran.code == 0);
            int code = 0;
            checkReference(asWritten(squeezed(output("pdftotext -raw '" + file + "' -", code))), *loaded.ruleset);
            REQUIRE(code == 0);
        }
#endif
    }
}

TEST_CASE("a quick-reference sheet tells in brief what stands in no other part of it")
{
    RulesetBuilder builder;
    builder.ledger(
        "id\tsection\tkind\tsupport\tstatement\treading\n"
        "T-1\tOrders p3\torder\ttrack\tAdvance: the line goes on.\t\n"
        "T-2\tOrders p4\torder\ttrack\tAdvance: no halt within 10 inches.\tprinted: 'ten'; reading: inches; alternative: none\n"
        "T-3\tLosses\ttable\tresolve\tFrom 4 on one falls.\t\n"
        "T-4\tPreface\tdefinition\tshow\tThese are only rules.\t\n"
        "T-5\tShooting\tmodifier\tresolve\tSoft cover: -1, but not against guns.\t\n"
        "T-6\tShooting\tmodifier\tresolve\tA shot into the flank: +2.\t\n");
    builder.file(
        "ruleset.json",
        R"({ "format": 1, "id": "toy", "title": "Toy rules", "version": "1.0", "distance": "in", "status": "house", "ledger": "ledger.tsv" })");
    builder.file("modifiers.json", R"({ "modifiers": { "shooting": [
        { "id": "soft-cover", "label": "soft cover", "amount": -1, "when": { "target.cover": "soft" }, "cite": "T-5" },
        { "id": "flank-shot", "label": "flank shot", "amount": 2, "when": { "flank": true }, "cite": "T-6" } ] } })");
    builder.file("tables.json", R"({ "tables": [
        { "id": "losses", "title": "Losses", "inputs": [ { "id": "score" } ], "outputs": { "killed": "number" }, "cite": "T-3",
          "rows": [ { "score": { "to": 3 }, "killed": 0 }, { "score": { "from": 4, "to": 6 }, "killed": 1 }, { "score": { "from": 7 }, "killed": 2 } ] } ] })");
    builder.steps(R"([ { "remind": "On they go.", "cite": ["T-1", "T-2", "T-4"] } ])");
    const std::string text = sheetToMarkdown(quickReference(*builder.sound()));
    INFO(text);
    CHECK_THAT(
        text, ContainsSubstring("### Orders\n\n- Advance: the line goes on.\n- Advance: no halt within 10 inches†.\n"));
    CHECK_THAT(text, ContainsSubstring("### Shooting\n\n- Soft cover: \u22121, but not against guns.\n"));
    for (const char* const told : {"one falls", "only rules", "into the flank"})
        CHECK(text.find(told) == std::string::npos);
    CHECK_THAT(
        sheetToHtml(quickReference(*builder.sound())),
        ContainsSubstring(
            "<h2 class=\"topic\">The rules in brief</h2>\n<h3>Orders</h3>\n<ul>\n<li>Advance: the line goes on.</li>"));
}

TEST_CASE("every sheet of every shipped battle can be written in every format")
{
    const OwnFolder folder;
    const auto scenarios = listScenarios(sourceFolder / "resources" / "scenarios");
    REQUIRE(scenarios);
    for (const ScenarioEntry& entry : *scenarios) {
        const bool isLarge = std::filesystem::file_size(entry.file) > 100'000;
        for (const std::string kind : {"roster", "scenario", "labels"}) {
            for (const std::string ending : {".md", ".html", ".pdf"}) {
#ifndef DRUMHEAD_WITH_PRINT
                if (ending == ".pdf") continue;
#endif
                if (ending == ".pdf" && isLarge) continue;  // hundreds of pages
                const std::string file = (folder / (entry.id + kind + ending)).string();
                const Ran ran = run({"sheet", kind, entry.file.string(), "-o", file});
                INFO(entry.id << " " << kind << " " << ran.err);
                REQUIRE(ran.code == 0);
                CHECK(ran.err.empty());
                CHECK(bytesOf(file).size() > 500);
            }
        }
    }
}

TEST_CASE("names on sheets are shown as typed, and long ones whole or with a mark")
{
    const Hostile battle = hostileBattle();
    const std::string roster = sheetToHtml(rosterSheet(battle.scenario, *battle.ruleset));
    CHECK_THAT(roster, ContainsSubstring("&lt;b&gt;A&lt;/b&gt; &amp; &quot;B&quot;"));
    CHECK_THAT(roster, ContainsSubstring("&lt;script&gt;alert(&#39;1&#39;)"));
    CHECK(roster.find("<script>") == std::string::npos);
    CHECK(countOf(roster, "ü") == 300);
    CHECK_THAT(roster, ContainsSubstring("6 stands<br>☐☐☐☐☐ ☐"));
    CHECK_THAT(roster, ContainsSubstring("500 figures, lost: ________"));
    const std::string markdown = sheetToMarkdown(rosterSheet(battle.scenario, *battle.ruleset));
    CHECK_THAT(markdown, ContainsSubstring("\\<script\\>alert('1')\\</script\\> \\| \\`x\\`"));
    const std::string scenario = sheetToHtml(scenarioSheet(battle.scenario, *battle.ruleset));
    CHECK_THAT(scenario, ContainsSubstring("Hold <strong>fast</strong>, not &lt;u&gt;now&lt;/u&gt;."));
    const std::string labels = sheetToHtml(labelSheet(battle.scenario, *battle.ruleset));
    CHECK(countOf(labels, "ü") == 90);
    CHECK_THAT(labels, ContainsSubstring("ü…"));
}

TEST_CASE("the units of a roster stand in one table, each group below its name")
{
    const OwnFolder folder;
    REQUIRE(run({"sheet", "roster", "monte-azul", "-o", (folder / "r.md").string()}).code == 0);
    const std::string roster = bytesOf(folder / "r.md");
    INFO(roster);
    CHECK(countOf(roster, "| Unit | Strength | State |") == 2);  // one for each side
    CHECK_THAT(roster, ContainsSubstring("| **Brigade Ferrand, of 1st division; order:"));
    CHECK_THAT(roster, ContainsSubstring("| 6e léger, 2e bataillon; Infantry, nation: French"));
    CHECK(countOf(roster, "command's order") == 0);  // it stands at the group
    REQUIRE(run({"sheet", "scenario", "krumbach-heights", "-o", (folder / "s.md").string()}).code == 0);
    const std::string scenario = bytesOf(folder / "s.md");
    INFO(scenario);
    CHECK_THAT(scenario, ContainsSubstring("**Krumbach.** A village of four blocks"));
    CHECK_THAT(scenario, ContainsSubstring("| **First line, under Generalleutnant von Itzen** | | | |\n"));
    CHECK_THAT(scenario, ContainsSubstring("| Dragoons Meinicke | Dragoons | 14 figures | turn 5 |\n"));
    REQUIRE(run({"sheet", "roster", "krumbach-heights", "-o", (folder / "r.md").string()}).code == 0);
    CHECK_THAT(bytesOf(folder / "r.md"), ContainsSubstring("in\u00A0line"));
    // What a choice means is left to the rules.
    CHECK(bytesOf(folder / "r.md").find("stands\u00A0wide") == std::string::npos);
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

TEST_CASE("what can't be written is told in one line")
{
    const OwnFolder folder;
    const std::string file = (folder / "x.md").string();
    CHECK(run({"sheet", "quick-reference", "none-such", "-o", file}).tells("there is no ruleset"));
    CHECK(run({"sheet", "rooster", "kirchdorf", "-o", file}).tells("did you mean \"roster\"?"));
    CHECK(run({"sheet", "roster", "kirchdorf"}).tells("sheet needs -o"));
    CHECK(run({"sheet", "roster", "no-such-battle", "-o", file})
              .tells("there is no scenario \"no-such-battle\"; there is kirchdorf, krumbach-heights"));
    CHECK(run({"sheet", "labels", "kirchdorf", "-o", (folder / "X.MD").string()}).code == 0);
    std::filesystem::remove(folder / "X.MD");
    CHECK(run({"sheet", "roster", "kirchdorf", "-o", file, "--paper", "a5"}).tells("a4 or letter"));
    CHECK(run({"sheet", "roster", "kirchdorf", "-o", (folder / "x.doc").string()})
              .tells("has to end in .pdf, .html or .md"));
    for (const std::string ending : {".md", ".html"})
        CHECK(run({"sheet", "roster", "kirchdorf", "-o", "/no/such/folder/x" + ending}).tells("can't be written"));
    CHECK(folder.names().empty());
}

TEST_CASE("where a sheet can't be written the old one stays")
{
    const OwnFolder folder;
    for (const std::string ending : {".md", ".html", ".pdf"}) {
#ifndef DRUMHEAD_WITH_PRINT
        if (ending == ".pdf") continue;
#endif
        const std::filesystem::path file = folder / ("old" + ending);
        writeBytes(file, "old words");
        std::filesystem::create_directory(file.string() + ".part");  // nothing can be written beside it
        const Ran ran = run({"sheet", "roster", "kirchdorf", "-o", file.string()});
        CHECK(ran.tells("old" + ending + " can't be written; check the folder and the room on the disk"));
        CHECK(ran.code == 2);
        CHECK(bytesOf(file) == "old words");
    }
}

#ifdef DRUMHEAD_WITH_PRINT
TEST_CASE("hostile names stand whole in a PDF, and letters without a font are told")
{
    // Other systems keep their fonts elsewhere.
    if (!std::filesystem::exists("/usr/share/fonts/truetype/dejavu")) return;
    const OwnFolder folder;
    std::string name;
    for (int i = 0; i < 300; ++i) name += "ü";
    const std::string file = (folder / "battle.scenario.json").string();
    writeBytes(file,
               R"({ "format": 1, "id": "hostile", "title": "<b>A</b> & \"B\"", "ruleset": "orders-cm", "sides": [
        { "id": "red", "name": "R <i>", "groups": [ { "id": "g", "name": "|x| `y` *z*", "units": [ { "id": "u", "name": ")"
                   + name + R"(", "type": "militia", "drill": "normal", "order": "stand", "stands": 4 } ] } ] },
        { "id": "blue", "name": "Blue", "groups": [ { "id": "h", "name": "\u05d7\u05d9\u05dc {{a}}", "units": [ { "id": "v", "name": "Emoji \ud83d\udc34 \u7b2c\u4e00", "type": "militia", "drill": "normal", "order": "stand", "stands": 4 } ] } ] } ] })");
    writeBytes(
        folder / "fonts.conf",
        "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>"
            + (folder / "cache").string() + "</cachedir></fontconfig>\n");
    for (const std::string kind : {"roster", "labels", "scenario"}) {
        const std::string pdf = (folder / (kind + ".pdf")).string();
        int code = 0;
        const std::string told = output("FONTCONFIG_FILE='" + (folder / "fonts.conf").string()
                                            + "' ASAN_OPTIONS=detect_leaks=0 '" DRUMHEAD_CLI "' sheet " + kind + " '"
                                            + file + "' -o '" + pdf + "' 2>&1",
                                        code);
        INFO(kind << " " << told);
        REQUIRE(code == 0);
        const std::string text = squeezed(output("pdftotext -raw '" + pdf + "' -", code));
        INFO(text);
        CHECK_THAT(text, ContainsSubstring(kind == "scenario" ? "R<i>" : "<b>A</b>&\"B\""));
        CHECK_THAT(text, ContainsSubstring("|x|`y`*z*"));
        CHECK_THAT(text, ContainsSubstring("{{a}}"));
        CHECK_THAT(text, ContainsSubstring("ח"));
        CHECK(countOf(text, "ü") == (kind == "labels" ? 90 : 300));
        CHECK_THAT(text, ContainsSubstring("Nofontisinstalledfor"));
    }
}

TEST_CASE("a PDF without fonts, or on a place that can't be written, is refused")
{
    const OwnFolder folder;
    CHECK(run({"sheet", "roster", "kirchdorf", "-o", "/no/such/folder/x.pdf"}).tells("can't be written"));
    std::ofstream(folder / "fonts.conf")
        << "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig></fontconfig>\n";
    const std::string file = (folder / "x.pdf").string();
    int code = 0;
    const std::string told =
        output("FONTCONFIG_FILE='" + (folder / "fonts.conf").string()
                   + "' ASAN_OPTIONS=detect_leaks=0 '" DRUMHEAD_CLI "' sheet roster kirchdorf -o '" + file + "' 2>&1",
               code);
    INFO(told);
    CHECK(code == 2);
    CHECK_THAT(told, ContainsSubstring("no fonts are installed"));
    CHECK(std::count(told.begin(), told.end(), '\n') == 1);
    CHECK_FALSE(std::filesystem::exists(file));
}
#endif

TEST_CASE("the first page of a scenario has what everybody sees, and room for turns and results on paper")
{
    RulesetBuilder builder;
    builder.file("roster.json", R"({ "roster": { "unit": { "strength": ["stands"] } } })");
    const std::unique_ptr<Ruleset> ruleset = builder.sound();
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
    CHECK_THAT(paper, ContainsSubstring("In all|||"));
    CHECK(screen.find("☐") == std::string::npos);
    CHECK(screen.find("In all") == std::string::npos);
}
