#include "resolve/odds/odds_run.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// What is left over of a repeat that goes on and on weighs less than this, and is shared out over the rest.
constexpr double negligible = 1e-18;
/// Smaller than that nothing is reckoned with.
constexpr double tiniest = 1e-300;
/// Steps and operations of one state up to its next throw, as many as a whole case may take.
constexpr std::uint64_t mostWork = 5'000'000;
/// How often it looks at the clock, in states and in steps and operations.
constexpr std::size_t statesPerLook = 1024;
constexpr std::uint64_t workPerLook = 500'000;

std::vector<SlotId> slotsOf(const std::vector<FactRef>& facts)
{
    std::vector<SlotId> slots;
    for (const FactRef fact : facts) slots.push_back(fact.slot);
    return slots;
}

std::vector<FactRef> withAll(std::vector<FactRef> facts, const std::vector<FactRef>& more)
{
    for (const FactRef fact : more) {
        if (std::find(facts.begin(), facts.end(), fact) == facts.end()) facts.push_back(fact);
    }
    return facts;
}

}  // namespace

OddsRun::OddsRun(const Situation& situation, const OddsRequest& request, std::vector<FactRef> facts,
                 EnteredResults entered, OddsPlans& plans)
    : m_program(situation.program()), m_request(request), m_asked(facts.size()),
      m_facts(withAll(std::move(facts), entered.open())), m_entered(std::move(entered)), m_machine(situation),
      m_pools(request.cancelled), m_latest(m_program.code.size()), m_outcomes(m_facts.size() + 1)
{
    for (const FactRef fact : m_facts) m_addresses.push_back(m_machine.frame().address(fact));
    plan({&m_program, slotsOf(m_facts), m_entered.slots(), m_machine.frame().layout.rows(),
          NonTrappingSteps::givenBefore(m_machine.frame()), !situation.overrules().empty()},
         plans);
    m_machine.setShortCuts(m_plan->shortCuts());
    m_machine.runWithoutTrail(m_plan->liveness().watches());
    m_machine.runManyStates(m_plan->constants(), m_plan->memo());
    m_ends = std::chrono::steady_clock::now() + request.mostTime;
    m_nextLook = workPerLook;
}

/// Takes a plan that was kept and holds here as well, else makes one.
void OddsRun::plan(OddsPlan::Key key, OddsPlans& plans)
{
    Frame& frame = m_machine.frame();
    m_plan = plans.find([&](OddsPlan& each) { return each.key() == key && each.bind(frame); });
    if (m_plan) return;
    m_plan = std::make_shared<OddsPlan>(std::move(key), frame);
    plans.add(m_plan);
}

Result<Odds, OddsError> OddsRun::run()
{
    if (m_request.exact) m_exact = 1;
    if (const Result<void, OddsError> advanced = advance(1); !advanced) return advanced.error();
    while (!m_waiting.empty()) {
        Place& hindmost = *m_waiting.begin()->second;
        m_waiting.erase(m_waiting.begin());
        if (const Result<void, OddsError> gone = goOnFrom(hindmost); !gone) return gone.error();
    }
    return finish();
}

Result<void, OddsError> OddsRun::advance(double weight)
{
    if (++m_states > m_request.maxStates) return OddsError{OddsError::Kind::TooManyStates, {}, "", m_request.maxStates};
    if (m_request.cancelled.stop_requested()) return OddsError{OddsError::Kind::Cancelled};
    if (isTimeToLook() && std::chrono::steady_clock::now() > m_ends) return tooLong();
    return runOn(weight);
}

/// Few states may take as long as many do.
bool OddsRun::isTimeToLook()
{
    if (m_states % statesPerLook != 0 && m_machine.work() < m_nextLook) return false;
    m_nextLook = m_machine.work() + workPerLook;
    return true;
}

OddsError OddsRun::tooLong() const
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_request.mostTime).count();
    return {OddsError::Kind::TooMuchTime, {}, "", static_cast<std::size_t>(seconds)};
}

