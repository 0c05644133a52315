// What fuzzing has found, each mended.
#include "drumhead/base/typed_text.hpp"
#include "drumhead/game/autoplay/sample_battle.hpp"
#include "drumhead/game/autoplay/trial_player.hpp"
#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/scenario/csv/army_list_csv.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace fuzz_findings_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("a ruleset without any file is told as such", "[hostile]")
{
    RulesetFiles none;
    none.folder = "nothing";
    const LoadedRuleset loaded = loadRuleset(none);
    CHECK_FALSE(loaded.usable());
    CHECK_THAT(toldFaults(loaded.diagnostics), Catch::Contains("no ruleset.json"));
}

TEST_CASE("a troop type that comes from the troop type is told as such, and not looked for without end", "[hostile]")
{
    const std::string told = toldFaults(
        RulesetBuilder::empty()
            .file("a.json",
                  R"({"attributes":{"unit":[{"id":"type","label":"type","type":"unit-type","from":"type"}]},
                      "unit-types":[{"id":"t","title":"T"}]})")
            .file("p.json",
                  R"({"procedures":[{"id":"p","title":"P","about":"p","roles":{"u":{"kind":"unit","label":"u"}},
                      "steps":[{"say":"x","when":{"u.type":"t"}}]}]})")
            .load()
            .diagnostics);
    CHECK_THAT(told, Catch::Contains("a.json:1:") && Catch::Contains("can't come from the troop type"));
}

TEST_CASE("a question without any choice ends no trial battle", "[hostile]")
{
    const LoadedRuleset loaded = RulesetBuilder::empty()
                                     .file("a.json", R"({"choice-lists":{"none":{}},"attributes":{
            "unit":[{"id":"type","label":"type","type":"unit-type","from":"list","default":"t"}],
            "case":[{"id":"c","label":"c","type":"choice","choices":"none","question":"Which?"}]},
            "unit-types":[{"id":"t","title":"T"}]})")
                                     .file("p.json", R"({"procedures":[{"id":"p","title":"P","about":"p",
            "roles":{"u":{"kind":"unit","label":"u"}},"steps":[{"let":"x","value":"c"},{"say":"{x}"}]}]})")
                                     .file("s.json", R"({"sequence":{"title":"T","steps":[{"id":"a","title":"A",
            "offers":[{"procedure":"p","role":"u"}]}]}})")
                                     .load();
    if (!loaded.usable()) return;  // a stricter loader will do as well
    Game game(*loaded.ruleset, sampleBattle(*loaded.ruleset, 20));
    TrialPlayer player(1);
    SeededDice dice(1);
    for (int i = 0; i < 20; ++i) static_cast<void>(game.execute(player.next(game.rules(), game.state()), dice));
    CHECK(game.state().turn >= 1);
}

TEST_CASE("bytes of a spreadsheet that are no text are replaced where they are read", "[hostile]")
{
    const CsvTable table = readCsv("a\xC3(,\xED\xA0\x80,\xC0\xAF,\xF4\x90\x80\x80,\xE2\x82,\xC3\xA4\xF0\x9F\x90\x8E");
    REQUIRE(table.rows.size() == 1);
    REQUIRE(table.rows[0].size() == 6);
    const std::string mark = "\xEF\xBF\xBD";
    CHECK(table.rows[0][0].text == "a" + mark + "(");
    CHECK(table.rows[0][1].text == mark + mark + mark);         // half of a pair
    CHECK(table.rows[0][2].text == mark + mark);                // an overlong slash
    CHECK(table.rows[0][3].text == mark + mark + mark + mark);  // beyond the last character
    CHECK(table.rows[0][4].text == mark + mark);                // cut off
    CHECK(table.rows[0][5].text == "\xC3\xA4\xF0\x9F\x90\x8E");
}

}  // namespace fuzz_findings_test
