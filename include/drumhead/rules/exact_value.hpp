#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace drumhead {

/// A value as text that gives exactly the same value again: "" is unknown, "8", "true", "soft", "none"; a number that
/// three decimals do not hold is written in ticks ("84000/36000").
[[nodiscard]] std::string exactText(const Ruleset& ruleset, const Shape& shape, Value value);
/// Reads it, also where it passes the bounds of the shape; nothing if it is none.
[[nodiscard]] std::optional<Value> exactValue(const Ruleset& ruleset, const Shape& shape, std::string_view text);

}  // namespace drumhead
