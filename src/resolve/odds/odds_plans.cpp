#include "resolve/odds/odds_plans.hpp"

#include <algorithm>

namespace drumhead {

std::shared_ptr<OddsPlan> OddsPlans::find(const std::function<bool(OddsPlan&)>& holds)
{
    const auto found =
        std::find_if(m_plans.begin(), m_plans.end(), [&holds](const auto& each) { return holds(*each); });
    if (found == m_plans.end()) return nullptr;
    std::rotate(m_plans.begin(), found, found + 1);
    return m_plans.front();
}

void OddsPlans::add(std::shared_ptr<OddsPlan> plan)
{
    constexpr std::size_t most = 16;
    if (m_plans.size() == most) m_plans.pop_back();
    m_plans.insert(m_plans.begin(), std::move(plan));
}

}  // namespace drumhead
