#pragma once

#include <cstddef>
#include <string_view>

namespace drumhead {

/// Levels of lists and objects within one another that JSON from a file or a script may have. Readers and writers that
/// call themselves for each level stay well within the stack.
constexpr std::size_t mostJsonLevels = 64;

/// The deepest nesting of brackets outside of strings; the text need not be sound JSON.
[[nodiscard]] std::size_t jsonDepth(std::string_view text);

}  // namespace drumhead
