// Who does better against whom, by the match-ups that the rules name.
#include "drumhead/game/scenario/editing/match_table.hpp"

#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "game/scenario_rules.hpp"
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace match_table_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({ "roster": { "unit": { "strength": ["figures"] } },
  "attributes": { "unit": [ { "id": "fighting", "label": "figures fighting", "type": "number", "from": "case", "question": "How many fight?" } ] },
  "choice-lists": { "end": { "over": { "label": "over", "ends": "won" }, "back": { "label": "back", "ends": "lost" } } },
  "procedures": [ { "id": "brawl", "title": "Brawl", "roles": { "one": { "kind": "unit", "label": "one" }, "other": { "kind": "unit", "label": "other", "enemy-of": "one" } },
    "steps": [ { "refuse": "Too few.", "when": { "one.fighting": { "below": 2 } } },
               { "roll": "hits", "dice": { "least": ["one.fighting", "one.figures"] }, "sides": 6, "count": { "at-most": 3 } },
               { "let": "end", "choices": "end", "value": { "if": { "hits": { "at-least": 1 } }, "then": "over", "else": "back" } },
               { "effect": { "other.figures": { "subtract": "hits" } } }, { "say": "{hits}: {end}." } ] } ],
  "match-ups": [
    { "title": "Brawl of all", "procedure": "brawl", "gain": "hits", "like": { "one.fighting": "one.figures" } },
    { "title": "Who wins", "procedure": "brawl", "gain": "end", "with": { "one.fighting": 2 } } ] })";

/// Red has units of 4 and 1 figures, Blue one of 2.
Scenario lists(const Ruleset& ruleset)
{
    Scenario scenario = emptyScenario(ruleset, "Trial", {"Red", "Blue"});
    const auto add = [&](const char* side, const char* name, const char* type, const char* figures) {
        const int unit = addEntity(scenario, ruleset, EntityKind::Unit, {findEntity(scenario, side), -1, -1}, name);
        setAttribute(scenario, ruleset, {unit}, "type", type);
        setAttribute(scenario, ruleset, {unit}, "figures", figures);
    };
    const ChoiceList& types = ruleset.choiceLists.front();
    const std::string first = ruleset.names.word(types.choices[0].id), second = ruleset.names.word(types.choices[1].id);
    add("red", "Four", first.c_str(), "4");
    add("red", "Four too", first.c_str(), "4");
    add("red", "One", second.c_str(), "1");
    add("blue", "Two", first.c_str(), "2");
    return scenario;
}

}  // namespace

TEST_CASE("each troop type meets each of the other side, both ways, by exact odds", "[game]")
{
    const auto ruleset = RulesetBuilder().file("army.json", rules).sound();
    const Scenario scenario = lists(*ruleset);
    REQUIRE(ruleset->matchUps.size() == 2);
    const MatchTable table = matchTable(scenario, *ruleset, ruleset->matchUps[0], {});
    REQUIRE(table.rows.size() == 2);
    REQUIRE(table.columns.size() == 1);
    CHECK(table.rows[0].unit == "Four");
    CHECK(table.rows[0].count == 2);
    CHECK_FALSE(table.isChance);
    CHECK(table.gain == "hits");
    REQUIRE(table.forth[0].value);
    CHECK(*table.forth[0].value == Approx(2.0));  // four dice at one half
    CHECK(*table.back[0].value == Approx(1.0));
    CHECK_FALSE(table.forth[1].value);
    CHECK(table.forth[1].why == "Too few.");

    const MatchTable wins = matchTable(scenario, *ruleset, ruleset->matchUps[1], {});
    CHECK(wins.isChance);
    CHECK(*wins.forth[0].value == Approx(0.75));  // the choice that ends "won" is meant by itself
    CHECK(*wins.forth[1].value == Approx(0.5));   // a single figure
    const MatchTable supposed = matchTable(scenario, *ruleset, ruleset->matchUps[1], {{"one.fighting", "3"}});
    CHECK(*supposed.forth[0].value == Approx(0.875));
}

TEST_CASE("what neither lists nor match-up tell is needed, and a pair is a case by itself", "[game]")
{
    const auto ruleset = RulesetBuilder().file("army.json", rules).sound();
    const Scenario scenario = lists(*ruleset);
    const std::vector<MatchUpRule> all = matchUpRules(*ruleset);
    REQUIRE(all.size() > 2);  // every other meeting of two is offered too
    const auto plain =
        std::find_if(all.begin(), all.end(), [](const MatchUpRule& each) { return each.title == "Brawl"; });
    REQUIRE(plain != all.end());
    const MatchTable table = matchTable(scenario, *ruleset, *plain, {});
    REQUIRE(table.forth[0].need);
    CHECK(table.forth[0].need->name == "one.fighting");
    const MatchTable told = matchTable(scenario, *ruleset, *plain, {{"one.fighting", "2"}});
    CHECK(told.forth[0].value.has_value() == (told.gain == "hits"));
    const Result<CaseRecord> record =
        matchCase(scenario, *ruleset, all[0], table.rows[0].first, table.columns[0].first, {});
    REQUIRE(record);
    CHECK(record->procedure == "brawl");
    CHECK(std::find(record->answers.begin(), record->answers.end(), "one.fighting=4") != record->answers.end());
    const std::vector<MatchUp> pair =
        matchPair(scenario, *ruleset, all[0], table.rows[0].first, table.columns[0].first, {});
    REQUIRE(pair.size() == 2);
    CHECK(*pair[0].mean == Approx(2.0));
    CHECK(pair[1].chances.size() == 3);
}

TEST_CASE("the arms of both sides are added up", "[game]")
{
    const auto ruleset = RulesetBuilder().file("army.json", rules).sound();
    const std::vector<ArmStrength> arms = armsOf(lists(*ruleset), *ruleset);
    REQUIRE(arms.size() == 2);  // by troop type: these rules draw no arms
    CHECK(arms[0].bySide[0] == Number(8));
    CHECK(arms[0].bySide[1] == Number(2));
    CHECK(arms[1].bySide[0] == Number(1));
}

TEST_CASE("the match-ups of the shipped rules tell something of the shipped battles", "[game][once]")
{
    const std::filesystem::path source = DRUMHEAD_SOURCE_DIR;
    int tables = 0;
    const Result<std::vector<ScenarioEntry>> entries = listScenarios(source / "resources/scenarios");
    REQUIRE(entries);
    for (const ScenarioEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(source / "rulesets" / entry.ruleset);
        REQUIRE(loaded.usable());
        std::ostringstream text;
        text << std::ifstream(entry.file).rdbuf();
        const LoadedScenario scenario = loadScenario(entry.file.string(), text.str(), *loaded.ruleset);
        REQUIRE(scenario.usable());
        REQUIRE_FALSE(loaded.ruleset->matchUps.empty());
        for (const MatchUpRule& rule : loaded.ruleset->matchUps) {
            INFO(entry.id << ": " << rule.title);
            const MatchTable table = matchTable(*scenario.scenario, *loaded.ruleset, rule, {});
            std::size_t told = 0;
            for (const MatchGain& each : table.forth) {
                if (each.need) UNSCOPED_INFO("not known: " << each.need->name);
                if (!each.why.empty()) UNSCOPED_INFO(each.why);
                CHECK_FALSE(each.need);
                told += each.value ? 1u : 0u;
            }
            CHECK(3 * told >= table.forth.size());  // not everybody shoots
            ++tables;
        }
    }
    CHECK(tables >= 5);
}

}  // namespace match_table_test
