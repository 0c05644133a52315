#include "charts/chart_text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool beginsCharacter(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

}  // namespace

std::size_t characters(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

std::string cutTo(const std::string& text, std::size_t most)
{
    if (characters(text) <= most) return text;
    std::size_t at = 0;
    for (std::size_t count = 0; at < text.size(); ++at) {
        if (beginsCharacter(text[at]) && ++count == std::max<std::size_t>(most, 2)) break;
    }
    return text.substr(0, at) + "…";
}

}  // namespace drumhead
