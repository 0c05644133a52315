#include "drumhead/base/json_depth.hpp"

#include <array>

namespace drumhead {

std::string jsonExcess(std::string_view text)
{
    constexpr std::size_t mostLookedAt = mostJsonMembers * mostJsonMembers / 2;
    std::array<std::size_t, mostJsonLevels + 1> members{};  // of what is open at each level; lists have none
    std::size_t depth = 0, lookedAt = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char each = text[i];
        if (quoted) {
            if (each == '\\') ++i;
            else if (each == '"') quoted = false;
        } else if (each == '"') {
            quoted = true;
        } else if (each == '{' || each == '[') {
            if (++depth > mostJsonLevels) return "more than " + std::to_string(mostJsonLevels) + " levels of brackets";
            members[depth] = 0;
        } else if ((each == '}' || each == ']') && depth > 0) {
            --depth;
        } else if (each == ':' && depth > 0) {
            lookedAt += members[depth]++;
            if (lookedAt > mostLookedAt) return "an object of too many members";
        }
    }
    return {};
}

}  // namespace drumhead
