#include "resolve/odds/odds_plans.hpp"

#include <algorithm>

namespace drumhead {

std::shared_ptr<OddsPlan> OddsPlans::take(OddsPlan::Key key, Frame& frame)
{
    constexpr std::size_t most = 16;
    const auto found = std::find_if(m_plans.begin(), m_plans.end(),
                                    [&](const auto& each) { return each->key() == key && each->bind(frame); });
    if (found != m_plans.end()) {
        std::rotate(m_plans.begin(), found, found + 1);
    } else {
        if (m_plans.size() == most) m_plans.pop_back();
        m_plans.insert(m_plans.begin(), std::make_shared<OddsPlan>(std::move(key), frame));
    }
    return m_plans.front();
}

}  // namespace drumhead
