#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/game_recorder.hpp"
#include "support/games/sample_game.hpp"
#include "support/ruleset_builder.hpp"
#include "support/shell.hpp"

#include "drumhead/sheets/report/battle_charts.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <numeric>

namespace battle_report_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The report of the recorded duel in the format of that ending.
std::string report(const std::string& ending)
{
    const OwnFolder folder;
    REQUIRE_FALSE(GameFile::create(folder / "duel.drumhead", recordedDuel().content()));
    const std::string file = (folder / ("report" + ending)).string();
    const Ran ran = run({"report", (folder / "duel.drumhead").string(), "-o", file, "--full"});
    INFO(ran.err);
    REQUIRE(ran.code == 0);
    return bytesOf(file);
}

}  // namespace

TEST_CASE("a battle report tells the story, what was overruled, the dice and the whole arithmetic")
{
    const std::string text = report(".md");
    INFO(text);
    CHECK_THAT(text, ContainsSubstring("## Turn 1\n"));
    CHECK_THAT(text, ContainsSubstring("### The field\n"));
    CHECK_THAT(text, ContainsSubstring("wins by"));
    CHECK_THAT(text, ContainsSubstring("## What the referee decided\n"));
    CHECK_THAT(text, ContainsSubstring("Reason: The die lay against the \\*wall\\*."));
    CHECK_THAT(text, ContainsSubstring("He fell off his horse."));
    CHECK_THAT(text, ContainsSubstring("## Dice\n"));
    CHECK_THAT(text, ContainsSubstring("| All | ") && ContainsSubstring(" | 3.50 | "));
    CHECK_THAT(text, ContainsSubstring("## The whole arithmetic\n"));
    CHECK_THAT(text, ContainsSubstring("These rules do not say what a unit's strength is"));
}

TEST_CASE("a report is brief unless it is asked for in full, and a spreadsheet has the log")
{
    const OwnFolder folder;
    REQUIRE_FALSE(GameFile::create(folder / "duel.drumhead", recordedDuel().content()));
    const std::string game = (folder / "duel.drumhead").string();
    const Ran brief = run({"report", game, "-o", (folder / "brief.md").string()});
    INFO(brief.err);
    REQUIRE(brief.code == 0);
    const std::string text = bytesOf(folder / "brief.md");
    INFO(text);
    CHECK_THAT(text, ContainsSubstring("## Action by action\n"));
    CHECK_THAT(text, !ContainsSubstring("The whole arithmetic"));
    CHECK_THAT(text, !ContainsSubstring("### The field\n"));
    CHECK(text.size() * 2 < report(".md").size());
    REQUIRE(run({"report", game, "-o", (folder / "log.csv").string()}).code == 0);
    const std::string log = bytesOf(folder / "log.csv");
    INFO(log);
    CHECK_THAT(log, Catch::Matchers::StartsWith("turn,step,side,procedure,units,outcome,dice,lost by "));
    CHECK(std::count(log.begin(), log.end(), '\n') > 3);
}

TEST_CASE("the whole report of each recorded battle is a page of less than 300 KB")
{
    constexpr std::size_t most = 300'000;
    const OwnFolder folder;
    std::size_t battles = 0;
    for (const auto& each :
         std::filesystem::directory_iterator(std::filesystem::path(DRUMHEAD_TEST_DATA) / "battles")) {
        if (!each.path().string().ends_with(".battle.json")) continue;
        INFO(each.path());
        const std::string file = (folder / "report.html").string();
        REQUIRE(run({"report", each.path().string(), "-o", file, "--full"}).code == 0);
        const std::string page = bytesOf(file);
        CHECK(page.size() < most);
        CHECK_THAT(page, ContainsSubstring("Did not apply: "));
        CHECK(countOf(page, "Considered, and does not apply") == 0);
        ++battles;
    }
    CHECK(battles > 2);
}

