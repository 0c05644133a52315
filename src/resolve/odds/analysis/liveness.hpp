#pragma once

#include "resolve/odds/analysis/harmless.hpp"
#include "resolve/odds/analysis/slot_reads.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// The slots of the results that an instruction gives.
[[nodiscard]] std::vector<SlotId> slotsGivenBy(const Program& program, const Instruction& instruction);
/// Where an instruction may go besides the next, or -1.
[[nodiscard]] std::int64_t otherWay(const Instruction& instruction, std::size_t end);

/// For each step of a program the slots whose value a later step may still read, or that are asked about in the end.
/// States that agree in these are the same for all that follows.
class Liveness {
public:
    /// `entered`: the slots that are not answered, and are entered with one value or another.
    Liveness(const Program& program, const std::vector<SlotId>& reported, const std::vector<SlotId>& entered);
    /// Works it out. Harmless steps that give nothing which matters are left out, and so is what only they read. Of
    /// others it only matters whether they find what they look at: then so it does of what gives that, back to the
    /// dice.
    void flow(const SlotReads& reads, HarmlessSteps& harmless);

    /// The slots that steps change (others are the same in every state) and that still matter before this instruction.
    [[nodiscard]] std::vector<SlotId> before(std::size_t instruction) const;
    /// Those of which it only matters whether they have been given.
    [[nodiscard]] std::vector<SlotId> onlyKnownBefore(std::size_t instruction) const;
    /// Whether a slot may hold one value in one state and another in another.
    [[nodiscard]] bool varies(SlotId slot) const { return m_varying.contains(slot); }
    /// All whose value matters before this instruction, whether they vary or not.
    [[nodiscard]] const SlotSet& mattering(std::size_t instruction) const { return m_live[instruction]; }
    /// All of which it matters before this instruction whether they have been given, if it is not their value that
    /// matters.
    [[nodiscard]] const SlotSet& beingGiven(std::size_t instruction) const { return m_known[instruction]; }
    /// By instruction: the first from there on that is not left out.
    [[nodiscard]] const std::vector<std::uint32_t>& nextToDo() const { return m_next; }
    /// Whether effects of the procedure may change the slot.
    [[nodiscard]] bool isChanged(SlotId slot) const { return m_changed.contains(slot); }
    /// The slots that may hold one value in one state and another in another.
    [[nodiscard]] const SlotSet& varying() const { return m_varying; }
    /// The slots whose value an instruction reads, those that they are worked out from among them; none where it is
    /// left out.
    [[nodiscard]] const SlotSet& readBy(std::size_t instruction) const { return m_steps[instruction].reads; }
    /// The slots that effects of the procedure may change.
    [[nodiscard]] const SlotSet& changed() const { return m_changed; }
    /// Whether the watches matter: they only change attributes.
    [[nodiscard]] bool watches() const { return m_watches; }

private:
    /// In ascending order: what is done of a step.
    enum class Work : std::uint8_t { LeftOut, Probed, Done };
    struct Step {
        Work work = Work::LeftOut;
        bool goesOn = true;          ///< whether it may go to the next
        std::int64_t otherWay = -1;  ///< where it may go besides, or -1
        std::vector<SlotId> given;   ///< what it gives or changes
        SlotSet kills;               ///< what it gives anew in any case
        SlotSet reads;
        SlotSet looksFor;  ///< of these it is enough that they have been given
    };

    [[nodiscard]] bool overwrites(const Instruction& instruction, SlotId slot) const;
    void setOut(const Instruction& instruction, const SlotReads& reads, Step& step) const;
    void flowBackwards(const SlotReads& reads, HarmlessSteps& harmless);
    [[nodiscard]] Work workAt(std::size_t instruction, const SlotReads& reads, HarmlessSteps& harmless) const;
    void take(std::size_t instruction, Work work, const SlotReads& reads);
    [[nodiscard]] bool areLeftOut(std::size_t first, std::size_t end) const;
    [[nodiscard]] static bool gives(const Step& step, const SlotSet& wanted);
    bool findLiveBefore(std::size_t instruction);

    const Program& m_program;
    bool m_watches = false;
    std::vector<SlotId> m_reported;
    SlotSet m_changed;
    SlotSet m_varying;
    std::vector<Step> m_steps;  ///< by instruction
    std::vector<std::uint32_t> m_next;
    std::vector<SlotSet> m_live;   ///< before each instruction, and at the end: whose values matter
    std::vector<SlotSet> m_known;  ///< the same: of which it matters whether they have been given
};

}  // namespace drumhead
