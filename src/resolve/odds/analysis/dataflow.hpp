#pragma once

#include <cstddef>

namespace drumhead {

enum class FlowDirection { Forward, Backward };

/// The iterative solver of every dataflow pass: applies `transfer` to the instructions 0 to `count` - 1, in the order
/// in which facts flow, until none changes. `transfer(at)` says whether it changed any fact; facts must only ever move
/// one way in their lattice, else this does not end.
template <typename Transfer>
void solveDataflow(std::size_t count, FlowDirection direction, Transfer&& transfer)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t at = direction == FlowDirection::Forward ? i : count - 1 - i;
            changed = transfer(at) || changed;
        }
    }
}

}  // namespace drumhead