/// Runs the state in the machine to its next throw, entry or end, and merges it there.
Result<void, OddsError> OddsRun::runOn(double weight)
{
    const std::uint64_t most = m_machine.work() + mostWork;
    m_machine.setMostWork(most);
    const Pause pause = runPastIdleEntries();
    if (m_machine.work() > most) return OddsError{OddsError::Kind::TooMuchWork};
    if (pause.kind == Pause::Kind::Answer && !m_entered.of(pause.fact))
        return OddsError{OddsError::Kind::MissingAnswer, pause.fact};
    return pause.kind == Pause::Kind::Finished ? addOutcome(weight) : wait(weight, pause);
}

/// An entry that nothing reads can have any value, which is taken back afterwards.
Pause OddsRun::runPastIdleEntries()
{
    NoDice dice;
    Pause pause = m_machine.run(dice);
    std::vector<FactRef> taken;
    while (pause.kind == Pause::Kind::Answer && isIdleEntry(pause.fact)) {
        taken.push_back(pause.fact);
        m_machine.takeEntered(pause.fact, Value::none());
        pause = m_machine.run(dice);
    }
    for (const FactRef fact : taken) m_machine.takeEntered(fact, Value::unknown());
    return pause;
}

bool OddsRun::isIdleEntry(FactRef fact) const
{
    const Instruction& here = m_program.code[m_machine.position()];
    const std::size_t next = m_machine.position() + 1;
    const bool wanted = m_plan->liveness().liveIn(next).contains(fact.slot)
        || m_plan->liveness().neededDefined(next).contains(fact.slot);
    return here.op == Op::Enter && m_program.enterOf(here).slot == fact.slot && !m_entered.of(fact) && !wanted;
}

Result<void, OddsError> OddsRun::wait(double weight, const Pause& pause)
{
    Place& place = placeHere();
    if (place.states.size() == 0) {
        place.checkpoint = m_machine.checkpoint();
        m_waiting.emplace(place.where, &place);
    }
    const std::size_t before = place.states.size();
    const std::size_t wordsBefore = place.states.exactWords();
    m_words.resize(place.cells.width());
    place.cells.store(m_machine.frame(), m_words.data());
    place.states.add(m_words.data(), weight, exactHere());
    if (place.states.size() == before) return {};
    place.pools.push_back(pause.kind == Pause::Kind::Dice ? m_machine.pool() : DicePool());
    return holdMemory(place.wordsOfOne() + place.states.exactWords() - wordsBefore);
}

Result<void, OddsError> OddsRun::holdMemory(std::size_t words)
{
    m_held += words;
    // As much again is taken while a table grows.
    if (m_held > m_request.mostMegabytes * (1'000'000 / 16))
        return OddsError{OddsError::Kind::TooMuchMemory, {}, "", m_request.mostMegabytes};
    return {};
}

OddsRun::Place& OddsRun::placeHere()
{
    m_where.progress.clear();
    m_where.control.clear();
    m_machine.appendProgress(m_where.progress);
    m_machine.appendControl(m_where.control);
    Place*& latest = m_latest[m_machine.position()];
    if (latest && latest->where == m_where) return *latest;
    std::unique_ptr<Place>& place = m_places[m_where];
    if (!place) {
        LiveCells cells(m_plan->liveness(), m_machine.frame(), m_machine.position(),
                        m_plan->deadRows().dead(m_machine.openEaches()));
        const std::size_t width = cells.width();
        place = std::make_unique<Place>(Place{m_where, std::move(cells), {}, StateTable(width), {}});
    }
    return *(latest = place.get());
}

void OddsRun::load(const Waiting& state)
{
    m_machine.restore(state.checkpoint);
    state.place.cells.load(state.words, m_machine.frame());
}

Result<void, OddsError> OddsRun::goOnFrom(Place& place)
{
    // A repeat may bring states back here while these go on.
    const StateTable states = std::exchange(place.states, StateTable(place.cells.width()));
    const std::vector<DicePool> pools = std::exchange(place.pools, {});
    const StepMachine::Checkpoint checkpoint = std::move(place.checkpoint);
    m_held -= states.size() * place.wordsOfOne() + states.exactWords();
    for (std::size_t i = 0; i < states.size(); ++i) {
        const Waiting state{place, checkpoint, states.words(i), states.weight(i), pools[i], states.exact(i)};
        if (const Result<void, OddsError> gone = goOn(state); !gone) return gone;
    }
    return {};
}

