#pragma once

#include "resolve/machine/values/plain_evaluation.hpp"

#include <vector>

namespace drumhead {

/// Finds where in the rules the figures of a known amount come from: for the trail only, never for the odds.
class SourceFinder {
public:
    /// What is found is appended to `found`, as elements.
    SourceFinder(Frame& frame, std::vector<Value>& found) : m_frame(frame), m_found(found) {}

    /// The rows of tables and the unit types from which the figures of an amount are taken.
    void find(NodeId id)
    {
        if (const Node& node = m_frame.nodes[id]; node.sourced) findIn(node);
    }

private:
    void findIn(const Node& node);
    void ofSlot(const Node& node);
    void ofBranch(const Node& node);
    void overRows(const Node& node);
    void inTable(const Node& node);

    Frame& m_frame;
    std::vector<Value>& m_found;
};

}  // namespace drumhead
