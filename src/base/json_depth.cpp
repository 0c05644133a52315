#include "drumhead/base/json_depth.hpp"

#include <algorithm>

namespace drumhead {

std::size_t jsonDepth(std::string_view text)
{
    std::size_t depth = 0;
    std::size_t most = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (quoted) {
            if (text[i] == '\\') ++i;
            else if (text[i] == '"') quoted = false;
        } else if (text[i] == '"') {
            quoted = true;
        } else if (text[i] == '{' || text[i] == '[') {
            most = std::max(most, ++depth);
        } else if ((text[i] == '}' || text[i] == ']') && depth > 0) {
            --depth;
        }
    }
    return most;
}

}  // namespace drumhead