Result<void, OddsError> OddsRun::goOn(const Waiting& state)
{
    if (state.pool.detail) return throwDice(state);
    load(state);
    NoDice none;
    return enter(state, m_machine.run(none).fact);  // finds out again for what it waits
}

/// Which results of a throw nothing reads. A deferred throw is read by the instruction at which it is made, any other
/// by those after it.
bool OddsRun::isUnread(const DicePool& pool, SlotId slot) const
{
    const std::size_t reader = m_machine.position() + (pool.deferred.slot < 0 ? 1u : 0u);
    return !m_plan->liveness().liveIn(reader).contains(slot);
}

bool OddsRun::isThrowUnread(const DicePool& pool) const
{
    if (pool.detail->parts.empty()) return isUnread(pool, pool.detail->slot);
    return std::all_of(pool.detail->parts.begin(), pool.detail->parts.end(),
                       [this, &pool](const RollPart& part) { return isUnread(pool, part.slot); });
}

/// Whether some repeat has gone back before.
bool OddsRun::isRepeated(const StepMachine::Checkpoint& checkpoint)
{
    return std::any_of(checkpoint.rounds.begin(), checkpoint.rounds.end(), [](int rounds) { return rounds > 0; });
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

Result<void, OddsError> OddsRun::throwDice(const Waiting& state)
{
    const DicePool& pool = state.pool;
    if (state.weight < negligible && isRepeated(state.checkpoint))
        return m_exact ? Result<void, OddsError>(OddsError{OddsError::Kind::NoFraction}) : Result<void, OddsError>();
    m_machine.restore(state.checkpoint);
    m_machine.pool() = pool;
    if (isThrowUnread(pool)) {  // any result will do
        load(state);
        m_machine.takeResult(0);
        return m_exact ? advanceBy(state, 1) : advance(state.weight);
    }
    if (m_exact) return throwExactly(state);
    const std::vector<PoolOutcome>& outcomes = m_pools.of(shapeOf(pool));
    if (outcomes.empty()) return noDistribution();
    for (const PoolOutcome& outcome : outcomes) {
        const double share = state.weight * outcome.probability;
        if (share < (m_request.keepTiny ? tiniest : negligible)) continue;
        load(state);
        m_machine.pool() = pool;
        m_machine.takeResult(outcome.value);
        if (const Result<void, OddsError> advanced = advance(share); !advanced) return advanced;
    }
    return {};
}

Result<void, OddsError> OddsRun::throwExactly(const Waiting& state)
{
    const DicePool& pool = state.pool;
    const std::vector<PoolOutcomeOf<Fraction>>& outcomes = m_pools.exactly(shapeOf(pool));
    if (outcomes.empty()) return noDistribution();
    for (const PoolOutcomeOf<Fraction>& outcome : outcomes) {
        load(state);
        m_machine.pool() = pool;
        m_machine.takeResult(outcome.value);
        if (const Result<void, OddsError> advanced = advanceBy(state, outcome.probability); !advanced) return advanced;
    }
    return {};
}

/// Goes on with a share of the weight of the state that waited.
Result<void, OddsError> OddsRun::advanceBy(const Waiting& state, const Fraction& share)
{
    m_exact = *state.exact * share;
    return advance(m_exact->get_d());
}

OddsError OddsRun::noDistribution() const
{
    return {m_pools.isExhausted() ? OddsError::Kind::TooMuchWork : OddsError::Kind::Cancelled};
}

Result<void, OddsError> OddsRun::enter(const Waiting& state, FactRef fact)
{
    for (const EnteredResults::Chance& each : *m_entered.of(fact)) {
        load(state);
        m_machine.takeEntered(fact, each.value);
        const Result<void, OddsError> advanced =
            m_exact ? advanceBy(state, each.exact) : advance(state.weight * each.probability);
        if (!advanced) return advanced;
    }
    return {};
}

}  // namespace drumhead
