// The topics of a quick-reference sheet: what a ruleset arranges, and what follows behind it.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"
#include "support/ruleset_builder.hpp"
#include "support/shell.hpp"

#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/sheets/organiser.hpp"

#include <algorithm>

namespace quick_reference_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* tables = R"({ "tables": [
    { "id": "losses", "title": "Losses", "inputs": [ { "id": "score" } ], "outputs": { "killed": "number" },
      "rows": [ { "score": { "to": 3 }, "killed": 0 }, { "score": { "from": 4, "to": 6 }, "killed": 1 }, { "score": { "from": 7 }, "killed": 2 } ] },
    { "id": "nerve", "title": "Nerve", "inputs": [ { "id": "score" }, { "id": "chart", "choices": "chart" }, { "id": "cover", "choices": "cover" } ], "outputs": { "end": { "choices": { "holds": "holds", "runs": "runs", "lies": "lies down" } } },
      "rows": [ { "score": { "from": 4 }, "cover": ["open", "soft"], "end": "holds" }, { "score": { "to": 3 }, "chart": "a", "cover": "open", "end": "runs" },
                { "score": { "to": 3 }, "chart": "a", "cover": "soft", "end": "holds" }, { "score": { "to": 3 }, "chart": "b", "cover": ["open", "soft"], "end": "runs" }, { "score": { "from": 4 }, "cover": "hard", "end": "lies" }, { "score": { "to": 3 }, "cover": "hard", "end": "lies" } ] },
    { "id": "near", "title": "Near", "inputs": [ { "id": "cover", "choices": "cover" } ], "outputs": { "points": "number" }, "rows": [ { "cover": "open", "points": 3 }, { "cover": ["soft", "hard"], "points": 2 } ] },
    { "id": "far", "title": "Far", "inputs": [ { "id": "cover", "choices": "cover" } ], "outputs": { "points": "number" }, "rows": [ { "cover": ["open", "soft"], "points": 1 }, { "cover": "hard", "points": 0 } ] } ] })";

constexpr const char* reads =
    R"([ { "let": "a", "table": "nerve", "by": ["distance", "c", "shooter.cover"] }, { "let": "b", "table": "near", "by": ["shooter.cover"] }, { "let": "d", "table": "far", "by": ["shooter.cover"] } ])";

constexpr const char* reference =
    R"({ "reference": [ { "id": "shooting", "title": "Shooting & more", "columns": 2, "parts": [
    { "wide": true, "troops": [ { "head": "Moves", "of": ["speed", "reach"] }, { "head": "Fire", "of": "fire" }, { "head": "Notes", "notes": true } ] },
    { "table": "losses", "beside": { "head": "then", "cells": ["", "halt", "run"] } },
    { "table": "nerve", "down": "score", "across": "chart" },
    { "tables": ["near", "far"], "head": ["Cover", "Near", "Far"] },
    { "modifiers": "shooting", "title": "Added", "words": { "flank-shot": { "amount": "+2!", "text": "from the flank" } } },
    { "title": "Mind", "list": [ { "text": "**Bows** never.", "under": { "bows": "no" } }, { "text": "Bows too.", "under": { "bows": "as-muskets" } } ] },
    { "head": ["Who", "Score"], "rows": [ { "cells": ["Guards", "5"] }, { "cells": ["Nobody else."] } ] } ] } ] })";

RulesetBuilder arranged()
{
    RulesetBuilder builder;
    builder.file("tables.json", tables).file("reference.json", reference);
    builder.file(
        "tried.json",
        std::string(
            R"({ "procedures": [ { "id": "tried", "title": "Tried", "roles": { "shooter": { "kind": "unit", "label": "shooter" } }, "steps": [ { "let": "c", "choices": "chart", "value": "a" }, )")
            + (reads + 1) + " } ] }");
    builder.file(
        "unit-types.json",
        R"({ "unit-types": [ { "id": "guards", "title": "Guards", "class": "massed", "speed": 20, "reach": 10, "fire": [9, 7], "note": "They never run." },
        { "id": "raiders", "title": "Raiders", "class": "light", "speed": 30, "reach": null, "fire": [5, null] } ] })");
    return builder;
}

/// Both sheets of the rules, one behind the other.
Sheet whole(const Ruleset& ruleset, const ChosenRulings& rulings = {})
{
    Sheet sheet = quickReference(ruleset, rulings);
    const Sheet rules = rulesSheet(ruleset, rulings);
    sheet.insert(sheet.end(), rules.begin(), rules.end());
    return sheet;
}

