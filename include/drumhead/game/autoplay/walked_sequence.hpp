#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <vector>

namespace drumhead {

/// Which parts of the sequence have a part in a few turns of a small battle, for `coverage`.
[[nodiscard]] std::vector<bool> walkedSequence(const Ruleset& ruleset);

}  // namespace drumhead
