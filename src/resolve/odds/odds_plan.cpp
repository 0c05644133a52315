#include "resolve/odds/odds_plan.hpp"

namespace drumhead {

OddsPlan::OddsPlan(Key key, const Frame& frame)
    : m_key(std::move(key)), m_places(frame), m_liveness(*m_key.program, m_key.reported, m_key.entered)
{}

void OddsPlan::analyse(const Frame& frame, ConstantPropagation& constants)
{
    const Program& program = *m_key.program;
    const SlotReads reads(program, constants, m_liveness.changed(), m_liveness.watches());
    NonTrappingSteps nonTrapping(frame, m_key.given, constants);
    m_liveness.flow(reads, nonTrapping);
    m_deadRows = DeadRowCells(program, m_liveness, reads);
    const DeferredRolls deferred =
        m_key.overruled ? DeferredRolls(program) : DeferredRolls(program, m_liveness, reads, m_places);
    m_shortCuts = {m_liveness.nextLive(), deferred.bySlot()};
    m_findings = constants.findings();
}

bool OddsPlan::holds(ConstantPropagation& constants) const
{
    return constants.finds(m_findings);
}

}  // namespace drumhead
