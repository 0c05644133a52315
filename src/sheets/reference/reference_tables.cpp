// The tables of a quick-reference sheet.
#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Row = std::vector<std::string>;

std::size_t placeOf(Row& list, const std::string& text)
{
    const auto found = std::find(list.begin(), list.end(), text);
    if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
    list.push_back(text);
    return list.size() - 1;
}

/// Words in cells begin at the left, figures end at the right.
void alignCells(const Texts& texts, SheetBlock& block)
{
    for (std::size_t row = 1; row < block.rows.size(); ++row) {
        for (std::size_t column = 1; column < block.rows[row].size(); ++column) {
            const std::string& cell = block.rows[row][column];
            if (std::any_of(cell.begin(), cell.end(),
                            [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); })
                && cell != texts.say("value.none", "none"))
                block.cells = SheetBlock::Cells::Text;
        }
    }
}

/// Two inputs and one result: the first goes down, the fewer of the second input's spans and the results go across.
SheetBlock crossed(const Reference& reference, const Table& table, const std::string& none)
{
    struct Entry {
        std::string down, second, result;
    };
    std::vector<Entry> entries;
    Row spans;
    Row results;
    for (const TableRow& row : table.rows) {
        entries.push_back({cellText(reference.ruleset, table.inputs[0], row.cells[0]),
                           cellText(reference.ruleset, table.inputs[1], row.cells[1]),
                           row.outputs[0].isNone() && !none.empty()
                               ? none
                               : outputText(reference.ruleset, table.outputs[0], row.outputs[0])});
        placeOf(spans, entries.back().second);
        placeOf(results, entries.back().result);
    }
    const bool bySpan = table.across || spans.size() <= results.size();
    Row& across = bySpan ? spans : results;
    SheetBlock block{
        Kind::Table,
        {},
        {{table.inputs[0].label + " \\ " + (bySpan ? table.inputs[1].label : outputTitle(table.outputs[0]))}}};
    block.rows.front().insert(block.rows.front().end(), across.begin(), across.end());
    Row downs;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::size_t down = placeOf(downs, entries[i].down);
        if (down + 1 == block.rows.size()) {
            block.rows.emplace_back(across.size() + 1);
            block.rows.back().front() = entries[i].down;
        }
        std::string& cell = block.rows[down + 1][placeOf(across, bySpan ? entries[i].second : entries[i].result) + 1];
        appendPart(cell, "; ", bySpan ? entries[i].result : entries[i].second);
        if (reference.mark(table.rows[i].element) != reference.mark(table.element))
            cell += reference.mark(table.rows[i].element);
    }
    const auto isDead = [](const Row& row) {
        return std::all_of(row.begin() + 1, row.end(),
                           [](const std::string& cell) { return cell == "0" || cell == noValue; });
    };
    block.rows.erase(std::remove_if(block.rows.begin() + 1, block.rows.end(), isDead), block.rows.end());
    alignCells(*reference.ruleset.texts, block);
    return block;
}

/// What is looked up by a name needs no lines of its own: "Poor 1 · Good 3".
bool isRunOn(const Table& table)
{
    return table.inputs.size() == 1 && table.outputs.size() == 1 && table.inputs[0].shape.kind == ValueKind::Choice;
}

SheetBlock runOn(const Reference& reference, const Table& table, const std::string& lead)
{
    SheetBlock block{Kind::Paragraph, {}, {}};
    block.lead = lead + ":";
    for (const TableRow& row : table.rows) {
        const std::string mark =
            reference.mark(row.element) != reference.mark(table.element) ? reference.mark(row.element) : "";
        const bool isNumber = table.outputs[0].shape.kind == ValueKind::Number;
        block.text += (block.text.empty() ? "" : " · ") + cellText(reference.ruleset, table.inputs[0], row.cells[0])
            + mark + (isNumber ? "\u00a0" : ": ") + outputText(reference.ruleset, table.outputs[0], row.outputs[0]);
    }
    return block;
}

/// Whether a result says no more than that nothing happens.
bool isNothing(const TableOutput& output, Value value)
{
    if (!value.isSet()) return true;
    if (output.shape.kind == ValueKind::Number) return value == Value(Number(0));
    return output.shape.kind == ValueKind::Flag && !value.yes();
}

