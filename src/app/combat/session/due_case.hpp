#pragma once

#include "app/combat/session/case_session.hpp"

namespace drumhead::app {

/// "Morale test of the target": what is due, and of whom.
[[nodiscard]] QString dueTitle(const CaseSession& session, const VerdictDue& due);

/// Fills a new case of the procedure that is due: what is known of our units, as the effects leave them, and
/// the facts that the rules give it.
void carryOver(const CaseSession& from, const VerdictDue& due, CaseSession& to);

}  // namespace drumhead::app