TEST_CASE("names in a report are text, whatever they look like")
{
    const std::string markdown = report(".md");
    INFO(markdown);
    CHECK_THAT(markdown, ContainsSubstring("# At dawn \\<behind\\> the \\*mill\\*\n"));
    CHECK_THAT(markdown, ContainsSubstring("> It is \\<cold\\> and - damp\n"));
    const std::string html = report(".html");
    CHECK_THAT(html, ContainsSubstring("<h1>At dawn &lt;behind&gt; the *mill*</h1>"));
    CHECK_THAT(html, ContainsSubstring("<nav aria-label=\"Contents\">"));
    CHECK_THAT(html, ContainsSubstring("<details class=\"case\"><summary>"));
    CHECK_THAT(html, ContainsSubstring("<title>At dawn &lt;behind&gt; the *mill*</title>"));
    CHECK(html.find("<b>") == std::string::npos);
    CHECK(html.find("<cold>") == std::string::npos);
}

TEST_CASE("every block of a sheet keeps what formats take for their own")
{
    using Kind = SheetBlock::Kind;
    Sheet sheet;
    for (const auto& [kind, text] :
         std::vector<std::pair<Kind, const char*>>{{Kind::Title, "A & B"},
                                                   {Kind::Paragraph, "1. first\n# no heading"},
                                                   {Kind::Item, "- one"},
                                                   {Kind::Item, "two"},
                                                   {Kind::Table, ""},
                                                   {Kind::Verbatim, "x\n  *y*"},
                                                   {Kind::Paragraph, "\"q\" 'p'"}}) {
        SheetBlock& block = sheet.emplace_back();
        block.kind = kind;
        block.text = text;
    }
    sheet[4].rows = {{"Unit", "Lost"}, {"a|b", "3"}};
    CHECK(
        sheetToMarkdown(sheet)
        == "# A \\& B\n\n1\\. first \\# no heading\n\n- \\- one\n- two\n\n| Unit | Lost |\n|---|---:|\n| a\\|b | 3 |\n\n    x\n      *y*\n\n\"q\" 'p'\n");
    const std::string html = sheetToHtml(sheet);
    CHECK_THAT(
        html,
        ContainsSubstring(
            "<ul>\n<li>- one</li>\n<li>two</li>\n</ul>\n<table>\n<tr><th>Unit</th><th>Lost</th></tr>\n<tr><td>a|b</td><td>3</td></tr>\n</table>\n<pre>x\n  *y*</pre>"));
    CHECK_THAT(html, ContainsSubstring("<p>&quot;q&quot; &#39;p&#39;</p>"));
}

TEST_CASE("a report goes only where it can be written")
{
    const OwnFolder folder;
    const std::string game = (folder / "duel.drumhead").string();
    REQUIRE_FALSE(GameFile::create(game, recordedDuel().content()));
    CHECK(run({"report", game}).tells("-o FILE.pdf"));
    CHECK(run({"report", game, "-o", "/no/such/folder/report.md"}).tells("/no/such/folder/report.md can't be written"));
    const Ran pdf = run({"report", game, "-o", (folder / "report.pdf").string()});
    INFO(pdf.err);
#ifdef DRUMHEAD_WITH_PRINT
    CHECK(pdf.code == 0);
    CHECK_THAT(bytesOf(folder / "report.pdf"), Catch::Matchers::StartsWith("%PDF"));
#else
    CHECK(pdf.tells("built without Qt"));
#endif
    CHECK(run({"report", game, "-o", (folder / "report.doc").string()}).tells("has to end in .pdf, .html or .md"));
    CHECK(run({"report", (folder / "none.drumhead").string(), "-o", (folder / "r.md").string()}).tells("there is no"));
}

#ifdef DRUMHEAD_WITH_PRINT
TEST_CASE("the report of each recorded battle is two pages of A4, and of Letter")
{
    const OwnFolder folder;
    for (const std::string battle : {"kirchdorf", "krumbach-heights", "monte-azul"}) {
        INFO(battle);
        const std::string pdf = (folder / (battle + ".pdf")).string();
        const std::string game =
            (std::filesystem::path(DRUMHEAD_TEST_DATA) / "battles" / (battle + ".battle.json")).string();
        for (const std::string paper : {"a4", "letter"}) {
            INFO(paper);
            REQUIRE(run({"report", game, "-o", pdf, "--paper", paper}).code == 0);
            int code = 0;
            CHECK_THAT(squeezed(output("pdfinfo '" + pdf + "'", code)), ContainsSubstring("Pages:2Encrypted"));
        }
    }
}
#endif

