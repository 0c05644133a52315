#pragma once

#include "drumhead/resolve/case_odds/case_odds.hpp"

namespace drumhead {

/// For each line of a summary of the first column the bounds of its chance over all ways in which a person may choose
/// the open results at those columns, each of which came out with all its values alike. Empty: there are too many ways.
[[nodiscard]] std::vector<OddsBounds> oddsBounds(const Odds& odds, const OddsSummary& summary,
                                                 const std::vector<std::size_t>& open);

}  // namespace drumhead
