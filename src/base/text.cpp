#include "drumhead/base/text.hpp"

#include <algorithm>
#include <numeric>

namespace drumhead {

namespace {

/// Letters left out, added, changed, or swapped with their neighbour, each counted as one slip.
std::size_t slips(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast;
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substituted = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, substituted});
            const bool areSwapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (areSwapped) row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        beforeLast = last;
        last = row;
    }
    return last.back();
}

/// How many slips still look like the word that was meant: two, a third of a long word, and one of a word of four
/// letters, unless one is the beginning of the other.
std::size_t forgiven(std::string_view wrong, std::string_view meant)
{
    const bool isShort = wrong.size() <= 4 && !meant.starts_with(wrong) && !wrong.starts_with(meant);
    return isShort ? 1 : std::max<std::size_t>(2, wrong.size() / 3);
}

}  // namespace

std::string joined(const std::vector<std::string>& parts, std::string_view lastWord)
{
    const bool hasComma = std::any_of(parts.begin(), parts.end(),
                                      [](const std::string& each) { return each.find(", ") != std::string::npos; });
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += i + 1 == parts.size() ? " " + std::string(lastWord) + " " : hasComma ? "; " : ", ";
        out += parts[i];
    }
    return out;
}

std::string listedNames(const std::vector<std::string>& names)
{
    std::string list;
    for (const std::string& each : names) appendPart(list, " · ", each);
    return list;
}

void appendPart(std::string& list, std::string_view separator, std::string_view part)
{
    if (!list.empty()) list += separator;
    list += part;
}

std::string possessive(std::string_view name)
{
    return std::string(name) + (!name.empty() && name.back() == 's' ? "'" : "'s");
}

std::string counted(std::size_t count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string signedText(Number number) { return (number > Number(0) ? "+" : "") + number.text(); }

std::string nearest(std::string_view wrong, const std::vector<std::string>& candidates)
{
    constexpr std::size_t mostCompared = 3'000'000;  // letters with letters; some milliseconds
    std::size_t compared = 0;
    if (wrong.size() > 200) return {};
    const std::string* best = nullptr;
    std::size_t fewest = std::max<std::size_t>(2, wrong.size() / 3) + 1;
    for (const std::string& candidate : candidates) {
        if (candidate.size() > 200 || candidate.size() >= wrong.size() + fewest
            || wrong.size() >= candidate.size() + fewest)
            continue;
        compared += wrong.size() * candidate.size();
        if (compared > mostCompared) break;
        const std::size_t count = slips(wrong, candidate);
        if (count < fewest && count <= forgiven(wrong, candidate)) {
            best = &candidate;
            fewest = count;
        }
    }
    return best ? *best : std::string();
}

std::string capitalised(std::string_view text)
{
    std::string out(text);
    if (out.empty()) return out;
    if (out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    // In UTF-8 "à" to "þ" are two bytes, of which the second is 0x20 more than that of the capital; "÷" is none.
    const bool isLatin = out.size() > 1 && out[0] == '\xC3';
    if (isLatin && static_cast<unsigned char>(out[1]) >= 0xA0 && static_cast<unsigned char>(out[1]) != 0xB7
        && static_cast<unsigned char>(out[1]) < 0xBF)
        out[1] = static_cast<char>(out[1] - 0x20);
    return out;
}

std::string asSentence(std::string_view text)
{
    constexpr std::string_view ends[] = {".", "!", "?", "…"};
    std::string sentence = capitalised(text);
    const bool isWhole = sentence.empty()
        || std::any_of(std::begin(ends), std::end(ends), [&](std::string_view end) { return sentence.ends_with(end); });
    return isWhole ? sentence : sentence + '.';
}

std::string spaced(std::string_view id)
{
    std::string words(id);
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

bool isId(std::string_view text)
{
    if (text.empty() || text.size() > 64 || text.front() == '-' || text.back() == '-') return false;
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

}  // namespace drumhead
