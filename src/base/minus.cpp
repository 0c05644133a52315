#include "drumhead/base/minus.hpp"

namespace drumhead {

namespace {

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// Letters beyond ASCII count as letters.
bool mayStandBefore(char letter)
{
    constexpr std::string_view openers = " \t\n([+=:,;\"'|*";
    return openers.find(letter) != std::string_view::npos;
}

bool isLetterOrDigit(char letter)
{
    return isDigit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
        || static_cast<unsigned char>(letter) >= 0x80;
}

bool beginsNumber(std::string_view text, std::size_t at)
{
    if (at + 1 >= text.size()) return false;
    if (at > 0 && text[at - 1] == '(' && text[at + 1] == ')') return true;  // "down (-)"
    if (!isDigit(text[at + 1])) return false;
    if (at == 0 || mayStandBefore(text[at - 1])) return true;
    return at > 1 && text[at - 1] == '/' && isDigit(text[at - 2]);  // "-1/-2"
}

/// Between two whole numbers, and no part of a longer chain such as a date.
bool isInRange(std::string_view text, std::size_t at)
{
    std::size_t from = at;
    std::size_t to = at + 1;
    while (from > 0 && isDigit(text[from - 1])) --from;
    while (to < text.size() && isDigit(text[to])) ++to;
    if (from == at || to == at + 1) return false;
    const bool endsThere = to == text.size() || (!isLetterOrDigit(text[to]) && text[to] != '-');
    return endsThere && (from == 0 || text[from - 1] != '-');
}

bool standsFree(std::string_view text, std::size_t at)
{
    const bool before = at == 0 || text[at - 1] == ' ';
    return before && (at + 1 == text.size() || text[at + 1] == ' ' || text[at + 1] == ';' || text[at + 1] == ',');
}

}  // namespace

std::string withMinus(std::string_view text)
{
    std::string shown;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '-' && beginsNumber(text, i)) shown += "\u2212";
        else shown += text[i];
    }
    return shown;
}

std::string withDashes(std::string_view text)
{
    std::string shown;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '-' && (isInRange(text, i) || standsFree(text, i))) shown += "\u2013";
        else shown += text[i];
    }
    return withMinus(shown);
}

}  // namespace drumhead