bool hasBlock(const Sheet& sheet, SheetBlock::Kind kind, const std::string& text)
{
    return std::any_of(sheet.begin(), sheet.end(),
                       [&](const SheetBlock& block) { return block.kind == kind && block.text == text; });
}

}  // namespace

TEST_CASE("a ruleset arranges its quick reference by topics")
{
    const auto ruleset = arranged().sound();
    const std::string text = sheetToMarkdown(whole(*ruleset));
    INFO(text);
    CHECK_THAT(text, ContainsSubstring("## Shooting \\& more\n"));
    CHECK_THAT(text, ContainsSubstring("| Guards | 20/10 | 9 | 7 | They never run. |\n| Raiders | 30 | 5 | – |  |\n"));
    CHECK_THAT(
        text,
        ContainsSubstring(
            "| Losses‡ | ≤ 3 | 4–6 | ≥ 7 |\n|---|---:|---:|---:|\n| killed | 0 | 1 | 2 |\n| then‡ |  | halt | run |\n"));
    CHECK_THAT(
        text,
        ContainsSubstring(
            "| Cover | Near | Far |\n|---|---:|---:|\n| in the open | 3‡ | 1‡ |\n| in soft cover | 2‡ | 1‡ |\n| in hard cover | 2‡ | 0‡ |\n"));
    CHECK_THAT(text, ContainsSubstring("| ± | Added‡ |\n|---|---|\n| +2! | from the flank |\n| −1 | soft cover |\n"));
    CHECK_THAT(text, ContainsSubstring("| Guards‡ | 5 |\n| **Nobody else.‡** | |\n"));
    CHECK_THAT(text, ContainsSubstring("- **Bows** never‡.\n"));
    CHECK(text.find("Bows too") == std::string::npos);
    CHECK_THAT(
        text,
        ContainsSubstring("## Rulings on unclear print\n\n- **Bows.** Do bows count as muskets? *They do not.*‡\n"));
    CHECK(text.find("Other tables") == std::string::npos);
}

TEST_CASE("a table laid out by two of its inputs has the others in its cells, and what all cells say once")
{
    const auto ruleset = arranged().sound();
    const std::string text = sheetToMarkdown(whole(*ruleset));
    INFO(text);
    CHECK_THAT(
        text,
        ContainsSubstring(
            "| score | Chart A | Chart B |\n|---|---|---|\n| ≥ 4 | holds | holds |\n| ≤ 3 | in the open: runs; in soft cover: holds | runs |\n| **In hard cover: lies down** | | |\n"));
}

TEST_CASE("what holds only under a ruling is told only under it")
{
    const auto ruleset = arranged().sound();
    const std::string text = sheetToMarkdown(whole(*ruleset, {{"bows", "as-muskets"}}));
    INFO(text);
    CHECK_THAT(text, ContainsSubstring("- Bows too‡.\n"));
    CHECK(text.find("never‡") == std::string::npos);
    CHECK_THAT(text, ContainsSubstring("**Bows.** Do bows count as muskets? *They do.* (the club's ruling)"));
}

TEST_CASE("what the sheet says in its own words gives way to a ruling of the club")
{
    const LoadedRuleset loaded =
        loadRulesetFolder(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / "orders-cm");
    REQUIRE(loaded.usable());
    const auto text = [&](const ChosenRulings& rulings) { return sheetToMarkdown(whole(*loaded.ruleset, rulings)); };
    CHECK_THAT(text({}), ContainsSubstring("| +1 | General or C-in-C within D4 × 5 cm of the Group |"));
    CHECK_THAT(text({{"commanders", "each"}}), !ContainsSubstring("| +1 | General or C-in-C within D4"));
    CHECK_THAT(text({{"rallied", "retreat-or-reserve"}}),
               ContainsSubstring("Who rallies goes to **Stand**†. (But see the club's ruling.)"));
    CHECK_THAT(text({{"rally-time", "turn-start"}}), ContainsSubstring("**1. Rally†**\n"));
}

