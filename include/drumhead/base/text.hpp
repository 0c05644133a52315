#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// "a", "a or b", "a, b or c" with the given last word.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view lastWord);

/// The candidate that was probably meant: nearest in spelling, or empty if none is near.
[[nodiscard]] std::string nearest(std::string_view wrong, const std::vector<std::string>& candidates);

/// The same text with its first letter raised (ASCII only; other letters stay).
[[nodiscard]] std::string capitalised(std::string_view text);

/// The text as a sentence: its first letter raised (ASCII only), and a full stop if it does not end with one.
[[nodiscard]] std::string asSentence(std::string_view text);

/// Whether it is an id of the rule language: lower-case letters and digits in words joined by hyphens.
[[nodiscard]] bool isId(std::string_view text);

/// Splits at a separator; an empty text gives one empty part.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace drumhead
