#pragma once

#include "drumhead/game/scenario/scenario.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <string>
#include <utility>
#include <vector>

namespace drumhead {

/// What an organiser prints before the evening.
enum class SheetKind { QuickReference, Scenario, Roster, Labels, Report };

/// The usual layout of each kind.
[[nodiscard]] SheetLayout sheetLayout(SheetKind kind, Paper paper);

/// Rulings that differ from the ruleset's defaults: ids of ruling and choice.
using ChosenRulings = std::vector<std::pair<std::string, std::string>>;

/// The rules at a glance: troops, tables, modifiers, the turn with its reminders, rulings. Our readings and house rules
/// are marked.
[[nodiscard]] Sheet quickReference(const Ruleset& ruleset, const ChosenRulings& rulings = {});

/// The scenario for everybody, then a page for each side: its brief, objectives, forces and reinforcements.
[[nodiscard]] Sheet scenarioSheet(const Scenario& scenario, const Ruleset& ruleset);

/// The armies, a page or more for each side: leaders and units with boxes to tick for losses and states.
[[nodiscard]] Sheet rosterSheet(const Scenario& scenario, const Ruleset& ruleset);

/// A label for each unit and leader, to cut out.
[[nodiscard]] Sheet labelSheet(const Scenario& scenario, const Ruleset& ruleset);

}  // namespace drumhead
