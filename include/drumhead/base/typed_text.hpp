#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace drumhead {

/// Takes the next character off the front of a UTF-8 text that is not empty; U+FFFD where a byte begins none.
[[nodiscard]] char32_t takeCharacter(std::string_view& text);

/// What is to be known of a name or text that was typed or read, before it is accepted.
struct TypedText {
    std::size_t characters = 0;
    bool visible = false;             ///< it has a character that is neither blank nor a control character
    std::optional<char32_t> control;  ///< the first control character that may not stand there
};

enum class Lines : unsigned char { One, Several };

/// Looks through a UTF-8 text. Control characters are those of ASCII and Latin-1 and the separators of lines and
/// paragraphs (U+0085, U+2028 …); with `Several`, line feed, carriage return and tab are allowed.
[[nodiscard]] TypedText examineTyped(std::string_view text, Lines lines);

}  // namespace drumhead
