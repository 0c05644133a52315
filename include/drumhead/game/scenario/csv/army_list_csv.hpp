#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

/// One cell of a spreadsheet. Blanks around a text count only within quotes.
struct CsvCell {
    std::string text;
    bool quoted = false;
};
/// Rows as a spreadsheet counts them, blank ones included.
struct CsvTable {
    char separator = ',';
    std::vector<std::vector<CsvCell>> rows;
    int unclosedRow = 0;  ///< from 1: a row whose quotes are never closed, or 0
    int unclosedColumn = 0;
};
/// Reads UTF-8 text. The separator is a comma, semicolon or tab: whichever the first row has most of, or what a line
/// "sep=;" says.
[[nodiscard]] CsvTable readCsv(std::string_view text);

/// Something of a spreadsheet that could not be taken as it stands.
struct CsvProblem {
    int row = 0;          ///< from 1
    int column = 0;       ///< from 1; 0: the whole row
    bool leftOut = true;  ///< the row is left out; else it is taken, with this remark
    std::string message;
};

/// An order of battle read from a spreadsheet, as the scenario that it makes.
struct ArmyListImport {
    Scenario scenario;
    /// What each column is taken for: "name", "side", an attribute, or empty: left out.
    std::vector<std::string> columns;
    std::vector<CsvProblem> problems;  ///< by row and column
    int headings = 0;                  ///< the row that holds the headings, from 1
    int rows = 0;                      ///< rows with something in them, the headings left out
    int taken = 0;                     ///< of these, those that are in the scenario
};
struct ArmyListOptions {
    bool replace = true;       ///< instead of the armies that are there; else beside them
    bool takeGuesses = false;  ///< take the likeliest troop type for one that is misspelt
    std::string side;          ///< id or name of the side of those of whom none is told; empty: the first
};

/// Reads an order of battle. The first row that is not blank has the headings: labels or ids of attributes, and name,
/// id, kind (unit, group, leader, side; nothing: unit), side, group, leader (who commands the unit's group), attached
/// to, arrives (turn), arrives by, hidden, note. Sides and groups that are only mentioned are made. A row with a fault
/// is left out and told; all others are taken.
[[nodiscard]] ArmyListImport readArmyList(std::string_view text, const Scenario& base, const Ruleset& ruleset,
                                          const ArmyListOptions& options = {});

/// The armies as a spreadsheet, one row for each side, leader, group and unit; reading it into the same scenario gives
/// the same armies.
[[nodiscard]] std::string armyListToCsv(const Scenario& scenario, const Ruleset& ruleset, char separator = ',');

}  // namespace drumhead
