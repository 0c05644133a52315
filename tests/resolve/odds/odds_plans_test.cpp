// For which cases a plan that was kept holds.
#include "support/catch.hpp"
#include "support/played.hpp"
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
    std::unique_ptr<Ruleset> ruleset = RulesetBuilder().steps(steps).sound();
    OddsPlans plans;

    Odds odds(int wind)
    {
        OddsRequest request{{"x"}};
        request.plans = &plans;
        const Result<Odds> odds =
            computeOdds(situationOf(*ruleset, "tried", {{"wind", std::to_string(wind)}}), request);
        if (!odds) FAIL(odds.error());
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
    CHECK(asked.plans.size() == 1);
}

TEST_CASE("a plan does not hold where a condition is settled the other way")
{
    Asked asked;
    CHECK(asked.odds(1).outcomes.size() == 6);
    CHECK(chance(asked.odds(8), 8) == 1);
    CHECK(asked.plans.size() == 2);
    CHECK(chance(asked.odds(2), 3) == Catch::Approx(1.0 / 6));
    CHECK(asked.plans.size() == 2);
}

TEST_CASE("no more than some plans are kept")
{
    Asked asked;
    static_cast<void>(asked.odds(1));
    const auto first = asked.plans.find([](const OddsPlan&) { return true; });
    REQUIRE(first);
    CHECK(asked.plans.find([](const OddsPlan&) { return false; }) == nullptr);
    for (int i = 0; i < 30; ++i) asked.plans.add(first);
    CHECK(asked.plans.size() == 16);
}

}  // namespace odds_plans_test
