#pragma once

#include "resolve/odds/odds_plan.hpp"

#include <functional>
#include <memory>
#include <vector>

namespace drumhead {

/// The plans of earlier requests, the one used last first.
class OddsPlans {
public:
    /// The one that holds, or null.
    [[nodiscard]] std::shared_ptr<OddsPlan> find(const std::function<bool(OddsPlan&)>& holds);
    /// Drops the one that was not used for longest where there are 16.
    void add(std::shared_ptr<OddsPlan> plan);
    [[nodiscard]] std::size_t size() const { return m_plans.size(); }

private:
    std::vector<std::shared_ptr<OddsPlan>> m_plans;
};

}  // namespace drumhead
