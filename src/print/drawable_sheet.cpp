#include "print/drawable_sheet.hpp"

#include "print/sheet_document.hpp"

#include "drumhead/base/texts.hpp"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QRawFont>
#include <QString>

#include <algorithm>
#include <set>
#include <utility>

namespace drumhead::print {

namespace {

constexpr qreal triedSize = 10;  // points

/// Calls `visit` for each text on a sheet that is drawn.
template <typename Visit>
void eachText(Sheet& sheet, Visit visit)
{
    for (SheetBlock& block : sheet) {
        visit(block.lead);
        visit(block.text);
        for (SheetCard& card : block.cards) {
            for (std::string* const each : {&card.title, &card.tag, &card.said}) visit(*each);
            for (auto& [head, number] : card.numbers) visit(number);
            std::for_each(card.lines.begin(), card.lines.end(), visit);
        }
        for (std::vector<std::string>& row : block.rows) std::for_each(row.begin(), row.end(), visit);
        std::for_each(block.chart.labels.begin(), block.chart.labels.end(), visit);
        for (Chart::Series& each : block.chart.series) visit(each.name);
        for (Chart::Span& each : block.chart.spans) visit(each.name);
        for (MapSketch::Item& each : block.map.items) visit(each.name);
    }
}

constexpr char32_t signOfMissing = U'¤';

/// Characters of a sheet for which there is no font: they would be drawn as boxes.
std::set<char32_t> withoutFont(Sheet& sheet)
{
    const QFontMetricsF metrics(sheetFont(triedSize));
    std::set<char32_t> tried;
    std::set<char32_t> missing;
    eachText(sheet, [&](const std::string& text) {
        for (const char32_t c : QString::fromStdString(text).toUcs4()) {
            if (c > 0x7E && tried.insert(c).second && QChar::isPrint(c) && !metrics.inFontUcs4(c)) missing.insert(c);
        }
    });
    return missing;
}

/// The text with a plain sign for each run of characters that can't be drawn.
std::string withSigns(const std::string& text, const std::set<char32_t>& missing)
{
    std::u32string made;
    bool isMissing = false;
    for (const char32_t c : QString::fromStdString(text).toUcs4()) {
        const bool wasMissing = std::exchange(isMissing, missing.contains(c));
        if (!isMissing) made += c;
        else if (!wasMissing) made += signOfMissing;
    }
    return QString::fromStdU32String(made).toStdString();
}

}  // namespace

/// Qt lists families by their common names even where there is no font at all, and draws boxes then, which have no map
/// of letters.
bool hasFonts()
{
    return !QFontDatabase::families().isEmpty()
        && !QRawFont::fromFont(sheetFont(triedSize)).fontTable("cmap").isEmpty();
}

Sheet drawable(Sheet sheet, const Texts& texts)
{
    const std::set<char32_t> missing = withoutFont(sheet);
    if (missing.empty()) return sheet;
    eachText(sheet, [&](std::string& text) { text = withSigns(text, missing); });
    SheetBlock& told = sheet.emplace_back();
    told.text = texts.count(
        "sheet.no-font", static_cast<std::int64_t>(missing.size()),
        "¤ stands for {n} character for which no font is installed. The sheet as HTML or Markdown has it as it was "
        "typed.|¤ stands for {n} characters for which no font is installed. The sheet as HTML or Markdown has them as "
        "they were typed.");
    told.wide = true;
    return sheet;
}

}  // namespace drumhead::print
