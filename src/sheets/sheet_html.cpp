#include "drumhead/charts/chart_drawing.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::string escaped(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default: out += static_cast<unsigned char>(c) < 0x20 && c != '\n' ? ' ' : c;
        }
    }
    return out;
}

std::string element(const std::string& name, const SheetBlock& block)
{
    std::string text = "<" + name + ">";  // with its attributes
    for (const TextRun& run : textRuns(block)) {
        const std::string mark = run.strong ? "strong" : run.stressed ? "em" : "";
        text += mark.empty() ? escaped(run.text) : "<" + mark + ">" + escaped(run.text) + "</" + mark + ">";
    }
    return text + "</" + name.substr(0, name.find(' ')) + ">\n";
}

/// The lines of a cell; the first of several is a name in the first column.
std::string lines(const std::string& cell, bool named = false)
{
    std::string text = escaped(cell);
    if (const std::size_t end = text.find('\n'); named && end != std::string::npos)
        text = "<strong>" + text.substr(0, end) + "</strong>" + text.substr(end);
    if (text.ends_with('\n')) text.pop_back();
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at))
        text.replace(at, 1, "<br>");
    return text;
}

/// Names in one word, longer than a column of a telephone: they may break anywhere.
bool hasLongWord(const std::string& cell)
{
    constexpr std::size_t longest = 30;
    std::size_t length = 0;
    return std::any_of(cell.begin(), cell.end(), [&](char c) {
        length = c == ' ' || c == '\n' ? 0 : length + 1;
        return length > longest;
    });
}

std::string openCell(const std::string& cell) { return hasLongWord(cell) ? "<td class=\"long\">" : "<td>"; }

/// Without frames a head goes across the columns behind it that have none.
std::string head(const SheetBlock& block)
{
    const std::vector<std::string>& cells = block.rows.front();
    std::string text;
    for (std::size_t first = 0; first < cells.size();) {
        std::size_t end = first + 1;
        while (!block.boxed && end < cells.size() && cells[end].empty()) ++end;
        text += end == first + 1 ? "<th>" : "<th colspan=\"" + std::to_string(end - first) + "\">";
        text += lines(cells[first]) + "</th>";
        first = end;
    }
    return text;
}

/// A remark across the table, below all rows: it heads nothing.
bool isRemark(const SheetBlock& block, std::size_t index)
{
    for (std::size_t i = index; i < block.rows.size(); ++i) {
        if (!isBand(block, i)) return false;
    }
    return block.boxed;
}

std::string row(const SheetBlock& block, std::size_t index)
{
    if (isRemark(block, index))
        return "<td colspan=\"" + std::to_string(block.rows.front().size()) + "\">" + lines(block.rows[index].front())
            + "</td>";
    if (isBand(block, index))
        return "<th class=\"band\" colspan=\"" + std::to_string(block.rows.front().size()) + "\">"
            + lines(block.rows[index].front()) + "</th>";
    if (index == 0) return head(block);
    std::string text;
    for (const std::string& cell : block.rows[index]) text += openCell(cell) + lines(cell, text.empty()) + "</td>";
    return text;
}

std::string table(const SheetBlock& block)
{
    const std::string names =
        std::string(block.cells == SheetBlock::Cells::Text ? "text" : "") + (block.wide ? " wide" : "");
    std::string text = names.empty() ? "<table>\n" : "<table class=\"" + names + "\">\n";
    for (std::size_t i = 0; i < block.rows.size(); ++i) text += "<tr>" + row(block, i) + "</tr>\n";
    return text + "</table>\n";
}

std::string labels(const SheetBlock& block)
{
    std::string text = "<div class=\"labels\">\n";
    for (const std::vector<std::string>& lines : block.rows) {
        text += "<div>";
        for (std::size_t i = 0; i < lines.size(); ++i)
            text += i == 0 ? "<strong>" + escaped(lines[i]) + "</strong>" : "<br>" + escaped(lines[i]);
        text += "</div>\n";
    }
    return text + "</div>\n";
}

std::string card(const SheetCard& card)
{
    std::string text = "<div><strong>" + escaped(card.title) + "</strong>"
        + (card.tag.empty() ? "" : " <mark>" + escaped(card.tag) + "</mark>");
    if (!card.said.empty()) text += "<br>" + escaped(card.said);
    if (!card.numbers.empty()) text += "<p class=\"numbers\">";
    for (const auto& [head, value] : card.numbers)
        text += "<span>" + escaped(head) + " <b>" + escaped(value) + "</b></span> ";
    if (!card.numbers.empty()) text += "</p>";
    for (std::size_t i = 0; i < card.lines.size(); ++i) {
        text += i == 0 && !card.numbers.empty() ? "" : "<br>";
        for (const TextRun& run : emphasisRuns(card.lines[i]))
            text += run.strong ? "<b>" + escaped(run.text) + "</b>" : escaped(run.text);
    }
    return text + "</div>\n";
}

