#pragma once

#include "resolve/odds/analysis/liveness.hpp"

#include <map>
#include <utility>

namespace drumhead {

/// For each role whose rows are being gone through: the slots whose values no longer matter in the rows that are
/// behind.
using DeadRows = std::vector<std::pair<int, const SlotSet*>>;

/// What liveness can't tell, since it takes all rows of a slot as one: within a loop over rows, what each row has for
/// itself is done with when the next row's turn has come, unless it is read after the loop or by somebody else's turn.
class PassedRows {
public:
    PassedRows() = default;
    PassedRows(const Program& program, const Liveness& liveness, const SlotReads& reads);

    /// For loops that are open: of which role, and where each begins. The sets are this object's own.
    [[nodiscard]] DeadRows dead(const std::vector<std::pair<int, std::uint32_t>>& openEaches) const;

private:
    std::map<std::uint32_t, SlotSet> m_loops;  ///< by where they begin
};

}  // namespace drumhead
