// The troops and tables of a quick-reference sheet.
#include "reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Row = std::vector<std::string>;

constexpr const char* nothing = "–";

std::string statText(const Ruleset& ruleset, const Attribute& attribute, Value value)
{
    return value.isSet() ? ruleset.valueText(attribute.shape, value) : nothing;
}

/// What a type has of an attribute: one value, or one for each choice over which it is spread.
std::string stats(const Ruleset& ruleset, const Attribute& attribute, const UnitType& type)
{
    const std::size_t count = attribute.per < 0 ? 1 : ruleset.choiceLists[static_cast<std::size_t>(attribute.per)].choices.size();
    Row parts;
    for (std::size_t i = 0; i < count; ++i) parts.push_back(statText(ruleset, attribute, type.stats[static_cast<std::size_t>(attribute.stat) + i]));
    if (std::all_of(parts.begin(), parts.end(), [](const std::string& part) { return part == nothing; })) return nothing;
    std::string text = parts.front();
    for (std::size_t i = 1; i < count; ++i) text += "/" + parts[i];
    return text;
}

/// "Chart A/B/C": what all choices begin with is said once.
std::string choiceHeads(const ChoiceList& list)
{
    Row labels;
    for (const Choice& choice : list.choices) labels.push_back(choice.label);
    const std::size_t blank = labels.front().rfind(' ');
    const std::string first = blank == std::string::npos ? "" : labels.front().substr(0, blank + 1);
    const bool isShared = std::all_of(labels.begin(), labels.end(), [&](const std::string& label) { return label.starts_with(first); });
    std::string text = labels.front();
    for (std::size_t i = 1; i < labels.size(); ++i) text += "/" + (isShared ? labels[i].substr(first.size()) : labels[i]);
    return text;
}

std::string heading(const Ruleset& ruleset, const Attribute& attribute)
{
    const std::string text = capitalised(attribute.label);
    return attribute.per < 0 ? text : text + " (" + choiceHeads(ruleset.choiceLists[static_cast<std::size_t>(attribute.per)]) + ")";
}

/// Adds the attribute as a column, unless no type has it.
void addColumn(const Ruleset& ruleset, const Attribute& attribute, SheetBlock& table)
{
    Row column;
    for (const UnitType& type : ruleset.unitTypes) column.push_back(stats(ruleset, attribute, type));
    if (std::all_of(column.begin(), column.end(), [](const std::string& cell) { return cell == nothing; })) return;
    table.rows.front().push_back(heading(ruleset, attribute));
    for (std::size_t i = 0; i < column.size(); ++i) table.rows[i + 1].push_back(column[i]);
}

/// Whether an attribute has a column of its own, rather than a word where a type has something out of the ordinary.
bool hasColumn(const Attribute& attribute)
{
    return attribute.stat >= 0 && !attribute.isType && (attribute.per >= 0 || (attribute.shape.kind != ValueKind::Flag && attribute.origin == Origin::Type && attribute.fallback.isUnknown()));
}

std::string besides(const Ruleset& ruleset, const UnitType& type)
{
    std::string text;
    for (const auto& attribute : ruleset.attributes) {
        if (attribute->stat < 0 || attribute->isType || hasColumn(*attribute)) continue;
        const Value value = type.stats[static_cast<std::size_t>(attribute->stat)];
        const bool isFlag = attribute->shape.kind == ValueKind::Flag;
        if (!value.isSet() || value == attribute->fallback || (isFlag && !value.yes() && attribute->fallback.isUnknown())) continue;
        text += (text.empty() ? "" : ", ") + (isFlag ? (value.yes() ? "" : "not ") + attribute->label : ruleset.valueText(attribute->shape, value));
    }
    return text;
}

/// What types have besides, in one column for all of it.
void addBesides(const Ruleset& ruleset, SheetBlock& table)
{
    Row column;
    for (const UnitType& type : ruleset.unitTypes) column.push_back(besides(ruleset, type));
    if (std::all_of(column.begin(), column.end(), [](const std::string& cell) { return cell.empty(); })) return;
    table.rows.front().push_back("Besides");
    for (std::size_t i = 0; i < column.size(); ++i) table.rows[i + 1].push_back(column[i].empty() ? nothing : column[i]);
}

/// The span or the choices that a cell of a table stands for.
std::string cellText(const Ruleset& ruleset, const TableInput& input, const TableCell& cell)
{
    if (!cell.choices.empty()) {
        const std::size_t all = input.choices.empty() ? ruleset.choiceLists[static_cast<std::size_t>(input.shape.choices)].choices.size() : input.choices.size();
        if (all > 1 && cell.choices.size() == all) return "any";
        Row labels;
        for (const NameId choice : cell.choices) labels.push_back(ruleset.choiceLabel(input.shape.choices, choice));
        return joined(labels, "or");
    }
    const bool open = cell.low <= -Number::largest();
    if (open && cell.high >= Number::largest()) return "any";
    if (open) return "≤ " + cell.high.text();
    if (cell.high >= Number::largest()) return "≥ " + cell.low.text();
    return cell.low == cell.high ? cell.low.text() : cell.low.text() + "–" + cell.high.text();
}

