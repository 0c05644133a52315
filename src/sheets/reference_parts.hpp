#pragma once

#include "drumhead/sheets/organiser.hpp"
#include "sheet_text.hpp"

#include <map>

namespace drumhead {

/// What a quick-reference sheet is made from.
struct Reference {
    const Ruleset& ruleset;
    const ChosenRulings& rulings;

    /// The mark of what is not printed in the source, or nothing.
    [[nodiscard]] std::string mark(ElementId element) const;
    /// The mark of a statement of the source: of our reading, where its print is unclear.
    [[nodiscard]] static std::string mark(const LedgerRow& row);
    /// How the club rules on it.
    [[nodiscard]] Value ruled(const Ruling& ruling) const;
    [[nodiscard]] bool isUsual(const Ruling& ruling) const { return ruled(ruling) == ruling.fallback; }
};

/// "+2", "musketry -1, artillery 0": an amount in as few words as can be, with what the rulings decide decided. Empty where it needs a sentence.
[[nodiscard]] std::string amountText(const Reference& reference, const Program& program, NodeId node);

/// The amounts of all modifiers that a procedure uses and the rulings do not rule out.
[[nodiscard]] std::map<const Modifier*, std::string> modifierAmounts(const Reference& reference);

void tellUnitTable(const Reference& reference, Sheet& sheet);
void tellTables(const Reference& reference, Sheet& sheet);
void tellModifiers(const Reference& reference, Sheet& sheet);
void tellTurn(const Reference& reference, Sheet& sheet);
/// What the rules say besides, by chapter: all that stands in no other part of the sheet.
void tellStatements(const Reference& reference, Sheet& sheet);
void tellRulings(const Reference& reference, Sheet& sheet);

}  // namespace drumhead
