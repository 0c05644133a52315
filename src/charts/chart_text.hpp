#pragma once

#include <cstdint>
#include <string>

namespace drumhead {

/// The width of a letter by the size of its type. No font is known here: letters count as those of a wide face.
inline constexpr double letterWidth = 0.54;

enum class Weight : std::uint8_t { Normal, Bold };

/// The width of a text by the size of its type: wide letters and signs of other scripts count as such.
[[nodiscard]] double widthInType(const std::string& text, Weight weight = Weight::Normal);
/// The text, or as many of its first characters as fit with "…" into that width; two at least.
[[nodiscard]] std::string cutToWidth(const std::string& text, double width, Weight weight = Weight::Normal);

/// How many characters a UTF-8 text has.
[[nodiscard]] std::size_t characters(const std::string& text);
/// The text, or its first characters and "…": `most` in all, two at least.
[[nodiscard]] std::string cutTo(const std::string& text, std::size_t most);

}  // namespace drumhead
