#pragma once

#include "drumhead/game/journal/journal.hpp"

namespace drumhead {

/// A line of play: from where it parts from another one to its last entry. The first was played first and parts from
/// none.
struct LineOfPlay {
    EntryId end = 0;         ///< its last entry
    EntryId fork = 0;        ///< the last entry that it shares with the line it parts from; 0: the beginning
    int from = -1;           ///< index of that line, or -1
    EntryId first = 0;       ///< its first entry that differs; of the first line its first entry
    EntryId instead = 0;     ///< the entry of the other line in that place, or 0
    int entries = 0;         ///< those after the fork
    bool isPresent = false;  ///< whether the battle stands on it, or goes on along it
    std::string name;        ///< "Turn 3, Firing: Kleist 4 hits, not 2 hits"; of the first line: "The first line"
};

/// All lines of a journal, each after the one it parts from; empty if nothing was played.
[[nodiscard]] std::vector<LineOfPlay> linesOfPlay(const Game& game);

/// The last entry of the present line; 0 if nothing was played.
[[nodiscard]] EntryId endOfLine(const Game& game);
/// How many entries of the present line come after the one at which the battle stands.
[[nodiscard]] int stepsBack(const Game& game);

}  // namespace drumhead
