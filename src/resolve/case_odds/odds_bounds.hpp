#pragma once

#include "drumhead/resolve/case_odds/case_odds.hpp"

namespace drumhead {

/// Bounds of the chance of each line of the first column's summary, over all values that a person may choose for the
/// open results at those columns. Each open result was given all its values with equal weight. Empty: too many
/// combinations.
[[nodiscard]] std::vector<OddsBounds> oddsBounds(const Odds& odds, const OddsSummary& summary,
                                                 const std::vector<std::size_t>& open);

}  // namespace drumhead