TEST_CASE("what no topic mentions follows behind them")
{
    RulesetBuilder builder = arranged();
    builder.file("reference.json",
                 R"({ "reference": [ { "id": "losses", "title": "Losses", "parts": [ { "table": "losses" } ] } ] })");
    const Sheet sheet = quickReference(*builder.sound());
    std::vector<std::string> topics;
    for (const SheetBlock& block : sheet) {
        if (block.kind == SheetBlock::Kind::Topic) topics.push_back(block.text);
    }
    CHECK(topics == std::vector<std::string>{"Troops", "Losses", "Other tables", "Modifiers"});
    CHECK(hasBlock(sheet, SheetBlock::Kind::Subheading, "Nerve‡"));
}

TEST_CASE("a step lists each of its procedures once, even where one title begins like another")
{
    const auto procedure = [](const std::string& id, const std::string& title) {
        return R"({ "id": ")" + id + R"(", "title": ")" + title
            + R"(", "roles": { "shooter": { "kind": "unit", "label": "shooter" } }, "steps": [ { "say": "Bang." } ] })";
    };
    RulesetBuilder builder;
    builder.file("procedures.json",
                 R"({ "procedures": [ )" + procedure("at-will", "Fire at will") + ", " + procedure("fire", "Fire")
                     + " ] }");
    builder.file(
        "sequence.json",
        R"({ "sequence": { "title": "The turn", "steps": [ { "id": "firing", "title": "Firing", "offers": [ { "procedure": "at-will" }, { "procedure": "fire" }, { "procedure": "fire", "must": true }, { "procedure": "fire" } ] } ] } })");
    const Sheet sheet = rulesSheet(*builder.sound());
    const bool isListed = std::any_of(sheet.begin(), sheet.end(), [](const SheetBlock& block) {
        return block.text.find(": Fire at will, Fire, Fire (must)") != std::string::npos;
    });
    CHECK(isListed);
}

TEST_CASE("the shipped sheets tell every statement of their source in a topic, or say why not")
{
    for (const std::string id : {"orders-cm", "d10-charts", "old-trousers", "old-trousers-house"}) {
        INFO(id);
        const LoadedRuleset loaded = loadRulesetFolder(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / id);
        REQUIRE(loaded.usable());
        const Sheet sheet = whole(*loaded.ruleset);
        for (const char* const rest :
             {"Also in the rules", "Other tables", "Other modifiers", "Other rulings on unclear print"})
            CHECK_FALSE(hasBlock(sheet, SheetBlock::Kind::Topic, rest));
    }
}

TEST_CASE("tables and modifiers stand on the quick reference; sentences and rulings on the sheet beside it")
{
    const auto ruleset = arranged().sound();
    const std::string quick = sheetToMarkdown(quickReference(*ruleset));
    const std::string rules = sheetToMarkdown(rulesSheet(*ruleset));
    INFO(quick + rules);
    CHECK_THAT(quick, ContainsSubstring("Added"));
    CHECK_THAT(quick, !ContainsSubstring("**Bows**"));
    CHECK_THAT(rules, !ContainsSubstring("Added"));
    CHECK_THAT(rules, ContainsSubstring("**Bows** never"));
    CHECK_THAT(rules, ContainsSubstring("Do bows count as muskets?"));
}

TEST_CASE("a part may say on which sheet it stands, and give types short names")
{
    RulesetBuilder builder = arranged();
    builder.file("reference.json", R"({ "reference": [ { "id": "a", "title": "All", "parts": [
        { "names": { "guards": "Gds" }, "troops": [ { "head": "Moves", "of": "speed" } ] },
        { "table": "losses", "sheet": "rules" }, { "list": [ { "text": "Bows never." } ], "sheet": "both" } ] } ] })");
    const auto ruleset = builder.sound();
    const std::string quick = sheetToMarkdown(quickReference(*ruleset));
    const std::string rules = sheetToMarkdown(rulesSheet(*ruleset));
    INFO(quick + rules);
    CHECK_THAT(quick, ContainsSubstring("| Gds | 20 |"));
    CHECK_THAT(quick, !ContainsSubstring("Losses"));
    CHECK_THAT(rules, ContainsSubstring("Losses"));
    CHECK_THAT(quick, ContainsSubstring("Bows never"));
    CHECK_THAT(rules, ContainsSubstring("Bows never"));
}

