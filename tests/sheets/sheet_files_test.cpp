// The files of sheets: every format for all that is shipped, what can't be written, and what stands in a PDF.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/sample_game.hpp"
#include "support/shell.hpp"
#include "support/small_disk.hpp"

#include "drumhead/game/scenario/scenario_library.hpp"

#include <algorithm>
#include <fstream>

namespace sheet_files_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::filesystem::path sourceFolder = DRUMHEAD_SOURCE_DIR;

}  // namespace

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

TEST_CASE("a sheet is English unless another language is asked for, whatever the environment says")
{
    const OwnFolder folder;
    const std::filesystem::path file = folder / "roster.html";
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    REQUIRE(run({"sheet", "roster", "kirchdorf", "-o", file.string()}).code == 0);
    unsetenv("LC_ALL");
    CHECK_THAT(bytesOf(file), ContainsSubstring("roster") && ContainsSubstring("<html lang=\"en\">"));
    REQUIRE(run({"sheet", "roster", "kirchdorf", "-o", file.string(), "--language", "de"}).code == 0);
    CHECK_THAT(bytesOf(file),
               ContainsSubstring("Armeebogen") && ContainsSubstring("<html lang=\"de\">")
                   && !ContainsSubstring("A crossed box"));
    CHECK(run({"sheet", "roster", "kirchdorf", "-o", file.string(), "--language", "klingon"})
              .tells("there is no language \"klingon\"; there are en and de"));
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
        CHECK(run({"sheet", "roster", "kirchdorf", "-o", "/no/such/folder/x" + ending})
                  .tells("can't be written: there is no folder /no/such/folder; make it, or name another"));
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
        const Ran ran = [&] {
            const SmallDisk full(100);
            return run({"sheet", "roster", "kirchdorf", "-o", file.string()});
        }();
        CHECK(ran.tells("old" + ending + " can't be written: there is no room left on the disk; make room"));
        CHECK(ran.code == 2);
        CHECK(bytesOf(file) == "old words");
        CHECK(folder.names() == "old" + ending);
        std::filesystem::remove(file);
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
        CHECK_THAT(text, ContainsSubstring("¤standsfor3charactersforwhichnofontisinstalled."));
        CHECK_THAT(text, ContainsSubstring("Emoji¤¤"));
        static_cast<void>(output("FONTCONFIG_FILE='" + (folder / "fonts.conf").string()
                                     + "' ASAN_OPTIONS=detect_leaks=0 '" DRUMHEAD_CLI "' sheet " + kind + " '" + file
                                     + "' --language de -o '" + pdf + "' 2>&1",
                                 code));
        REQUIRE(code == 0);
        CHECK_THAT(squeezed(output("pdftotext -raw '" + pdf + "' -", code)),
                   ContainsSubstring("¤stehtfür3Zeichen,fürdiekeineSchriftinstalliertist."));
    }
}

TEST_CASE("a printed roster names side and group on every page, and cuts no block")
{
    const OwnFolder folder;
    const std::string file = (folder / "r.pdf").string();
    REQUIRE(run({"sheet", "roster", "krumbach-heights", "-o", file}).code == 0);
    int code = 0;
    const std::string text = output("pdftotext -raw '" + file + "' -", code);
    std::size_t ofAustria = 0;
    std::size_t pages = 0;
    for (std::size_t at = 0; at + 1 < text.size(); ++pages) {
        const std::size_t end = std::min(text.find('\f', at), text.size());
        const std::string page = text.substr(at, end - at);
        INFO(page);
        const bool isPrussia = page.find("■ Prussia: roster") != std::string::npos;
        CHECK(isPrussia != (page.find("▨ Austria: roster") != std::string::npos));
        ofAustria += isPrussia ? 0 : 1;
        const std::string first = page.substr(0, page.find('\n'));
        const bool isTitled = first.ends_with(": roster");
        CHECK((isTitled || first.find("battalion") == std::string::npos));  // the name of a group, not of a unit
        // Each block ends on the page on which it begins.
        CHECK(countOf(page, "Hits A") == countOf(page, "removed"));
        at = end + 1;
    }
    CHECK(pages > 3);
    CHECK(ofAustria > 1);
    CHECK(countOf(text, "First line") > 1);  // above each column in which it goes on
    CHECK_THAT(text, ContainsSubstring("Garrison Troops. In the churchyard."));
    REQUIRE(run({"sheet", "roster", "krumbach-heights", "--paper", "letter", "-o", file}).code == 0);
    CHECK(output("pdfinfo '" + file + "' | grep -c 'Pages: *4$'", code) == "1\n");
}

TEST_CASE("no page of the rules but the last stays nearly empty because the next part is long")
{
    const OwnFolder folder;
    const std::string file = (folder / "r.pdf").string();
    for (const std::string rules : {"orders-cm", "d10-charts", "old-trousers"}) {
        REQUIRE(run({"sheet", "rules", rules, "-o", file}).code == 0);
        int code = 0;
        const std::string text = output("pdftotext -raw '" + file + "' -", code);
        const std::size_t last = text.rfind('\f', text.size() - 2);
        for (std::size_t at = 0; at < last;) {
            const std::string page = text.substr(at, text.find('\f', at) - at);
            INFO(rules << ": " << page);
            CHECK(std::count(page.begin(), page.end(), '\n') >= 30);
            at += page.size() + 1;
        }
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

}  // namespace sheet_files_test
