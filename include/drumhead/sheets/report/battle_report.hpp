#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/journal/turn_clock.hpp"
#include "drumhead/sheets/sheet.hpp"

namespace drumhead {

/// The present line of a battle, from its beginning to the head.
struct PlayedBattle {
    PlayedBattle(const GameRules& rules, const Scenario& scenario, std::vector<JournalEntry> line);

    GameRules rules;
    const Scenario& scenario;
    State start;
    State end;
    std::vector<JournalEntry> line;
    TurnClock time;  ///< what the report tells of the time used; empty: nothing
};

/// The limit of states for the exact odds of a report; cases beyond it are left out of the odds. Counted, not timed, so
/// that a report is always the same.
inline constexpr std::size_t usualReportStates = 10'000'000;

/// How much a report tells.
enum class ReportExtent {
    Brief,  ///< outcome, losses by turn, turning points, losses, luck, and each action in a line
    Full,   ///< the story and the arithmetic of every case instead of the actions
};

/// The report of a battle; every case is decided again.
[[nodiscard]] Sheet battleReport(const PlayedBattle& battle, ReportExtent extent = ReportExtent::Full,
                                 std::size_t mostStates = usualReportStates);

/// The log for a spreadsheet, a row for each command: turn, step, procedure, units, outcome, dice, losses of each side,
/// units gone. A text that a spreadsheet would take for a formula gets an apostrophe in front.
[[nodiscard]] std::string battleToCsv(const PlayedBattle& battle);

}  // namespace drumhead
