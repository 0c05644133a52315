#pragma once

#include "game/play/decision_context.hpp"

namespace drumhead {

/// Drops what is due from entities that have left the table, each with a sentence.
void dropMootItems(DecisionContext& context);

}  // namespace drumhead
