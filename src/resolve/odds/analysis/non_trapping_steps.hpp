#pragma once

#include "resolve/odds/analysis/constant_propagation.hpp"

#include <vector>

namespace drumhead {

/// Which steps can't trap, that is neither stop a case nor wait for an answer: all that they read is known. Loading has
/// seen to it that a result is given wherever a step reads it (`DefiniteAssignment`). Where its results are dead, such
/// a step is dead code.
class NonTrappingSteps {
public:
    /// What a slot holds before the first step; of a slot that is spread over rows, in all of them.
    enum class Given : std::uint8_t { No, AsNone, Yes };
    [[nodiscard]] static std::vector<Given> givenBefore(const Frame& frame);

    /// `given`: by slot.
    NonTrappingSteps(const Frame& frame, const std::vector<Given>& given, ConstantPropagation& constants);

    [[nodiscard]] bool contains(std::size_t instruction);

private:
    void findPossiblyNone();
    [[nodiscard]] std::vector<SlotId> givenAsNone(const Instruction& instruction) const;
    [[nodiscard]] bool isNonTrapping(const Instruction& instruction);
    [[nodiscard]] bool isKnown(NodeId node);
    [[nodiscard]] bool isGiven(SlotId slot) const;
    [[nodiscard]] bool areChildrenKnown(const Node& node);
    [[nodiscard]] bool isFigure(NodeId node);
    [[nodiscard]] bool mayBeNone(NodeId node) const;
    [[nodiscard]] NodeId child(const Node& node, std::uint32_t i) const { return m_program.children[node.first + i]; }
    [[nodiscard]] static Given givenBefore(const Frame& frame, const Slot& slot);

    const Program& m_program;
    const Ruleset& m_ruleset;
    const std::vector<Given>& m_given;
    ConstantPropagation& m_constants;
    SlotSet m_possiblyNone;
    enum class NonTrapping : std::uint8_t { NotAsked, No, Yes };
    std::vector<NonTrapping> m_nonTrapping;  ///< by instruction
};

}  // namespace drumhead
