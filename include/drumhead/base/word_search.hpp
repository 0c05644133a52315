#pragma once

#include <string_view>

namespace drumhead {

/// How well a text matches the typed words.
enum class WordMatch {
    None,
    Within,  ///< every typed word is somewhere in the text
    Words,   ///< every typed word begins a word of the text, in any order
    Start,   ///< the text begins with what was typed
};

/// Compares without regard to case (Latin letters). Nothing typed matches everything, as its start.
[[nodiscard]] WordMatch matchWords(std::string_view text, std::string_view typed);

}  // namespace drumhead