TEST_CASE("rows by which nothing happens are left out, and few short results go across")
{
    RulesetBuilder builder = arranged();
    builder.file("reference.json",
                 R"({ "reference": [ { "id": "losses", "title": "Losses", "parts": [ { "table": "losses" } ] } ] })");
    const std::string text = sheetToMarkdown(quickReference(*builder.sound()));
    INFO(text);
    CHECK_THAT(text, ContainsSubstring("| 4–6 | ≥ 7 |"));
    CHECK_THAT(text, ContainsSubstring("| killed | 1 | 2 |"));
    CHECK_THAT(text, !ContainsSubstring("| ≤ 3 | 4–6"));
}

TEST_CASE("a mark stands where a ruling can change a line, or once at a heading, and on few lines")
{
    for (const std::string id : {"orders-cm", "d10-charts", "old-trousers", "old-trousers-house"}) {
        INFO(id);
        const LoadedRuleset loaded = loadRulesetFolder(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / id);
        REQUIRE(loaded.usable());
        std::size_t lines = 0;
        std::size_t marked = 0;
        const auto count = [&](const std::vector<std::string>& line) {
            ++lines;
            marked += std::any_of(line.begin(), line.end(),
                                  [](const std::string& cell) { return cell.find("†") != std::string::npos; });
        };
        const Sheet sheet = quickReference(*loaded.ruleset);
        for (std::size_t i = 2; i < sheet.size(); ++i) {  // behind the legend
            if (sheet[i].rows.empty()) count({sheet[i].lead, sheet[i].text});
            std::for_each(sheet[i].rows.begin(), sheet[i].rows.end(), count);
        }
        REQUIRE(lines > 100);
        REQUIRE(marked > 0);
        INFO(marked << " of " << lines);
        CHECK(marked * 100 < lines * 15);
    }
}

TEST_CASE("what a line turns on is marked, and at the heading if the part says so")
{
    const auto text = [](const std::string& part) {
        return sheetToMarkdown(quickReference(
            *arranged()
                 .withLedger("id\tsection\tkind\tsupport\tstatement\treading\nT-1\tFire\tdefinition\tshow\tScores.\t\n")
                 .file("reference.json",
                       R"({ "reference": [ { "id": "bows", "title": "Bows", "parts": [ )" + part + " ] } ] }")
                 .sound()));
    };
    const std::string rows =
        R"("head": ["Who", "Score"], "rows": [ { "cells": ["Guards", "5"], "cite": "T-1", "status": "read", "turns-on": "bows" }, { "cells": ["Others", "6"], "cite": "T-1", "status": "read" } ] })";
    CHECK_THAT(text("{ " + rows), ContainsSubstring("| Guards† | 5 |\n| Others | 6 |"));
    CHECK_THAT(text(R"({ "turns-on": "bows", )" + rows), ContainsSubstring("| Who† | Score |"));
    CHECK_THAT(text(R"({ "turns-on": "bows", )" + rows), ContainsSubstring("| Guards | 5 |"));
    CHECK_THAT(text(R"({ "title": "Scores", "turns-on": ["bows"], )" + rows), ContainsSubstring("Scores†"));
    CHECK_THAT(text(R"({ "turns-on": [], )" + rows), !ContainsSubstring("†"));
}

#ifdef DRUMHEAD_WITH_PRINT
namespace {

std::string extracted(const std::string& command)
{
    int code = 0;
    const std::string text = output(command, code);
    REQUIRE(code == 0);
    return text;
}

}  // namespace

TEST_CASE("each line of a sheet is on its paper once, and a topic is on one page")
{
    RulesetBuilder builder = RulesetBuilder::empty();
    std::string topics;
    for (int topic = 0; topic < 6; ++topic) {
        std::string lines;
        for (int line = 0; line < 40; ++line)
            lines += std::string(line > 0 ? ", " : "") + "{ \"text\": \"Word-" + std::to_string(topic) + "-"
                + std::to_string(line)
                + "x is said here, and then some more words until the line is full and another one begins.\" }";
        topics += std::string(topic > 0 ? ", " : "") + "{ \"id\": \"t" + std::to_string(topic)
            + "\", \"title\": \"Topic " + std::to_string(topic) + "\", \"parts\": [ { \"list\": [ " + lines
            + " ] } ] }";
    }
    builder.file("reference.json", "{ \"reference\": [ " + topics + " ] }");
    const OwnFolder folder;
    for (const RulesetFiles::File& file : builder.files().files) writeBytes(folder / file.path, file.text);
    const std::string pdf = (folder / "x.pdf").string();
    const Ran ran = run({"sheet", "rules", (folder / ".").string(), "-o", pdf});
    INFO(ran.err);
    REQUIRE(ran.code == 0);
    const std::string all = extracted("pdftotext -raw '" + pdf + "' -");
    for (int topic = 0; topic < 6; ++topic) {
        for (int line = 0; line < 40; ++line)
            CHECK(countOf(all, "Word-" + std::to_string(topic) + "-" + std::to_string(line) + "x") == 1);
    }
    CHECK(countOf(all, "another one begins") == 240);
    for (const std::string& page :
         {extracted("pdftotext -raw -l 1 '" + pdf + "' -"), extracted("pdftotext -raw -f 2 -l 2 '" + pdf + "' -")}) {
        for (int topic = 0; topic < 6; ++topic) {
            const std::size_t lines = countOf(page, "Word-" + std::to_string(topic) + "-");
            CHECK((lines == 0 || lines == 40));
        }
    }
}

