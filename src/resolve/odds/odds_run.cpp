#include "resolve/odds/odds_run.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// What is left over of a repeat that goes on and on weighs less than this, and is shared out over the rest.
constexpr double negligible = 1e-18;
/// Smaller than that nothing is reckoned with.
constexpr double tiniest = 1e-300;

std::vector<FactRef> withAll(std::vector<FactRef> facts, const std::vector<FactRef>& more)
{
    for (const FactRef fact : more) {
        if (std::find(facts.begin(), facts.end(), fact) == facts.end()) facts.push_back(fact);
    }
    return facts;
}

OddsPlan::Key keyOf(const Situation& situation, const Frame& frame, const std::vector<FactRef>& facts,
                    const EnteredResults& entered)
{
    return {&situation.program(),
            facts,
            entered.slots(),
            frame.layout.rows(),
            NonTrappingSteps::givenBefore(frame),
            !situation.overrules().empty()};
}

/// Whether it is what is left over of a repeat that goes on and on.
bool isOver(double weight, const std::vector<int>& rounds)
{
    return weight < negligible && std::any_of(rounds.begin(), rounds.end(), [](int each) { return each > 0; });
}

}  // namespace

OddsRun::OddsRun(const Situation& situation, const OddsRequest& request, const std::vector<FactRef>& asked,
                 EnteredResults entered, OddsPlans& plans)
    : m_program(situation.program()), m_request(request), m_entered(std::move(entered)), m_machine(situation),
      m_plan(plans.take(keyOf(situation, m_machine.frame(), withAll(asked, m_entered.open()), m_entered),
                        m_machine.frame())),
      m_chances(m_machine, m_plan->liveness(), request.cancelled),
      m_outcomes(m_machine.frame(), withAll(asked, m_entered.open()), asked.size(), m_plan->outcomes()),
      m_budget(request), m_least(request.keepTiny ? tiniest : negligible)
{
    m_machine.runWithoutTrail(m_plan->liveness().watches());
    m_machine.runManyStates(m_plan->constants(), m_plan->shortCuts());
}

Result<Odds, OddsError> OddsRun::run()
{
    beginWork(0);
    const Weight all{1, m_request.exact ? std::optional<Fraction>(1) : std::nullopt};
    bool goesOn = m_budget.count() && stop(m_machine.runStretch(false), all);
    while (goesOn && !m_open.empty()) {
        Place& hindmost = **m_open.begin();
        m_open.erase(m_open.begin());
        goesOn = goOnFrom(hindmost);
    }
    if (!goesOn) return m_budget.error();
    Odds odds = m_outcomes.list(m_entered.open());
    odds.states = m_budget.states();
    return odds;
}

bool OddsRun::goOnFrom(Place& place)
{
    // A repeat may bring states back here while these go on.
    StateTable states = std::exchange(place.states, StateTable(place.cells.width()));
    const std::vector<int> rounds = place.rounds;
    const std::uint64_t work = std::exchange(place.work, 0);
    m_budget.release(states.wordsHeld());
    std::vector<std::int64_t> words(states.width());
    State state{place, rounds, work, words.data(), {}};
    for (std::size_t i = 0; i < states.size(); ++i) {
        states.words(i, words.data());
        state.weight.about = states.weight(i);
        if (const Fraction* const exact = states.exact(i)) state.weight.exact = *exact;
        if (!m_budget.look(m_machine.work()) || !goOn(state)) return false;
    }
    states.clear();
    if (place.states.size() == 0) place.states = std::move(states);
    return true;
}

bool OddsRun::goOn(const State& state)
{
    Place& place = state.place;
    place.judge();
    if (isAlone(state)) return goOnAlone(state);
    if (place.root == 0) place.root = m_plan->places().transitions.add();
    return follow(state, place.root, state.weight.about, nullptr);
}

/// Whether nothing is learnt of how it goes on.
bool OddsRun::isAlone(const State& state) const
{
    const auto mayNotGoBack = [](int rounds) { return rounds + 1 >= mostRounds; };
    const std::vector<int>& rounds = state.rounds;
    return m_request.exact || state.place.mostReads() == 0 || std::any_of(rounds.begin(), rounds.end(), mayNotGoBack);
}

