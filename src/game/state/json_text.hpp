#pragma once

#include "drumhead/base/result.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace drumhead {

/// Keys stay in the order in which they were written, so that the same thing gives the same text.
using Json = nlohmann::ordered_json;

/// One line; bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string lineOf(const Json& json);
/// The error says that it is no JSON.
[[nodiscard]] Result<Json> parsedJson(std::string_view text);

/// A text or number of an object; the fallback where it is missing. Something of another kind counts as missing.
[[nodiscard]] std::string textOf(const Json& object, std::string_view key, std::string_view fallback = "");
[[nodiscard]] int wholeOf(const Json& object, std::string_view key, int fallback = 0);

}  // namespace drumhead
