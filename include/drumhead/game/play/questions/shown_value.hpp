#pragma once

#include "drumhead/game/play/game_case.hpp"

namespace drumhead {

/// What a battle knows of an attribute that its lists show: its own value, else the default; of a tally or a derived
/// attribute what it works out. Unknown where it can't.
[[nodiscard]] Value shownValue(const GameRules& rules, const State& state, EntityId entity, const Attribute& attribute);

}  // namespace drumhead
