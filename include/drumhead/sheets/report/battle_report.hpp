#pragma once

#include "drumhead/game/journal/journal.hpp"
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
};

/// The limit of states for the exact odds of a report; cases beyond it are left out of the odds. Counted, not timed, so
/// that a report is always the same.
inline constexpr std::size_t usualReportStates = 10'000'000;

/// The report of a battle: story by turns, losses, turning points, what the referee overruled, dice and luck, and the
/// arithmetic of every case, which is decided again.
[[nodiscard]] Sheet battleReport(const PlayedBattle& battle, std::size_t mostStates = usualReportStates);

}  // namespace drumhead
