#pragma once

#include "resolve/odds/analysis/liveness.hpp"

namespace drumhead {

/// The rolls that can be deferred until their result is first read. Dice are independent, so the odds are the same; but
/// each die is used up before the next is rolled, so far fewer states differ only in dice.
class DeferredRolls {
public:
    /// None.
    explicit DeferredRolls(const Program& program) : m_bySlot(program.slots.size()) {}
    DeferredRolls(const Program& program, const Liveness& liveness, const SlotReads& reads,
                  const NodeCacheLayout& places);

    [[nodiscard]] bool contains(SlotId slot) const { return m_bySlot[static_cast<std::size_t>(slot)] != 0; }
    /// By slot: 1 + the deferred roll that gives it, or 0.
    [[nodiscard]] const std::vector<std::uint32_t>& bySlot() const { return m_bySlot; }

private:
    std::vector<std::uint32_t> m_bySlot;
};

}  // namespace drumhead
