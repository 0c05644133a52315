#pragma once

#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead {

/// A battle of that many units under any ruleset: two sides, corps of some forty units in brigades of ten, leaders, and
/// a tenth of the units as reinforcements. Every unit says what its army list has to say, with figures in the middle of
/// their bounds but no more than 24. The same for the same number.
[[nodiscard]] Scenario sampleBattle(const Ruleset& ruleset, int units);

}  // namespace drumhead
