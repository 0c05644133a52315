#pragma once

#include "drumhead/resolve/verdict.hpp"

namespace drumhead {

/// A value with its unit of measure: "8 in", "in soft cover", "yes".
[[nodiscard]] std::string measured(const Ruleset& ruleset, const Shape& shape, Value value);

/// The clauses that decided a condition: "target's cover is in the open, not in soft cover".
[[nodiscard]] std::string reasonsText(const Situation& situation, const Reason* reasons, std::size_t count);

/// "+2", "-1", "0".
[[nodiscard]] std::string signedText(Number number);

}  // namespace drumhead
