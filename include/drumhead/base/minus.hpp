#pragma once

#include <string>
#include <string_view>

namespace drumhead {

/// The text with a proper minus sign before its negative numbers: for people, not for programs. A hyphen within a word
/// or between two numbers stays.
[[nodiscard]] std::string withMinus(std::string_view text);

}  // namespace drumhead
