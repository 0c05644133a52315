#pragma once

#include "drumhead/game/journal.hpp"
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

/// The report of a battle as far as it was played: its story by turns, losses, turning points, what the referee overruled, the dice, and the arithmetic of every case, decided again.
[[nodiscard]] Sheet battleReport(const PlayedBattle& battle);

}  // namespace drumhead
