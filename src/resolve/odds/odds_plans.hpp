#pragma once

#include "resolve/odds/odds_plan.hpp"

#include <memory>
#include <vector>

namespace drumhead {

/// The plans of earlier requests, the one used last first.
class OddsPlans {
public:
    /// One that was kept and holds for this case as well, or a new one. Sixteen are kept.
    [[nodiscard]] std::shared_ptr<OddsPlan> take(OddsPlan::Key key, Frame& frame);
    [[nodiscard]] std::size_t size() const { return m_plans.size(); }

private:
    std::vector<std::shared_ptr<OddsPlan>> m_plans;
};

}  // namespace drumhead
