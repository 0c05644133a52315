#pragma once

#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// What an organiser prints before the evening.
enum class SheetKind { QuickReference, Rules, Scenario, Roster, Labels, Report };

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
[[nodiscard]] Sheet rosterSheet(const Scenario& scenario, const Ruleset& ruleset);

/// A label for each unit and leader, to cut out.
[[nodiscard]] Sheet labelSheet(const Scenario& scenario, const Ruleset& ruleset);

}  // namespace drumhead
