// How the ruleset reads what is unclear in print, apart from what is printed: the readings of its ledger, by chapter.
#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/reading_parts.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::string sentence(std::string text)
{
    text = capitalised(text);
    return text.ends_with('.') || text.ends_with('?') || text.ends_with('!') ? text : text + ".";
}

std::string readingText(const Texts& texts, std::string_view reading)
{
    const ReadingParts parts = readingParts(reading);
    std::string text = sentence(std::string(parts.reading));
    if (!parts.printed.empty())
        text +=
            " " + texts.say("reference.printed", "Printed: {words}", {{"words", sentence(std::string(parts.printed))}});
    if (!parts.alternative.empty())
        text += " "
            + texts.say("reference.alternative", "It could also mean: {words}",
                        {{"words", sentence(std::string(parts.alternative))}});
    return text;
}

}  // namespace

void appendReadings(const Reference& reference, Sheet& sheet)
{
    const Texts& texts = *reference.ruleset.texts;
    std::vector<std::pair<std::string_view, Sheet>> chapters;  // one may go on further down in the source
    const std::vector<LedgerRow>& rows = reference.ruleset.ledger.rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].reading.empty()) continue;
        const std::string_view title = chapterOf(rows[i].section);
        auto found =
            std::find_if(chapters.begin(), chapters.end(), [&](const auto& each) { return each.first == title; });
        if (found == chapters.end()) found = chapters.insert(chapters.end(), {title, {}});
        tell(found->second, Kind::Item,
             marked(std::string(rows[i].statement), reference.markOfRow(static_cast<int>(i))));
        tell(found->second, Kind::Item, readingText(texts, rows[i].reading));
        found->second.back().lead = texts.say("reference.our-reading", "Our reading:");
        found->second.back().depth = 1;
    }
    if (chapters.empty()) return;
    tell(sheet, Kind::Topic, texts.say("reference.readings", "Our readings of unclear print"));
    sheet.back().wide = true;
    for (const auto& [title, lines] : chapters) {
        tell(sheet, Kind::Subheading, std::string(title));
        sheet.insert(sheet.end(), lines.begin(), lines.end());
    }
}

}  // namespace drumhead
