#pragma once

#include "harmless.hpp"
#include "slot_reads.hpp"

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
    /// Works it out. Harmless steps that give nothing which matters are left out, and so is what only they read. Of others it only
    /// matters whether they find what they look at: then so it does of what gives that, back to the dice.
    void flow(const SlotReads& reads, const HarmlessSteps& harmless);

    /// The slots that steps change (others are the same in every state) and that still matter before this instruction.
    [[nodiscard]] std::vector<SlotId> before(std::size_t instruction) const;
    /// Those of which it only matters whether they have been given.
    [[nodiscard]] std::vector<SlotId> onlyKnownBefore(std::size_t instruction) const;
    /// Whether a slot may hold one value in one state and another in another.
    [[nodiscard]] bool varies(SlotId slot) const { return m_varying.contains(slot); }
    /// All whose value matters before this instruction, whether they vary or not.
    [[nodiscard]] const SlotSet& mattering(std::size_t instruction) const { return m_live[instruction]; }
    /// All of which it matters before this instruction whether they have been given, if it is not their value that matters.
    [[nodiscard]] const SlotSet& beingGiven(std::size_t instruction) const { return m_known[instruction]; }
    /// By instruction: the first from there on that is not left out.
    [[nodiscard]] const std::vector<std::uint32_t>& nextToDo() const { return m_next; }
    /// Whether effects of the procedure may change the slot.
    [[nodiscard]] bool isChanged(SlotId slot) const { return m_changed.contains(slot); }
    /// The slots that may hold one value in one state and another in another.
    [[nodiscard]] const SlotSet& varying() const { return m_varying; }
    /// The slots that an instruction reads, those that they are worked out from among them.
    [[nodiscard]] const SlotSet& readBy(std::size_t instruction) const { return m_reads[instruction]; }
    /// The slots that effects of the procedure may change.
    [[nodiscard]] const SlotSet& changed() const { return m_changed; }
    /// Whether the watches matter: they only change attributes.
    [[nodiscard]] bool watches() const { return m_watches; }

private:
    [[nodiscard]] bool overwrites(const Instruction& instruction, SlotId slot) const;
    void readAll(const SlotReads& reads);
    void flowBackwards(const HarmlessSteps& harmless);
    /// In ascending order: what is done of a step.
    enum class Work : std::uint8_t { LeftOut, Probed, Done };
    [[nodiscard]] Work workAt(std::size_t instruction, const HarmlessSteps& harmless) const;
    [[nodiscard]] bool jumpsOverNothing(std::size_t instruction) const;
    [[nodiscard]] static bool gives(const std::vector<SlotId>& given, const SlotSet& wanted);
    [[nodiscard]] std::vector<SlotId> changedBy(const Instruction& instruction) const;
    bool findLiveBefore(std::size_t instruction);
    void dropFromKnown(const SlotSet& slots, SlotReads::Probe& probe) const;

    const Program& m_program;
    bool m_watches = false;
    std::vector<SlotId> m_reported;
    SlotSet m_changed;
    SlotSet m_varying;
    std::vector<SlotSet> m_reads;  ///< by instruction
    std::vector<SlotSet> m_kills;  ///< by instruction: what it gives anew in any case
    std::vector<std::int64_t> m_otherWays;  ///< by instruction: where it may go besides the next, or -1
    std::vector<bool> m_goesOn;    ///< by instruction: whether it may go to the next
    std::vector<SlotReads::Probe> m_probes;  ///< by instruction
    std::vector<Work> m_work;      ///< by instruction
    std::vector<std::uint32_t> m_next;
    std::vector<SlotSet> m_live;   ///< before each instruction, and at the end: whose values matter
    std::vector<SlotSet> m_known;  ///< the same: of which it matters whether they have been given
};

}  // namespace drumhead
