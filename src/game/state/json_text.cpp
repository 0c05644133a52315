#include "game/state/json_text.hpp"

namespace drumhead {

std::string lineOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Result<Json> parsedJson(std::string_view text)
{
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return Error{"it is no JSON"};
    return json;
}

std::string textOf(const Json& object, std::string_view key, std::string_view fallback)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string(fallback);
}

int wholeOf(const Json& object, std::string_view key, int fallback)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : fallback;
}

}  // namespace drumhead
