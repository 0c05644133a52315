#include "drumhead/base/minus.hpp"

namespace drumhead {

namespace {

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// Letters beyond ASCII count as letters.
bool mayStandBefore(char letter)
{
    constexpr std::string_view openers = " \t\n([+=:,;\"'|";
    return openers.find(letter) != std::string_view::npos;
}

}  // namespace

std::string withMinus(std::string_view text)
{
    std::string shown;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isMinus =
            text[i] == '-' && i + 1 < text.size() && isDigit(text[i + 1]) && (i == 0 || mayStandBefore(text[i - 1]));
        if (isMinus) shown += "\u2212";
        else shown += text[i];
    }
    return shown;
}

}  // namespace drumhead
