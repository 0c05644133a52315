#pragma once

#include "played.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/odds/odds.hpp"

namespace drumhead::test {

/// Steps tried out by themselves: the procedure "tried" of a small ruleset of their own, with facts and rulings.
struct Tried {
    std::shared_ptr<const Ruleset> ruleset;
    Situation situation;

    explicit Tried(const std::string& steps, const Facts& facts = {}, const Facts& rulings = {})
        : ruleset(RulesetBuilder().steps(steps).sound()), situation(situationOf(*ruleset, "tried", facts, rulings))
    {}
};

/// Checks the odds of a case against going through every face of every die: the same outcomes, each within 1e-12.
void agreesWithEnumeration(const Situation& situation, const std::vector<std::string>& of);

/// How many states the odds go through.
[[nodiscard]] std::size_t statesFor(const Situation& situation, const std::vector<std::string>& of);

/// Why there are no odds; empty where there are.
[[nodiscard]] std::string errorOf(const Situation& situation, const OddsRequest& request = {});

}  // namespace drumhead::test
