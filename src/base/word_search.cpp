#include "drumhead/base/word_search.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace drumhead {

namespace {

bool isInWord(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || byte == '\'';
}

/// Lower case: ASCII, and the letters with marks of the Latin-1 block, in UTF-8.
std::string folded(std::string_view text)
{
    std::string low(text);
    for (std::size_t i = 0; i < low.size(); ++i) {
        const auto byte = static_cast<unsigned char>(low[i]);
        if (byte >= 'A' && byte <= 'Z') low[i] = static_cast<char>(byte + 0x20);
        const bool isMarked = i > 0 && static_cast<unsigned char>(low[i - 1]) == 0xC3 && byte >= 0x80 && byte <= 0x9E;
        if (isMarked && byte != 0x97) low[i] = static_cast<char>(byte + 0x20);  // 0x97 is the multiplication sign
    }
    return low;
}

std::vector<std::string_view> wordsOf(std::string_view typed)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < typed.size();) {
        const std::size_t end = std::min(typed.find(' ', at), typed.size());
        if (end > at) words.push_back(typed.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

bool beginsAWord(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        if (at == 0 || !isInWord(text[at - 1])) return true;
    }
    return false;
}

}  // namespace

WordMatch matchWords(std::string_view text, std::string_view typed)
{
    const std::string where = folded(text);
    const std::string what = folded(typed);
    if (where.starts_with(what)) return WordMatch::Start;
    const std::vector<std::string_view> words = wordsOf(what);
    const auto all = [&](auto isThere) { return std::all_of(words.begin(), words.end(), isThere); };
    if (all([&](std::string_view word) { return beginsAWord(where, word); })) return WordMatch::Words;
    const bool isWithin = all([&](std::string_view word) { return where.find(word) != std::string::npos; });
    return isWithin ? WordMatch::Within : WordMatch::None;
}

}  // namespace drumhead
