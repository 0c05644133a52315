#pragma once

#include "drumhead/resolve/session/case_in_hand.hpp"

#include <vector>

namespace drumhead {

/// The unknown facts and results in the condition and amount of a modifier that is still open.
[[nodiscard]] std::vector<FactRef> openFacts(const CaseInHand& session, const ModifierPreview& preview);

}  // namespace drumhead
