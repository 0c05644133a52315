#pragma once

#include "foresight.hpp"

namespace drumhead {

/// What nodes come to in every state that the odds go through, found out before they set off.
class SettledNodes {
public:
    /// Both have to outlive it.
    SettledNodes(Frame& frame, Foresight& foresight) : m_frame(frame), m_foresight(foresight) {}

    /// What a node comes to in every state and in every row, or unknown.
    [[nodiscard]] Value value(NodeId node) const;
    /// Whether a node comes to the same in every state, though perhaps not in every row.
    [[nodiscard]] bool isSettled(NodeId node) const;

private:
    /// Hands on what a node comes to, once or in one row after the other, as long as `goesOn` wants more.
    template <typename Goes>
    void throughRows(NodeId node, Goes goesOn) const;
    [[nodiscard]] Value here(NodeId node) const;

    Frame& m_frame;
    Foresight& m_foresight;
};

}  // namespace drumhead
