#pragma once

#include "drumhead/game/journal/journal.hpp"

#include <QString>

namespace drumhead::app {

class Battle;

/// Where a step of the turn led: "Firing: Austria", or "Turn 4 ▶ Initiative" in a new turn.
[[nodiscard]] QString stepHeading(const Battle& battle, const JournalEntry& entry);
/// The same for the log, always with the turn, and with what was passed on the way.
[[nodiscard]] QString wayHeading(const Battle& battle, const JournalEntry& entry);

}  // namespace drumhead::app