namespace {

constexpr const char* wood = R"({ "format": 1, "id": "wood", "title": "The wood", "ruleset": "toy", "sides": [
    { "id": "red", "name": "Red", "units": [ { "id": "foot", "name": "Foot", "type": "guards", "stands": 6, "figures": 24, "veteran": false } ] },
    { "id": "blue", "name": "Blue", "units": [ { "id": "horse", "name": "Horse", "type": "raiders", "stands": 3, "figures": 12, "veteran": false }, { "id": "guns", "name": "Guns", "type": "raiders", "stands": 2, "figures": 8, "veteran": true } ] } ] })";

}  // namespace

TEST_CASE("names of any kind stand in the log for a spreadsheet as typed, and none is a formula")
{
    const std::string longest(300, 'x');
    std::string scenario = wood;
    for (const auto& [name, other] : {std::pair<std::string, std::string>{"\"Red\"", "\"=cmd()\""},
                                      {"\"Blue\"", "\"الحرس\""},
                                      {"\"Foot\"", "\"=1+1 <b>X</b> 🐎\""},
                                      {"\"Horse\"", "\"" + longest + "\""}})
        scenario.replace(scenario.find(name), name.size(), other);
    RulesetBuilder builder;
    builder.file("roster.json", R"({ "roster": { "unit": { "strength": "stands" } } })");
    GameRecorder recorder(builder.files(), scenario);
    ResolveCommand shooting;
    shooting.procedure = "shooting";
    shooting.roles = {{"shooter", {"foot"}}, {"target", {"horse"}}};
    shooting.answers = {{"distance", "5"}, {"flank", "true"}};
    shooting.dice = {6};
    recorder.play(shooting);
    const OwnFolder folder;
    REQUIRE_FALSE(GameFile::create(folder / "g.drumhead", recorder.content()));
    REQUIRE(run({"report", (folder / "g.drumhead").string(), "-o", (folder / "log.csv").string()}).code == 0);
    const std::string log = bytesOf(folder / "log.csv");
    INFO(log);
    CHECK_THAT(log, ContainsSubstring("'=1+1 <b>X</b> 🐎"));
    CHECK_THAT(log, ContainsSubstring(longest));
    CHECK_THAT(log, ContainsSubstring("lost by الحرس"));
    for (const char* const formula : {",=", "\n=", ",\"="}) CHECK_THAT(log, !ContainsSubstring(formula));
}

TEST_CASE("losses by troop type count troops once they have come")
{
    RulesetBuilder builder;
    builder.file("roster.json", R"({ "roster": { "unit": { "strength": "stands" } } })");
    const GameRecorder recorder(builder.files(), wood);
    const Result<ReadableGame> game = readableGame(recorder.content());
    REQUIRE(game);
    const StoredAttributes stored(*game->ruleset);
    PlayedBattle battle({*game->ruleset, stored}, game->scenario, *presentLine(*game));
    const auto had = [&battle] {
        double sum = 0;
        for (const Chart::Series& each : lossesByArm(battle).series)
            sum = std::accumulate(each.wholes.begin(), each.wholes.end(), sum);
        return sum;
    };
    CHECK(had() == 11);  // 6 stands of Red, 3 and 2 of Blue
    const EntityId guns = battle.end.find("guns");
    REQUIRE(guns != nobody);
    battle.start.entities[static_cast<std::size_t>(guns)].onTable = false;
    CHECK(had() == 11);
    battle.end.entities[static_cast<std::size_t>(guns)].onTable = false;
    CHECK(had() == 9);
}

namespace {

/// A battle in which Foot shoots at Horse, a shot for each die.
Result<ReadableGame> shotsAtHorse(const std::vector<int>& dice)
{
    RulesetBuilder builder;
    builder.file("roster.json", R"({ "roster": { "unit": { "strength": "stands" } } })");
    GameRecorder recorder(builder.files(), wood);
    ResolveCommand shooting;
    shooting.procedure = "shooting";
    shooting.roles = {{"shooter", {"foot"}}, {"target", {"horse"}}};
    shooting.answers = {{"distance", "5"}, {"flank", "true"}};
    for (const int die : dice) {
        shooting.dice = {die};
        recorder.play(shooting);
    }
    return readableGame(recorder.content());
}

}  // namespace

