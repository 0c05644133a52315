#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace drumhead {

/// Removes and returns the first character of a non-empty UTF-8 text; U+FFFD for an invalid byte.
[[nodiscard]] char32_t takeCharacter(std::string_view& text);

/// The text with U+FFFD for each byte that is no UTF-8: overlong forms, halves of pairs and what is beyond U+10FFFF
/// too.
[[nodiscard]] std::string soundUtf8(std::string_view text);

/// The text with U+FFFD for each control character other than tabs and ends of lines, so that it can't drive a
/// terminal.
[[nodiscard]] std::string withoutControls(std::string_view text);

/// The text with U+FFFD for each character that would turn the direction of what stands behind the text, or force one
/// upon its letters: U+202D and U+202E, and embeddings and isolates that it does not close. Names in scripts that run
/// to the left stay as they are.
[[nodiscard]] std::string withoutTurns(std::string_view text);

/// A title as a list shows it, whatever a stranger's file says: one line without control characters and turns of
/// writing, cut off where no title is that long.
[[nodiscard]] std::string listedTitle(std::string_view text);

/// The checks on a typed or imported text before it is accepted.
struct TypedText {
    std::size_t characters = 0;
    bool visible = false;             ///< has a character that is neither blank nor control
    std::optional<char32_t> control;  ///< the first control character that is not allowed
};

enum class Lines : unsigned char { One, Several };

/// Checks a UTF-8 text. Control characters are those of ASCII and Latin-1 and the separators of lines and
/// paragraphs (U+0085, U+2028 …); with `Several`, line feed, carriage return and tab are allowed.
[[nodiscard]] TypedText examineTyped(std::string_view text, Lines lines);

}  // namespace drumhead
