#include "fuzz/text_mutator.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>

namespace drumhead::fuzz {

namespace {

constexpr std::array<std::string_view, 36> extremes = {"0",
                                                       "1",
                                                       "-1",
                                                       "2",
                                                       "3",
                                                       "0.5",
                                                       "1e9",
                                                       "999",
                                                       "1000",
                                                       "1001",
                                                       "2147483647",
                                                       "-2147483648",
                                                       "4294967296",
                                                       "9223372036854775807",
                                                       "18446744073709551615",
                                                       "1e308",
                                                       "-0",
                                                       "1000000000",
                                                       "900000000",
                                                       "null",
                                                       "true",
                                                       "false",
                                                       "\"\"",
                                                       "[]",
                                                       "{}",
                                                       "[[]]",
                                                       "\"none\"",
                                                       "\"\\u0000\"",
                                                       "\"\\ud800\"",
                                                       "\"\\u202e\"",
                                                       "\"\xC3\x28\"",
                                                       "\"*\"",
                                                       "\"self.n\"",
                                                       "\"{\"",
                                                       "\"}\"",
                                                       "\"a|b\""};

/// Behind the quoted text that begins at `at`.
std::size_t endOfQuoted(std::string_view text, std::size_t at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        if (text[at] == '\\') ++at;
    }
    return std::min(at + 1, text.size());
}

/// Behind the bracket that begins at `at`, with all that is in it.
std::size_t endOfBracket(std::string_view text, std::size_t at)
{
    int depth = 0;
    while (at < text.size()) {
        const char letter = text[at];
        if (letter == '"') {
            at = endOfQuoted(text, at);
            continue;
        }
        ++at;
        if (letter == '{' || letter == '[') ++depth;
        if ((letter == '}' || letter == ']') && --depth <= 0) break;
    }
    return at;
}

bool isOfNumber(char letter)
{
    return std::isalnum(static_cast<unsigned char>(letter)) || letter == '-' || letter == '.' || letter == '+';
}

std::size_t endOfValue(std::string_view text, std::size_t at)
{
    if (text[at] == '"') return endOfQuoted(text, at);
    if (text[at] == '{' || text[at] == '[') return endOfBracket(text, at);
    while (at < text.size() && isOfNumber(text[at])) ++at;
    return at;
}

}  // namespace

TextMutator::Span TextMutator::valueIn(std::string_view text)
{
    for (int i = 0; i < 8; ++i) {
        const std::size_t start = below(text.size());
        for (std::size_t at = start; at < text.size(); ++at) {
            const char letter = text[at];
            const bool begins = letter == '"' || letter == '{' || letter == '['
                || (isOfNumber(letter) && (at == 0 || !isOfNumber(text[at - 1])));
            if (begins) return {at, endOfValue(text, at) - at};
        }
    }
    return {};
}

TextMutator::Span TextMutator::lineIn(std::string_view text)
{
    const std::size_t within = below(text.size());
    const std::size_t before = text.rfind('\n', within);
    const std::size_t at = before == std::string_view::npos ? 0 : std::min(before + 1, text.size());
    const std::size_t end = text.find('\n', at);
    return {at, (end == std::string_view::npos ? text.size() : end + 1) - at};
}

void TextMutator::dropElement(std::string& text)
{
    const Span span = valueIn(text);
    std::size_t end = span.at + span.size;
    while (end < text.size() && (text[end] == ' ' || text[end] == ',' || text[end] == ':')) ++end;
    text.erase(span.at, end - span.at);
}

void TextMutator::doubleElement(std::string& text)
{
    const Span span = valueIn(text);
    const std::string value = text.substr(span.at, span.size);
    const std::size_t times = below(8) == 0 ? 40 : 1;
    std::string more;
    for (std::size_t i = 0; i < times && more.size() < 20'000; ++i) more += "," + value;
    text.insert(span.at + span.size, more);
}

void TextMutator::wrap(std::string& text)
{
    static constexpr std::array<std::string_view, 8> around = {
        "[",           R"({"not":)",  R"({"sum":[1,)", R"({"times":[2,)",
        R"({"all":[)", R"({"any":[)", R"({"count":)",  R"({"steps":[)"};
    const Span span = valueIn(text);
    const std::string_view opening = around[below(around.size())];
    std::string closing;
    for (const char letter : opening) {
        if (letter == '{') closing.insert(0, "}");
        if (letter == '[') closing.insert(0, "]");
    }
    text.insert(span.at + span.size, closing);
    text.insert(span.at, opening);
}

void TextMutator::mutate(std::string& text, std::string_view other)
{
    switch (below(12)) {
    case 0: dropElement(text); break;
    case 1: doubleElement(text); break;
    case 2: wrap(text); break;
    case 3: {
        const Span line = lineIn(text);
        text.erase(line.at, line.size);
        break;
    }
    case 4: {
        const Span line = lineIn(other);
        text.insert(lineIn(text).at, std::string(other.substr(line.at, line.size)));
        break;
    }
    case 5:
        if (!text.empty()) text[below(text.size())] = "{}[]\",:0\\x\t;\n "[below(14)];
        break;
    case 6:
    case 7:
    case 8: {
        const Span span = valueIn(text);
        text.replace(span.at, span.size, extremes[below(extremes.size())]);
        break;
    }
    default: {
        const Span span = valueIn(text);
        const Span taken = valueIn(other);
        text.replace(span.at, span.size, std::string(other.substr(taken.at, taken.size)));
        break;
    }
    }
}

bool hasSoundJson(std::string_view text)
{
    constexpr std::string_view mark = "=== ";
    for (std::size_t at = 0; at < text.size();) {
        const char letter = text[at];
        if (letter == '{' || letter == '[') {
            const std::size_t end = endOfBracket(text, at);
            if (!nlohmann::json::accept(text.substr(at, end - at))) return false;
            at = end;
        } else if (text.substr(at).starts_with(mark)) {
            at = std::min(text.find('\n', at), text.size());
            if (text.substr(0, at).ends_with(".tsv")) at = std::min(text.find("\n=== ", at), text.size());
        } else if (std::isdigit(static_cast<unsigned char>(letter))
                   || std::string_view(" \t\r\n-").find(letter) != std::string_view::npos) {
            ++at;
        } else {
            return false;
        }
    }
    return true;
}

std::string SoundMutator::mutated(std::string_view text, std::string_view other, std::size_t most, std::uint64_t seed)
{
    constexpr int tries = 12;
    constexpr std::size_t kept = 512;
    std::mt19937_64 random(seed);
    std::string from(text);
    if (m_isSound(from)) {
        if (m_sound.size() < kept) m_sound.push_back(from);
        else m_sound[m_next++ % kept] = from;
    } else if (!m_sound.empty()) {
        from = m_sound[random() % m_sound.size()];
    }
    const bool takesOther = !m_sound.empty() && random() % 2 == 0;
    const std::string_view donor = takesOther ? m_sound[random() % m_sound.size()] : other;
    for (int i = 0; i < tries; ++i) {
        std::string changed = from;
        TextMutator mutator(random());
        for (std::uint64_t n = random() % 3; n < 3; ++n) mutator.mutate(changed, donor);
        if (changed.size() <= most && changed != from && m_isSound(changed)) return changed;
    }
    return {};
}

}  // namespace drumhead::fuzz
