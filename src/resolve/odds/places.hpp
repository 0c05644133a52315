#pragma once

#include "resolve/machine/step_machine.hpp"
#include "resolve/odds/analysis/live_cells.hpp"
#include "resolve/odds/state_table.hpp"
#include "resolve/odds/transitions.hpp"

#include <map>
#include <memory>

namespace drumhead {

/// Where states wait, and what has been found out about how they go on.
struct Place {
    /// How far the case has come. Places are gone through hindmost first, so that states that took different ways meet
    /// again.
    struct Where {
        std::vector<std::int64_t> progress;
        std::vector<std::int64_t> control;
        friend auto operator<=>(const Where&, const Where&) = default;
    };
    Where where;
    LiveCells cells;
    StepMachine::Checkpoint checkpoint;  ///< of the first state that arrived

    StateTable states;             ///< that wait there
    std::vector<int> rounds = {};  ///< of the repeats that are open, as the first of them came
    std::uint64_t work = 0;        ///< for one of them, since its last throw

    Transitions::Branch root = 0;
    std::uint32_t learnt = 0;
    std::uint32_t followed = 0;
    std::uint32_t firstStep = UINT32_MAX;  ///< the steps of its stretches lie in this range
    std::uint32_t lastStep = 0;
    std::uint8_t tried = 0;  ///< how long stretches may be, from the longest

    /// How much a stretch may read before it ends; 0: learning costs more than carrying out each state by itself.
    [[nodiscard]] std::size_t mostReads() const;
    /// Where states hardly ever agree in so much, shorter stretches are tried.
    void judge();
};

/// The places of a request, kept for those that follow.
class Places {
public:
    /// `values`: how many a frame holds.
    explicit Places(std::size_t values) : m_record(values) {}

    /// Where the machine stands.
    [[nodiscard]] Place& of(StepMachine& machine, const Liveness& liveness, const DeadRowCells& deadRows);
    /// For another request: no state waits.
    void clear();
    /// For another request, in which these steps may give other results from the same values; in ascending order.
    void forget(const std::vector<std::uint32_t>& steps);
    /// Forgets the places and how states go on, before any state waits.
    void forget();

    Transitions transitions;
    [[nodiscard]] StretchRecord& record() { return m_record; }

private:
    std::map<Place::Where, std::unique_ptr<Place>> m_all;
    Place::Where m_where;  ///< kept for its memory
    StretchRecord m_record;
};

}  // namespace drumhead
