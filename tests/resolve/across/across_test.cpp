// One engagement in plain terms, put to several rulesets.
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/across/across.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"

#include <algorithm>

namespace across_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::shared_ptr<const Ruleset> shipped(const std::string& id)
{
    const LoadedRuleset loaded = loadRulesetFolder(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / id);
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    return loaded.ruleset;
}

Engagement at(EngagementKind kind, std::vector<std::pair<std::string, std::string>> terms)
{
    Engagement engagement = Engagement::usual(kind);
    for (const auto& [term, value] : terms) REQUIRE(engagement.set(term, value));
    return engagement;
}

}  // namespace

TEST_CASE("an engagement is put to the rules in their own words, and its loss counted in men")
{
    const auto rules = shipped("d10-charts");
    const AcrossLine line = putTo(*rules, at(EngagementKind::Shooting, {{"distance", "50"}}));
    CHECK(line.cannot.empty());
    const auto given = [&](const char* name) {
        const auto found =
            std::find_if(line.given.begin(), line.given.end(), [&](const auto& each) { return each.first == name; });
        return found == line.given.end() ? std::string("-") : found->second;
    };
    CHECK(given("firer.figures-firing") == "24");
    CHECK(given("firer.gunners") == "-");
    CHECK(given("distance") == "5");
    REQUIRE(line.lossMean);
    CHECK(*line.lossMean == Approx(75));  // 6 dice of 10 that hit on 5: three figures of 25 men
    CHECK(line.lossAny == Approx(1 - 1 / 64.0));
    CHECK_FALSE(line.won);
}

TEST_CASE("every shipped ruleset answers foot against foot, and guns against horse")
{
    for (const char* id : {"orders-cm", "d10-charts", "old-trousers", "old-trousers-house"}) {
        CAPTURE(id);
        const auto rules = shipped(id);
        for (const auto& terms : std::vector<std::vector<std::pair<std::string, std::string>>>{
                 {{"distance", "60"}},
                 {{"attacker.arm", "guns"}, {"defender.arm", "horse"}, {"distance", "200"}},
                 {{"attacker.arm", "light-foot"}, {"ground", "soft-cover"}}}) {
            const AcrossLine line = putTo(*rules, at(EngagementKind::Shooting, terms));
            CHECK(line.cannot == "");
            REQUIRE(line.lossMean);
            CHECK(*line.lossMean >= 0);
            CHECK(*line.lossMean < 600);
            if (terms.size() == 1) CHECK(*line.lossMean > 0);
        }
    }
}

TEST_CASE("a melee tells who wins; what the rules can't say is said")
{
    for (const char* id : {"orders-cm", "d10-charts"}) {
        CAPTURE(id);
        const auto rules = shipped(id);
        const AcrossLine even = putTo(*rules, at(EngagementKind::Melee, {}));
        CHECK(even.cannot == "");
        REQUIRE(even.won);
        CHECK(*even.won > 0.1);
        CHECK(even.lost > 0.1);
        CHECK(*even.won + even.lost <= Approx(1));
        const AcrossLine more = putTo(*rules, at(EngagementKind::Melee, {{"defender.men", "200"}}));
        CHECK(*more.won > *even.won);
        CHECK_THAT(putTo(*rules, at(EngagementKind::Melee, {{"attacker.arm", "guns"}})).cannot,
                   ContainsSubstring("do not say: attacker's arm guns"));
    }
    CHECK_THAT(putTo(*shipped("old-trousers"), Engagement::usual(EngagementKind::Melee)).cannot,
               ContainsSubstring("no melee in plain terms"));
}

TEST_CASE("terms of which rules take no account are named, and only those that say something of the engagement")
{
    const AcrossLine line = putTo(*shipped("d10-charts"), Engagement::usual(EngagementKind::Shooting));
    std::vector<std::string> ignored;
    for (const std::size_t each : line.ignored) ignored.emplace_back(plainTerms()[each].id);
    CHECK(ignored == std::vector<std::string>{"attacker.formation", "defender.men"});
}

TEST_CASE("a term that there is not, and a value that it can't have, are errors")
{
    Engagement engagement = Engagement::usual(EngagementKind::Shooting);
    CHECK_THAT(engagement.set("attacker.hats", "3").error(), ContainsSubstring("there is no term"));
    CHECK_THAT(engagement.set("attacker.arm", "camels").error(), ContainsSubstring("foot, light-foot, horse or guns"));
    CHECK_THAT(engagement.set("distance", "far").error(), ContainsSubstring("a number from 0 to 2000"));
    CHECK_THAT(engagement.set("attacker.men", "0").error(), ContainsSubstring("from 1 to 5000"));
}

}  // namespace across_test
