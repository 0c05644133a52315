#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <vector>

namespace drumhead {

/// The outcomes of a case, the most serious first; none while it goes on, and where the rules name none.
[[nodiscard]] std::vector<VerdictOutcome> outcomesOf(const Resolution& resolution, const Verdict& verdict);
/// What came of each stage: the tone of its most serious outcome and, where it said nothing, the outcomes themselves.
void judgeStages(const Resolution& resolution, Verdict& verdict);

}  // namespace drumhead
