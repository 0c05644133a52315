#pragma once

#include "drumhead/rules/program.hpp"

#include <vector>

namespace drumhead {

/// For each step of a program the slots whose value a later step may still read, or that are asked about in the end.
/// States that agree in these are the same for all that follows.
class Liveness {
public:
    Liveness(const Program& program, const std::vector<SlotId>& reported);

    /// The slots that steps change (others are the same in every state) and that still matter before this instruction.
    [[nodiscard]] const std::vector<SlotId>& before(std::size_t instruction) const { return m_live[instruction]; }
    /// Whether effects of the procedure may change the slot.
    [[nodiscard]] bool isChanged(SlotId slot) const { return m_changed[static_cast<std::size_t>(slot)]; }

private:
    using Set = std::vector<bool>;

    void readNode(NodeId node, Set& reads) const;
    void readSlot(SlotId slot, Set& reads) const;
    void readInstruction(const Instruction& instruction, Set& reads) const;
    void readRoll(const RollDetail& detail, Set& reads) const;
    [[nodiscard]] std::vector<SlotId> written(const Instruction& instruction) const;
    [[nodiscard]] bool overwrites(const Instruction& instruction, SlotId slot) const;
    void flow(const std::vector<SlotId>& reported);

    const Program& m_program;
    bool m_watches = false;  ///< whether the watches matter: they only change attributes
    Set m_changed;
    std::vector<std::vector<SlotId>> m_live;
};

}  // namespace drumhead
