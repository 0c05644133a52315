#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/sheets/sheet.hpp"

namespace drumhead {

/// What a report tells of: the present line of a battle, from its beginning to where it stands.
struct PlayedBattle {
    PlayedBattle(const GameRules& rules, const Scenario& scenario, std::vector<JournalEntry> line);

    GameRules rules;
    const Scenario& scenario;
    State start;
    State end;
    std::vector<JournalEntry> line;
};

/// How many states the exact odds of a report may go through before the rest of its cases is left out of them. Counted,
/// not timed, so that a report is the same whenever it is made.
inline constexpr std::size_t usualReportStates = 10'000'000;

/// The report of a battle as far as it was played: its story by turns, losses, turning points, what the referee
/// overruled, the dice and their luck, and the arithmetic of every case, decided again.
[[nodiscard]] Sheet battleReport(const PlayedBattle& battle, std::size_t mostStates = usualReportStates);

}  // namespace drumhead