bool givesNothing(const Table& table, const TableRow& row)
{
    for (std::size_t i = 0; i < row.outputs.size(); ++i) {
        if (!isNothing(table.outputs[i], row.outputs[i])) return false;
    }
    return true;
}

/// Rows by which nothing happens are known by their absence.
bool isDead(const Table& table, const TableRow& row)
{
    const auto lives = [&](const TableRow& each) { return !givesNothing(table, each); };
    return !lives(row) && std::any_of(table.rows.begin(), table.rows.end(), lives);
}

SheetBlock listed(const Reference& reference, const Table& table, bool keepsAll)
{
    SheetBlock block{Kind::Table, {}, {{}}};
    block.cells = SheetBlock::Cells::Text;
    for (const TableInput& input : table.inputs) block.rows.front().push_back(input.label);
    for (const TableOutput& output : table.outputs) block.rows.front().push_back(outputTitle(output));
    for (const TableRow& row : table.rows) {
        if (!keepsAll && isDead(table, row)) continue;
        Row cells;
        for (std::size_t i = 0; i < table.inputs.size(); ++i)
            cells.push_back(cellText(reference.ruleset, table.inputs[i], row.cells[i]));
        for (std::size_t i = 0; i < table.outputs.size(); ++i)
            cells.push_back(outputText(reference.ruleset, table.outputs[i], row.outputs[i]));
        if (reference.mark(row.element) != reference.mark(table.element)) cells.front() += reference.mark(row.element);
        block.rows.push_back(std::move(cells));
    }
    return block;
}

/// The cells that the sheet adds to the rows of a table.
void addBeside(const Reference& reference, const ReferencePart& part, SheetBlock& block)
{
    block.rows.front().push_back(part.besideHead);
    for (std::size_t i = 0; i < part.beside.size(); ++i) block.rows[i + 1].push_back(part.beside[i].cells.front());
    if (!part.beside.empty()) block.rows.front().back() += reference.mark(part.beside.front().element);
}

SheetBlock blockOf(const Reference& reference, const ReferencePart& part, const Table& table)
{
    if (part.across >= 0)
        return crossTable(reference, table, static_cast<std::size_t>(part.down), static_cast<std::size_t>(part.across));
    if (table.inputs.size() == 2 && table.outputs.size() == 1 && part.beside.empty())
        return crossed(reference, table, part.none);
    SheetBlock block = listed(reference, table, !part.beside.empty());
    if (!part.beside.empty()) addBeside(reference, part, block);
    return block;
}

/// Columns to which the sheet gives an empty head say what it has told elsewhere.
void dropHeadless(SheetBlock& block)
{
    for (std::size_t column = block.rows.front().size(); column-- > 1;) {
        if (!block.rows.front()[column].empty()) continue;
        for (Row& row : block.rows) {
            if (column < row.size()) row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
        }
    }
}

/// How many characters go into a column of the page.
constexpr std::size_t columnRoom = 62;

/// "fire on", "Chart A", "Chart B": the name that all cells begin with goes to the head of the row.
void shareFirstWord(Row& row)
{
    constexpr std::size_t fewest = 3;
    if (row.size() < fewest) return;
    const std::string word = row[1].substr(0, row[1].find(' ') + 1);
    const auto begins = [&](const std::string& cell) { return cell.size() > word.size() && cell.starts_with(word); };
    const bool isName = !word.empty() && word[0] >= 'A' && word[0] <= 'Z';
    if (!isName || !std::all_of(row.begin() + 1, row.end(), begins)) return;
    for (std::size_t i = 1; i < row.size(); ++i) row[i].erase(0, word.size());
    row.front() += " " + word.substr(0, word.size() - 1);
}

/// A mark at each cell of a head is said once.
void shareMarkOfHead(Row& head, const std::string& mark)
{
    const auto ends = [&](const std::string& cell) { return cell.ends_with(mark); };
    if (head.size() < 3 || !std::all_of(head.begin() + 1, head.end(), ends)) return;
    for (std::size_t i = 1; i < head.size(); ++i) head[i].resize(head[i].size() - mark.size());
    if (!head.front().ends_with(mark)) head.front() += mark;
}

