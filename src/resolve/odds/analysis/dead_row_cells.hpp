#pragma once

#include "resolve/odds/analysis/liveness.hpp"

#include <map>
#include <utility>

namespace drumhead {

/// For each role with an open loop: the slots that are dead in the rows before the current one.
using DeadRows = std::vector<std::pair<int, const SlotSet*>>;

/// Liveness by row, which `Liveness` does not know as it takes all rows of a slot as one: within a loop over rows, the
/// cells of a row are dead once the loop has moved on, unless they are read after it or from another row.
class DeadRowCells {
public:
    DeadRowCells() = default;
    DeadRowCells(const Program& program, const Liveness& liveness, const SlotReads& reads);

    /// `openEaches`: role and first instruction of each open loop. The sets belong to this object.
    [[nodiscard]] DeadRows dead(const std::vector<std::pair<int, std::uint32_t>>& openEaches) const;

private:
    std::map<std::uint32_t, SlotSet> m_loops;  ///< by where they begin
};

}  // namespace drumhead