std::string outputText(const Ruleset& ruleset, const TableOutput& output, Value value) { return value.isUnknown() ? nothing : ruleset.valueText(output.shape, value); }

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
            if (std::any_of(cell.begin(), cell.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }) && cell != "none") block.cells = SheetBlock::Cells::Text;
        }
    }
}

/// Two inputs and one result: the first goes down, the fewer of the second input's spans and the results go across.
SheetBlock crossed(const Reference& reference, const Table& table)
{
    struct Entry { std::string down, second, result; };
    std::vector<Entry> entries;
    Row spans;
    Row results;
    for (const TableRow& row : table.rows) {
        entries.push_back({cellText(reference.ruleset, table.inputs[0], row.cells[0]), cellText(reference.ruleset, table.inputs[1], row.cells[1]), outputText(reference.ruleset, table.outputs[0], row.outputs[0])});
        placeOf(spans, entries.back().second);
        placeOf(results, entries.back().result);
    }
    const bool bySpan = table.across || spans.size() <= results.size();
    Row& across = bySpan ? spans : results;
    SheetBlock block{Kind::Table, {}, {{table.inputs[0].label + " \\ " + (bySpan ? table.inputs[1].label : outputTitle(table.outputs[0]))}}};
    block.rows.front().insert(block.rows.front().end(), across.begin(), across.end());
    Row downs;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::size_t down = placeOf(downs, entries[i].down);
        if (down + 1 == block.rows.size()) {
            block.rows.emplace_back(across.size() + 1);
            block.rows.back().front() = entries[i].down;
        }
        std::string& cell = block.rows[down + 1][placeOf(across, bySpan ? entries[i].second : entries[i].result) + 1];
        cell += (cell.empty() ? "" : "; ") + (bySpan ? entries[i].result : entries[i].second);
        if (reference.mark(table.rows[i].element) != reference.mark(table.element)) cell += reference.mark(table.rows[i].element);
    }
    alignCells(block);
    return block;
}

/// What is looked up by a name needs no lines of its own: "Poor → 1; Good → 3".
bool isRunOn(const Table& table) { return table.inputs.size() == 1 && table.outputs.size() == 1 && table.inputs[0].shape.kind == ValueKind::Choice; }

SheetBlock runOn(const Reference& reference, const Table& table)
{
    SheetBlock block{Kind::Paragraph, {}, {}};
    block.lead = table.title + reference.mark(table.element) + ", " + table.inputs[0].label + " → " + outputTitle(table.outputs[0]) + ":";
    for (const TableRow& row : table.rows) {
        const std::string mark = reference.mark(row.element) != reference.mark(table.element) ? reference.mark(row.element) : "";
        block.text += (block.text.empty() ? "" : "; ") + cellText(reference.ruleset, table.inputs[0], row.cells[0]) + mark + " → " + outputText(reference.ruleset, table.outputs[0], row.outputs[0]);
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
        for (std::size_t i = 0; i < table.inputs.size(); ++i) cells.push_back(cellText(reference.ruleset, table.inputs[i], row.cells[i]));
        for (std::size_t i = 0; i < table.outputs.size(); ++i) cells.push_back(outputText(reference.ruleset, table.outputs[i], row.outputs[i]));
        if (reference.mark(row.element) != reference.mark(table.element)) cells.front() += reference.mark(row.element);
        block.rows.push_back(std::move(cells));
    }
    return block;
}

}  // namespace

void tellUnitTable(const Reference& reference, Sheet& sheet)
{
    const Ruleset& ruleset = reference.ruleset;
    if (ruleset.unitTypes.empty()) return;
    SheetBlock table{Kind::Table, {}, {{"Troops"}}};
    table.wide = true;
    table.cells = SheetBlock::Cells::Text;
    for (const UnitType& type : ruleset.unitTypes) table.rows.push_back({type.title + reference.mark(type.element)});
    for (const auto& attribute : ruleset.attributes) {
        if (hasColumn(*attribute)) addColumn(ruleset, *attribute, table);
    }
    addBesides(ruleset, table);
    sheet.push_back(std::move(table));
}

void tellTables(const Reference& reference, Sheet& sheet)
{
    if (!reference.ruleset.tables.empty()) tell(sheet, Kind::Heading, "Tables");
    for (const Table& table : reference.ruleset.tables) {
        if (isRunOn(table)) {
            sheet.push_back(runOn(reference, table));
            continue;
        }
        tell(sheet, Kind::Subheading, table.title + reference.mark(table.element));
        sheet.push_back(table.inputs.size() == 2 && table.outputs.size() == 1 ? crossed(reference, table) : listed(reference, table));
    }
}

}  // namespace drumhead
