#pragma once

#include "drumhead/game/autoplay/sample_battle.hpp"

namespace drumhead::test {

/// A battle of that many units under any ruleset.
[[nodiscard]] inline Scenario largeBattle(const Ruleset& ruleset, int units) { return sampleBattle(ruleset, units); }

}  // namespace drumhead::test