std::string cards(const SheetBlock& block)
{
    std::string text = "<div class=\"cards\">\n";
    for (const SheetCard& each : block.cards) text += card(each);
    return text + "</div>\n";
}

constexpr double widthOfCharts = 520;  // points
constexpr double sizeOfCharts = 11;

std::string written(const SheetBlock& block)
{
    switch (block.kind) {
    case Kind::Title: return element("h1", block);
    case Kind::Topic: return element("h2 class=\"topic\"", block);
    case Kind::Heading: return element("h2", block);
    case Kind::Subheading: return element(block.wide ? "h3 class=\"wide\"" : "h3", block);
    case Kind::Strong: return "<p><strong>" + escaped(block.text) + "</strong></p>\n";
    case Kind::Paragraph: return element(block.wide ? "p class=\"wide\"" : "p", block);
    case Kind::Quote: return element("blockquote", block);
    case Kind::Item: return element(block.depth > 0 ? "li class=\"inner\"" : "li", block);
    case Kind::Table: return table(block);
    case Kind::Labels: return labels(block);
    case Kind::Cards: return cards(block);
    case Kind::Figure: return chartToSvg(block.drawing(widthOfCharts, sizeOfCharts));
    case Kind::PageBreak: return "<div class=\"page\"></div>\n";
    case Kind::Verbatim: break;
    }
    return element("pre", block);
}

constexpr const char* style =
    "body { font-family: 'DejaVu Sans', sans-serif; max-width: 50em; margin: 2em auto; padding: 0 1em; line-height: 1.4; overflow-wrap: break-word; }\n"
    "table { border-collapse: collapse; display: block; max-width: 100%; overflow-x: auto; margin: 0.6em 0; }\n.long { overflow-wrap: anywhere; min-width: 12em; }\nth, td { border: 1px solid #888; padding: 0.2em 0.6em; text-align: right; }\n"
    "th:first-child, td:first-child, .text th, .text td { text-align: left; vertical-align: top; }\nth { background: #8882; }\npre { white-space: pre-wrap; font-size: 85%; }\nblockquote { font-style: italic; }\nsvg.chart { display: block; max-width: 100%; height: auto; background: #fff; margin: 0.6em 0; }\n"
    "summary { cursor: pointer; }\nsummary h2 { display: inline-block; margin: 0.8em 0 0.4em; }\n.case summary { font-weight: bold; margin: 0.3em 0; }\n"
    "li.inner { margin-left: 1.5em; }\n.labels { display: grid; grid-template-columns: repeat(3, 1fr); }\n"
    ".labels div { border: 1px dashed #888; padding: 0.4em; min-height: 5em; break-inside: avoid; }\n"
    ".cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22em, 100%), 1fr)); gap: 0.4em; align-items: start; }\n"
    ".cards div { border: 1px solid #888; padding: 0.3em 0.5em; break-inside: avoid; }\n"
    ".numbers { margin: 0.3em 0; }\n.numbers span { display: inline-block; border: 1px solid #888; padding: 0 0.4em; margin-bottom: 0.15em; }\n"
    "@media (max-width: 40em) { body { margin: 1em auto; } th, td { padding: 0.15em 0.3em; } .labels { grid-template-columns: 1fr; } ul, ol { padding-left: 1.4em; } }\n"
    "@media print { nav { display: none; } table { display: table; } body { max-width: none; margin: 0; padding: 0; font-size: 10pt; } pre { font-size: 9pt; } svg.chart { width: 660px; } h1, h2, h3 { break-after: avoid; } tr, pre, li { break-inside: avoid; } .page { break-before: page; } }\n";

/// What differs from sheet to sheet: the paper, and columns, which a screen has only where it is wide.
/// Whether all of a sheet is to be seen side by side.
bool isOnFewPages(const SheetLayout& layout) { return layout.columns > 1 && layout.pages > 0; }

std::string ownStyle(const SheetLayout& layout)
{
    std::string text =
        std::string("@page { size: ") + (layout.paper == Paper::A4 ? "A4" : "Letter") + "; margin: 12mm; }\n";
    if (!isOnFewPages(layout)) return text;  // a long sheet is read from top to bottom
    const std::string count = std::to_string(layout.columns);
    text += "body { max-width: 100em; columns: 26em " + count
        + "; font-size: 85%; line-height: 1.25; }\nh1, .topic, .wide { column-span: all; }\n"
          ".topic { background: #333; color: #fff; padding: 0.1em 0.4em; }\ntable { break-inside: avoid; }\nh3 { break-after: avoid; }\n";
    return text + "@media print { body { columns: " + count
        + "; font-size: 9pt; line-height: 1.15; } h2, h3, p, ul, table { margin: 0.3em 0; } }\n";
}

