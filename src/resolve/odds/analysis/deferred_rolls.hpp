#pragma once

#include "resolve/odds/analysis/liveness.hpp"

namespace drumhead {

/// The rolls that can be deferred until their result is first read, by slot: 1 + the roll that gives it, or 0. Dice are
/// independent, so the odds are the same; but each die is used up before the next is rolled, so far fewer states differ
/// only in dice.
[[nodiscard]] std::vector<std::uint32_t> deferredRolls(const Program& program, const Liveness& liveness,
                                                       const SlotReads& reads, const NodeCacheLayout& places);

}  // namespace drumhead
