#include "tried_steps.hpp"

#include "catch.hpp"
#include "enumeration.hpp"

#include <cmath>

namespace drumhead::test {

void agreesWithEnumeration(const Situation& situation, const std::vector<std::string>& of)
{
    OddsRequest request;
    request.of = of;
    const Result<Odds> odds = computeOdds(situation, request);
    if (!odds) FAIL(odds.error());
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
    const Result<Odds> odds = computeOdds(situation, request);
    if (!odds) FAIL(odds.error());
    return odds->states;
}

}  // namespace drumhead::test
