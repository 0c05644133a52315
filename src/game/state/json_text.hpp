#pragma once

#include "drumhead/base/result.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace drumhead {

/// Keys stay in the order in which they were written, so that the same thing gives the same text.
using Json = nlohmann::ordered_json;

/// One line; invalid UTF-8 is replaced.
[[nodiscard]] std::string lineOf(const Json& json);
/// The error: it is not JSON.
[[nodiscard]] Result<Json> parsedJson(std::string_view text);

/// A text of an object; the fallback if it is missing or of another type.
[[nodiscard]] std::string textOf(const Json& object, std::string_view key, std::string_view fallback = "");

/// A whole number within bounds, or nothing.
[[nodiscard]] std::optional<int> wholeNumber(const Json& value, int least, int most);

}  // namespace drumhead
