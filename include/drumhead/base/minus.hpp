#pragma once

#include <string>
#include <string_view>

namespace drumhead {

/// The text with a proper minus sign before its negative numbers: for people, not for programs. A hyphen within a word
/// or between two numbers stays.
[[nodiscard]] std::string withMinus(std::string_view text);

/// The same for sentences of our own: a dash besides in a range of numbers (1–4) and between words where a hyphen
/// stands free. Not for names that somebody typed.
[[nodiscard]] std::string withDashes(std::string_view text);

}  // namespace drumhead
