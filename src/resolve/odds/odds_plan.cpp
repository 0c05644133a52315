#include "resolve/odds/odds_plan.hpp"

#include "drumhead/resolve/odds/odds.hpp"
#include "resolve/odds/analysis/rests.hpp"

#include <algorithm>

namespace drumhead {

OddsPlan::OddsPlan(Key key, const Frame& frame)
    : m_key(std::move(key)), m_places(frame), m_liveness(*m_key.program, m_key.reported, m_key.entered)
{}

void OddsPlan::workOut(const Frame& frame, SettledNodes& settled)
{
    const Program& program = *m_key.program;
    const SlotReads reads(program, settled, m_liveness.changed(), m_liveness.watches());
    HarmlessSteps harmless(frame, m_key.given, settled);
    m_liveness.flow(reads, harmless);
    m_passed = PassedRows(program, m_liveness, reads);
    const LateThrows late = m_key.overruled ? LateThrows(program) : LateThrows(program, m_liveness, reads, m_places);
    m_shortCuts = {m_liveness.nextToDo(), restingPlaces(program, m_liveness, late), late.bySlot()};
    m_findings = settled.findings();
}

bool OddsPlan::holds(SettledNodes& settled) const
{
    return std::all_of(m_findings.begin(), m_findings.end(),
                       [&settled](const auto& found) { return settled.of(found.first) == found.second; });
}

std::shared_ptr<const OddsPlan> OddsPlans::find(const std::function<bool(const OddsPlan&)>& holds)
{
    const auto found =
        std::find_if(m_plans.begin(), m_plans.end(), [&holds](const auto& each) { return holds(*each); });
    if (found == m_plans.end()) return nullptr;
    std::rotate(m_plans.begin(), found, found + 1);
    return m_plans.front();
}

void OddsPlans::add(std::shared_ptr<const OddsPlan> plan)
{
    constexpr std::size_t most = 16;
    if (m_plans.size() == most) m_plans.pop_back();
    m_plans.insert(m_plans.begin(), std::move(plan));
}

}  // namespace drumhead
