#pragma once

#include "drumhead/rules/program/program.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// How many nodes it takes at most to compute each node of a program once: what goes over the rows of a role takes
/// its inner nodes for each of them, and a derived attribute all of its formula at each use.
class NodeCosts {
public:
    static constexpr std::uint64_t most = 1'000'000;

    explicit NodeCosts(const Program& program) : m_program(program) {}

    /// Whether the nodes added since the last call stay within the limit.
    bool newOnesHold();

private:
    [[nodiscard]] std::uint64_t costOf(const Node& node) const;

    const Program& m_program;
    std::vector<std::uint64_t> m_costs;
};

}  // namespace drumhead
