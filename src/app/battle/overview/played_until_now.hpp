#pragma once

#include "drumhead/sheets/report/battle_report.hpp"

namespace drumhead::app {

class Battle;

/// The battle from its beginning to where it stands, without what was undone, with the time used.
[[nodiscard]] PlayedBattle playedUntilNow(const Battle& battle);

}  // namespace drumhead::app
