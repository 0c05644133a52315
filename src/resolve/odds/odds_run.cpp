#include "resolve/odds/odds_run.hpp"

#include <algorithm>

namespace drumhead {

namespace {

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
      m_pools(request.cancelled), m_outcomes(m_facts.size() + 1)
{
    for (const FactRef fact : m_facts) m_addresses.push_back(m_machine.frame().address(fact));
    plan({&m_program, slotsOf(m_facts), m_entered.slots(), m_machine.frame().layout.rows(),
          NonTrappingSteps::givenBefore(m_machine.frame()), !situation.overrules().empty()},
         plans);
    m_plan->places().clear();
    m_machine.runWithoutTrail(m_plan->liveness().watches());
    m_machine.runManyStates(m_plan->constants(), m_plan->shortCuts());
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
    if (const Result<void, OddsError> begun = count(); !begun) return begun.error();
    if (const Result<void, OddsError> begun = runOn(1); !begun) return begun.error();
    while (!m_open.empty()) {
        Place& hindmost = **m_open.begin();
        m_open.erase(m_open.begin());
        if (const Result<void, OddsError> gone = goOnFrom(hindmost); !gone) return gone.error();
    }
    return finish();
}

Result<void, OddsError> OddsRun::count()
{
    if (++m_states > m_request.maxStates) return OddsError{OddsError::Kind::TooManyStates, {}, "", m_request.maxStates};
    return {};
}

/// Before each state. Few states may take as long as many do.
Result<void, OddsError> OddsRun::look()
{
    if (m_request.cancelled.stop_requested()) return OddsError{OddsError::Kind::Cancelled};
    if (++m_taken % statesPerLook != 0 && m_machine.work() < m_nextLook) return {};
    m_nextLook = m_machine.work() + workPerLook;
    if (std::chrono::steady_clock::now() > m_ends) return tooLong();
    return {};
}

OddsError OddsRun::tooLong() const
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_request.mostTime).count();
    return {OddsError::Kind::TooMuchTime, {}, "", static_cast<std::size_t>(seconds)};
}

Result<void, OddsError> OddsRun::goOnFrom(Place& place)
{
    // A repeat may bring states back here while these go on.
    StateTable states = std::exchange(place.states, StateTable(place.cells.width()));
    const std::vector<int> rounds = place.rounds;
    const std::uint64_t work = std::exchange(place.work, 0);
    m_held -= states.wordsHeld();
    std::vector<std::int64_t> words(states.width());
    for (std::size_t i = 0; i < states.size(); ++i) {
        states.words(i, words.data());
        if (const Result<void, OddsError> soFar = look(); !soFar) return soFar;
        const Result<void, OddsError> gone =
            goOn({place, rounds, work, words.data(), states.weight(i), states.exact(i)});
        if (!gone) return gone;
    }
    states.clear();
    if (place.states.size() == 0) place.states = std::move(states);
    return {};
}

Result<void, OddsError> OddsRun::goOn(const State& state)
{
    Place& place = state.place;
    if (place.checkpoint.pc == m_program.code.size()) {
        load(state);
        if (m_exact) m_exact = *state.exact;
        return addOutcome(state.weight);
    }
    place.judge();
    if (isAlone(state)) return goOnAlone(state);
    if (place.root == 0) place.root = m_plan->places().transitions.add();
    return follow(state, place.root, state.weight, nullptr);
}

/// Whether nothing is learnt of how it goes on.
bool OddsRun::isAlone(const State& state) const
{
    const auto mayNotGoBack = [](int rounds) { return rounds + 1 >= mostRounds; };
    const std::vector<int>& rounds = state.rounds;
    return m_exact || state.place.mostReads() == 0 || std::any_of(rounds.begin(), rounds.end(), mayNotGoBack);
}

/// Goes on as other states did that agree in what is read.
Result<void, OddsError> OddsRun::follow(const State& state, Transitions::Branch from, double weight,
                                        const std::int64_t* thrown)
{
    const Transitions& ways = m_plan->places().transitions;
    Transitions::Branch at = ways.follow(from, state.words);
    if (ways.node(at).kind != Transitions::Kind::Unknown) {
        ++state.place.followed;
    } else if (!ways.isFull()) {
        if (const Result<void, OddsError> learnt = learn(state, from, thrown); !learnt) return learnt;
        at = ways.follow(from, state.words);
    }
    const Transitions::Node node = ways.node(at);
    if (node.kind == Transitions::Kind::Move) return move(state, ways.move(node), weight, thrown != nullptr);
    if (node.kind == Transitions::Kind::Throw) return followThrow(state, node, weight);
    return thrown ? takeAlone(state, *thrown, weight) : goOnAlone(state);
}

