#pragma once

#include "app/battle/session/battle.hpp"

namespace drumhead::app {

/// What the battle keeps of those in the case, said or by default: nobody is asked it again.
[[nodiscard]] std::vector<FactRef> knownFacts(const GameCase& made, const GameRules& rules);

/// "Firing: 4th Foot → 2nd Guard"; a side is worth a word only where nobody else is named, the battle never.
[[nodiscard]] QString headingOf(const Battle& battle, const GameCase& made);

}  // namespace drumhead::app
