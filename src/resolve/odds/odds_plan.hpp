#pragma once

#include "resolve/machine/step_machine.hpp"
#include "resolve/machine/values/constant_values.hpp"
#include "resolve/odds/analysis/dead_row_cells.hpp"
#include "resolve/odds/analysis/deferred_rolls.hpp"
#include "resolve/odds/analysis/slot_readers.hpp"
#include "resolve/odds/places.hpp"

namespace drumhead {

/// The analysis of a request, made before its first die: which steps are dead, which values distinguish states, which
/// rolls are deferred. It also holds for other cases with the same key in which every node asked about has the same
/// constant. What the steps were found to give stays with it, but for those that read an answer that has changed.
class OddsPlan {
public:
    struct Key {
        const Program* program = nullptr;
        std::vector<FactRef> reported;
        std::vector<SlotId> entered;
        std::vector<int> rows;
        std::vector<NonTrappingSteps::Given> given;
        bool overruled = false;
        friend bool operator==(const Key&, const Key&) = default;
    };

    /// Runs all passes, for a frame before its first step.
    OddsPlan(Key key, Frame& frame);
    OddsPlan(const OddsPlan&) = delete;
    OddsPlan& operator=(const OddsPlan&) = delete;

    [[nodiscard]] const Key& key() const { return m_key; }
    /// Takes up another case of the same key, before its first step; false: the plan does not hold for it.
    [[nodiscard]] bool bind(Frame& frame);

    [[nodiscard]] const Liveness& liveness() const { return m_liveness; }
    [[nodiscard]] const ShortCuts& shortCuts() const { return m_shortCuts; }
    // Of the case taken up last.
    [[nodiscard]] ConstantValues& constants() { return m_constants; }
    [[nodiscard]] Places& places() { return m_places; }
    [[nodiscard]] StateTable& outcomes() { return m_outcomes; }
    /// No state waits, and there is no outcome yet.
    void clear();
    /// Where the machine stands.
    [[nodiscard]] Place& placeOf(StepMachine& machine) { return m_places.of(machine, m_liveness, m_deadRows); }

private:
    [[nodiscard]] std::vector<SlotId> changedSince(const Frame& frame) const;
    [[nodiscard]] bool isTold(SlotId changed, const std::vector<bool>& newNodes) const;
    [[nodiscard]] bool holdsFor(Frame& frame, const std::vector<bool>& newNodes);

    Key m_key;
    NodeCacheLayout m_nodePlaces;
    Liveness m_liveness;
    ConstantValues m_constants;
    Places m_places;
    StateTable m_outcomes;  ///< kept for its memory
    SlotReaders m_readers;
    ValueList m_given;    ///< of the case taken up last
    bool m_holds = true;  ///< for that
    std::vector<ConstantPropagation::Finding> m_findings;
    DeadRowCells m_deadRows;
    ShortCuts m_shortCuts;
};

}  // namespace drumhead
