#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/game/play/offers.hpp"

namespace drumhead::app {

/// "Firing · 15 can, 1 done", "Morale test · if asked for". Only what is done once in a step is ticked; the others show
/// how many have done it.
[[nodiscard]] QString textOf(const TurnOffer& offer);

}  // namespace drumhead::app
