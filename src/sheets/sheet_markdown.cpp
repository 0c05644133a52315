#include "drumhead/sheets/sheet.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Text in a paragraph or a cell, so that no name can be taken for markup, a link or HTML. Line ends become blanks.
std::string markdownEscaped(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        if (c == '\n' || c == '\r' || c == '\t') {
            out += ' ';
            continue;
        }
        if (std::string_view("\\`*_{}[]<>#|~$&").find(c) != std::string_view::npos) out += '\\';
        out += c;
    }
    return out;
}

/// At the beginning of a line a number with a full stop, a plus or a minus would begin a list.
std::string paragraph(const std::string& text)
{
    std::string out = markdownEscaped(text);
    const std::size_t digits = std::min(out.find_first_not_of("0123456789"), out.size());
    if (digits > 0 && digits < out.size() && (out[digits] == '.' || out[digits] == ')')) out.insert(digits, "\\");
    if (!out.empty() && std::string_view("+-=").find(out.front()) != std::string_view::npos) out.insert(0, "\\");
    return out;
}

/// The words of a block; the marks of strong and stressed ones are ours.
std::string words(const SheetBlock& block)
{
    std::string out;
    for (const TextRun& run : textRuns(block)) {
        const std::string mark = run.strong ? "**" : run.stressed ? "*" : "";
        out += mark + (out.empty() && mark.empty() ? paragraph(run.text) : markdownEscaped(run.text)) + mark;
    }
    return out;
}

/// A label: its first line stands out.
std::string markdownLabels(const SheetBlock& block)
{
    std::string text;
    for (const std::vector<std::string>& lines : block.rows) {
        for (std::size_t i = 0; i < lines.size(); ++i)
            text += i == 0 ? "- **" + markdownEscaped(lines[i]) + "**" : "; " + markdownEscaped(lines[i]);
        text += "\n";
    }
    return text;
}

std::string emphasised(const std::string& text)
{
    std::string out;
    for (const TextRun& run : emphasisRuns(text))
        out += run.strong ? "**" + markdownEscaped(run.text) + "**" : markdownEscaped(run.text);
    return out;
}

/// A card: its title stands out, the rest of it is run together.
std::string markdownCards(const SheetBlock& block)
{
    std::string text;
    for (const SheetCard& card : block.cards) {
        text += "- **" + markdownEscaped(card.title) + "**"
            + (card.tag.empty() ? "" : " (" + markdownEscaped(card.tag) + ")");
        if (!card.said.empty()) text += ": " + markdownEscaped(card.said);
        for (const auto& [head, value] : card.numbers)
            text += "; " + markdownEscaped(head) + " **" + markdownEscaped(value) + "**";
        for (const std::string& line : card.lines) text += "; " + emphasised(line);
        text += "\n";
    }
    return text;
}

/// The lines of a cell are parted by semicolons, those of a head by blanks: a row has one line.
std::string oneLine(const std::string& cell, bool isHead)
{
    std::string text = cell.ends_with('\n') ? cell.substr(0, cell.size() - 1) : cell;
    if (text.starts_with('\n')) text.erase(0, 1);
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at))
        text.replace(at, 1, isHead ? " " : "; ");
    return markdownEscaped(text);
}

std::string markdownRow(const SheetBlock& block, std::size_t index)
{
    std::string line = "|";
    for (const std::string& cell : block.rows[index])
        line += " " + (isBand(block, index) ? "**" + oneLine(cell, false) + "**" : oneLine(cell, index == 0)) + " |";
    for (std::size_t i = block.rows[index].size(); i < block.rows.front().size(); ++i) line += " |";
    return line + "\n";
}

std::string markdownTable(const SheetBlock& block)
{
    if (block.rows.empty()) return "";
    std::string text = markdownRow(block, 0) + "|";
    for (std::size_t i = 0; i < block.rows.front().size(); ++i)
        text += i == 0 || block.cells == SheetBlock::Cells::Text ? "---|" : "---:|";
    text += "\n";
    for (std::size_t i = 1; i < block.rows.size(); ++i) text += markdownRow(block, i);
    return text;
}

/// Lines indented by four are taken as they are.
std::string verbatim(const std::string& text)
{
    std::string out = "    ";
    for (const char c : text) {
        if (c == '\n' && !out.empty()) out += "\n    ";
        else if (c != '\r') out += c;
    }
    return out + "\n";
}

std::string markdownBlock(const SheetBlock& block)
{
    switch (block.kind) {
    case SheetBlock::Kind::Title: return "# " + markdownEscaped(block.text) + "\n";
    case SheetBlock::Kind::Topic:
    case SheetBlock::Kind::Heading: return "## " + markdownEscaped(block.text) + "\n";
    case SheetBlock::Kind::Subheading: return "### " + markdownEscaped(block.text) + "\n";
    case SheetBlock::Kind::Strong: return "**" + markdownEscaped(block.text) + "**\n";
    case SheetBlock::Kind::Paragraph: return words(block) + "\n";
    case SheetBlock::Kind::Quote: return "> " + paragraph(block.text) + "\n";
    case SheetBlock::Kind::Item:
        return std::string(static_cast<std::size_t>(block.depth) * 2, ' ') + "- " + words(block) + "\n";
    case SheetBlock::Kind::Table: return markdownTable(block);
    case SheetBlock::Kind::Labels: return markdownLabels(block);
    case SheetBlock::Kind::Cards: return markdownCards(block);
    case SheetBlock::Kind::Figure: {
        if (block.map.width > 0) {
            std::string list;
            for (const std::string& each : mapLines(block.map)) list += "- " + markdownEscaped(each) + "\n";
            return list;
        }
        SheetBlock table;
        table.rows = chartTable(block.chart);
        return markdownTable(table);
    }
    case SheetBlock::Kind::PageBreak: return "";
    case SheetBlock::Kind::Verbatim: break;
    }
    return verbatim(block.text);
}

}  // namespace

std::string sheetToMarkdown(const Sheet& sheet)
{
    std::string text;
    SheetBlock::Kind before = SheetBlock::Kind::Title;
    for (const SheetBlock& block : runTogether(sheetFor(SheetBlock::Medium::Screen, sheet))) {
        if (block.kind == SheetBlock::Kind::PageBreak) continue;
        const bool goesOn = block.kind == SheetBlock::Kind::Item && before == block.kind;
        if (!text.empty() && !goesOn) text += "\n";
        text += markdownBlock(block);
        before = block.kind;
    }
    return text;
}

}  // namespace drumhead
