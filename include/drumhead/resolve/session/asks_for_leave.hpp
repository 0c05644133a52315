#pragma once

#include "drumhead/resolve/session/case_in_hand.hpp"

namespace drumhead {

/// Whether a question of a finished case only asks if the rules allow it: it is a flag or a choice, and with every
/// other answer the case would be refused.
[[nodiscard]] bool asksForLeave(const CaseInHand& session, FactRef fact);

}  // namespace drumhead
