#pragma once

#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead {

/// A made-up battle of `units` units for any ruleset: two sides, corps of about forty units in brigades of ten,
/// leaders, and a tenth of the units as reinforcements. Required attributes are given, numbers in the middle of their
/// bounds but at most 24. The same number always gives the same battle.
[[nodiscard]] Scenario sampleBattle(const Ruleset& ruleset, int units);

}  // namespace drumhead
