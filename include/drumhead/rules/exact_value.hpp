#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace drumhead {

/// A value as text that parses back to the same value: "" is unknown, "8", "true", "soft", "none"; a number that needs
/// more than three decimals is written in ticks ("84000/36000").
[[nodiscard]] std::string exactText(const Ruleset& ruleset, const Shape& shape, Value value);
/// Parses such text, even out of the shape's bounds; empty if it is not a value.
[[nodiscard]] std::optional<Value> exactValue(const Ruleset& ruleset, const Shape& shape, std::string_view text);

}  // namespace drumhead
