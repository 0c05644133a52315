#pragma once

#include "game/play/decision_context.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Advances while nothing can be done in the present step, but never through a whole turn, nor past the end of the
/// scenario's last one. Returns the titles of the steps that were passed. `before`: the state in which it began.
std::vector<std::string> passEmptySteps(DecisionContext& context, const State& before);

}  // namespace drumhead
