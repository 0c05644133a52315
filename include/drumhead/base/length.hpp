#pragma once

#include "drumhead/base/number.hpp"
#include "drumhead/base/texts.hpp"

#include <optional>
#include <string_view>

namespace drumhead {

/// Whether it is a unit of length for a table: "in", "cm", "mm", "ft", or as a person may write them.
[[nodiscard]] bool isLengthUnit(std::string_view unit);
/// Whether it is the beginning of one.
[[nodiscard]] bool beginsLengthUnit(std::string_view text);

/// A length in another unit, to the nearest tick; empty where one of them is no unit of length.
[[nodiscard]] std::optional<Number> convertLength(Number length, std::string_view from, std::string_view to);

/// A unit of rules as a language writes it behind a figure: "in" is "Zoll".
[[nodiscard]] std::string unitText(const Texts& texts, const std::string& unit);

}  // namespace drumhead
