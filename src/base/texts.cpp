#include "drumhead/base/texts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string filled(std::string_view message, const TextArguments& arguments, std::string_view number)
{
    std::string out;
    while (!message.empty()) {
        const auto open = message.find('{');
        out += message.substr(0, open);
        if (open == std::string_view::npos) break;
        const auto close = message.find('}', open);
        if (close == std::string_view::npos) return out += message.substr(open);
        const std::string_view name = message.substr(open + 1, close - open - 1);
        if (const std::string* const word = arguments.find(name)) out += *word;
        else if (name == "n") out += number;
        else out += message.substr(open, close - open + 1);
        message.remove_prefix(close + 1);
    }
    return out;
}

/// The form for a number: the first is that of 1, the last that of all others.
std::string_view formOf(std::string_view forms, std::int64_t number)
{
    const auto bar = forms.find('|');
    if (bar == std::string_view::npos) return forms;
    return number == 1 ? forms.substr(0, bar) : forms.substr(bar + 1);
}

}  // namespace

const std::string* TextArguments::find(std::string_view name) const
{
    const auto found =
        std::find_if(m_words.begin(), m_words.end(), [&](const auto& each) { return each.first == name; });
    return found == m_words.end() ? nullptr : &found->second;
}

Texts::Texts(std::string language, std::string decimalPoint, Messages messages)
    : m_language(std::move(language)), m_point(std::move(decimalPoint)), m_messages(std::move(messages))
{}

std::string_view Texts::messageOf(std::string_view id, std::string_view english) const
{
    if (m_messages.empty()) return english;
    const auto found = m_messages.find(id);
    return found == m_messages.end() ? english : std::string_view(found->second);
}

std::string Texts::say(std::string_view id, std::string_view english, const TextArguments& arguments) const
{
    return filled(messageOf(id, english), arguments, {});
}

std::string Texts::count(std::string_view id, std::int64_t number, std::string_view english,
                         const TextArguments& arguments) const
{
    return filled(formOf(messageOf(id, english), number), arguments, std::to_string(number));
}

std::string Texts::didYouMean(std::string_view guess) const
{
    return guess.empty() ? std::string() : say("hint.meant", "; did you mean \"{word}\"?", {{"word", guess}});
}

std::string Texts::allOf(const std::vector<std::string>& parts) const { return joined(parts, say("list.and", "and")); }

std::string Texts::oneOf(const std::vector<std::string>& parts) const { return joined(parts, say("list.or", "or")); }

std::string Texts::signedNumber(Number number) const { return withPoint(signedText(number)); }

std::string Texts::withPoint(std::string number) const
{
    if (const auto at = number.find('.'); at != std::string::npos && m_point != ".") number.replace(at, 1, m_point);
    return number;
}

std::vector<std::string_view> namesInBraces(std::string_view message)
{
    std::vector<std::string_view> names;
    for (auto open = message.find('{'); open != std::string_view::npos; open = message.find('{', open + 1)) {
        const auto close = message.find('}', open);
        if (close == std::string_view::npos) break;
        const std::string_view name = message.substr(open + 1, close - open - 1);
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
}

}  // namespace drumhead
