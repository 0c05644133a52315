#include "sheets/plain/plain_tables.hpp"

#include "drumhead/base/text.hpp"
#include "sheets/sheet_text.hpp"
#include "sheets/table_text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Row = std::vector<std::string>;

Row outputsOf(const Ruleset& ruleset, const Table& table, const TableRow& row)
{
    Row cells;
    for (std::size_t i = 0; i < row.outputs.size(); ++i)
        cells.push_back(outputText(ruleset, table.outputs[i], row.outputs[i]));
    return cells;
}

SheetBlock byOneInput(const Ruleset& ruleset, const Table& table)
{
    SheetBlock block{Kind::Table, {}, {{table.inputs.front().label}}};
    for (const TableOutput& output : table.outputs) block.rows.front().push_back(outputTitle(output));
    for (const TableRow& row : table.rows) {
        Row& cells = block.rows.emplace_back();
        cells.push_back(cellText(ruleset, table.inputs.front(), row.cells.front()));
        for (std::string& each : outputsOf(ruleset, table, row)) cells.push_back(std::move(each));
    }
    return block;
}

/// "13 or more, in line: 2; 15 or more, any: 3" beside what the first input finds.
SheetBlock byMoreInputs(const Ruleset& ruleset, const Table& table)
{
    Row others;
    for (std::size_t i = 1; i < table.inputs.size(); ++i) others.push_back(table.inputs[i].label);
    Row results;
    for (const TableOutput& output : table.outputs) results.push_back(outputTitle(output));
    SheetBlock block{
        Kind::Table,
        {},
        {{table.inputs.front().label, ruleset.texts->allOf(others) + ": " + ruleset.texts->allOf(results)}}};
    for (const TableRow& row : table.rows) {
        const std::string first = cellText(ruleset, table.inputs.front(), row.cells.front());
        if (block.rows.back().front() != first || block.rows.size() == 1) block.rows.push_back({first, ""});
        std::string when;
        for (std::size_t i = 1; i < row.cells.size(); ++i)
            appendPart(when, ", ", cellText(ruleset, table.inputs[i], row.cells[i]));
        appendPart(block.rows.back().back(), "; ", when + ": " + ruleset.texts->allOf(outputsOf(ruleset, table, row)));
    }
    return block;
}

std::string figure(const Ruleset& ruleset, const Attribute& attribute, const UnitType& type, std::size_t at)
{
    const Value own = type.stats[static_cast<std::size_t>(attribute.stat) + at];
    const Value value = own.isUnknown() ? attribute.fallback : own;
    return value.isUnknown() ? noValue : ruleset.valueText(attribute.shape, value);
}

/// One column, or one for each choice over which the figure is spread.
void addColumns(const Ruleset& ruleset, const Attribute& attribute, SheetBlock& block)
{
    const auto count =
        attribute.per < 0 ? 1 : ruleset.choiceLists[static_cast<std::size_t>(attribute.per)].choices.size();
    for (std::size_t i = 0; i < count; ++i) {
        block.rows.front().push_back(
            attribute.per < 0 ? attribute.label
                              : attribute.label + ", "
                    + ruleset.choiceLists[static_cast<std::size_t>(attribute.per)].choices[i].label);
        for (std::size_t row = 0; row < ruleset.unitTypes.size(); ++row)
            block.rows[row + 1].push_back(figure(ruleset, attribute, ruleset.unitTypes[row], i));
    }
}

}  // namespace

void tellTables(const Ruleset& ruleset, const std::vector<int>& tables, Sheet& sheet)
{
    for (const int index : tables) {
        const Table& table = ruleset.tables[static_cast<std::size_t>(index)];
        tell(sheet, Kind::Strong, ruleset.texts->say("plain.table", "Table: {title}", {{"title", table.title}}));
        sheet.push_back(table.inputs.size() == 1 ? byOneInput(ruleset, table) : byMoreInputs(ruleset, table));
        sheet.back().cells = SheetBlock::Cells::Text;
        sheet.back().boxed = true;
    }
}

void tellTroops(const Ruleset& ruleset, const std::vector<const Attribute*>& figures, Sheet& sheet)
{
    SheetBlock block{Kind::Table, {}, {{ruleset.texts->say("plain.troops", "Troops")}}};
    for (const UnitType& type : ruleset.unitTypes) block.rows.push_back({type.title});
    for (const Attribute* const each : figures) {
        if (each->stat >= 0) addColumns(ruleset, *each, block);
    }
    const auto isEmpty = [](const Row& row) {
        return std::all_of(row.begin() + 1, row.end(), [](const std::string& cell) { return cell == noValue; });
    };
    block.rows.erase(std::remove_if(block.rows.begin() + 1, block.rows.end(), isEmpty), block.rows.end());
    if (block.rows.size() < 2 || block.rows.front().size() < 2) return;
    tell(sheet, Kind::Strong, ruleset.texts->say("plain.figures", "Figures of the troops"));
    block.cells = SheetBlock::Cells::Text;
    block.boxed = true;
    sheet.push_back(std::move(block));
}

}  // namespace drumhead
