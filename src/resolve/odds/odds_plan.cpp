#include "resolve/odds/odds_plan.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::vector<SlotId> slotsOf(const std::vector<FactRef>& facts)
{
    std::vector<SlotId> slots;
    for (const FactRef fact : facts) slots.push_back(fact.slot);
    return slots;
}

}  // namespace

OddsPlan::OddsPlan(Key key, Frame& frame)
    : m_key(std::move(key)), m_nodePlaces(frame), m_liveness(*m_key.program, slotsOf(m_key.reported), m_key.entered),
      m_constants(m_nodePlaces, m_liveness.varying()), m_places(frame.values.size()),
      m_outcomes(m_key.reported.size() + 1), m_readers(*m_key.program), m_given(frame.values)
{
    const Program& program = *m_key.program;
    ConstantPropagation constants(frame, m_constants);
    const SlotReads reads(program, constants, m_liveness.changed(), m_liveness.watches());
    NonTrappingSteps nonTrapping(frame, m_key.given, constants);
    m_liveness.flow(reads, nonTrapping);
    m_deadRows = DeadRowCells(program, m_liveness, reads);
    m_shortCuts.nextLive = m_liveness.nextLive();
    m_shortCuts.deferred = m_key.overruled ? std::vector<std::uint32_t>(program.slots.size())
                                           : deferredRolls(program, m_liveness, reads, m_nodePlaces);
    m_findings = constants.findings();
}

/// What the referee has overruled belongs to one case: nothing that the steps gave is kept of it.
bool OddsPlan::bind(Frame& frame)
{
    std::vector<bool> nodes(m_key.program->nodes.size());
    if (m_key.overruled) m_places.forget();
    for (const SlotId slot : changedSince(frame)) {
        const SlotReaders::Readers& readers = m_readers.of(slot);
        for (const NodeId node : readers.nodes) {
            nodes[static_cast<std::size_t>(node)] = true;
            m_constants.forget(node);
        }
        m_places.forget(readers.steps);
        if (isTold(slot, nodes)) m_places.forget();
    }
    m_given = frame.values;
    return m_holds = holdsFor(frame, nodes);
}

/// Whether an answer is told as it was given, or something that is worked out from it in the end.
bool OddsPlan::isTold(SlotId changed, const std::vector<bool>& newNodes) const
{
    return std::any_of(m_key.reported.begin(), m_key.reported.end(), [&](FactRef fact) {
        const NodeId formula = m_key.program->slot(fact.slot).formula;
        return (fact.slot == changed && !m_liveness.varying().contains(changed))
            || (formula >= 0 && newNodes[static_cast<std::size_t>(formula)]);
    });
}

void OddsPlan::clear()
{
    m_places.clear();
    m_outcomes.clear();
}

std::vector<SlotId> OddsPlan::changedSince(const Frame& frame) const
{
    std::vector<SlotId> changed;
    for (std::size_t i = 0; i < m_key.program->slots.size(); ++i) {
        const auto slot = static_cast<SlotId>(i);
        const int role = frame.layout.manyRole(slot);
        const int rows = role < 0 ? 1 : frame.layout.rows(role);
        for (int row = 0; row < rows; ++row) {
            const std::size_t at = frame.layout.address(slot, row);
            if (frame.values[at] == m_given[at]) continue;
            changed.push_back(slot);
            break;
        }
    }
    return changed;
}

/// Only what reads an answer that has changed can be found otherwise than for the case before.
bool OddsPlan::holdsFor(Frame& frame, const std::vector<bool>& newNodes)
{
    ConstantPropagation constants(frame, m_constants);
    return std::all_of(m_findings.begin(), m_findings.end(), [&](const ConstantPropagation::Finding& each) {
        return (m_holds && !newNodes[static_cast<std::size_t>(each.node)]) || constants.finds(each);
    });
}

}  // namespace drumhead
