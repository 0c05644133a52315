#include "sheets/sheet_text.hpp"

#include "drumhead/base/minus.hpp"
#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

/// Where the mark that was opened before `from` is closed, or npos: a mark between blanks is a star.
std::size_t closing(std::string_view text, std::string_view mark, std::size_t from)
{
    if (from >= text.size() || text[from] == ' ' || text[from] == '*') return std::string_view::npos;
    for (std::size_t at = text.find(mark, from + 1); at != std::string_view::npos; at = text.find(mark, at + 1)) {
        if (text[at - 1] != ' ') return at;
    }
    return std::string_view::npos;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t' || text.front() == '\r'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

/// Reads Markdown line by line; lines of one paragraph are joined.
struct MarkdownReader {
    Sheet& sheet;
    bool open = false;  ///< the last block may go on

    void begin(Kind kind, std::string_view text)
    {
        tell(sheet, kind, std::string(text));
        sheet.back().emphasis = true;
        open = true;
    }

    void line(std::string_view raw)
    {
        const std::string_view text = trimmed(raw);
        const std::size_t hashes = std::min(text.find_first_not_of('#'), text.size());
        const bool isItem = text.size() > 2 && (text[0] == '-' || text[0] == '*' || text[0] == '+') && text[1] == ' ';
        if (text.empty()) open = false;
        else if (hashes > 0 && hashes < text.size() && text[hashes] == ' ') heading(trimmed(text.substr(hashes)));
        else if (isItem) begin(Kind::Item, trimmed(text.substr(2)));
        else if (open) sheet.back().text += " " + std::string(text);
        else begin(Kind::Paragraph, text);
    }

    void heading(std::string_view text)
    {
        tell(sheet, Kind::Strong, std::string(text));
        open = false;
    }
};

}  // namespace

void tell(Sheet& sheet, SheetBlock::Kind kind, std::string text)
{
    SheetBlock& block = sheet.emplace_back();
    block.kind = kind;
    block.text = std::move(text);
}

std::vector<TextRun> textRuns(const SheetBlock& block)
{
    std::vector<TextRun> runs;
    if (!block.lead.empty()) runs.push_back({block.lead, true, false});
    const std::string blank = block.lead.empty() ? "" : " ";
    runs.push_back({block.emphasis ? blank : blank + block.text, false, false});
    if (!block.emphasis) return runs;
    const std::string_view text = block.text;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view mark = text.substr(at, 2) == "**" ? "**" : text[at] == '*' ? "*" : "";
        const std::size_t end = mark.empty() ? std::string_view::npos : closing(text, mark, at + mark.size());
        if (end == std::string_view::npos) {
            runs.back().text += text[at++];
            continue;
        }
        runs.push_back(
            {std::string(text.substr(at + mark.size(), end - at - mark.size())), mark.size() == 2, mark.size() == 1});
        runs.emplace_back();
        at = end + mark.size();
    }
    std::erase_if(runs, [](const TextRun& run) { return run.text.empty(); });
    return runs;
}

std::vector<TextRun> emphasisRuns(const std::string& text)
{
    SheetBlock block;
    block.text = text;
    block.emphasis = true;
    return textRuns(block);
}

namespace {

/// The words before the colon with which a sentence begins, if they are few.
std::string_view opening(std::string_view sentence)
{
    constexpr std::size_t mostCharacters = 48;
    const std::size_t colon = sentence.substr(0, mostCharacters).find(": ");
    return colon == std::string_view::npos ? std::string_view() : sentence.substr(0, colon);
}

/// Adds a sentence to others. `last` is how the last of them began.
void addSentence(std::string& text, std::string_view last, std::string_view sentence)
{
    const std::string_view begins = opening(sentence);
    if (begins.empty() || begins != last) {
        text += (text.empty() ? "" : " ") + std::string(sentence);
        return;
    }
    if (text.ends_with(sentence.substr(begins.size()))) return;  // the same again
    if (text.ends_with('.')) text.pop_back();
    text += "; " + std::string(sentence.substr(begins.size() + 2));
}

}  // namespace

