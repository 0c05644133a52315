// Many cases of one procedure that differ in a few answers.
#include "drumhead/resolve/odds/odds_of_each.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include <algorithm>

namespace odds_of_each_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

struct Asked {
    std::shared_ptr<const Ruleset> ruleset =
        RulesetBuilder()
            .steps(R"([ { "roll": "die", "sides": 6 }, { "let": "x", "value": { "sum": ["die", "wind"] } } ])")
            .sound();
    Situation situation = situationOf(*ruleset, "tried", {});
    FactRef wind = *findFact(situation.program(), "wind");

    std::vector<Situation> cases(int many)
    {
        VariedFact varied{wind, {}};
        for (int i = 1; i <= many; ++i) varied.values.emplace_back(Number(i));
        return casesForEach(situation, {varied});
    }
};

bool failsWith(const Result<Odds, OddsError>& odds, OddsError::Kind kind) { return !odds && odds.error().kind == kind; }

}  // namespace

TEST_CASE("each case has the odds that it has alone")
{
    Asked asked;
    const std::vector<Situation> cases = asked.cases(4);
    OddsEngine engine;
    const auto all = computeOddsOfEach(cases, {{"x"}}, engine);
    REQUIRE(all.size() == 4);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Result<Odds, OddsError> alone = computeOdds(cases[i], {{"x"}});
        REQUIRE(bool(all[i]));
        REQUIRE(bool(alone));
        REQUIRE(all[i]->outcomes.size() == 6);
        CHECK(all[i]->outcomes.front().values.front() == Value(Number(static_cast<int>(i) + 2)));
        for (std::size_t k = 0; k < 6; ++k) {
            CHECK(std::ranges::equal(all[i]->outcomes[k].values, alone->outcomes[k].values));
            CHECK(all[i]->outcomes[k].probability == alone->outcomes[k].probability);
        }
    }
}

TEST_CASE("two facts give every combination, the last one changing fastest")
{
    Asked asked;
    const std::vector<Situation> cases =
        casesForEach(asked.situation, {{asked.wind, {Number(1), Number(2)}}, {asked.wind, {Number(3), Number(4)}}});
    REQUIRE(cases.size() == 4);
    CHECK(cases[0].given(asked.wind) == Value(Number(3)));
    CHECK(cases[1].given(asked.wind) == Value(Number(4)));
    CHECK(cases[2].given(asked.wind) == Value(Number(3)));
    CHECK(casesForEach(asked.situation, {}).size() == 1);
    CHECK(casesForEach(asked.situation, {{asked.wind, {}}}).empty());
}

TEST_CASE("a case that lacks an answer does not spoil the others")
{
    Asked asked;
    std::vector<Situation> cases = asked.cases(2);
    cases.insert(cases.begin() + 1, asked.situation);
    OddsEngine engine;
    const auto all = computeOddsOfEach(cases, {{"x"}}, engine);
    REQUIRE(all.size() == 3);
    CHECK(bool(all[0]));
    CHECK(failsWith(all[1], OddsError::Kind::MissingAnswer));
    CHECK(bool(all[2]));
}

TEST_CASE("the states of all cases together are bounded, and the rest is given up")
{
    Asked asked;
    const std::vector<Situation> cases = asked.cases(5);
    OddsEngine engine;
    const std::size_t one = computeOdds(cases.front(), {{"x"}})->states;
    REQUIRE(one > 1);
    const auto all = computeOddsOfEach(cases, {{"x"}}, engine, 2 * one + 1);
    CHECK(bool(all[0]));
    CHECK(bool(all[1]));
    for (std::size_t i = 2; i < 5; ++i) CHECK(failsWith(all[i], OddsError::Kind::TooManyStates));
}

TEST_CASE("a stop that is requested cancels what is left")
{
    Asked asked;
    std::stop_source stop;
    OddsRequest request{{"x"}};
    request.cancelled = stop.get_token();
    stop.request_stop();
    OddsEngine engine;
    for (const auto& each : computeOddsOfEach(asked.cases(3), request, engine))
        CHECK(failsWith(each, OddsError::Kind::Cancelled));
}

}  // namespace odds_of_each_test
