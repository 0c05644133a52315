#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// One cell of a spreadsheet. Blanks around a text are kept only within quotes.
struct CsvCell {
    std::string text;
    bool quoted = false;
};
/// All rows of a spreadsheet, blank ones included.
struct CsvTable {
    char separator = ',';
    std::vector<std::vector<CsvCell>> rows;
    int unclosedRow = 0;  ///< the row whose quotes are never closed, from 1, or 0
    int unclosedColumn = 0;
    int leftOutFrom = 0;  ///< the row from which nothing was read, since there are too many, from 1, or 0

    static constexpr std::size_t mostRows = 20'000;  ///< more than any armies need, blank ones included
    static constexpr std::size_t mostCells = 1'000'000;
    static constexpr std::size_t mostColumns = 500;  ///< with headings
};
/// Reads UTF-8 text; other bytes become U+FFFD. The separator is the one of comma, semicolon and tab that is most
/// frequent in the first row, or that of a line "sep=;".
[[nodiscard]] CsvTable readCsv(std::string_view bytes);

/// A cell or row that could not be imported as it is.
struct CsvProblem {
    int row = 0;          ///< from 1
    int column = 0;       ///< from 1; 0: the whole row
    bool leftOut = true;  ///< the row is left out; otherwise it is imported with this remark
    std::string message;
};

/// An order of battle from a spreadsheet, and the scenario made of it.
struct ArmyListImport {
    Scenario scenario;
    /// What each column means: "name", "side", an attribute; empty if it is left out.
    std::vector<std::string> columns;
    std::vector<CsvProblem> problems;  ///< by row and column
    int headings = 0;                  ///< the row of the headings, from 1; 0: there is none
    int rows = 0;                      ///< rows that are not blank, without the headings
    int taken = 0;                     ///< rows imported into the scenario
};
struct ArmyListOptions {
    bool replace = false;      ///< replace the present armies; otherwise add to them
    bool takeGuesses = false;  ///< use the nearest troop type for a misspelt one
    std::string side;          ///< id or name of the side for rows that give none; empty: the first side
};

/// Reads an order of battle. The first row that is not blank may have headings: labels or ids of attributes, and name,
/// id, kind (unit, group, leader, side; empty: unit), side, group, leader (of the unit's group), attached to, arrives
/// (turn), arrives by, hidden, note. Without any, the columns are name, side, troop type and what that type needs.
/// Sides and groups that are only mentioned are created; a side that is there already is the same side. A row without
/// a side is of the side of the row above, even where that is left out. A cell that is not needed is left out alone if
/// it is faulty; other faults leave out their row. Both are reported.
[[nodiscard]] ArmyListImport readArmyList(std::string_view text, const Scenario& base, const Ruleset& ruleset,
                                          const ArmyListOptions& options = {});

/// A column of an import in the language of the rules: "side" is "Seite", an attribute its label. Headings may be
/// written so too.
[[nodiscard]] std::string armyListColumnText(const Ruleset& ruleset, std::string_view column);

/// The armies as a spreadsheet, one row for each side, leader, group and unit. Reading it into the same scenario gives
/// the same armies.
[[nodiscard]] std::string armyListToCsv(const Scenario& scenario, const Ruleset& ruleset, char separator = ',');

/// A spreadsheet to fill in: all headings that the ruleset knows, and a row for each troop type.
[[nodiscard]] std::string armyListTemplate(const Ruleset& ruleset, char separator = ',');

}  // namespace drumhead
