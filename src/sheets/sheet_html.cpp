#include "drumhead/sheets/sheet.hpp"

namespace drumhead {

namespace {

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

std::string element(const std::string& name, const std::string& text) { return "<" + name + ">" + escaped(text) + "</" + name + ">\n"; }

std::string table(const SheetBlock& block)
{
    std::string text = "<table>\n";
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        text += "<tr>";
        for (const std::string& cell : block.rows[i]) text += i == 0 ? "<th>" + escaped(cell) + "</th>" : "<td>" + escaped(cell) + "</td>";
        text += "</tr>\n";
    }
    return text + "</table>\n";
}

std::string written(const SheetBlock& block)
{
    switch (block.kind) {
    case SheetBlock::Kind::Title: return element("h1", block.text);
    case SheetBlock::Kind::Heading: return element("h2", block.text);
    case SheetBlock::Kind::Subheading: return element("h3", block.text);
    case SheetBlock::Kind::Strong: return "<p><strong>" + escaped(block.text) + "</strong></p>\n";
    case SheetBlock::Kind::Paragraph: return element("p", block.text);
    case SheetBlock::Kind::Quote: return element("blockquote", block.text);
    case SheetBlock::Kind::Item: return element("li", block.text);
    case SheetBlock::Kind::Table: return table(block);
    case SheetBlock::Kind::Verbatim: break;
    }
    return element("pre", block.text);
}

constexpr const char* style =
    "body { font-family: 'DejaVu Sans', sans-serif; max-width: 50em; margin: 2em auto; padding: 0 1em; line-height: 1.4; }\n"
    "table { border-collapse: collapse; }\nth, td { border: 1px solid #888; padding: 0.2em 0.6em; text-align: right; }\n"
    "th:first-child, td:first-child { text-align: left; }\npre { white-space: pre-wrap; font-size: 85%; }\nblockquote { font-style: italic; }\n"
    "@media print { h2 { break-after: avoid; } tr, pre { break-inside: avoid; } }\n";

}  // namespace

std::string sheetToHtml(const Sheet& sheet)
{
    const std::string title = sheet.empty() ? std::string() : sheet.front().text;
    std::string text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + escaped(title) + "</title>\n<style>\n" + style + "</style>\n</head>\n<body>\n";
    bool inList = false;
    for (const SheetBlock& block : sheet) {
        const bool isItem = block.kind == SheetBlock::Kind::Item;
        if (isItem != inList) text += isItem ? "<ul>\n" : "</ul>\n";
        inList = isItem;
        text += written(block);
    }
    return text + (inList ? "</ul>\n" : "") + "</body>\n</html>\n";
}

}  // namespace drumhead
