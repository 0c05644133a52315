#pragma once

#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// What an organiser prints before the evening.
enum class SheetKind { QuickReference, PlainWords, Rules, Scenario, Roster, Labels, Report, Dice };

/// The usual layout of each kind.
[[nodiscard]] SheetLayout sheetLayout(SheetKind kind, Paper paper);

/// Rulings that differ from the ruleset's defaults: ids of ruling and choice.
using ChosenRulings = std::vector<std::pair<std::string, std::string>>;

/// What is looked up in play, on one sheet of paper: troops, tables, modifiers, the turn in brief. House rules are
/// marked, and readings of unclear print that a ruling could change.
[[nodiscard]] Sheet quickReference(const Ruleset& ruleset, const ChosenRulings& rulings = {});

/// What the quick reference leaves out: the turn with its reminders, sentences, statements, how the club rules.
[[nodiscard]] Sheet rulesSheet(const Ruleset& ruleset, const ChosenRulings& rulings = {});

/// The scenario for everybody, then a page for each side: its brief, objectives, forces and reinforcements.
[[nodiscard]] Sheet scenarioSheet(const Scenario& scenario, const Ruleset& ruleset);

/// The armies, a page or more for each side: leaders and units with boxes to tick for losses and states.
/// `side`: only of that one; nobody: of all.
[[nodiscard]] Sheet rosterSheet(const Scenario& scenario, const Ruleset& ruleset, EntityId side = nobody);

/// A label for each unit and leader, to cut out, with the mark of its side. `side`: only of that one; nobody: of all.
[[nodiscard]] Sheet labelSheet(const Scenario& scenario, const Ruleset& ruleset, EntityId side = nobody);

/// One sheet of an evening, what people call it, and the name of its file without the ending: small letters, digits and
/// hyphens.
struct PackedSheet {
    std::string name;
    std::string title;
    SheetKind kind;
    Sheet sheet;
};
/// All that an evening needs: the scenario for everybody, the quick reference, and for each side brief, roster and
/// labels. What only one side knows stands on its sheets alone.
[[nodiscard]] std::vector<PackedSheet> eveningPack(const Scenario& scenario, const Ruleset& ruleset);

}  // namespace drumhead
