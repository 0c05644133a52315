#pragma once

#include <string>
#include <string_view>

namespace drumhead {

/// A text as a cell of comma-separated values, in quotes where it needs them.
[[nodiscard]] std::string csvCell(std::string_view text);

/// A text that a spreadsheet would take for a formula gets an apostrophe in front; figures such as -2 stay.
[[nodiscard]] std::string guardedCell(const std::string& text);

}  // namespace drumhead
