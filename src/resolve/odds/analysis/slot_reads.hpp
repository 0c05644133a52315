#pragma once

#include "resolve/machine/values/slot_set.hpp"
#include "resolve/odds/analysis/constant_propagation.hpp"

namespace drumhead {

/// The slots that nodes, sentences and steps read, those that they are worked out from among them. Settled nodes read
/// nothing, and where it is settled which of its branches a node takes, it reads no other.
class SlotReads {
public:
    /// `watches`: whether the watches matter; `changed`: what effects may change. `settled` and `changed` have to
    /// outlive it.
    SlotReads(const Program& program, ConstantPropagation& constants, const SlotSet& changed, bool watches)
        : m_program(program), m_constants(constants), m_changed(changed), m_watches(watches)
    {}

    void addSlot(SlotId slot, SlotSet& reads) const;
    void addNode(NodeId node, SlotSet& reads) const;
    void addInstruction(const Instruction& instruction, SlotSet& reads) const;
    /// The slots that are read without waiting for unknown values: by watches, and by the words of a refusal.
    [[nodiscard]] SlotSet notWaitedFor() const;
    /// The reads, but a total over all rows of a role reads nothing of the slot that it adds up.
    [[nodiscard]] SlotReads exceptTotals() const;
    /// Whether a node is the same in every state, though maybe not in every row. No node (-1) is.
    [[nodiscard]] bool isConstant(NodeId node) const { return node < 0 || m_constants.of(node) != Constant::Varies; }
    /// The settled truth of a jump's condition: `Open` where it depends, and of a step that is not a conditional jump.
    [[nodiscard]] Constant jumpCondition(const Instruction& instruction) const;

private:
    [[nodiscard]] bool addBranch(const Node& node, SlotSet& reads) const;
    void addPhrase(const Phrase& phrase, SlotSet& reads) const;
    void addWatch(const WatchDetail& watch, SlotSet& reads) const;
    [[nodiscard]] bool isTotalOfAll(const Node& node) const;

    const Program& m_program;
    ConstantPropagation& m_constants;
    const SlotSet& m_changed;
    bool m_watches;
    bool m_exceptTotals = false;
};

}  // namespace drumhead
