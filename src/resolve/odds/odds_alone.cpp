// States that are carried out by themselves: nothing is learnt of how they go on.
#include "resolve/odds/odds_run.hpp"

#include <algorithm>

namespace drumhead {

Result<void, OddsError> OddsRun::goOnAlone(const State& state)
{
    load(state);
    beginWork(state.work);
    const StepMachine::Stretch end = m_machine.runStretch(true);
    if (end == StepMachine::Stretch::Throws) return throwAlone(state, DicePool(m_machine.pool()));
    if (m_exact) m_exact = *state.exact;
    const bool waits = end == StepMachine::Stretch::Asks && !m_machine.hasMoved();
    return waits && m_entered.of(m_machine.asked()) ? enter(state, m_machine.asked()) : stop(end, state.weight);
}

/// Whether it is what is left over of a repeat that goes on and on.
bool OddsRun::isOver(const State& state)
{
    const std::vector<int>& rounds = state.rounds;
    return state.weight < negligible && std::any_of(rounds.begin(), rounds.end(), [](int each) { return each > 0; });
}

Result<void, OddsError> OddsRun::throwAlone(const State& state, const DicePool& pool)
{
    if (isOver(state))
        return m_exact ? Result<void, OddsError>(OddsError{OddsError::Kind::NoFraction}) : Result<void, OddsError>();
    if (m_exact) return throwExactly(state, pool);
    const Result<std::vector<Transitions::Chance>, OddsError> chances = chancesOf(pool);
    if (!chances) return chances.error();
    for (const Transitions::Chance& chance : *chances) {
        const double share = state.weight * chance.probability;
        if (share < (m_request.keepTiny ? tiniest : negligible)) continue;
        if (const Result<void, OddsError> counted = count(); !counted) return counted;
        if (const Result<void, OddsError> gone = takeAlone(state, chance.value, share); !gone) return gone;
    }
    return {};
}

/// Goes on with one result of the throw for which the state waits.
Result<void, OddsError> OddsRun::takeAlone(const State& state, std::int64_t result, double weight)
{
    if (const Result<void, OddsError> soFar = look(); !soFar) return soFar;
    load(state);
    beginWork(0);
    static_cast<void>(m_machine.runStretch(true));  // finds out again which dice they are
    m_machine.takeResult(result);
    return runOn(weight);
}

/// Runs the state in the machine, which has just thrown, to its next throw, entry or end, and merges it there.
Result<void, OddsError> OddsRun::runOn(double weight)
{
    beginWork(0);
    return stop(m_machine.runStretch(false), weight);
}

Result<void, OddsError> OddsRun::stop(StepMachine::Stretch end, double weight)
{
    if (workDone() > mostWork) return OddsError{OddsError::Kind::TooMuchWork};
    if (end == StepMachine::Stretch::Asks && !m_entered.of(m_machine.asked()))
        return OddsError{OddsError::Kind::MissingAnswer, m_machine.asked()};
    if (m_machine.position() == m_program.code.size()) return addOutcome(weight);
    Place& place = m_plan->placeOf(m_machine);
    arrive(place, workDone(), m_machine.rounds(), {});
    m_words.resize(place.cells.width());
    place.cells.store(m_machine.frame(), m_words.data());
    place.cells.settle(m_words.data());
    return add(place.states, weight);
}

/// Which results of a throw nothing reads. A deferred throw is read by the instruction at which it is made, any other
/// by those after it.
bool OddsRun::isUnread(const DicePool& pool, SlotId slot) const
{
    const std::size_t reader = m_machine.position() + (pool.deferred.slot < 0 ? 1u : 0u);
    return !m_plan->liveness().liveIn(reader).contains(slot);
}

PoolShape OddsRun::shapeOf(const DicePool& pool) const
{
    const RollDetail& detail = *pool.detail;
    PoolShape shape{pool.dice,     pool.sides,        detail.keep,  pool.considered,
                    detail.counts, detail.comparison, pool.against, m_machine.fixedFaces()};
    for (std::size_t i = 0; i < detail.parts.size(); ++i) {
        PoolPart& part = shape.parts.emplace_back();
        part.weight = isUnread(pool, detail.parts[i].slot) ? 0 : pool.weightOf(i);
        for (int face = 1; face <= pool.sides && part.weight > 0 && !detail.ranks; ++face) {
            if (pool.meets(i, face)) part.faces.push_back(face);
        }
    }
    shape.ranks = detail.ranks;
    shape.left = pool.left;
    return shape;
}

Result<std::vector<Transitions::Chance>, OddsError> OddsRun::chancesOf(const DicePool& pool)
{
    const std::vector<PoolOutcome>& outcomes = m_pools.of(shapeOf(pool));
    if (outcomes.empty()) return noDistribution();
    std::vector<Transitions::Chance> chances;
    for (const PoolOutcome& outcome : outcomes) chances.push_back({outcome.value, outcome.probability});
    return chances;
}

Result<void, OddsError> OddsRun::throwExactly(const State& state, const DicePool& pool)
{
    const std::vector<PoolOutcomeOf<Fraction>>& outcomes = m_pools.exactly(shapeOf(pool));
    if (outcomes.empty()) return noDistribution();
    for (const PoolOutcomeOf<Fraction>& outcome : outcomes) {
        if (const Result<void, OddsError> soFar = look(); !soFar) return soFar;
        load(state);
        m_machine.pool() = pool;
        m_machine.takeResult(outcome.value);
        if (const Result<void, OddsError> advanced = advanceBy(state, outcome.probability); !advanced) return advanced;
    }
    return {};
}

/// Goes on with a share of the weight of the state that waited.
Result<void, OddsError> OddsRun::advanceBy(const State& state, const Fraction& share)
{
    m_exact = *state.exact * share;
    if (const Result<void, OddsError> counted = count(); !counted) return counted;
    return runOn(m_exact->get_d());
}

OddsError OddsRun::noDistribution() const
{
    return {m_pools.isExhausted() ? OddsError::Kind::TooMuchWork : OddsError::Kind::Cancelled};
}

Result<void, OddsError> OddsRun::enter(const State& state, FactRef fact)
{
    for (const EnteredResults::Chance& each : *m_entered.of(fact)) {
        load(state);
        m_machine.takeEntered(fact, each.value);
        if (m_exact) m_exact = *state.exact * each.exact;
        if (const Result<void, OddsError> counted = count(); !counted) return counted;
        const Result<void, OddsError> gone = runOn(m_exact ? m_exact->get_d() : state.weight * each.probability);
        if (!gone) return gone;
    }
    return {};
}

}  // namespace drumhead
