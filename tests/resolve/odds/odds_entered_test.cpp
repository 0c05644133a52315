// Results that a person enters, in the odds: weighed, left open, or missing.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/games/tried_steps.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/odds/odds.hpp"

#include <cmath>
#include <limits>

namespace odds_entered_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// The test is read from a lost table; only who holds throws on.
constexpr const char* steps = R"([
  { "roll": "die", "sides": 6 },
  { "enter": "test", "choices": { "holds": "it holds", "runs": "it runs", "breaks": "it breaks" }, "question": "How does the test go?", "when": { "die": { "above": 2 } } },
  { "roll": "hits", "dice": 2, "sides": 6, "count": { "at-least": 5 }, "when": { "die": { "above": 2 }, "test": "holds" } },
  { "enter": "lost", "most": 3, "question": "How many are lost?", "when": { "wind": 1 } },
  { "let": "x", "value": { "if": { "die": { "at-most": 2 } }, "then": 9, "else": { "if": { "test": "holds" }, "then": "hits", "else": 5 } } }])";

struct Case {
    std::shared_ptr<const Ruleset> ruleset = RulesetBuilder().steps(steps).sound();
    Situation situation = situationOf(*ruleset, "tried", {{"wind", "0"}});
    FactRef test = *findFact(situation.program(), "test");
    FactRef lost = *findFact(situation.program(), "lost");

    Value choice(const std::string& id) const
    {
        return *parseValue(*ruleset, situation.program().slot(test.slot).shape, id);
    }
    OddsRequest asking(std::vector<std::pair<Value, double>> chances) const
    {
        OddsRequest request{{"x"}};
        request.weighings.push_back({test, std::move(chances)});
        return request;
    }
    double chance(const Result<Odds, OddsError>& odds, int x) const
    {
        REQUIRE(odds);
        double sum = 0;
        for (const OddsOutcome& outcome : odds->outcomes)
            sum += outcome.values[0] == Value(Number(x)) ? outcome.probability : 0;
        return sum;
    }
};

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

}  // namespace

TEST_CASE("a result that is entered and weighed becomes a branch for each value, whatever the weights sum to")
{
    const Case tried;
    const Result<Odds, OddsError> odds =
        computeOdds(tried.situation,
                    tried.asking({{tried.choice("holds"), 6}, {tried.choice("runs"), 2}, {tried.choice("breaks"), 0}}));
    CHECK(near(tried.chance(odds, 9), 2.0 / 6));
    CHECK(near(tried.chance(odds, 5), 4.0 / 6 * 0.25));
    CHECK(near(tried.chance(odds, 0), 4.0 / 6 * 0.75 * 16 / 36));
    CHECK(near(tried.chance(odds, 2), 4.0 / 6 * 0.75 * 4 / 36));
    CHECK(odds->open.empty());
    CHECK(odds->facts.size() == 1);
}

TEST_CASE("an answer counts, not its weighing")
{
    Case tried;
    tried.situation.answer(tried.test, tried.choice("runs"));
    CHECK(near(tried.chance(computeOdds(tried.situation, tried.asking({{tried.choice("holds"), 1}})), 5), 4.0 / 6));
}

TEST_CASE("a weighed number")
{
    Case tried;
    CHECK(tried.situation.set("wind", "1"));
    CHECK(tried.situation.set("test", "runs"));
    OddsRequest request{{"lost"}};
    request.weighings.push_back({tried.lost, {{Number(0), 1}, {Number(3), 3}}});
    CHECK(near(tried.chance(computeOdds(tried.situation, request), 3), 0.75));
    request.weighings[0].chances = {{Number(4), 1}};
    CHECK(errorOf(tried.situation, request) == "\"lost\" can't have one of the values that are weighed");
}

