#pragma once

#include "evaluator.hpp"
#include "slot_set.hpp"

#include <vector>

namespace drumhead {

/// Which steps can neither stop a case nor wait for an answer: all that they look at has been given by then, whichever way the
/// case has come. Where nobody asks for what such a step gives, it need not be done.
class HarmlessSteps {
public:
    HarmlessSteps(Frame& frame, Foresight& foresight);

    [[nodiscard]] bool contains(std::size_t instruction) const { return m_harmless[instruction]; }

private:
    void findPossiblyNone();
    [[nodiscard]] bool addPossiblyNone(const Instruction& instruction);
    void flow();
    void givenBy(std::size_t instruction, SlotSet& given) const;
    [[nodiscard]] bool isHarmless(const Instruction& instruction);
    [[nodiscard]] bool isSumHarmless(const SumDetail& detail);
    [[nodiscard]] bool isKnown(NodeId node);
    [[nodiscard]] bool areChildrenKnown(const Node& node);
    [[nodiscard]] bool isFigure(NodeId node);
    [[nodiscard]] bool mayBeNone(NodeId node) const;
    [[nodiscard]] Value foreseen(NodeId node);
    [[nodiscard]] bool readsRows(NodeId node) const;
    [[nodiscard]] Value single(SlotId slot) const;

    Frame& m_frame;
    const Program& m_program;
    Foresight& m_foresight;
    SlotSet m_known;              ///< before the step in hand
    SlotSet m_possiblyNone;
    std::vector<SlotSet> m_before;
    std::vector<bool> m_harmless;
};

}  // namespace drumhead
