#pragma once

#include "resolve/machine/step_machine.hpp"
#include "resolve/odds/analysis/liveness.hpp"
#include "resolve/odds/pool_distribution.hpp"

#include "drumhead/resolve/odds/odds_error.hpp"

namespace drumhead {

/// The chances of the throw for which a machine has stopped.
class ThrowChances {
public:
    /// Both must outlive it.
    ThrowChances(StepMachine& machine, const Liveness& liveness, std::stop_token cancelled)
        : m_machine(machine), m_liveness(liveness), m_pools(std::move(cancelled))
    {}

    /// `Chance`: double or Fraction. They hold until the next are asked for.
    template <typename Chance>
    Result<const std::vector<PoolOutcomeOf<Chance>>*, OddsError> find();

private:
    [[nodiscard]] PoolShape shape() const;
    [[nodiscard]] bool isUnread(SlotId slot) const;

    StepMachine& m_machine;
    const Liveness& m_liveness;
    PoolDistributions m_pools;
};

}  // namespace drumhead