TEST_CASE("weighings that are none are refused")
{
    const Case tried;
    const Value holds = tried.choice("holds");
    CHECK(errorOf(tried.situation, tried.asking({{holds, -1}, {tried.choice("runs"), 2}}))
          == "the weights of \"test\" must be zero or more");
    CHECK(errorOf(tried.situation, tried.asking({{holds, std::numeric_limits<double>::quiet_NaN()}}))
          == "the weights of \"test\" must be zero or more");
    CHECK(errorOf(tried.situation, tried.asking({{holds, 0}}))
          == "one of the weights of \"test\" must be more than zero");
    CHECK(errorOf(tried.situation, tried.asking({})) == "one of the weights of \"test\" must be more than zero");
    OddsRequest twice = tried.asking({{holds, 1}});
    twice.weighings.push_back(twice.weighings[0]);
    CHECK(errorOf(tried.situation, twice) == "\"test\" is weighed twice");
    OddsRequest other{{"x"}};
    other.weighings.push_back({*findFact(tried.situation.program(), "die"), {{Number(1), 1}}});
    CHECK(errorOf(tried.situation, other) == "\"die\" can't be weighed: it is not a result that a person enters");
}

TEST_CASE("a choice left open is as likely to be the one as the other, and can be read in the odds")
{
    const Case tried;
    OddsRequest request{{"x"}};
    CHECK(errorOf(tried.situation, request) == "\"test\" has to be answered first");
    request.leaveOpen = true;
    const Result<Odds, OddsError> odds = computeOdds(tried.situation, request);
    REQUIRE(odds);
    CHECK(odds->open == std::vector<FactRef>{tried.test});
    REQUIRE(odds->facts.size() == 2);
    CHECK(odds->facts[1] == tried.test);
    double runs = 0, unreached = 0;
    for (const OddsOutcome& outcome : odds->outcomes) {
        REQUIRE(outcome.values.size() == 2);
        if (outcome.values[1] == tried.choice("runs")) runs += outcome.probability;
        if (outcome.values[1].isUnknown()) unreached += outcome.probability;
    }
    CHECK(near(runs, 4.0 / 6 / 3));
    CHECK(near(unreached, 2.0 / 6));
}

TEST_CASE("what is weighed, or never come to, is not open; a number that is asked about can't be left open")
{
    Case tried;
    OddsRequest request = tried.asking({{tried.choice("holds"), 1}});
    request.leaveOpen = true;
    CHECK(computeOdds(tried.situation, request)->open.empty());
    Situation never = situationOf(*tried.ruleset, "tried", {{"wind", "0"}});
    Overrule two;
    two.kind = Overrule::Kind::Value;
    two.step = "die";
    two.value = Number(2);
    never.overrule(two);
    OddsRequest open{{"x"}};
    open.leaveOpen = true;
    const Result<Odds, OddsError> odds = computeOdds(never, open);
    REQUIRE(odds);
    CHECK(odds->open.empty());
    CHECK(odds->facts.size() == 1);
    CHECK(odds->outcomes[0].values.size() == 1);
    CHECK(tried.situation.set("wind", "1"));
    OddsRequest lost = open;
    lost.of = {"lost"};
    CHECK(errorOf(tried.situation, lost) == "\"lost\" has to be answered first");
}

TEST_CASE("what is entered and at which nobody looks need not be known; a range of a number is weighed like choices")
{
    Case tried;
    OddsRequest request = tried.asking({{tried.choice("holds"), 1}});
    const Result<Odds, OddsError> without = computeOdds(tried.situation, request);
    CHECK(tried.situation.set("wind", "1"));
    const Result<Odds, OddsError> with = computeOdds(tried.situation, request);
    for (const int x : {9, 0, 1, 2}) CHECK(near(tried.chance(with, x), tried.chance(without, x)));
    request.weighings.push_back({tried.lost, {{Number(1), 1}, {Number(2), 1}}});
    request.of = {"lost"};
    const Result<Odds, OddsError> range = computeOdds(tried.situation, request);
    CHECK(near(tried.chance(range, 1), 0.5));
    CHECK(near(tried.chance(range, 2), 0.5));
}

}  // namespace odds_entered_test
