#pragma once

#include "drumhead/base/number.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// "a", "a or b", "a, b or c" with `lastWord` before the last part; "a, x; b, y or c" where a part has commas itself.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view lastWord);

/// Names in a row of a list, which may have commas themselves: "2e de ligne, 1er bataillon · Guides".
[[nodiscard]] std::string listedNames(const std::vector<std::string>& names);

/// Appends a part to a list in words, after a separator unless it is the first.
void appendPart(std::string& list, std::string_view separator, std::string_view part);

/// "2nd Guard's", "2nd Rifles'": whose something is.
[[nodiscard]] std::string possessive(std::string_view name);

/// "1 hit", "3 hits", "0 hits".
[[nodiscard]] std::string counted(std::size_t count, std::string_view one, std::string_view many);

/// "+2", "-0.5", "0", with an ASCII hyphen; use `withMinus` for display.
[[nodiscard]] std::string signedText(Number number);

/// The candidate nearest in spelling, or empty if none is near. Of thousands of long ones the last are not looked at.
[[nodiscard]] std::string nearest(std::string_view wrong, const std::vector<std::string>& candidates);

/// The text with its first letter in upper case (ASCII and Latin-1 letters; others stay).
[[nodiscard]] std::string capitalised(std::string_view text);

/// The text as a sentence: first letter in upper case (ASCII only), and a full stop unless it ends with one.
[[nodiscard]] std::string asSentence(std::string_view text);

/// An id as words: "charge-test" is "charge test".
[[nodiscard]] std::string spaced(std::string_view id);

/// Whether it is an id of the rule language: lower-case letters and digits in words joined by hyphens.
[[nodiscard]] bool isId(std::string_view text);

/// Splits at a separator; an empty text gives one empty part.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace drumhead
