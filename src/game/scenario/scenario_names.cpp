#include "game/scenario/scenario_reader.hpp"

#include <array>

namespace drumhead {

namespace {

/// The next character of a sound UTF-8 text, which is taken off its front.
char32_t takeCharacter(std::string_view& text)
{
    const auto first = static_cast<unsigned char>(text.front());
    std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    length = std::min(length, text.size());
    char32_t character = length == 1 ? first : static_cast<char32_t>(first & (0xFFu >> (length + 1)));
    for (std::size_t i = 1; i < length; ++i)
        character = (character << 6) | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    text.remove_prefix(length);
    return character;
}

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

std::string codePoint(char32_t character)
{
    constexpr char digits[] = "0123456789ABCDEF";
    std::string text;
    for (int shift = 12; shift >= 0; shift -= 4) text += digits[(character >> shift) & 0xF];
    return "U+" + text;
}

/// Faults a text that is too long or has characters that can't be seen. Returns whether it has any that can.
bool checkText(ScenarioContext& context, JsonPlace place, std::size_t most, bool severalLines)
{
    std::size_t count = 0;
    bool visible = false;
    char32_t odd = 0;
    for (std::string_view rest = place.string(); !rest.empty(); ++count) {
        const char32_t character = takeCharacter(rest);
        visible = visible || !(isBlank(character) || isControl(character));
        if (odd == 0 && isControl(character) && !(severalLines && isLineOrTab(character)))
            odd = character == 0 ? 1 : character;
    }
    if (odd != 0)
        context.fault(place,
                      {"%1 has a control character (%2); take it out", {aKey(place.key()), aText(codePoint(odd))}});
    if (count > most)
        context.fault(place,
                      {"%1 has %2 characters; %3 at the most",
                       {aKey(place.key()), aText(std::to_string(count)), aText(std::to_string(most))}});
    return visible;
}

/// The plain letters of U+00C0 to U+017F, two for each; a blank where there is none.
constexpr std::string_view plainLetters =
    "a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thss"
    "a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thy "
    "a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g g g h h h h i i i i i i i i i i ijijj j k k k "
    "l l l l l l l l l l n n n n n n n n n o o o o o o oeoer r r r r r s s s s s s s s t t t t t t u u u u u u u u u u u u "
    "w w y y y z z z z z z s ";
static_assert(plainLetters.size() == 2 * (0x180 - 0xC0));

std::string_view plainLetter(char32_t character)
{
    if (character < 0xC0 || character >= 0x180) return {};
    std::string_view letters = plainLetters.substr(2 * (character - 0xC0), 2);
    while (!letters.empty() && letters.back() == ' ') letters.remove_suffix(1);
    return letters;
}

}  // namespace

std::string readName(ScenarioContext& context, JsonPlace object, std::string_view key)
{
    const JsonPlace place = object[key];
    if (!place.isString()) {
        context.fault(place.exists() ? place : object,
                      Fault(place.exists() ? FaultCode::NotAText : FaultCode::TextMissing, {aKey(key)}));
        return {};
    }
    if (!checkText(context, place, Scenario::maxName, false))
        context.fault(place, {"%1 is empty; write what people are to read", {aKey(key)}});
    return std::string(place.string());
}

std::string readText(ScenarioContext& context, JsonPlace object, std::string_view key)
{
    const JsonPlace place = object[key];
    if (!place.exists()) return {};
    if (!place.isString()) {
        context.fault(place, Fault(FaultCode::TextExpected, {aKey(key)}));
        return {};
    }
    checkText(context, place, Scenario::maxText, true);
    return std::string(place.string());
}

std::string idFromName(std::string_view name)
{
    constexpr std::size_t longest = 40;
    std::string id;
    bool gap = false;
    const auto add = [&](std::string_view letters) {
        if (gap && !id.empty()) id += '-';
        gap = false;
        id += letters;
    };
    while (!name.empty() && id.size() < longest) {
        const char32_t character = takeCharacter(name);
        const char small = static_cast<char>(character >= 'A' && character <= 'Z' ? character - 'A' + 'a' : character);
        const std::string_view plain = plainLetter(character);
        if (character < 0x80 && ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9'))) add({&small, 1});
        else if (!plain.empty()) add(plain);
        // "St. Cyr's" is one word less than it looks.
        else if (character != '\'' && character != 0x2019 && character != '.') gap = true;
    }
    return id;
}

}  // namespace drumhead