/// Where a long sheet's sections can be gone to, and folded.
constexpr std::size_t manySections = 5;

std::size_t countOf(const Sheet& sheet, Kind kind)
{
    return static_cast<std::size_t>(
        std::count_if(sheet.begin(), sheet.end(), [&](const SheetBlock& block) { return block.kind == kind; }));
}

/// What the sections of a sheet begin with.
Kind sectionKind(const Sheet& sheet) { return countOf(sheet, Kind::Topic) > 0 ? Kind::Topic : Kind::Heading; }

std::string contents(const Sheet& sheet, Kind section, const Texts& texts)
{
    std::string text = "<nav aria-label=\"" + escaped(texts.say("sheet.contents", "Contents")) + "\"><ol>\n";
    std::size_t number = 0;
    bool isInside = false;  // the sections of a further title stand below it
    for (std::size_t i = 1; i < sheet.size(); ++i) {
        const SheetBlock& block = sheet[i];
        if (block.kind == Kind::Title)
            text += (isInside ? "</ol></li>\n<li>" : "<li>") + escaped(block.text) + "<ol>\n";
        isInside = isInside || block.kind == Kind::Title;
        if (block.kind != section) continue;
        text += "<li><a href=\"#section-" + std::to_string(++number) + "\">" + escaped(block.text) + "</a></li>\n";
    }
    return text + (isInside ? "</ol></li>\n" : "") + "</ol></nav>\n";
}

/// Writes the blocks of a page; lists, sections and cases are closed where the next thing begins.
class PageWriter {
public:
    PageWriter(const Sheet& sheet, bool mayFold, const Texts& texts)
        : m_sheet(sheet), m_texts(texts), m_section(sectionKind(sheet)),
          m_folds(mayFold && countOf(sheet, m_section) >= manySections)
    {}

    std::string write()
    {
        for (std::size_t i = 0; i < m_sheet.size(); ++i) add(i);
        setList(false);
        return std::move(m_text) + (m_sections > 0 && m_folds ? "</details>\n" : "");
    }

private:
    void setList(bool isItem, bool isWide = false)
    {
        if (m_inList && (!isItem || isWide != m_isWideList)) m_text += "</ul>\n";
        if (isItem && (!m_inList || isWide != m_isWideList)) m_text += isWide ? "<ul class=\"wide\">\n" : "<ul>\n";
        m_inList = isItem;
        m_isWideList = isWide;
    }

    void add(std::size_t at)
    {
        const SheetBlock& block = m_sheet[at];
        setList(block.kind == Kind::Item, block.wide);
        if (!m_folds) m_text += written(block);
        else if (block.kind == m_section) section(block);
        else if (isCase(at)) m_text += "<details class=\"case\"><summary>" + escaped(block.text) + "</summary>\n";
        else m_text += written(block);
        if (m_folds && at > 0 && isCase(at - 1)) m_text += "</details>\n";
        if (m_folds && at == 0) m_text += contents(m_sheet, m_section, m_texts);
    }

    void section(const SheetBlock& block)
    {
        if (m_sections > 0) m_text += "</details>\n";
        m_text += "<details open id=\"section-" + std::to_string(++m_sections) + "\"><summary>" + written(block)
            + "</summary>\n";
    }

    /// A heading with its lines as they are, folded at first.
    [[nodiscard]] bool isCase(std::size_t at) const
    {
        return m_sheet[at].kind == Kind::Subheading && at + 1 < m_sheet.size()
            && m_sheet[at + 1].kind == Kind::Verbatim;
    }

    const Sheet& m_sheet;
    const Texts& m_texts;
    Kind m_section;
    bool m_folds;
    bool m_inList = false;
    bool m_isWideList = false;
    std::size_t m_sections = 0;
    std::string m_text;
};

}  // namespace

std::string sheetToHtml(const Sheet& sheet, const SheetLayout& layout, const Texts& texts)
{
    const Sheet shown = runTogether(sheetFor(SheetBlock::Medium::Screen, sheet));
    const std::string title = shown.empty() ? std::string() : shown.front().text;
    std::string text = "<!DOCTYPE html>\n<html lang=\"" + texts.language()
        + "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + escaped(title) + "</title>\n<style>\n" + style
        + ownStyle(layout) + "</style>\n</head>\n<body>\n";
    return text + PageWriter(shown, !isOnFewPages(layout), texts).write() + "</body>\n</html>\n";
}

}  // namespace drumhead
