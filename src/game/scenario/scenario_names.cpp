#include "game/scenario/scenario_reader.hpp"

#include "drumhead/base/typed_text.hpp"

#include <array>

namespace drumhead {

namespace {

std::string codePoint(char32_t character)
{
    constexpr char digits[] = "0123456789ABCDEF";
    std::string text;
    for (int shift = 12; shift >= 0; shift -= 4) text += digits[(character >> shift) & 0xF];
    return "U+" + text;
}

/// Faults a text that is too long or has characters that can't be seen. Returns whether it has any that can.
bool checkText(ScenarioContext& context, JsonPlace place, std::size_t most, Lines lines)
{
    const TypedText typed = examineTyped(place.string(), lines);
    if (typed.control)
        context.fault(place,
                      {message("fault.control", "%1 has a control character (%2); take it out"),
                       {aKey(place.key()), aText(codePoint(*typed.control))}});
    if (typed.characters > most)
        context.fault(place,
                      {message("fault.long", "%1 has %2 characters; %3 at the most"),
                       {aKey(place.key()), aText(std::to_string(typed.characters)), aText(std::to_string(most))}});
    return typed.visible;
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
    if (!checkText(context, place, Scenario::maxName, Lines::One))
        context.fault(place, {message("fault.empty-name", "%1 is empty; give it a name"), {aKey(key)}});
    return withoutTurns(place.string());
}

std::string readText(ScenarioContext& context, JsonPlace object, std::string_view key)
{
    const JsonPlace place = object[key];
    if (!place.exists()) return {};
    if (!place.isString()) {
        context.fault(place, Fault(FaultCode::TextExpected, {aKey(key)}));
        return {};
    }
    checkText(context, place, Scenario::maxText, Lines::Several);
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
