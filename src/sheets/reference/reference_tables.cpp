// The tables of a quick-reference sheet.
#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Row = std::vector<std::string>;

std::string outputTitle(const TableOutput& output)
{
    std::string text = output.id;
    std::replace(text.begin(), text.end(), '-', ' ');
    return output.shape.unit.empty() || text == output.shape.unit ? text : text + ", " + output.shape.unit;
}

std::size_t placeOf(Row& list, const std::string& text)
{
    const auto found = std::find(list.begin(), list.end(), text);
    if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
    list.push_back(text);
    return list.size() - 1;
}

/// Words in cells begin at the left, figures end at the right.
void alignCells(SheetBlock& block)
{
    for (std::size_t row = 1; row < block.rows.size(); ++row) {
        for (std::size_t column = 1; column < block.rows[row].size(); ++column) {
            const std::string& cell = block.rows[row][column];
            if (std::any_of(cell.begin(), cell.end(),
                            [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); })
                && cell != "none")
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
    alignCells(block);
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

SheetBlock listed(const Reference& reference, const Table& table)
{
    SheetBlock block{Kind::Table, {}, {{}}};
    block.cells = SheetBlock::Cells::Text;
    for (const TableInput& input : table.inputs) block.rows.front().push_back(input.label);
    for (const TableOutput& output : table.outputs) block.rows.front().push_back(outputTitle(output));
    for (const TableRow& row : table.rows) {
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
    SheetBlock block = listed(reference, table);
    if (!part.beside.empty()) addBeside(reference, part, block);
    return block;
}

}  // namespace

/// The span or the choices that a cell of a table stands for.
std::string cellText(const Ruleset& ruleset, const TableInput& input, const TableCell& cell)
{
    if (!cell.choices.empty()) {
        const std::size_t all = input.choices.empty()
            ? ruleset.choiceLists[static_cast<std::size_t>(input.shape.choices)].choices.size()
            : input.choices.size();
        if (all > 1 && cell.choices.size() == all) return "any";
        Row labels;
        for (const NameId choice : cell.choices) labels.push_back(ruleset.choiceLabel(input.shape.choices, choice));
        return joined(labels, "or");
    }
    const bool open = cell.low <= -Number::largest();
    if (open && cell.high >= Number::largest()) return "any";
    if (open) return "≤ " + cell.high.text();
    if (cell.high >= Number::largest()) return "≥ " + cell.low.text();
    return cell.low == cell.high ? cell.low.text()
                                 : cell.low.text() + (cell.low < Number(0) ? " to " : "–") + cell.high.text();
}

std::string outputText(const Ruleset& ruleset, const TableOutput& output, Value value)
{
    return value.isUnknown() ? noValue : ruleset.valueText(output.shape, value);
}

void appendTable(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    const Table& table = reference.ruleset.tables[static_cast<std::size_t>(part.table)];
    const std::string title = (part.title.empty() ? table.title : part.title) + reference.mark(table.element);
    if (isRunOn(table) && part.beside.empty()) {
        const bool hasHead = part.head.size() == 2;
        const std::string lead = hasHead ? part.head[0] + reference.mark(table.element) + " (" + part.head[1] + ")"
                                         : title + " (" + outputTitle(table.outputs[0]) + ")";
        return sheet.push_back(runOn(reference, table, lead));
    }
    tell(sheet, Kind::Subheading, title);
    sheet.push_back(blockOf(reference, part, table));
    if (part.head.size() == sheet.back().rows.front().size()) sheet.back().rows.front() = part.head;
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
    sheet.push_back(std::move(block));
}

}  // namespace drumhead