bool OddsRun::follow(const State& state, Transitions::Branch from, double weight, const std::int64_t* thrown)
{
    const Transitions& ways = m_plan->places().transitions;
    Transitions::Branch at = ways.follow(from, state.words);
    if (ways.node(at).kind != Transitions::Kind::Unknown) {
        ++state.place.followed;
    } else if (!ways.isFull()) {
        if (!learn(state, from, thrown)) return false;
        at = ways.follow(from, state.words);
    }
    const Transitions::Node node = ways.node(at);
    if (node.kind == Transitions::Kind::Move) return move(state, ways.move(node), weight, thrown != nullptr);
    if (node.kind == Transitions::Kind::Throw) return followThrow(state, node, weight);
    return thrown ? takeAlone(state, *thrown, {weight, {}}) : goOnAlone(state);
}

bool OddsRun::followThrow(const State& state, const Transitions::Node& node, double weight)
{
    if (isOver(weight, state.rounds)) return true;
    for (std::uint32_t i = 0; i < node.chances; ++i) {
        const Transitions& ways = m_plan->places().transitions;
        const Transitions::Chance chance = ways.chance(node.at + i);
        const double share = weight * chance.probability;
        if (share < m_least) continue;
        if (!m_budget.count() || !follow(state, chance.then, share, &chance.value)) return false;
    }
    return true;
}

bool OddsRun::move(const State& state, const Transitions::Move& move, double weight, bool isThrown)
{
    const std::uint64_t work = move.work + (isThrown ? 0 : state.work);
    if (!m_budget.allows(work)) return false;
    if (move.to) arrive(*move.to, work, state.rounds, move.rounds);
    StateTable& there = move.to ? move.to->states : m_outcomes.table();
    m_words.resize(there.width());
    m_plan->places().transitions.carry(move, state.words, m_words.data());
    if (move.to) move.to->cells.settle(m_words.data());
    return add(there, {weight, {}});
}

/// Carries out how a state goes on, up to its throw or after that, and keeps it for others.
bool OddsRun::learn(const State& state, Transitions::Branch from, const std::int64_t* thrown)
{
    if (!m_budget.look(m_machine.work())) return false;
    Place& place = state.place;
    Transitions& ways = m_plan->places().transitions;
    StretchRecord& record = m_plan->places().record();
    ++place.learnt;
    record.begin();
    m_machine.recordStretch(&record, place.mostReads());
    const Stretch end = carryOut(state, thrown, 0);
    m_machine.recordStretch(nullptr, 0);
    if (!m_budget.allows(workDone())) return false;
    Place* const to = end == Stretch::Ends ? readEnd(&record) : nullptr;
    place.firstStep = std::min(place.firstStep, record.firstStep());
    place.lastStep = std::max(place.lastStep, record.lastStep());
    m_asked.clear();
    for (const std::size_t cell : record.readsOfPart()) {
        const std::int64_t word = place.cells.wordOf(cell);
        if (word >= 0) m_asked.push_back(static_cast<std::uint32_t>(word));
    }
    const Transitions::Branch branch = ways.grow(from, m_asked, state.words);
    if (end == Stretch::Ends) {
        learnMove(place, branch, to);
    } else if (end == Stretch::Throws) {
        const auto outcomes = m_chances.find<double>();
        if (!outcomes) return m_budget.end(outcomes.error());
        ways.setThrow(branch, **outcomes);
    } else {
        ways.setAlone(branch);
    }
    return true;
}

/// Reads the words of what a state has come to: of its place, or null: of an outcome.
Place* OddsRun::readEnd(StretchRecord* record)
{
    if (m_machine.position() == m_program.code.size()) {
        m_outcomes.read(m_machine, m_plan->constants(), m_words, record, m_cells);
        return nullptr;
    }
    Place& to = m_plan->placeOf(m_machine);
    m_words.resize(to.cells.width());
    to.cells.store(m_machine.frame(), m_words.data());
    return &to;
}

