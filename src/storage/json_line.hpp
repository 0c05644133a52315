#pragma once

#include "drumhead/base/json_depth.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace drumhead {

/// Keys stay in the order in which they were written.
using Json = nlohmann::ordered_json;

/// JSON as one line; invalid UTF-8 is replaced.
inline std::string jsonLine(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// Never throws; the result of invalid JSON, or of JSON that `jsonExcess` objects to, is discarded (`is_discarded`).
inline Json readJson(std::string_view text)
{
    return jsonExcess(text).empty() ? Json::parse(text, nullptr, false) : Json(Json::value_t::discarded);
}

}  // namespace drumhead
