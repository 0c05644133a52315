#pragma once

#include "drumhead/resolve/session/case_in_hand.hpp"

namespace drumhead {

/// A procedure that a verdict demands and its units: "Morale test of the target"; in a battle with their names,
/// "Morale test: 2nd Guard".
[[nodiscard]] std::string dueTitle(const CaseInHand& session, const VerdictDue& due);

/// Fills a new case of the procedure that is due: what is known of its units, as the effects of `from` leave them, and
/// the facts that the rules give it.
void carryOver(const CaseInHand& from, const VerdictDue& due, CaseInHand& to);

}  // namespace drumhead
