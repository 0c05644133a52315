#include "game/state/json_text.hpp"

#include "drumhead/base/json_depth.hpp"

#include <cstdint>

namespace drumhead {

std::string lineOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Result<Json> parsedJson(std::string_view text)
{
    if (const std::string excess = jsonExcess(text); !excess.empty()) return Error{"it has " + excess};
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return Error{"it is no JSON"};
    return json;
}

std::string textOf(const Json& object, std::string_view key, std::string_view fallback)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string(fallback);
}

std::optional<int> wholeNumber(const Json& value, int least, int most)
{
    if (!value.is_number_integer()) return std::nullopt;
    // A number beyond 63 bits is kept unsigned, and would turn negative.
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT32_MAX))
        return std::nullopt;
    const auto number = value.get<std::int64_t>();
    if (number < least || number > most) return std::nullopt;
    return static_cast<int>(number);
}

}  // namespace drumhead
