#pragma once

#include "drumhead/rules/ruleset.hpp"
#include "drumhead/rules/values/value.hpp"

#include <vector>

namespace drumhead {

/// All values of a flag or choice, "none" first where it may be none; of a number, at most that one.
[[nodiscard]] std::vector<Value> possibleValues(const Ruleset& ruleset, const Shape& shape);

}  // namespace drumhead
