#pragma once

#include "resolve/odds/analysis/liveness.hpp"

namespace drumhead {

/// The throws that can wait until somebody looks at what they come to. Dice know nothing of each other, so the odds are
/// the same; but what a die has decided is then known before the next one is thrown, and there are far fewer states
/// that differ only in dice.
class LateThrows {
public:
    /// None can.
    explicit LateThrows(const Program& program) : m_bySlot(program.slots.size()) {}
    LateThrows(const Program& program, const Liveness& liveness, const SlotReads& reads, const NodePlaces& places);

    [[nodiscard]] bool contains(SlotId slot) const { return m_bySlot[static_cast<std::size_t>(slot)] != 0; }
    /// By slot: 1 + the throw that gives it and can wait, or 0.
    [[nodiscard]] const std::vector<std::uint32_t>& bySlot() const { return m_bySlot; }

private:
    std::vector<std::uint32_t> m_bySlot;
};

}  // namespace drumhead
