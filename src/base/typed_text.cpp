#include "drumhead/base/typed_text.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace drumhead {

namespace {

constexpr char32_t replacement = 0xFFFD;

bool isControl(char32_t character)
{
    return character < 0x20 || (character >= 0x7F && character < 0xA0) || character == 0x2028 || character == 0x2029;
}
bool isLineOrTab(char32_t character) { return character == '\n' || character == '\r' || character == '\t'; }
bool isBlank(char32_t character)
{
    return character == ' ' || character == 0xA0 || (character >= 0x2000 && character <= 0x200B) || character == 0x202F
        || character == 0x3000;
}

constexpr std::size_t turnBytes = 3;  // of each character that turns the direction of writing

/// Finds the characters that turn the direction of writing and are not taken back within the text, and those that force
/// it upon all letters.
class TurnsOfText {
public:
    void see(char32_t character, std::size_t at)
    {
        const bool isForced = character == 0x202D || character == 0x202E;
        const bool opens = character == 0x202A || character == 0x202B || (character >= 0x2066 && character <= 0x2068);
        if (isForced) m_loose.push_back(at);
        else if (opens) m_open.emplace_back(character, at);
        else if (character == 0x202C || character == 0x2069) close(character, at);
    }

    /// Their places, in order.
    [[nodiscard]] std::vector<std::size_t> loose() const
    {
        std::vector<std::size_t> all = m_loose;
        for (const auto& [character, at] : m_open) all.push_back(at);
        std::sort(all.begin(), all.end());
        return all;
    }

private:
    void close(char32_t character, std::size_t at)
    {
        const bool isIsolate = !m_open.empty() && m_open.back().first >= 0x2066;
        if (m_open.empty() || isIsolate != (character == 0x2069)) m_loose.push_back(at);
        else m_open.pop_back();
    }

    std::vector<std::pair<char32_t, std::size_t>> m_open;
    std::vector<std::size_t> m_loose;
};

/// How many bytes the first one says that a character has; 0 where it begins none.
std::size_t lengthFrom(unsigned char first)
{
    if (first < 0x80) return 1;
    if (first < 0xC0 || first >= 0xF8) return 0;
    return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

/// Whether a character of that length is written in its shortest form and is one that may stand in a text.
bool isSound(char32_t character, std::size_t length)
{
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isHalf = character >= 0xD800 && character < 0xE000;
    return length > 0 && character >= least[length] && character <= 0x10FFFF && !isHalf;
}

}  // namespace

char32_t takeCharacter(std::string_view& text)
{
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = lengthFrom(first);
    text.remove_prefix(1);
    if (length <= 1) return length == 1 ? first : replacement;
    auto character = static_cast<char32_t>(first & (0xFFu >> (length + 1)));
    for (std::size_t i = 1; i < length; ++i) {
        if (text.empty() || (static_cast<unsigned char>(text.front()) & 0xC0u) != 0x80u) return replacement;
        character = (character << 6) | (static_cast<unsigned char>(text.front()) & 0x3Fu);
        text.remove_prefix(1);
    }
    return character;
}

std::string soundUtf8(std::string_view text)
{
    std::string sound;
    sound.reserve(text.size());
    while (!text.empty()) {
        const std::string_view before = text;
        const std::size_t length = lengthFrom(static_cast<unsigned char>(before.front()));
        const char32_t character = takeCharacter(text);
        const std::size_t taken = before.size() - text.size();
        if (taken == length && isSound(character, length)) {
            sound += before.substr(0, taken);
        } else {
            sound += "\xEF\xBF\xBD";
            text = before.substr(1);
        }
    }
    return sound;
}

std::string withoutControls(std::string_view text)
{
    constexpr unsigned char latinLead = 0xC2;
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : '\0');
        const bool isLatin = byte == latinLead && next >= 0x80 && next < 0xA0;
        if (isLatin) ++i;
        if (isLatin || byte == 0x7F || (byte < 0x20 && !isLineOrTab(byte))) plain += "\xEF\xBF\xBD";
        else plain += static_cast<char>(byte);
    }
    return plain;
}

std::string withoutTurns(std::string_view text)
{
    TurnsOfText turns;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t at = text.size() - rest.size();
        turns.see(takeCharacter(rest), at);
    }
    std::string plain(text);
    const std::vector<std::size_t> loose = turns.loose();
    for (auto at = loose.rbegin(); at != loose.rend(); ++at) plain.replace(*at, turnBytes, "\xEF\xBF\xBD");
    return plain;
}

std::string listedTitle(std::string_view text)
{
    constexpr std::size_t most = 400;  // bytes
    std::string line;
    bool hasGap = false;
    while (!text.empty() && line.size() < most) {
        const std::string_view before = text;
        const char32_t character = takeCharacter(text);
        const bool isGap = isLineOrTab(character) || character == 0x2028 || character == 0x2029;
        if (!isGap && hasGap && !line.empty()) line += ' ';
        hasGap = isGap;
        if (!isGap) line += soundUtf8(before.substr(0, before.size() - text.size()));
    }
    return withoutTurns(withoutControls(text.empty() ? line : line + "…"));
}

TypedText examineTyped(std::string_view text, Lines lines)
{
    TypedText found;
    for (; !text.empty(); ++found.characters) {
        const char32_t character = takeCharacter(text);
        const bool control = isControl(character);
        found.visible = found.visible || !(control || isBlank(character));
        if (control && !found.control && !(lines == Lines::Several && isLineOrTab(character)))
            found.control = character;
    }
    return found;
}

}  // namespace drumhead
