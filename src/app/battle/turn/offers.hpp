#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/game/play/offers.hpp"

namespace drumhead::app {

/// "Firing · 15 can, 1 done", "Morale test · if asked for". Only what is done once in a step is ticked; the others show
/// how many have done it.
[[nodiscard]] QString textOf(const TurnOffer& offer);

/// The offer that a step begins with: what must be done, else what the step is for, else what stands at its end; -1:
/// there is none. What is only done if asked for is none.
[[nodiscard]] int mainOffer(const std::vector<TurnOffer>& offers);

}  // namespace drumhead::app
