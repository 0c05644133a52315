#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace drumhead {

struct Attribute;
struct Modifier;

/// A condition: the club's ruling is this choice.
struct ReferenceRuling {
    std::string ruling;
    std::string choice;
};

/// A text row of a quick-reference sheet: one cell for a line of a list, several for a row
/// of a grid.
struct ReferenceRow {
    std::vector<std::string> cells;
    std::vector<ReferenceRuling> under;     ///< the row is omitted unless all of them hold
    std::uint32_t element = 0;              ///< ElementId with its citations
    std::vector<std::string> turnsOn = {};  ///< rulings of which the line tells one choice
};

/// One column of the troop table.
struct ReferenceColumn {
    std::string head;
    /// Several share a cell, "10/48"; an attribute with one value per choice has a column per choice.
    std::vector<const Attribute*> attributes;
    bool notes = false;                ///< shows the notes of the types instead
    std::vector<std::string> turnsOn;  ///< rulings that change its figures
};

/// Sheet wording of a modifier whose amount or label is not enough there.
struct ReferenceWords {
    const Modifier* modifier = nullptr;
    std::string amount;
    std::string text;
    std::vector<ReferenceRuling> under;  ///< otherwise the modifier's own wording is used
    std::vector<std::string> turnsOn;    ///< rulings of which the wording tells one choice
};

/// A part of a topic of the quick-reference sheet.
struct ReferencePart {
    enum class Kind { Troops, Turn, Table, JoinedTables, Modifiers, List, Grid, Rulings };
    Kind kind = Kind::List;
    /// Which sheet it is printed on. By kind: lists and rulings with the rules, all else on the quick reference.
    enum class Sheet { ByKind, QuickReference, Rules, Both };
    std::string title;   ///< replaces a table's title; empty: no title of its own
    bool wide = false;   ///< spans the page
    bool large = false;  ///< looked up most: in larger type
    Sheet sheet = Sheet::ByKind;
    /// Rulings that change some of its lines: marked at its heading, not at the lines. Unset: at the lines.
    std::optional<std::vector<std::string>> turnsOn = {};

    std::vector<ReferenceColumn> columns;        ///< of the troops
    std::map<std::uint32_t, std::string> names;  ///< short names of unit types, by NameId
    int table = -1;                              ///< index into `Ruleset::tables`
    /// The input whose ranges run down, if the sheet sets the layout.
    int down = -1;
    int across = -1;   ///< the input whose choices run across
    std::string none;  ///< text for a table's "none"
    /// Tables with the same input choices, joined into one; `head` names the result of each.
    std::vector<int> joined;
    std::string besideHead;            ///< heading of a column added to a table; empty: none
    std::vector<ReferenceRow> beside;  ///< its cells, one per row
    std::vector<std::string> lists;    ///< of modifiers
    std::vector<ReferenceWords> words;
    /// Of a grid, or of joined tables; replaces a table's own if it has the same number of columns, and an empty one
    /// leaves its column out. Of modifiers: the two columns of amounts written as "-3/-2".
    std::vector<std::string> head;
    std::vector<ReferenceRow> rows;  ///< of a list or a grid
    std::vector<std::string> rulings;
};

/// Content that is looked up together and kept together on one page.
struct ReferenceTopic {
    std::string id;
    std::string title;
    int columns = 0;  ///< page columns it spans; 0: the sheet's default
    std::vector<ReferencePart> parts;
};

/// The arrangement of a ruleset's quick-reference sheet.
struct ReferencePlan {
    std::vector<ReferenceTopic> topics;
};

}  // namespace drumhead
