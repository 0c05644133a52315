// For which cases a plan that was kept holds.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/odds/odds.hpp"

namespace odds_plans_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// The die is thrown for nothing if the wind blows hard; else it adds to what stands.
constexpr const char* steps =
    R"([ { "roll": "die", "sides": 6 }, { "let": "x", "value": { "if": { "wind": { "above": 5 } }, "then": "wind", "else": { "sum": ["die", "wind"] } } } ])";

double chance(const Odds& odds, int value)
{
    double sum = 0;
    for (const OddsOutcome& each : odds.outcomes) {
        if (each.values.front() == Value(Number(value))) sum += each.probability;
    }
    return sum;
}

struct Asked {
    std::shared_ptr<const Ruleset> ruleset = RulesetBuilder().steps(steps).sound();
    OddsEngine engine;

    Odds odds(int wind)
    {
        const Situation situation = situationOf(*ruleset, "tried", {{"wind", std::to_string(wind)}});
        const Result<Odds, OddsError> odds = engine.compute(situation, {{"x"}});
        if (!odds) FAIL(oddsErrorText(situation.program(), odds.error()));
        return *odds;
    }
};

}  // namespace

TEST_CASE("a plan holds for another figure that decides nothing otherwise")
{
    Asked asked;
    CHECK(chance(asked.odds(1), 7) == Catch::Approx(1.0 / 6));
    CHECK(chance(asked.odds(3), 7) == Catch::Approx(1.0 / 6));
    CHECK(chance(asked.odds(3), 10) == 0);
    CHECK(asked.engine.planCount() == 1);
}

TEST_CASE("a plan does not hold where a condition is settled the other way")
{
    Asked asked;
    CHECK(asked.odds(1).outcomes.size() == 6);
    CHECK(chance(asked.odds(8), 8) == 1);
    CHECK(asked.engine.planCount() == 2);
    CHECK(chance(asked.odds(2), 3) == Catch::Approx(1.0 / 6));
    CHECK(asked.engine.planCount() == 2);
}

TEST_CASE("nothing is kept of what the referee has overruled")
{
    Asked asked;
    for (const int instead : {3, 5}) {
        Situation situation = situationOf(*asked.ruleset, "tried", {{"wind", "1"}});
        Overrule overrule;
        overrule.kind = Overrule::Kind::Value;
        overrule.step = "x";
        overrule.value = Number(instead);
        overrule.reason = "Seen otherwise.";
        situation.overrule(overrule);
        const Result<Odds, OddsError> odds = asked.engine.compute(situation, {{"x"}});
        REQUIRE(odds);
        CHECK(chance(*odds, instead) == 1);
    }
    CHECK(asked.engine.planCount() == 1);
}

TEST_CASE("what is kept is found anew for an answer that changed in any row")
{
    const auto ruleset =
        RulesetBuilder()
            .steps(
                R"([ { "roll": "die", "sides": 6 }, { "let": "x", "value": { "sum": ["die", { "count": "firer", "where": { "firer.shaken": true } }, { "total": "firer", "of": "firer.stands" }] } } ])")
            .sound();
    OddsEngine engine;
    const auto most = [&](const char* shaken, const char* stands) {
        const Situation situation = situationOf(*ruleset, "tried",
                                                {{"firer.1.shaken", "yes"},
                                                 {"firer.1.stands", "2"},
                                                 {"firer.2.shaken", "no"},
                                                 {"firer.2.stands", "3"},
                                                 {"firer.3.shaken", shaken},
                                                 {"firer.3.stands", stands}});
        const Result<Odds, OddsError> odds = engine.compute(situation, {{"x"}});
        REQUIRE(odds);
        return odds->outcomes.back().values.front().number();
    };
    CHECK(most("no", "1") == Number(13));
    CHECK(most("yes", "1") == Number(14));
    CHECK(most("yes", "3") == Number(16));
    CHECK(most("no", "3") == Number(15));
    CHECK(engine.planCount() == 1);
}

TEST_CASE("an answer that is told beside a result is the one given last")
{
    const auto ruleset =
        RulesetBuilder()
            .steps(
                R"([ { "let": "before", "value": "wind" }, { "roll": "die", "sides": 6 }, { "let": "x", "value": { "times": ["die", 2] } }, { "say": "{before} and {x}" } ])")
            .sound();
    OddsEngine engine;
    for (const int wind : {1, 3, 3, 2}) {
        const Situation situation = situationOf(*ruleset, "tried", {{"wind", std::to_string(wind)}});
        const Result<Odds, OddsError> odds = engine.compute(situation, {{"wind", "x"}});
        REQUIRE(odds);
        CHECK(chance(*odds, wind) == Catch::Approx(1));
    }
    CHECK(engine.planCount() == 1);
}

TEST_CASE("no more than some plans are kept")
{
    Asked asked;
    const Situation situation = situationOf(*asked.ruleset, "tried", {{"wind", "1"}});
    for (std::size_t count = 1; count <= 30; ++count) {
        OddsRequest request;
        request.of.assign(count, "x");
        CHECK(bool(asked.engine.compute(situation, request)));
    }
    CHECK(asked.engine.planCount() == 16);
}

}  // namespace odds_plans_test
