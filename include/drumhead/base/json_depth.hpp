#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace drumhead {

/// Levels of lists and objects within one another that JSON from a file or a script may have. Readers and writers that
/// call themselves for each level stay well within the stack.
constexpr std::size_t mostJsonLevels = 64;

/// Members that an object may have, if it is the largest of the text by far: as many as a battle has entities. Where
/// members keep their order, the library looks through all of them for each.
constexpr std::size_t mostJsonMembers = 20'000;

/// What no reader of JSON should be given: "more than 64 levels of brackets"; empty: nothing. The text need not be
/// sound JSON.
[[nodiscard]] std::string jsonExcess(std::string_view text);

}  // namespace drumhead