SheetBlock turnedAcross(const SheetBlock& block, const std::string& title)
{
    SheetBlock turned{Kind::Table, {}, {}};
    for (std::size_t column = 0; column < block.rows.front().size(); ++column) {
        Row& row = turned.rows.emplace_back();
        for (const Row& each : block.rows) row.push_back(column < each.size() ? each[column] : "");
    }
    turned.rows.front().front() = title;
    for (Row& row : turned.rows) shareFirstWord(row);
    for (const std::string mark : {readMark, houseMark}) shareMarkOfHead(turned.rows.front(), mark);
    return turned;
}

/// Few short results stand in boxes side by side, below what they are looked up by; the title heads them.
bool goesAcross(const Reference& reference, const Table& table, const SheetBlock& block, const std::string& title)
{
    constexpr std::size_t mostResults = 8;
    if (!reference.isQuick || table.inputs.size() != 1 || block.rows.size() > mostResults) return false;
    std::size_t width = 0;
    const SheetBlock turned = turnedAcross(block, title);
    for (std::size_t column = 0; column < turned.rows.front().size(); ++column) {
        std::size_t longest = 0;
        for (const Row& row : turned.rows) longest = std::max(longest, lengthOf(row[column]));
        width += longest + 2;
    }
    return width <= columnRoom;
}

}  // namespace

std::size_t lengthOf(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void shareMark(SheetBlock& table, std::size_t column)
{
    for (const std::string mark : {readMark, houseMark}) {
        const bool isShared = std::all_of(table.rows.begin() + 1, table.rows.end(), [&](const Row& row) {
            return column < row.size() && row[column].ends_with(mark);
        });
        if (!isShared || table.rows.size() < 3) continue;
        for (std::size_t i = 1; i < table.rows.size(); ++i)
            table.rows[i][column].resize(table.rows[i][column].size() - mark.size());
        table.rows.front()[column] += mark;
    }
}

void appendTable(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    const Table& table = reference.ruleset.tables[static_cast<std::size_t>(part.table)];
    const std::string own = reference.mark(table.element);
    const std::string mark = own.empty() ? reference.markAbove(part) : own;
    const std::string title = (part.title.empty() ? table.title : part.title) + mark;
    if (isRunOn(table) && part.beside.empty()) {
        const bool hasHead = part.head.size() == 2;
        const std::string lead = hasHead ? part.head[0] + mark + " (" + part.head[1] + ")"
                                         : title + " (" + outputTitle(table.outputs[0]) + ")";
        return sheet.push_back(runOn(reference, table, lead));
    }
    SheetBlock block = blockOf(reference, part, table);
    if (part.head.size() == block.rows.front().size()) block.rows.front() = part.head;
    dropHeadless(block);
    if (goesAcross(reference, table, block, title)) block = turnedAcross(block, title);
    else tell(sheet, Kind::Subheading, title);
    block.boxed = true;
    sheet.push_back(std::move(block));
}

void appendJoinedTables(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    const Ruleset& ruleset = reference.ruleset;
    SheetBlock block{Kind::Table, {}, {part.head}};
    if (part.joined.empty()) return;
    const Table& first = ruleset.tables[static_cast<std::size_t>(part.joined.front())];
    for (const Choice& choice : ruleset.choiceLists[static_cast<std::size_t>(first.inputs[0].shape.choices)].choices) {
        Row row = {choice.label};
        for (const int index : part.joined) {
            const Table& table = ruleset.tables[static_cast<std::size_t>(index)];
            const Value input = Value::choice(choice.id);
            const int found = table.find(&input);
            if (found < 0) row.emplace_back(noValue);
            else
                row.push_back(
                    outputText(ruleset, table.outputs[0], table.rows[static_cast<std::size_t>(found)].outputs[0])
                    + reference.mark(table.rows[static_cast<std::size_t>(found)].element));
        }
        block.rows.push_back(std::move(row));
    }
    const bool hasNothing = std::all_of(block.rows.back().begin() + 1, block.rows.back().end(),
                                        [](const std::string& cell) { return cell == "0" || cell == noValue; });
    if (hasNothing && block.rows.size() > 2) block.rows.pop_back();
    if (part.title.empty()) block.rows.front().front() += reference.markAbove(part);
    block.boxed = true;
    sheet.push_back(std::move(block));
}

}  // namespace drumhead