void OddsRun::learnMove(const Place& place, Transitions::Branch branch, Place* to)
{
    const StretchRecord& record = m_plan->places().record();
    m_sources.clear();
    for (const std::size_t cell : to ? to->cells.cells() : m_cells)
        m_sources.push_back(cell == StretchRecord::noCell || record.gives(cell) ? -1 : place.cells.wordOf(cell));
    Transitions::Move move;
    move.to = to;
    move.work = workDone();
    move.rounds = record.rounds();
    m_plan->places().transitions.setMove(branch, std::move(move), m_sources, m_words.data());
}

bool OddsRun::goOnAlone(const State& state)
{
    const Stretch end = carryOut(state, nullptr, state.work);
    if (end == Stretch::Throws) return m_request.exact ? throwAlone<Fraction>(state) : throwAlone<double>(state);
    const bool waits = end == Stretch::Asks && !m_machine.hasMoved();
    return waits && m_entered.of(m_machine.asked()) ? enter(state, m_machine.asked()) : stop(end, state.weight);
}

template <typename Chance>
bool OddsRun::throwAlone(const State& state)
{
    if (isOver(state.weight.about, state.rounds))
        return !m_request.exact || m_budget.end({OddsError::Kind::NoFraction});
    const auto outcomes = m_chances.find<Chance>();
    if (!outcomes) return m_budget.end(outcomes.error());
    for (const PoolOutcomeOf<Chance>& outcome : **outcomes) {
        const Weight share = state.weight.times(outcome.probability);
        if (share.about < m_least && !m_request.exact) continue;
        if (!m_budget.count() || !takeAlone(state, outcome.value, share)) return false;
    }
    return true;
}

/// Goes on with one result of the throw for which the state waits.
bool OddsRun::takeAlone(const State& state, std::int64_t thrown, const Weight& weight)
{
    return m_budget.look(m_machine.work()) && stop(carryOut(state, &thrown, 0), weight);
}

bool OddsRun::enter(const State& state, FactRef fact)
{
    for (const EnteredResults::Chance& each : *m_entered.of(fact)) {
        if (!m_budget.count()) return false;
        load(state);
        m_machine.takeEntered(fact, each.value);
        beginWork(0);
        const Weight share = m_request.exact ? state.weight.times(each.exact) : state.weight.times(each.probability);
        if (!stop(m_machine.runStretch(false), share)) return false;
    }
    return true;
}

/// Runs a state to where it has to wait; `thrown`: past the throw for which it waits first, with that result.
OddsRun::Stretch OddsRun::carryOut(const State& state, const std::int64_t* thrown, std::uint64_t workBefore)
{
    load(state);
    beginWork(workBefore);
    const Stretch end = m_machine.runStretch(true);  // finds out again which dice they are
    if (!thrown) return end;
    m_plan->places().record().beginPart();
    m_machine.takeResult(*thrown);
    return m_machine.runStretch(false);
}

/// Puts a state into the machine.
void OddsRun::load(const State& state)
{
    m_machine.restore(state.place.checkpoint, state.rounds);
    state.place.cells.load(state.words, m_machine.frame());
}

/// `before`: what has been done for the state since its last throw.
void OddsRun::beginWork(std::uint64_t before)
{
    m_workBegan = m_machine.work() - before;
    m_machine.setMostWork(m_workBegan + OddsBudget::mostWork);
}

/// The state in the machine waits: it is merged with others at the same place.
bool OddsRun::stop(Stretch end, const Weight& weight)
{
    if (!m_budget.allows(workDone())) return false;
    if (end == Stretch::Asks && !m_entered.of(m_machine.asked()))
        return m_budget.end({OddsError::Kind::MissingAnswer, m_machine.asked()});
    Place* const place = readEnd(nullptr);
    if (!place) return add(m_outcomes.table(), weight);
    arrive(*place, workDone(), m_machine.rounds(), {});
    place->cells.settle(m_words.data());
    return add(place->states, weight);
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

bool OddsRun::add(StateTable& there, const Weight& weight)
{
    return m_budget.hold(there.add(m_words.data(), weight.about, weight.exact ? &*weight.exact : nullptr));
}

}  // namespace drumhead
