#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/game/play/offers.hpp"

namespace drumhead::app {

/// "Firing (15 may, 1 done)", "Morale (if asked for)". Only what is done once in a step is ticked off; of the rest it
/// is told how many have done it.
[[nodiscard]] QString textOf(const TurnOffer& offer);

}  // namespace drumhead::app
