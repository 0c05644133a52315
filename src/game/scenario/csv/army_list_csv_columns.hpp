#pragma once

#include "drumhead/game/scenario/csv/army_list_csv.hpp"

namespace drumhead {

/// What a column of an army list stands for beside the attributes.
enum class CsvKey : std::uint8_t {
    Nothing,
    Kind,
    Id,
    Name,
    Side,
    Group,
    Leader,
    AttachedTo,
    Arrives,
    ArrivesBy,
    Hidden,
    Note,
    Attribute
};

struct CsvColumn {
    CsvKey key = CsvKey::Nothing;
    std::string attribute;  ///< id, of an attribute: each kind may have one of that id
};

/// The heading under which a key is written.
[[nodiscard]] std::string_view csvHeading(CsvKey key);
/// What the headings mean; unknown and repeated ones are reported.
[[nodiscard]] std::vector<CsvColumn> csvColumns(const std::vector<CsvCell>& headings, int row, const Ruleset& ruleset,
                                                const StoredAttributes& stored, std::vector<CsvProblem>& problems);
/// Whether a row names columns rather than what is in them.
[[nodiscard]] bool hasHeadings(const std::vector<CsvCell>& row, const Texts& texts, const StoredAttributes& stored);
/// The columns where there are no headings: name, side, troop type, and what units need.
[[nodiscard]] std::vector<CsvColumn> usualColumns(const Ruleset& ruleset, const StoredAttributes& stored);
/// In lower case, without separators between words: "Figures per stand" and "figures-per-stand" are the same.
[[nodiscard]] std::string plainWords(std::string_view text);

/// A text that a spreadsheet would take for a formula is written behind an apostrophe.
[[nodiscard]] std::string guardedText(const std::string& text);
[[nodiscard]] std::string unguardedText(const std::string& text);

}  // namespace drumhead
