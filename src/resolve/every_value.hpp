#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <vector>

namespace drumhead {

/// All values of a flag or a choice, without "none"; nothing of a number.
[[nodiscard]] std::vector<Value> everyValue(const Ruleset& ruleset, const Shape& shape);

}  // namespace drumhead
