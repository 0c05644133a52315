#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <vector>

namespace drumhead {

/// By element: which parts of the sequence were used in two turns of a small made-up battle, for `coverage`.
[[nodiscard]] std::vector<bool> sequenceCoverage(const Ruleset& ruleset);

}  // namespace drumhead
