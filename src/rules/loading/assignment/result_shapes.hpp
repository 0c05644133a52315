#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <vector>

namespace drumhead {

/// What the results of a program can be, as the steps have it that give them: whole numbers, none, what a table holds.
class ResultShapes {
public:
    ResultShapes(const Ruleset& ruleset, const Program& program);

    [[nodiscard]] const Shape& of(SlotId slot) const { return m_shapes[static_cast<std::size_t>(slot)]; }
    /// All values of a result that only tables give; empty: others.
    [[nodiscard]] const std::vector<Value>& listed(SlotId slot) const
    {
        return m_listed[static_cast<std::size_t>(slot)];
    }
    /// The shape of an amount or a condition.
    [[nodiscard]] Shape ofNode(NodeId node) const;

private:
    [[nodiscard]] bool isWhole(NodeId id) const;
    [[nodiscard]] bool mayBeNone(NodeId id) const;
    [[nodiscard]] NodeId child(const Node& node, std::uint32_t i) const { return m_program.children[node.first + i]; }
    template <typename Test>
    [[nodiscard]] bool anyBranch(const Node& node, Test test) const;
    [[nodiscard]] bool isWholeStat(const Node& lookUp) const;
    void giveShapes(const Instruction& instruction);
    void ofTable(const TableDetail& detail);
    void ofRoll(const RollDetail& detail);
    void worsen(SlotId slot, bool isWhole, bool mayBeNone);

    const Ruleset& m_ruleset;
    const Program& m_program;
    std::vector<Shape> m_shapes;
    std::vector<std::vector<Value>> m_listed;
    bool m_changed = false;
};

}  // namespace drumhead
