#pragma once

#include "drumhead/rules/fault.hpp"

#include <cstddef>
#include <string_view>

namespace drumhead {

/// Whether a value or member begins where the one before it has to be followed by a comma or by the end, as the parser
/// says it.
[[nodiscard]] bool isCommaMissing(std::string_view what);

/// What is wrong at that place of a text that is no sound JSON, in plain words, from what the parser says.
[[nodiscard]] Fault parserFault(std::string_view text, std::size_t at, std::string_view what);

}  // namespace drumhead
