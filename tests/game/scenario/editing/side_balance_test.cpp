// How strong the sides of a scenario are, and what their units may expect of each other.
#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "drumhead/game/scenario/editing/side_balance.hpp"
#include "game/scenario_rules.hpp"
#include "game/toy_battle.hpp"
#include "support/catch.hpp"

#include <algorithm>

namespace side_balance_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("strengths are added up, and a match-up tells what it lacks")
{
    const auto ruleset = toyTurnRules();
    const Scenario scenario = toyScenario(3);
    const std::vector<SideStrength> sides = strengthsOf(scenario, *ruleset);
    REQUIRE(sides.size() == 2);
    CHECK(sides[0].count == 3);
    REQUIRE(sides[0].strengths.size() == 1);
    CHECK(sides[0].strengths[0].second == Number(12));
    const auto procedures = matchProcedures(*ruleset);
    REQUIRE_FALSE(procedures.empty());
    CHECK(procedures.front().first == "fire");
    const std::vector<MatchUp> open = matchUps(scenario, *ruleset, "fire", {});
    REQUIRE(open.size() == 2);
    REQUIRE(open[0].need);
    CHECK(open[0].need->name == "distance");
    const std::vector<MatchUp> told = matchUps(scenario, *ruleset, "fire", {{"distance", "5"}, {"window", "first"}});
    INFO((told[0].need ? told[0].need->name : told[0].why));
    REQUIRE(told[0].chances.size() == 3);
    // Two dice that hit on 3 of 6, each way, and for the side with a leader who adds one on 4 of 6.
    for (const MatchUp& each : told) {
        const bool led = each.mean && *each.mean > 1.1;
        CHECK(*each.mean == Approx(led ? 4.0 / 3 : 1.0));
        const auto chanceOf = [&](const std::string& value) {
            return std::find_if(each.chances.begin(), each.chances.end(),
                                [&](const auto& chance) { return chance.first.substr(0, 1) == value; })
                ->second;
        };
        CHECK(chanceOf("0") == Approx(led ? 1.0 / 9 : 1.0 / 4));
        CHECK(chanceOf("1") == Approx(led ? 4.0 / 9 : 1.0 / 2));
        CHECK(chanceOf("2") == Approx(led ? 4.0 / 9 : 1.0 / 4));
    }
    for (const MatchUp& each : matchUps(scenario, *ruleset, "fire", {{"distance", "13"}, {"window", "first"}}))
        CHECK_THAT(each.why + (each.chances.empty() ? "" : each.chances.front().first),
                   ContainsSubstring("too far away"));
}

TEST_CASE("what costs strength is met first, and a group that has to be chosen is the unit's own")
{
    const auto ruleset = RulesetBuilder()
                             .file("army.json", R"({ "roster": { "unit": { "strength": ["figures"] } },
        "attributes": { "group": [ { "id": "zeal", "label": "zeal", "type": "number", "from": "list", "default": 2, "question": "How zealous?" } ] },
        "procedures": [
          { "id": "stare", "title": "Stare", "roles": { "one": { "kind": "unit", "label": "one" }, "other": { "kind": "unit", "label": "other" } }, "steps": [ { "roll": "die", "sides": 6 }, { "say": "{die}." } ] },
          { "id": "brawl", "title": "Brawl", "roles": { "one": { "kind": "unit", "label": "one", "many": true, "most": 4 }, "other": { "kind": "unit", "label": "other" }, "helper": { "kind": "unit", "label": "helper", "many": true, "least": 0, "most": 4 },
              "first-group": { "kind": "group", "label": "first group" }, "second-group": { "kind": "group", "label": "second group" } },
            "steps": [ { "roll": "hits", "dice": "first-group.zeal", "sides": 6, "count": { "at-most": "second-group.zeal" } }, { "effect": { "other.figures": { "subtract": "hits" } } }, { "say": "{hits}." } ] },
          { "id": "alone", "title": "Alone", "roles": { "one": { "kind": "unit", "label": "one" } }, "steps": [ { "roll": "die", "sides": 6 }, { "say": "{die}." } ] } ] })")
                             .sound();
    const auto procedures = matchProcedures(*ruleset);
    const auto placeOfId = [&](const std::string& id) {
        return std::find_if(procedures.begin(), procedures.end(), [&](const auto& each) { return each.first == id; })
            - procedures.begin();
    };
    CHECK(placeOfId("brawl") < placeOfId("stare"));
    CHECK(placeOfId("alone") == static_cast<std::ptrdiff_t>(procedures.size()));
    Scenario scenario = emptyScenario(*ruleset, "Trial", {"Red", "Blue"});
    for (const char* const side : {"red", "blue"}) {
        const int group = addEntity(scenario, *ruleset, EntityKind::Group, {findEntity(scenario, side), -1, -1},
                                    std::string(side) + " group");
        setAttribute(scenario, *ruleset, {group}, "zeal", side == std::string("red") ? "1" : "3");
        const int unit = addEntity(scenario, *ruleset, EntityKind::Unit,
                                   {findEntity(scenario, side), findEntity(scenario, std::string(side) + "-group"), -1},
                                   std::string(side) + " unit");
        setAttribute(scenario, *ruleset, {unit}, "figures", "9");
    }
    const std::vector<MatchUp> met = matchUps(scenario, *ruleset, "brawl", {});
    REQUIRE(met.size() == 2);
    INFO(met[0].why << (met[0].need ? met[0].need->name : ""));
    REQUIRE(met[0].mean);
    CHECK(*met[0].mean == Approx(0.5));      // one die, hits on 3 of 6
    CHECK(*met[1].mean == Approx(3.0 / 6));  // three dice, each hits on 1 of 6
    CHECK(met[0].chances.size() == 2);
    CHECK(met[1].chances.size() == 4);
}

}  // namespace side_balance_test
