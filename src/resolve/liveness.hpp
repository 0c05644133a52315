#pragma once

#include "slot_set.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// For each step of a program the slots whose value a later step may still read, or that are asked about in the end.
/// States that agree in these are the same for all that follows.
class Liveness {
public:
    /// `entered`: the slots that are not answered, and are entered with one value or another.
    Liveness(const Program& program, const std::vector<SlotId>& reported, const std::vector<SlotId>& entered);

    /// The slots that steps change (others are the same in every state) and that still matter before this instruction.
    [[nodiscard]] std::vector<SlotId> before(std::size_t instruction) const;
    /// Whether effects of the procedure may change the slot.
    [[nodiscard]] bool isChanged(SlotId slot) const { return m_changed.contains(slot); }
    /// The slots that may hold one value in one state and another in another.
    [[nodiscard]] const SlotSet& varying() const { return m_varying; }
    /// Whether the watches matter: they only change attributes.
    [[nodiscard]] bool watches() const { return m_watches; }

private:
    void readNode(NodeId node, SlotSet& reads) const;
    void readSlot(SlotId slot, SlotSet& reads) const;
    void readPhrase(const Phrase& phrase, SlotSet& reads) const;
    void readInstruction(const Instruction& instruction, SlotSet& reads) const;
    void readWatch(const WatchDetail& watch, SlotSet& reads) const;
    [[nodiscard]] std::vector<SlotId> written(const Instruction& instruction) const;
    [[nodiscard]] bool overwrites(const Instruction& instruction, SlotId slot) const;
    void flow(const std::vector<SlotId>& reported);
    [[nodiscard]] SlotSet liveBefore(std::size_t instruction) const;

    const Program& m_program;
    bool m_watches = false;
    SlotSet m_changed;
    SlotSet m_varying;
    std::vector<SlotSet> m_reads;  ///< by instruction
    std::vector<SlotSet> m_kills;  ///< by instruction: what it gives anew in any case
    std::vector<SlotSet> m_live;   ///< before each instruction, and at the end
};

}  // namespace drumhead
