#pragma once

#include "app/battle/session/battle.hpp"

namespace drumhead::app {

/// Rules may offer one procedure in several ways, to some as a duty: a person sees it once.
[[nodiscard]] std::vector<TurnOffer> joinedOffers(std::vector<TurnOffer> offers);

/// "Firing (15 may, 1 done)", "Morale (if asked for)". Only what is done once in a step is ticked off; of the rest it
/// is told how many have done it.
[[nodiscard]] QString textOf(const TurnOffer& offer);

}  // namespace drumhead::app
