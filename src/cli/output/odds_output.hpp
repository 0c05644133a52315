#pragma once

#include "cli/output/json_output.hpp"

#include "drumhead/resolve/odds/odds_of_each.hpp"
#include "drumhead/resolve/odds/odds_summary.hpp"

#include <ostream>

namespace drumhead::cli {

/// Every outcome, the likeliest first.
void writeOutcomes(std::ostream& out, const Situation& situation, const Odds& odds);

/// The distribution of one result in the order of its values, as a person reads it.
void writeDistribution(std::ostream& out, const OddsSummary& summary);

/// The results that there are odds of, the most telling first.
void writeResults(std::ostream& out, const Situation& situation);

[[nodiscard]] Json jsonOdds(const Situation& situation, const Odds& odds);
[[nodiscard]] Json jsonResults(const Situation& situation);

/// A line for each case: its values and the likeliest lines of the first result, or why there are no odds.
void writeOddsOfEach(std::ostream& out, const std::vector<Situation>& cases, const std::vector<VariedFact>& varied,
                     const std::vector<Result<Odds, OddsError>>& odds);
/// Each case with the values that it was asked for, and its outcomes or its error.
[[nodiscard]] Json jsonOddsOfEach(const std::vector<Situation>& cases, const std::vector<VariedFact>& varied,
                                  const std::vector<Result<Odds, OddsError>>& odds);

/// The names of the most telling results, but for the first: "winner, charger-left".
[[nodiscard]] std::string nextTelling(const Situation& situation);

}  // namespace drumhead::cli
