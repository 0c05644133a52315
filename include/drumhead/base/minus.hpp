#pragma once

#include <string>
#include <string_view>

namespace drumhead {

/// The text with a true minus sign before negative numbers, for display. A hyphen within a word
/// or between two numbers stays.
[[nodiscard]] std::string withMinus(std::string_view text);

/// The same for our own sentences, also with dashes in number ranges (1–4) and for hyphens between spaces. Not for
/// names typed by the user.
[[nodiscard]] std::string withDashes(std::string_view text);

}  // namespace drumhead
