#include "charts/chart_text.hpp"

#include <algorithm>
#include <string_view>

namespace drumhead {

namespace {

bool beginsCharacter(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

constexpr double wideLetter = 1;
constexpr double foreignSign = 1.2;
constexpr double boldByNormal = 1.2;

double partOf(Weight weight) { return weight == Weight::Bold ? boldByNormal : 1; }

/// By its first byte: letters of three bytes and more are of scripts with square signs, or pictures, as a rule.
double widthOf(char first)
{
    constexpr std::string_view wide = "MWm@%";
    constexpr unsigned char ofThreeBytes = 0xE3;  // from U+3000 on
    if (static_cast<unsigned char>(first) >= ofThreeBytes) return foreignSign;
    return wide.find(first) == std::string_view::npos ? letterWidth : wideLetter;
}

}  // namespace

double widthInType(const std::string& text, Weight weight)
{
    double width = 0;
    for (const char c : text) width += beginsCharacter(c) ? widthOf(c) : 0;
    return width * partOf(weight);
}

std::string cutToWidth(const std::string& text, double width, Weight weight)
{
    constexpr std::size_t least = 2;
    if (widthInType(text, weight) <= width) return text;
    double left = width / partOf(weight) - letterWidth;  // of the sign that something is missing
    std::size_t count = 0;
    for (const char c : text) {
        if (!beginsCharacter(c)) continue;
        left -= widthOf(c);
        if (left < 0) break;
        ++count;
    }
    return cutTo(text, std::max(count, least - 1) + 1);
}

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
