#pragma once

#include "resolve/machine/step_machine.hpp"
#include "resolve/odds/analysis/dead_row_cells.hpp"
#include "resolve/odds/analysis/deferred_rolls.hpp"

namespace drumhead {

/// The analysis of a request, made before its first die: which steps are dead, which values distinguish states, which
/// rolls are deferred. It also holds for other cases with the same key in which every node asked about has the same
/// constant.
class OddsPlan {
public:
    struct Key {
        const Program* program = nullptr;
        std::vector<SlotId> reported;
        std::vector<SlotId> entered;
        std::vector<int> rows;
        std::vector<NonTrappingSteps::Given> given;
        bool overruled = false;
        friend bool operator==(const Key&, const Key&) = default;
    };

    OddsPlan(Key key, const Frame& frame);
    /// Runs all passes, for a frame before its first step.
    void analyse(const Frame& frame, ConstantPropagation& constants);

    [[nodiscard]] const Key& key() const { return m_key; }
    /// Whether it holds for a case of the same key.
    [[nodiscard]] bool holds(ConstantPropagation& constants) const;

    [[nodiscard]] const NodeCacheLayout& places() const { return m_places; }
    [[nodiscard]] const Liveness& liveness() const { return m_liveness; }
    [[nodiscard]] const DeadRowCells& deadRows() const { return m_deadRows; }
    [[nodiscard]] const ShortCuts& shortCuts() const { return m_shortCuts; }

private:
    Key m_key;
    NodeCacheLayout m_places;
    Liveness m_liveness;
    ConstantPropagation::Findings m_findings;
    DeadRowCells m_deadRows;
    ShortCuts m_shortCuts;
};

}  // namespace drumhead
