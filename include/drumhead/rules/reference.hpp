#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

struct Attribute;
struct Modifier;

/// What is only true as long as the club rules so.
struct ReferenceRuling {
    std::string ruling;
    std::string choice;
};

/// Something that a quick-reference sheet says in words of its own: one cell for a line of a list, several for the row
/// of a grid.
struct ReferenceRow {
    std::vector<std::string> cells;
    std::vector<ReferenceRuling> under;  ///< the sheet is silent where one of them does not hold
    std::uint32_t element = 0;           ///< an ElementId: what it cites
};

/// One column of the troops on a quick-reference sheet.
struct ReferenceColumn {
    std::string head;
    /// Several stand in one cell, "10/48"; one that is spread over choices has a column for each of them.
    std::vector<const Attribute*> attributes;
    bool notes = false;  ///< holds the notes of the types instead
};

/// How a modifier reads on the sheet where its amount or its label says too little there.
struct ReferenceWords {
    const Modifier* modifier = nullptr;
    std::string amount;
    std::string text;
    std::vector<ReferenceRuling> under;  ///< else the modifier's own
};

/// A part of a topic of the quick-reference sheet.
struct ReferencePart {
    enum class Kind { Troops, Turn, Table, JoinedTables, Modifiers, List, Grid, Rulings };
    Kind kind = Kind::List;
    std::string title;  ///< in place of the one that a table has; empty: none of its own
    bool wide = false;  ///< goes across the page

    std::vector<ReferenceColumn> columns;  ///< of the troops
    int table = -1;                        ///< index into `Ruleset::tables`
    /// The input whose spans go down, where the sheet is to lay the table out so.
    int down = -1;
    int across = -1;   ///< and the one whose choices go across
    std::string none;  ///< how a table's "none" reads
    /// Tables that are looked up by the same choices, as one; `head` names what each gives.
    std::vector<int> joined;
    std::string besideHead;            ///< of a column that the sheet adds to a table; empty: none
    std::vector<ReferenceRow> beside;  ///< its cells, one for each row
    std::vector<std::string> lists;    ///< of modifiers
    std::vector<ReferenceWords> words;
    /// Of a grid, or of joined tables; of a table in place of its own, where it has as many columns.
    std::vector<std::string> head;
    std::vector<ReferenceRow> rows;  ///< of a list or a grid
    std::vector<std::string> rulings;
};

/// What is looked up together, and stands together on one page.
struct ReferenceTopic {
    std::string id;
    std::string title;
    int columns = 0;  ///< over how many of the page it goes; 0: as the sheet does
    std::vector<ReferencePart> parts;
};

/// How a ruleset wants its quick-reference sheet to be arranged.
struct ReferencePlan {
    std::vector<ReferenceTopic> topics;
};

}  // namespace drumhead
