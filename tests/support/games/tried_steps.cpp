#include "tried_steps.hpp"

#include "support/catch.hpp"
#include "support/odds/enumeration.hpp"

#include <cmath>

namespace drumhead::test {

void agreesWithEnumeration(const Situation& situation, const std::vector<std::string>& of)
{
    OddsRequest request;
    request.of = of;
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    if (!odds) FAIL(oddsErrorText(situation.program(), odds.error()));
    const std::optional<Enumerated> exact = enumerate(situation, odds->facts, 100'000);
    REQUIRE(exact);
    CHECK(odds->outcomes.size() == exact->size());
    for (const OddsOutcome& outcome : odds->outcomes) {
        const std::string key = outcomeKey(situation, odds->facts, outcome);
        INFO(key);
        REQUIRE(exact->count(key) == 1);
        CHECK(std::abs(outcome.probability - exact->at(key).toDouble()) < 1e-12);
    }
}

std::size_t statesFor(const Situation& situation, const std::vector<std::string>& of)
{
    OddsRequest request;
    request.of = of;
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    if (!odds) FAIL(oddsErrorText(situation.program(), odds.error()));
    return odds->states;
}

std::string errorOf(const Situation& situation, const OddsRequest& request)
{
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    return odds ? "" : oddsErrorText(situation.program(), odds.error());
}

}  // namespace drumhead::test
