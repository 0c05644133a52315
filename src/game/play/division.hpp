#pragma once

#include "game/play/decision_context.hpp"

namespace drumhead {

/// Makes a unit out of another that has given it those shares; the new one stands as the other does.
void divideUnit(DecisionContext& context, EntityId unit, std::vector<Share> shares);
/// Takes a unit off the table that has joined another and given it those shares; its leaders go with it.
void joinUnits(DecisionContext& context, EntityId unit, EntityId into, std::vector<Share> shares);

}  // namespace drumhead
