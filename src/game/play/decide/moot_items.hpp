#pragma once

#include "game/play/decision_context.hpp"

namespace drumhead {

/// Leaders leave units that have left the table, and what is due of those who have is dropped, each with a sentence;
/// bonds with them end.
void settleAbsences(DecisionContext& context);

}  // namespace drumhead
