#pragma once

#include <string>
#include <string_view>

namespace drumhead {

/// The text with a proper minus sign before its negative numbers: for people, not for programs. A hyphen within a word
/// or between two numbers stays.
[[nodiscard]] std::string withMinus(std::string_view text);

/// The same for our own sentences, with dashes in ranges of numbers (1–4) and for hyphens between blanks. Not for names
/// that a person typed.
[[nodiscard]] std::string withDashes(std::string_view text);

}  // namespace drumhead
