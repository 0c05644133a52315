#pragma once

#include "drumhead/rules/reference.hpp"
#include "drumhead/sheets/organiser.hpp"
#include "sheets/sheet_text.hpp"
#include "sheets/table_text.hpp"

#include <functional>
#include <map>

namespace drumhead {

/// The marks of a reading that a ruling could change, and of a house rule.
inline constexpr const char* readMark = "†";
inline constexpr const char* houseMark = "‡";

/// What the sheets of the rules are made from: the quick reference, and what it leaves out.
struct Reference {
    const Ruleset& ruleset;
    const ChosenRulings& rulings;
    bool isQuick = true;         ///< for the quick reference
    bool isMarkedAbove = false;  ///< the heading says that a ruling can change some of the lines

    /// The mark of a house rule, or of a reading that a ruling could change; else nothing.
    [[nodiscard]] std::string mark(ElementId element) const;
    /// The mark of a line that an author wrote. On the quick reference only what it says counts.
    [[nodiscard]] std::string mark(const ReferenceRow& row) const;
    /// The mark of a step of the turn. On the quick reference only one that a ruling moves or leaves out has it.
    [[nodiscard]] std::string mark(const SequenceStep& step) const;
    /// The mark for the heading of a part.
    [[nodiscard]] std::string markAbove(const ReferencePart& part) const;
    /// Whether something would be otherwise if the club changed one of its rulings.
    [[nodiscard]] bool differsByRuling(const std::function<std::string(const Reference&)>& said) const;
    /// The mark of a statement of the source with that number in the ledger: of a reading that a ruling could change.
    [[nodiscard]] std::string markOfRow(int row) const;
    /// Whether a ruling cites one of these rows of the ledger.
    [[nodiscard]] bool isOpenToRuling(const std::vector<int>& rows) const;
    /// Whether a part stands on this sheet.
    [[nodiscard]] bool shows(const ReferencePart& part) const;
    /// How the club rules on it.
    [[nodiscard]] Value ruled(const Ruling& ruling) const;
    [[nodiscard]] bool isUsual(const Ruling& ruling) const { return ruled(ruling) == ruling.fallback; }
    /// Whether the club has ruled otherwise than usual on something that the element cites.
    [[nodiscard]] bool isOverruled(ElementId element) const;
    /// Whether all of these hold.
    [[nodiscard]] bool isRuled(const std::vector<ReferenceRuling>& under) const;
};

/// The mark goes before the full stop.
[[nodiscard]] std::string marked(std::string_view sentence, const std::string& mark);

/// "+2", "musketry -1, artillery 0": an amount in as few words as can be, with what the rulings decide decided. Empty
/// where it needs a sentence.
[[nodiscard]] std::string amountText(const Reference& reference, const Program& program, NodeId node);

/// Whether the rulings alone see to it that a condition of the sequence does not hold.
[[nodiscard]] bool isRuledOut(const Reference& reference, InternalId when);

/// What a procedure makes of a modifier.
struct ModifierUse {
    std::string amount;          ///< empty where it needs a sentence
    bool turnsOnRuling = false;  ///< a ruling changes its amount, or leaves it out
};

/// The uses of all modifiers that a procedure has and the rulings do not rule out.
[[nodiscard]] std::map<const Modifier*, ModifierUse> modifierUses(const Reference& reference);

/// The topics that the ruleset arranges, and behind them what these do not mention.
[[nodiscard]] std::vector<ReferenceTopic> topicsOf(const Ruleset& ruleset);
void appendTopic(const Reference& reference, const ReferenceTopic& topic, Sheet& sheet);

void appendTroops(const Reference& reference, const ReferencePart& part, Sheet& sheet);
void appendTable(const Reference& reference, const ReferencePart& part, Sheet& sheet);
void appendJoinedTables(const Reference& reference, const ReferencePart& part, Sheet& sheet);
void appendModifiers(const Reference& reference, const ReferencePart& part, Sheet& sheet);
void appendTurn(const Reference& reference, Sheet& sheet);
/// The steps alone, without what they remind of.
void appendTurnInBrief(const Reference& reference, Sheet& sheet);
/// The steps alone, run together.
void appendTurnInALine(const Reference& reference, Sheet& sheet);
/// What the rules say besides, by chapter: all that stands in no other part of the sheet.
void appendStatements(const Reference& reference, Sheet& sheet);
/// How unclear print is read, by chapter.
void appendReadings(const Reference& reference, Sheet& sheet);

/// "Orders" of "Orders p12": sheets have no use for the page.
[[nodiscard]] std::string_view chapterOf(std::string_view section);

/// In characters.
[[nodiscard]] std::size_t lengthOf(const std::string& text);

/// A mark at the end of every cell of a column goes to its head instead.
void shareMark(SheetBlock& table, std::size_t column);

/// A table with the spans of one input down, the choices of another across, and all else in its cells.
[[nodiscard]] SheetBlock crossTable(const Reference& reference, const Table& table, std::size_t down,
                                    std::size_t across);

}  // namespace drumhead
