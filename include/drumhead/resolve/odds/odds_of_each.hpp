#pragma once

#include "drumhead/resolve/odds/odds.hpp"

#include <span>

namespace drumhead {

/// A fact with the values that it takes in turn.
struct VariedFact {
    FactRef fact;
    std::vector<Value> values;
};

/// All values of a flag or a choice in the order of the ruleset, and of a whole number within narrow bounds; empty of
/// other facts.
[[nodiscard]] std::vector<Value> allValuesOf(const Situation& situation, FactRef fact);

/// The case with every combination of the values; the last fact changes fastest. Each fact has to be in `situation`.
[[nodiscard]] std::vector<Situation> casesForEach(const Situation& situation, const std::vector<VariedFact>& varied);

/// The odds of many cases of one procedure, in their order, one at a time. `request` is for each of them, and
/// cancels what is left: those get `Cancelled`. Once all together have taken `maxAllStates` states the rest get
/// `TooManyStates`.
[[nodiscard]] std::vector<Result<Odds, OddsError>> computeOddsOfEach(std::span<const Situation> cases,
                                                                     const OddsRequest& request, OddsEngine& engine,
                                                                     std::size_t maxAllStates = 5'000'000);

}  // namespace drumhead
