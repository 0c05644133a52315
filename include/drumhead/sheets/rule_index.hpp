#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <string>
#include <vector>

namespace drumhead {

enum class RuleItemKind : std::uint8_t { UnitType, Table, Modifier, Procedure, Ruling, Watch, Statement };

/// Something that can be looked up in a ruleset by itself.
struct RuleItem {
    RuleItemKind kind = RuleItemKind::Statement;
    std::string id;                  ///< as its file has it: "soft-cover"; of a statement that of the ledger
    std::string title;               ///< as people know it
    std::string under;               ///< its list, its section, or what it belongs to; may be empty
    std::vector<std::string> lines;  ///< what it says, in plain words
    Status status = Status::Printed;
    std::vector<int> cites;         ///< rows of the ledger
    std::vector<ElementId> parts;   ///< its elements: itself, its rows, its steps
    std::vector<std::size_t> uses;  ///< items of the index that read, run or cite it, in the order of the index
    std::string file;               ///< where it stands; empty: in the ledger
    int line = 0;                   ///< counted from 1, like the column; 0: the file as a whole
    int column = 0;
};

/// All types, tables, modifiers, procedures, rulings, watches and statements of a ruleset, kind by kind.
[[nodiscard]] std::vector<RuleItem> ruleIndex(const Ruleset& ruleset);

/// Whether any part of it is among the elements that had a part in something, as `UsedElements` collects them. Of a
/// statement: whether what carries it out had a part.
[[nodiscard]] bool isUsed(const std::vector<RuleItem>& index, std::size_t item, const std::vector<bool>& elements);

}  // namespace drumhead