TEST_CASE("a turn is told by what it cost each side, the next begins with what is left")
{
    const Result<ReadableGame> game = shotsAtHorse({6});
    REQUIRE(game);
    const StoredAttributes stored(*game->ruleset);
    const PlayedBattle battle({*game->ruleset, stored}, game->scenario, *presentLine(*game));
    const std::vector<SideInTurn> now = sidesInTurn(battle, turnAccounts(battle), battle.end.turn);
    REQUIRE(now.size() == 2);
    CHECK(now[0].lost == Number(0));
    CHECK(now[1].had == Number(5));  // Horse 3 and Guns 2
    CHECK(now[1].lost == Number(2));
    const std::vector<SideInTurn> next = sidesInTurn(battle, turnAccounts(battle), battle.end.turn + 1);
    CHECK(next[1].had == Number(3));
    CHECK(next[1].lost == Number(0));
}

TEST_CASE("a battle report adds up the losses of each side and names the turning points")
{
    const Result<ReadableGame> game = shotsAtHorse({6, 2});
    INFO((game ? std::string() : game.error()));
    REQUIRE(game);
    const StoredAttributes stored(*game->ruleset);
    const PlayedBattle battle({*game->ruleset, stored}, game->scenario, *presentLine(*game));
    const std::string text = sheetToMarkdown(battleReport(battle));
    INFO(text);
    const Sheet sheet = battleReport(battle);
    const std::string paper = sheetToMarkdown([&] {
        Sheet shown = sheetFor(SheetBlock::Medium::Paper, sheet);
        for (SheetBlock& block : shown) block.medium = SheetBlock::Medium::Any;
        return shown;
    }());
    CHECK_THAT(paper, ContainsSubstring("## The arithmetic in brief"));
    CHECK(paper.find("The whole arithmetic") == std::string::npos);
    CHECK(paper.size() < text.size());
    CHECK_THAT(
        text,
        ContainsSubstring(
            "| Army | Units | Gone | Strength | Lost |\n|---|---:|---:|---:|---:|\n| Red | 1 | 0 | 6 | 0\u00A0(0\u00A0%) |\n| Blue | 2 | 0 | 5 | 3\u00A0(60\u00A0%) |\n"));
    CHECK(text.find("| Army |") < text.find("## Turn 1"));
    CHECK_THAT(
        text,
        ContainsSubstring(
            "- **Shooting:** Foot and Horse: 2 stands killed. Horse 3 → 1.\n- **Shooting:** Foot and Horse: 1 stand killed. Horse 1 → 0.\n"));
    CHECK_THAT(
        text,
        ContainsSubstring(
            "### Red\n\n| Unit | Start | End | Lost |\n|---|---:|---:|---:|\n| Foot | 6 | 6 | 0 |\n| All | 6 | 6 | 0 |\n"));
    CHECK_THAT(text, ContainsSubstring("| Horse | 3 | 0 | 3 |\n| Guns | 2 | 2 | 0 |\n| All | 5 | 2 | 3 |\n"));
    CHECK_THAT(
        text,
        ContainsSubstring(
            "### By turns\n\n| Turn | Lost by Red | Lost by Blue |\n|---|---|---|\n| 1 | 0 | 3 |\n| All | 0 | 3 |\n"));
    CHECK_THAT(text, ContainsSubstring("## Turning points\n"));
    CHECK_THAT(
        text,
        ContainsSubstring(
            "- Turn 1: Shooting, Foot and Horse: 2 stands killed. Lost by Blue: 2.\n- Turn 1: Shooting, Foot and Horse: 1 stand killed. Lost by Blue: 1.\n"));
    // The die and 2: 1 kills nobody, 2 to 4 one, 5 and 6 two: 7/6. Of the one stand that is left then 5/6 falls. All
    // three fall in 2/6 x 5/6.
    CHECK_THAT(text, ContainsSubstring("| Blue, stands | 2 | 2.00 | 3 | 27.8 % | 100 % |\n"));
    CHECK_THAT(text, ContainsSubstring("| Red | 2 | 4.00 | 3.50 | "));
}

}  // namespace battle_report_test
