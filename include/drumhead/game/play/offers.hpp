#pragma once

#include "drumhead/game/play/turn.hpp"

#include <vector>

namespace drumhead {

/// Offers of the same procedure to the same role as one: the rules may offer it in several ways, to some as a duty.
/// What is done once in a step stays by itself.
[[nodiscard]] std::vector<TurnOffer> joinedOffers(std::vector<TurnOffer> offers);

/// Whether the present step offers a case to those in its roles, or what it settles is still due. The error says in one
/// sentence why not.
[[nodiscard]] Result<void> fitsStep(const GameRules& rules, const State& state, const ResolveCommand& command);

}  // namespace drumhead
