#pragma once

#include "resolve/odds/analysis/constant_propagation.hpp"

#include <vector>

namespace drumhead {

/// Which steps can't trap, that is neither stop a case nor wait for an answer: everything that they read is definitely
/// assigned by then, on every path (a forward dataflow). Where its results are dead, such a step is dead code.
class NonTrappingSteps {
public:
    /// What a slot holds before the first step; of a slot that is spread over rows, in all of them.
    enum class Given : std::uint8_t { No, AsNone, Yes };
    [[nodiscard]] static std::vector<Given> givenBefore(const Frame& frame);

    /// `given`: by slot.
    NonTrappingSteps(const Frame& frame, const std::vector<Given>& given, ConstantPropagation& constants);

    [[nodiscard]] bool contains(std::size_t instruction);
    /// Whether the step's own condition rules it out in every state.
    [[nodiscard]] bool never(std::size_t instruction) const { return m_never[instruction]; }

private:
    void findPossiblyNone();
    [[nodiscard]] bool addPossiblyNone(const Instruction& instruction);
    [[nodiscard]] bool addPossiblyNone(const TableDetail& detail);
    /// The slots definitely assigned: in the current row, for slots with rows, and in every row.
    struct Known {
        SlotSet now;
        SlotSet toAll;
    };
    void flow();
    bool transfer(std::size_t at);
    bool meet(std::size_t at, const Known& given);
    [[nodiscard]] bool hasAllRows(const Instruction& instruction) const;
    void toOtherRows(const Instruction& instruction, Known& given) const;
    static void forget(const SlotSet& slots, Known& given);
    [[nodiscard]] bool isNonTrapping(const Instruction& instruction);
    [[nodiscard]] bool isKnown(NodeId node);
    [[nodiscard]] bool areChildrenKnown(const Node& node);
    [[nodiscard]] bool isKnownOfRows(const Node& node);
    [[nodiscard]] bool isFigure(NodeId node);
    [[nodiscard]] bool mayBeNone(NodeId node) const;
    [[nodiscard]] static Given givenBefore(const Frame& frame, const Slot& slot);

    const Program& m_program;
    const Ruleset& m_ruleset;
    const Layout& m_layout;
    const std::vector<Given>& m_given;
    ConstantPropagation& m_constants;
    Known m_known;                  ///< before the current step
    std::vector<SlotSet> m_ofRole;  ///< by role: the slots that are spread over its rows
    SlotSet m_possiblyNone;
    std::vector<Known> m_before;
    enum class NonTrapping : std::uint8_t { NotAsked, No, Yes };
    std::vector<NonTrapping> m_nonTrapping;  ///< by instruction
    std::vector<bool> m_never;
};

}  // namespace drumhead
