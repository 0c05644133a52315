#pragma once

#include "resolve/machine/values/evaluator.hpp"

#include <vector>

namespace drumhead {

/// Finds where in the rules the figures of a known amount come from: for the trail only, never for the odds.
class SourceFinder {
public:
    SourceFinder(Frame& frame, Evaluator& evaluator) : m_frame(frame), m_evaluator(evaluator) {}

    /// Appends, as elements, the rows of tables and the unit types from which the figures of an amount are taken.
    void find(NodeId node, std::vector<Value>& found);

private:
    void ofSlot(const Node& node, std::vector<Value>& found);
    void ofBranch(const Node& node, std::vector<Value>& found);
    void overRows(const Node& node, std::vector<Value>& found);
    void inTable(const Node& node, std::vector<Value>& found);

    Frame& m_frame;
    Evaluator& m_evaluator;
};

}  // namespace drumhead