TEST_CASE("the shipped quick references are one sheet front and back, or two, in type of ten points or more", "[once]")
{
    struct Printed {
        std::string id;
        std::string language;
        int pages;
    };
    const OwnFolder folder;
    for (const Printed& each :
         {Printed{"orders-cm", "en", 2}, Printed{"d10-charts", "en", 2}, Printed{"old-trousers", "en", 2},
          Printed{"old-trousers-house", "en", 4}, Printed{"orders-cm", "de", 2}, Printed{"d10-charts", "de", 2},
          Printed{"old-trousers", "de", 2}, Printed{"old-trousers-house", "de", 4}}) {
        for (const std::string paper : {"a4", "letter"}) {
            INFO(each.id + " on " + paper + " in " + each.language);
            const std::string pdf = (folder / (each.id + paper + each.language + ".pdf")).string();
            REQUIRE(run({"sheet", "quick-reference", each.id, "-o", pdf, "--paper", paper, "--language", each.language})
                        .code
                    == 0);
            CHECK_THAT(squeezed(extracted("pdfinfo '" + pdf + "'")),
                       ContainsSubstring("Pages:" + std::to_string(each.pages) + "Encrypted"));
            const std::string fonts = extracted("pdftohtml -xml -i -stdout '" + pdf + "'");  // in 1/108 inch
            for (std::size_t at = fonts.find("size=\""); at != std::string::npos; at = fonts.find("size=\"", at + 1))
                CHECK(std::stoi(fonts.substr(at + 6)) >= 15);
        }
    }
}

TEST_CASE("what stands below a heading of a quick reference stays in one column where there is room")
{
    RulesetBuilder builder = RulesetBuilder::empty();
    std::string parts;
    for (int part = 0; part < 16; ++part) {
        std::string lines;
        for (int line = 0; line < 4; ++line)
            lines += std::string(line > 0 ? ", " : "") + "{ \"text\": \"Part" + std::to_string(part)
                + " says this, and then some more words until the line is full and another one begins.\" }";
        parts += std::string(part > 0 ? ", " : "") + "{ \"title\": \"Heading" + std::to_string(part)
            + "\", \"sheet\": \"both\", \"list\": [ " + lines + " ] }";
    }
    builder.file("reference.json",
                 "{ \"reference\": [ { \"id\": \"all\", \"title\": \"All\", \"parts\": [ " + parts + " ] } ] }");
    const OwnFolder folder;
    for (const RulesetFiles::File& file : builder.files().files) writeBytes(folder / file.path, file.text);
    const std::string pdf = (folder / "x.pdf").string();
    REQUIRE(run({"sheet", "quick-reference", (folder / ".").string(), "-o", pdf}).code == 0);
    CHECK_THAT(squeezed(extracted("pdfinfo '" + pdf + "'")), ContainsSubstring("Pages:2Encrypted"));
    for (const char* const page : {"1", "2"}) {
        for (const char* const column : {"0", "300"}) {
            const std::string text = extracted("pdftotext -raw -f " + std::string(page) + " -l " + page + " -x "
                                               + column + " -y 0 -W 297 -H 842 '" + pdf + "' -");
            for (int part = 0; part < 16; ++part) {
                const std::size_t lines = countOf(text, "Part" + std::to_string(part) + " says");
                INFO(text);
                CHECK((lines == 0 || lines == 4));
            }
        }
    }
}
#endif

}  // namespace quick_reference_test
