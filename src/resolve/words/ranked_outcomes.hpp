#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <vector>

namespace drumhead {

/// The outcomes of a case, the one that leads first: that of the highest rank; none while it goes on, and where the
/// rules name none.
[[nodiscard]] std::vector<VerdictOutcome> rankedOutcomes(const Resolution& resolution, const Verdict& verdict);
/// What came of each stage: the tone of its most serious outcome and, where it said nothing, the outcomes themselves.
void judgeStages(const Resolution& resolution, Verdict& verdict);

}  // namespace drumhead
