#pragma once

#include "drumhead/rules/program/instruction_effects.hpp"
#include "resolve/odds/analysis/non_trapping_steps.hpp"
#include "resolve/odds/analysis/slot_reads.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// Liveness with dead code elimination, a backward dataflow: for each instruction the slots whose value a later one may
/// still read, or that are reported at the end. States that agree in these have the same future.
class Liveness {
public:
    /// `entered`: the slots that are not answered, and are entered with one value or another.
    Liveness(const Program& program, const std::vector<SlotId>& reported, const std::vector<SlotId>& entered);
    /// Runs the pass. Non-trapping steps whose results are dead are dead, and so is what only they read.
    void flow(const SlotReads& reads, NonTrappingSteps& nonTrapping);

    /// The live slots before an instruction that vary: the key by which states merge.
    [[nodiscard]] std::vector<SlotId> before(std::size_t instruction) const;
    /// All live slots before an instruction, varying or not.
    [[nodiscard]] const SlotSet& liveIn(std::size_t instruction) const { return m_live[instruction]; }
    /// Whether all that is still read of a live slot is its total over all rows, and none of its rows is given anew:
    /// then states agree that agree in the total.
    [[nodiscard]] bool isOnlyTotalled(std::size_t instruction, SlotId slot) const
    {
        return !m_apart.empty() && !m_apart[instruction].contains(slot);
    }
    /// By instruction: the first live one from there on.
    [[nodiscard]] const std::vector<std::uint32_t>& nextLive() const { return m_next; }
    /// Whether effects of the procedure may change the slot.
    [[nodiscard]] bool isChanged(SlotId slot) const { return m_changed.contains(slot); }
    /// The slots that may hold one value in one state and another in another.
    [[nodiscard]] const SlotSet& varying() const { return m_varying; }
    /// The slots that effects of the procedure may change.
    [[nodiscard]] const SlotSet& changed() const { return m_changed; }
    /// Whether the watches matter: they only change attributes.
    [[nodiscard]] bool watches() const { return m_watches; }

private:
    struct Step {
        bool isLive = false;
        bool goesOn = true;              ///< whether it may go to the next
        std::int64_t branchTarget = -1;  ///< where it may go besides, or -1
        std::vector<SlotId> given;       ///< what it gives or changes
        SlotSet kills;                   ///< what it gives anew in any case
        SlotSet reads;
    };

    [[nodiscard]] bool overwrites(const Instruction& instruction, SlotId slot) const;
    void setOut(const Instruction& instruction, const SlotReads& reads, Step& step) const;
    void flowBackwards(const SlotReads& reads, NonTrappingSteps& nonTrapping);
    [[nodiscard]] bool isNeeded(std::size_t instruction, NonTrappingSteps& nonTrapping) const;
    [[nodiscard]] bool areDead(std::size_t first, std::size_t end) const;
    [[nodiscard]] static bool gives(const Step& step, const SlotSet& wanted);
    bool findLiveBefore(std::size_t instruction);
    void findApart(const SlotReads& reads);
    [[nodiscard]] bool findApartBefore(std::size_t instruction, const SlotSet& own);

    const Program& m_program;
    bool m_watches = false;
    std::vector<SlotId> m_reported;
    SlotSet m_changed;
    SlotSet m_varying;
    std::vector<Step> m_steps;  ///< by instruction
    std::vector<std::uint32_t> m_next;
    std::vector<SlotSet> m_live;   ///< before each instruction, and at the end: whose values matter
    std::vector<SlotSet> m_apart;  ///< the same: which are read row by row, or given; empty where nothing is totalled
};

}  // namespace drumhead