Result<void, OddsError> OddsRun::followThrow(const State& state, const Transitions::Node& node, double weight)
{
    if (isOver(state)) return {};
    const double least = m_request.keepTiny ? tiniest : negligible;
    for (std::uint32_t i = 0; i < node.chances; ++i) {
        const Transitions::Chance chance = m_plan->places().transitions.chance(node.at + i);
        const double share = weight * chance.probability;
        if (share < least) continue;
        if (const Result<void, OddsError> counted = count(); !counted) return counted;
        const Result<void, OddsError> gone = follow(state, chance.then, share, &chance.value);
        if (!gone) return gone;
    }
    return {};
}

/// Carries out how a state goes on, up to its throw or after that, and keeps it for others.
Result<void, OddsError> OddsRun::learn(const State& state, Transitions::Branch from, const std::int64_t* thrown)
{
    if (const Result<void, OddsError> soFar = look(); !soFar) return soFar;
    using Stretch = StepMachine::Stretch;
    Place& place = state.place;
    Transitions& ways = m_plan->places().transitions;
    StretchRecord& record = m_plan->places().record();
    ++place.learnt;
    record.begin();
    m_machine.recordStretch(&record, place.mostReads());
    load(state);
    beginWork(0);
    Stretch end = m_machine.runStretch(true);
    std::size_t known = 0;
    if (thrown) {
        known = record.reads().size();
        m_machine.takeResult(*thrown);
        end = m_machine.runStretch(false);
    }
    m_machine.recordStretch(nullptr, 0);
    if (workDone() > mostWork) return OddsError{OddsError::Kind::TooMuchWork};
    place.firstStep = std::min(place.firstStep, record.firstStep());
    place.lastStep = std::max(place.lastStep, record.lastStep());
    std::vector<std::uint32_t> asked;
    for (std::size_t i = known; i < record.reads().size(); ++i) {
        const std::int64_t word = place.cells.wordOf(record.reads()[i]);
        if (word >= 0) asked.push_back(static_cast<std::uint32_t>(word));
    }
    const Transitions::Branch branch = ways.grow(from, asked, state.words);
    if (end == Stretch::Ends) {
        learnMove(place, branch);
    } else if (end == Stretch::Throws) {
        Result<std::vector<Transitions::Chance>, OddsError> chances = chancesOf(m_machine.pool());
        if (!chances) return chances.error();
        ways.setThrow(branch, std::move(*chances));
    } else {
        ways.setAlone(branch);
    }
    return {};
}

void OddsRun::learnMove(const Place& place, Transitions::Branch branch)
{
    const StretchRecord& record = m_plan->places().record();
    Place& to = m_plan->placeOf(m_machine);
    m_words.resize(to.cells.width());
    to.cells.store(m_machine.frame(), m_words.data());
    std::vector<std::int64_t> sources;
    sources.reserve(to.cells.width());
    for (const std::size_t cell : to.cells.cells())
        sources.push_back(record.gives(cell) ? -1 : place.cells.wordOf(cell));
    Transitions::Move move;
    move.to = &to;
    move.work = workDone();
    move.rounds = record.rounds();
    m_plan->places().transitions.setMove(branch, std::move(move), sources, m_words.data());
}

Result<void, OddsError> OddsRun::move(const State& state, const Transitions::Move& move, double weight, bool isThrown)
{
    const std::uint64_t work = move.work + (isThrown ? 0 : state.work);
    if (work > mostWork) return OddsError{OddsError::Kind::TooMuchWork};
    Place& to = *move.to;
    arrive(to, work, state.rounds, move.rounds);
    m_words.resize(to.cells.width());
    m_plan->places().transitions.carry(move, state.words, m_words.data());
    to.cells.settle(m_words.data());
    return add(to.states, weight);
}

/// One more state is going to wait there.
void OddsRun::arrive(Place& place, std::uint64_t work, const std::vector<int>& rounds,
                     const StretchRecord::Rounds& more)
{
    place.work = std::max(place.work, work);
    if (place.states.size() > 0) return;
    place.work = work;
    place.rounds = rounds;
    for (const auto& [loop, again] : more) place.rounds[loop] = again ? place.rounds[loop] + 1 : 0;
    m_open.insert(&place);
}

Result<void, OddsError> OddsRun::add(StateTable& there, double weight)
{
    const std::size_t before = there.wordsHeld();
    there.add(m_words.data(), weight, exactHere());
    m_held += there.wordsHeld() - before;
    // As much again is taken while a table grows.
    if (m_held > m_request.mostMegabytes * (1'000'000 / 16))
        return OddsError{OddsError::Kind::TooMuchMemory, {}, "", m_request.mostMegabytes};
    return {};
}

void OddsRun::load(const State& state)
{
    m_machine.restore(state.place.checkpoint, state.rounds);
    state.place.cells.load(state.words, m_machine.frame());
}

/// `before`: what has been done for the state since its last throw.
void OddsRun::beginWork(std::uint64_t before)
{
    m_workBegan = m_machine.work() - before;
    m_machine.setMostWork(m_workBegan + mostWork);
}

}  // namespace drumhead
