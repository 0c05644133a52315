#pragma once

#include "drumhead/base/number.hpp"

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drumhead {

/// What stands for the names in braces of a message. It keeps the words itself, so that it may outlive them.
class TextArguments {
public:
    TextArguments() = default;
    TextArguments(std::initializer_list<std::pair<std::string_view, std::string_view>> words)
        : m_words(words.begin(), words.end())
    {}

    /// What stands for the name, or null.
    [[nodiscard]] const std::string* find(std::string_view name) const;

private:
    std::vector<std::pair<std::string, std::string>> m_words;
};

/// A sentence of the program that stands in a table, to be said in one language or another.
struct Message {
    std::string_view id;
    std::string_view english;

    friend constexpr bool operator==(const Message&, const Message&) = default;
};
[[nodiscard]] constexpr Message message(std::string_view id, std::string_view english) { return {id, english}; }

/// The program's own sentences in one language, by message id. English stands beside the code that says it, and is said
/// where a language has no words for a message; so texts without any entries speak English.
class Texts {
public:
    using Messages = std::map<std::string, std::string, std::less<>>;

    Texts() = default;
    /// `language` is its code, "de"; `decimalPoint` stands in numbers. Messages are as `say` and `count` take them.
    Texts(std::string language, std::string decimalPoint, Messages messages);

    [[nodiscard]] const std::string& language() const { return m_language; }
    [[nodiscard]] bool isEnglish() const { return m_language == "en"; }

    /// The message with its arguments: with the values by name, {{"title", …}, {"value", …}}.
    [[nodiscard]] std::string say(std::string_view id, std::string_view english,
                                  const TextArguments& arguments = {}) const;
    [[nodiscard]] std::string say(const Message& message) const { return say(message.id, message.english); }
    /// One of the forms of a message, which are parted by "|": the first is that of 1. "{n}" is the number.
    [[nodiscard]] std::string count(std::string_view id, std::int64_t number, std::string_view english,
                                    const TextArguments& arguments = {}) const;

    /// "; did you mean "line"?", to stand behind a fault; nothing where there is no guess.
    [[nodiscard]] std::string didYouMean(std::string_view guess) const;

    /// "a", "a and b", "a, b and c".
    [[nodiscard]] std::string allOf(const std::vector<std::string>& parts) const;
    /// "a", "a or b", "a, b or c".
    [[nodiscard]] std::string oneOf(const std::vector<std::string>& parts) const;

    /// "7", "0.5".
    [[nodiscard]] std::string number(Number number) const { return withPoint(number.text()); }
    /// "+2", "-0.5", "0", with an ASCII hyphen.
    [[nodiscard]] std::string signedNumber(Number number) const;
    /// The text of a number, written with a point, as this language writes it: "26,9 %".
    [[nodiscard]] std::string withPoint(std::string number) const;

private:
    [[nodiscard]] std::string_view messageOf(std::string_view id, std::string_view english) const;

    std::string m_language = "en";
    std::string m_point = ".";
    Messages m_messages;
};

/// The names in braces of a message, in order, each once.
[[nodiscard]] std::vector<std::string_view> namesInBraces(std::string_view message);

}  // namespace drumhead
