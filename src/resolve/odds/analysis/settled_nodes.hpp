#pragma once

#include "resolve/machine/foresight.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace drumhead {

/// What a node comes to in every state that the odds go through, as far as it decides what can be left out.
enum class Settled : std::uint8_t {
    Open,  ///< it may differ from state to state
    None,
    No,
    Yes,
    Figure,  ///< or any other value that is set
    ByRow,   ///< the same in every state, though not in every row
};

/// Finds out what nodes come to in every state, before the odds set off, and remembers what it was asked.
class SettledNodes {
public:
    /// Both have to outlive it.
    SettledNodes(Frame& frame, Foresight& foresight)
        : m_frame(frame), m_foresight(foresight), m_known(frame.program->nodes.size(), unasked)
    {}

    [[nodiscard]] Settled of(NodeId node)
    {
        std::uint8_t& known = m_known[static_cast<std::size_t>(node)];
        if (known == unasked) {
            known = static_cast<std::uint8_t>(find(node));
            m_asked.emplace_back(node, static_cast<Settled>(known));
        }
        return static_cast<Settled>(known);
    }

    using Findings = std::vector<std::pair<NodeId, Settled>>;
    /// All that was asked so far, in the order in which it was asked.
    [[nodiscard]] const Findings& findings() const { return m_asked; }

private:
    static constexpr std::uint8_t unasked = UINT8_MAX;

    [[nodiscard]] Settled find(NodeId node);
    [[nodiscard]] Settled findInRows(NodeId node, int role);
    [[nodiscard]] Value here(NodeId node);

    Frame& m_frame;
    Foresight& m_foresight;
    std::vector<std::uint8_t> m_known;  ///< by node
    Findings m_asked;
};

}  // namespace drumhead