namespace {

SheetBlock typeset(SheetBlock block)
{
    block.text = withMinus(block.text);
    block.lead = withMinus(block.lead);
    for (std::vector<std::string>& row : block.rows) {
        for (std::string& cell : row) cell = withMinus(cell);
    }
    for (SheetCard& card : block.cards) {
        for (auto& [head, value] : card.numbers) value = withMinus(value);
    }
    return block;
}

}  // namespace

namespace {

/// "≥ 13" stays on one line.
void bindLimits(SheetBlock& block)
{
    for (std::vector<std::string>& row : block.rows) {
        for (std::string& cell : row) {
            for (const std::string_view sign : {"≤ ", "≥ "}) {
                for (std::size_t at = cell.find(sign); at != std::string::npos; at = cell.find(sign, at + 1))
                    cell.replace(at + sign.size() - 1, 1, "\u00A0");
            }
        }
    }
}

}  // namespace

Sheet sheetFor(SheetBlock::Medium medium, const Sheet& sheet)
{
    Sheet made;
    for (const SheetBlock& block : sheet) {
        if (block.medium != SheetBlock::Medium::Any && block.medium != medium) continue;
        made.push_back(typeset(block));
        if (medium == SheetBlock::Medium::Paper) bindLimits(made.back());
    }
    return made;
}

Sheet runTogether(const Sheet& sheet)
{
    Sheet made;
    std::string_view last;
    for (const SheetBlock& block : sheet) {
        const bool goesOn = !made.empty() && block.kind == SheetBlock::Kind::Paragraph && made.back().kind == block.kind
            && !block.lead.empty() && made.back().lead == block.lead;
        if (goesOn) addSentence(made.back().text, last, block.text);
        else made.push_back(block);
        last = opening(block.text);
    }
    return made;
}

void tellMarkdown(Sheet& sheet, std::string_view markdown)
{
    MarkdownReader reader{sheet};
    for (const std::string_view line : split(markdown, '\n')) reader.line(line);
}

void dropEmptyColumns(SheetBlock& table)
{
    for (std::size_t column = table.rows.empty() ? 0 : table.rows.front().size(); column-- > 0;) {
        if (std::any_of(table.rows.begin() + 1, table.rows.end(),
                        [&](const std::vector<std::string>& row) { return row.size() > 1 && !row[column].empty(); }))
            continue;
        for (std::vector<std::string>& row : table.rows) {
            if (row.size() > 1) row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
        }
        if (column < table.shares.size())
            table.shares.erase(table.shares.begin() + static_cast<std::ptrdiff_t>(column));
    }
}

std::string shortened(const std::string& text, std::size_t characters)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0) == 0x80) continue;  // within a character
        if (count++ == characters) return text.substr(0, i) + "…";
    }
    return text;
}

std::string withoutLeft(const Texts& texts, const std::string& label)
{
    const std::string form = texts.say("label.left", "{label} left", {{"label", "\n"}});
    const std::size_t at = form.find('\n');
    const std::string_view before = std::string_view(form).substr(0, at);
    const std::string_view after = std::string_view(form).substr(at + 1);
    const bool isLeft =
        label.size() > before.size() + after.size() && label.starts_with(before) && label.ends_with(after);
    return isLeft ? label.substr(before.size(), label.size() - before.size() - after.size()) : label;
}

std::string withoutBrackets(const std::string& label)
{
    const std::size_t open = label.find(" (");
    return open != std::string::npos && label.ends_with(')') ? label.substr(0, open) : label;
}

std::string withNote(const std::string& facts, const std::string& note)
{
    if (facts.empty() || note.empty()) return facts + note;
    const bool isSentence = note.ends_with('.') || note.ends_with('!') || note.ends_with('?');
    return facts + (isSentence ? ". " : ", ") + note;
}

std::string inOneLine(std::string text)
{
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

std::string unbroken(std::string text)
{
    for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at))
        text.replace(at, 1, "\u00A0");
    return text;
}

}  // namespace drumhead
