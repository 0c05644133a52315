// Odds as fractions of any size: against those that are counted throw by throw, and beyond what a double can tell.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/odds/exact_outcomes.hpp"
#include "support/odds/odds_comparison.hpp"
#include "support/ruleset_builder.hpp"

#include <numeric>

namespace exact_fractions_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

test::Fraction fractionOf(const std::string& text)
{
    const std::size_t bar = text.find('/');
    const auto number = [](const std::string& digits) {
        test::Fraction::Wide value = 0;
        for (const char digit : digits) value = value * 10 + static_cast<unsigned>(digit - '0');
        return value;
    };
    return {number(text.substr(0, bar)), bar == std::string::npos ? 1 : number(text.substr(bar + 1))};
}

Result<Odds, OddsError> exactOdds(const Situation& situation, std::vector<std::string> of)
{
    OddsRequest request;
    request.of = std::move(of);
    request.exact = true;
    return computeOdds(situation, request);
}

/// Holds the fractions of everything that comes of these steps against those that are counted.
void agrees(const std::string& steps, const Facts& facts)
{
    INFO(steps);
    const auto ruleset = RulesetBuilder().steps(steps).sound();
    const Situation situation = situationOf(*ruleset, "tried", facts);
    const Result<Odds, OddsError> odds = exactOdds(situation, everyResult(situation));
    REQUIRE(odds);
    const std::optional<ExactOutcomes> counted = exactOutcomes(situation, odds->facts);
    REQUIRE(counted);
    CHECK(odds->outcomes.size() == counted->shares.size());
    for (const OddsOutcome& outcome : odds->outcomes) {
        const auto share = counted->shares.find(outcomeId(outcome));
        REQUIRE(share != counted->shares.end());
        CHECK(fractionOf(outcome.fraction) == share->second);
        CHECK(share->second.toDouble() == Catch::Approx(outcome.probability));
    }
}

}  // namespace

TEST_CASE("the fractions of odds are those that are counted throw by throw")
{
    agrees(R"([ { "roll": "x", "dice": 3, "sides": 6 }, { "say": "{x}" } ])", {});
    agrees(R"([ { "roll": "x", "dice": 4, "sides": 6, "keep": { "highest": 2 } }, { "say": "{x}" } ])", {});
    agrees(R"([ { "roll": "x", "dice": 5, "sides": 10, "count": { "at-most": 3 } }, { "say": "{x}" } ])", {});
    agrees(
        R"([ { "roll": "x", "dice": 3, "sides": 6, "count": { "hits": { "at-least": 4 }, "sixes": { "is": 6 } } }, { "let": "y", "value": { "subtract": ["x.hits", "x.sixes"] } }, { "say": "{y}" } ])",
        {});
    agrees(
        R"([ { "roll": "x", "dice": 3, "sides": 8, "sorted": ["first", "second"] }, { "say": "{x.first} {x.second}" } ])",
        {});
    agrees(
        R"([ { "roll": "first", "sides": 6 }, { "refuse": "No.", "when": { "first": 1 } }, { "roll": "x", "dice": "first", "sides": 6, "count": { "at-least": 5 } }, { "say": "{x}" } ])",
        {});
}

TEST_CASE("weights of entered results are taken as they are written")
{
    const auto ruleset =
        RulesetBuilder()
            .steps(
                R"([ { "enter": "nerve", "choices": { "firm": "firm", "weak": "weak" }, "question": "How firm?" }, { "say": "{nerve}" } ])")
            .sound();
    const Situation situation = situationOf(*ruleset, "tried", {});
    const FactRef nerve = *findFact(situation.program(), "nerve");
    const auto value = [&](const char* name) { return Value::choice(ruleset->names.find(name)); };
    OddsRequest request;
    request.of = {"nerve"};
    request.exact = true;
    request.weighings = {{nerve, {{value("firm"), 0.1}, {value("weak"), 0.3}}}};
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    REQUIRE(odds);
    REQUIRE(odds->outcomes.size() == 2);
    for (const OddsOutcome& outcome : odds->outcomes)
        CHECK(outcome.fraction == (outcome.values.front() == value("firm") ? "1/4" : "3/4"));
}

TEST_CASE("fractions go on where a double ends")
{
    const auto ruleset =
        RulesetBuilder()
            .steps(R"([ { "roll": "x", "dice": 400, "sides": 10, "count": { "at-most": 1 } }, { "say": "{x}" } ])")
            .sound();
    const Result<Odds, OddsError> odds = exactOdds(situationOf(*ruleset, "tried", {}), {"x"});
    REQUIRE(odds);
    REQUIRE(odds->outcomes.size() == 401);
    CHECK(odds->outcomes.back().probability == 0);
    CHECK(odds->outcomes.back().fraction == "1/1" + std::string(400, '0'));
}

TEST_CASE("an endless repeat has no fractions, and says so")
{
    const auto ruleset =
        RulesetBuilder()
            .steps(R"([ { "repeat": [ { "roll": "x", "sides": 6 } ], "while": { "x": 1 } }, { "say": "{x}" } ])")
            .sound();
    const Situation situation = situationOf(*ruleset, "tried", {});
    const Result<Odds, OddsError> odds = exactOdds(situation, {"x"});
    REQUIRE_FALSE(odds);
    CHECK(odds.error().kind == OddsError::Kind::NoFraction);
    CHECK(oddsErrorText(situation.program(), odds.error())
          == "a throw may be repeated without end, so there are no exact fractions; ask for the odds without them");
}

}  // namespace exact_fractions_test
