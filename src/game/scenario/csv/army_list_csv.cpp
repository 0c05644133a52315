// An order of battle from a spreadsheet: headings, rows, armies.
#include "drumhead/game/scenario/csv/army_list_csv.hpp"

#include "drumhead/base/text.hpp"

#include "drumhead/game/scenario/editing/army_edits.hpp"
#include "game/scenario/csv/army_list_csv_builder.hpp"

#include <algorithm>
#include <tuple>

namespace drumhead {

namespace {

bool isBlank(const std::vector<CsvCell>& cells)
{
    return std::all_of(cells.begin(), cells.end(), [](const CsvCell& each) { return each.text.empty(); });
}

CsvProblem noHeadings(const Texts& texts, int row)
{
    CsvProblem problem;
    problem.row = row;
    problem.message = texts.say("csv.headings", "the first row has to hold headings, \"name\" among them");
    return problem;
}

CsvProblem withoutHeadings(int row, const std::vector<CsvColumn>& columns, const Ruleset& ruleset)
{
    CsvProblem problem;
    problem.row = row;
    problem.leftOut = false;
    std::vector<std::string> titles;
    for (const CsvColumn& each : columns)
        titles.push_back(
            armyListColumnText(ruleset, each.key == CsvKey::Attribute ? each.attribute : csvHeading(each.key)));
    const Texts& texts = *ruleset.texts;
    problem.message = texts.say("csv.no-headings", "there are no headings, so the columns are read as {columns}",
                                {{"columns", texts.allOf(titles)}});
    return problem;
}

CsvProblem neverClosed(const Texts& texts, const CsvTable& table)
{
    CsvProblem problem;
    problem.row = table.unclosedRow;
    problem.column = table.unclosedColumn;
    problem.message =
        texts.say("csv.quotes", "the quotes that open here are never closed, so all that follows was read as one cell");
    return problem;
}

CsvProblem tooLarge(const Texts& texts, const CsvTable& table)
{
    CsvProblem problem;
    problem.row = table.leftOutFrom;
    problem.message =
        texts.say("csv.large", "from here on all is left out: a spreadsheet has at most {rows} rows and {cells} cells",
                  {{"rows", std::to_string(CsvTable::mostRows)}, {"cells", std::to_string(CsvTable::mostCells)}});
    return problem;
}

void dropArmies(Scenario& scenario)
{
    scenario.entities.clear();
    scenario.reinforcements.clear();
}

/// Notes of sides that are gone: a brief has nobody to read it, an objective is for both.
void mendNotes(Scenario& scenario)
{
    const auto isSide = [&](const std::string& id) {
        return std::any_of(scenario.entities.begin(), scenario.entities.end(),
                           [&](const ScenarioEntity& each) { return each.kind == EntityKind::Side && each.id == id; });
    };
    std::erase_if(scenario.briefs, [&](const ScenarioNote& each) { return !isSide(each.side); });
    for (ScenarioNote& each : scenario.objectives) {
        if (!each.side.empty() && !isSide(each.side)) each.side.clear();
    }
}

}  // namespace

ArmyListImport readArmyList(std::string_view text, const Scenario& base, const Ruleset& ruleset,
                            const ArmyListOptions& options)
{
    ArmyListImport import;
    import.scenario = base;
    const CsvTable table = readCsv(text);
    if (table.leftOutFrom > 0) import.problems.push_back(tooLarge(*ruleset.texts, table));
    const auto first = std::find_if_not(table.rows.begin(), table.rows.end(), isBlank);
    const StoredAttributes stored(ruleset);
    const int headingRow = static_cast<int>(first - table.rows.begin()) + 1;
    const bool isHeaded = first == table.rows.end() || hasHeadings(*first, *ruleset.texts, stored);
    import.headings = isHeaded ? headingRow : 0;
    const std::vector<CsvColumn> columns = first == table.rows.end() ? std::vector<CsvColumn>()
        : isHeaded ? csvColumns(*first, headingRow, ruleset, stored, import.problems)
                   : usualColumns(ruleset, stored);
    if (!isHeaded) import.problems.push_back(withoutHeadings(headingRow, columns, ruleset));
    for (const CsvColumn& each : columns)
        import.columns.push_back(each.key == CsvKey::Attribute ? each.attribute : std::string(csvHeading(each.key)));
    if (std::none_of(columns.begin(), columns.end(), [](const CsvColumn& each) { return each.key == CsvKey::Name; })) {
        import.problems.insert(import.problems.begin(), noHeadings(*ruleset.texts, columns.empty() ? 1 : headingRow));
        return import;
    }
    CsvCellReader reader(ruleset, stored, columns, options, base.turns > 0 ? base.turns : Scenario::maxTurns,
                         import.problems);
    std::vector<ArmyRow> rows;
    for (auto row = isHeaded ? first + 1 : first; row != table.rows.end(); ++row) {
        const int number = static_cast<int>(row - table.rows.begin()) + 1;
        if (isBlank(*row)) continue;
        ++import.rows;
        if (number == table.unclosedRow) import.problems.push_back(neverClosed(*ruleset.texts, table));
        else rows.push_back(reader.read(number, *row));
    }
    if (options.replace) dropArmies(import.scenario);
    import.taken = ArmyBuilder(import.scenario, options, reader, *ruleset.texts, import.problems).build(rows);
    arrangeArmies(import.scenario);
    mendNotes(import.scenario);
    std::stable_sort(import.problems.begin(), import.problems.end(), [](const CsvProblem& a, const CsvProblem& b) {
        return std::tie(a.row, a.column) < std::tie(b.row, b.column);
    });
    return import;
}

}  // namespace drumhead
