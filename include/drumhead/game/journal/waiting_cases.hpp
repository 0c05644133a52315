#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/journal/unapplied_cases.hpp"

namespace drumhead {

/// Whether an unapplied case still asks for a decision where the battle stands now. It does not once what it settles is
/// no longer due, once its step of the turn is over, or once the same was done by another case; there, what was thrown
/// goes on waiting until the step is over. A correction always waits.
[[nodiscard]] bool isWaiting(const UnappliedCase& unapplied, const Game& game);

/// The case with what it is about and what came of it in the language of the battle's rules; as it is where it no
/// longer fits them.
[[nodiscard]] UnappliedCase toldAnew(UnappliedCase unapplied, const Game& game);

}  // namespace drumhead
