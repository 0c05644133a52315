#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <vector>

namespace drumhead {

/// The outcomes of a finished verdict whose rules name none: units that go or whose state changes, losses, else the
/// last result. The most serious one comes first; there is always one.
[[nodiscard]] std::vector<VerdictOutcome> usualOutcomes(const Situation& situation, const Verdict& verdict);

}  // namespace drumhead
