#include "odds_run.hpp"

#include <algorithm>
#include <numeric>

namespace drumhead {

namespace {

/// What is left over of a repeat that goes on and on weighs less than this, and is shared out over the rest.
constexpr double negligible = 1e-18;
/// How much memory the states may take, in words of eight bytes: some 130 MB, and as much again while a table grows.
constexpr std::size_t mostWords = 16'000'000;

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

OddsRun::OddsRun(const Situation& situation, const OddsRequest& request, std::vector<FactRef> facts, EnteredResults entered)
    : m_program(situation.program()), m_request(request), m_asked(facts.size()), m_facts(withAll(std::move(facts), entered.open())), m_entered(std::move(entered)), m_machine(situation), m_memory(m_program, m_machine.frame.values.size()), m_pools(request.cancelled), m_latest(m_program.code.size()), m_outcomes(m_facts.size() + 1)
{
    m_machine.recording = false;
    for (const FactRef fact : m_facts) m_addresses.push_back(m_machine.frame.address(fact));
    plan({&m_program, slotsOf(m_facts), m_entered.slots(), m_machine.frame.layout.rows(), HarmlessSteps::givenBefore(m_machine.frame), !situation.overrules().empty()});
    m_shortCuts = m_plan->shortCuts();
    m_machine.take(m_shortCuts);
    m_machine.watching = m_plan->liveness().watches();
    m_machine.goThroughStates(*m_foresight, m_memory);
}

/// Takes a plan that was kept and holds here as well, else makes one.
void OddsRun::plan(OddsPlan::Key key)
{
    if (m_request.plans) m_plan = m_request.plans->find([this, &key](const OddsPlan& each) { return each.key() == key && holdsHere(each); });
    if (m_plan) return;
    const auto made = std::make_shared<OddsPlan>(std::move(key), m_machine.frame);
    m_foresight.emplace(made->places(), made->liveness().varying());
    SettledNodes settled(m_machine.frame, *m_foresight);
    made->workOut(m_machine.frame, settled);
    if (m_request.plans) m_request.plans->add(made);
    m_plan = made;
}

bool OddsRun::holdsHere(const OddsPlan& plan)
{
    m_foresight.emplace(plan.places(), plan.liveness().varying());
    SettledNodes settled(m_machine.frame, *m_foresight);
    return plan.holds(settled);
}

Result<Odds> OddsRun::run()
{
    if (const Result<void> advanced = advance(1); !advanced) return Error{advanced.error()};
    while (!m_waiting.empty()) {
        Place& hindmost = *m_waiting.begin()->second;
        m_waiting.erase(m_waiting.begin());
        if (const Result<void> gone = goOnFrom(hindmost); !gone) return Error{gone.error()};
    }
    return finish();
}

Result<void> OddsRun::advance(double weight)
{
    if (++m_states > m_request.maxStates) return Error{"the odds would take more than " + std::to_string(m_request.maxStates) + " states; answer more questions, ask for fewer values, or make the units smaller"};
    if (m_request.cancelled && m_request.cancelled->load(std::memory_order_relaxed)) return Error{"cancelled"};
    return runOn(weight);
}

/// Runs the state in the machine on to its next rest, throw or end, and merges it there.
Result<void> OddsRun::runOn(double weight)
{
    const Pause pause = runPastIdleEntries();
    if (m_machine.rested()) return wait(weight);
    if (pause.kind == Pause::Kind::Answer && !m_entered.of(pause.fact)) return Error{"\"" + factName(m_program, pause.fact) + "\" has to be answered first"};
    return pause.kind == Pause::Kind::Finished ? addOutcome(weight) : wait(weight);
}

/// What a person would enter and nobody looks at need not be known: any value does, and is taken back behind it.
Pause OddsRun::runPastIdleEntries()
{
    NoDice dice;
    Pause pause = m_machine.run(dice);
    std::vector<FactRef> taken;
    while (!m_machine.rested() && pause.kind == Pause::Kind::Answer && isIdleEntry(pause.fact)) {
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
    const bool wanted = m_plan->liveness().mattering(next).contains(fact.slot) || m_plan->liveness().beingGiven(next).contains(fact.slot);
    return here.op == Op::Enter && m_program.enters[here.detail].slot == fact.slot && !m_entered.of(fact) && !wanted;
}

Result<void> OddsRun::wait(double weight)
{
    Place& place = placeHere();
    if (place.states.size() == 0) {
        place.stand = m_machine.stand();
        m_waiting.emplace(place.where, &place);
    }
    const std::size_t before = place.states.size();
    m_words.resize(place.cells.width());
    place.cells.store(m_machine.frame, m_words.data());
    place.states.add(m_words.data(), weight);
    if (place.rest) restOnlyWhereItPays(place);
    return place.states.size() == before ? Result<void>() : holdMemory(place.states.wordsOfOne());
}

/// Where hardly any states turn out to be the same they had better go on at once.
void OddsRun::restOnlyWhereItPays(Place& place)
{
    constexpr std::size_t enoughToTell = 64;
    if (++place.arrived == enoughToTell && 4 * place.states.size() > 3 * place.arrived) m_shortCuts.rests[m_machine.position()] = false;
}

Result<void> OddsRun::holdMemory(std::size_t words)
{
    m_held += words;
    if (m_held > mostWords) return Error{"the odds would take too much memory; answer more questions, ask for fewer values, or make the units smaller"};
    return {};
}

OddsRun::Place& OddsRun::placeHere()
{
    m_where.progress.clear();
    m_where.control.clear();
    m_machine.appendProgress(m_where.progress);
    m_machine.appendControl(m_where.control);
    m_where.control.push_back(m_machine.rested());
    Place*& latest = m_latest[m_machine.position()];
    if (latest && latest->where == m_where) return *latest;
    std::unique_ptr<Place>& place = m_places[m_where];
    if (!place) {
        LiveCells cells(m_plan->liveness(), m_machine.frame, m_machine.position(), m_plan->passed().dead(m_machine.openEaches()));
        const std::size_t width = cells.width();
        place = std::make_unique<Place>(Place{m_where, m_machine.rested(), std::move(cells), {}, StateTable(width)});
    }
    return *(latest = place.get());
}

void OddsRun::load(const Waiting& state)
{
    m_machine.standAt(state.stand);
    state.place.cells.load(state.words, m_machine.frame);
}

Result<void> OddsRun::goOnFrom(Place& place)
{
    // A repeat may bring states back here while these go on.
    const StateTable states = std::exchange(place.states, StateTable(place.cells.width()));
    const StepMachine::Stand stand = std::move(place.stand);
    m_held -= states.size() * states.wordsOfOne();
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (const Result<void> gone = goOn({place, stand, states.words(i), states.weight(i)}); !gone) return gone;
    }
    return {};
}

Result<void> OddsRun::goOn(const Waiting& state)
{
    load(state);
    if (state.place.rest) return runOn(state.weight);
    NoDice none;
    const Pause pause = m_machine.run(none);  // finds out again for what it waits
    return pause.kind == Pause::Kind::Dice ? throwDice(state) : enter(state, pause.fact);
}

Result<void> OddsRun::throwDice(const Waiting& state)
{
    const DicePool pool = m_machine.pool;
    const RollDetail& detail = *pool.detail;
    const std::size_t looks = m_machine.position() + (pool.late.slot < 0 ? 1u : 0u);
    if (!m_plan->liveness().mattering(looks).contains(detail.slot)) {  // whatever it comes to, nobody looks
        m_machine.takeResult(Number(0));
        return advance(state.weight);
    }
    const std::vector<PoolOutcome>& outcomes = m_pools.of({pool.dice, detail.sides, detail.keep, pool.considered, detail.counts, detail.comparison, pool.against, m_machine.fixedFaces()});
    if (outcomes.empty()) return Error{"cancelled"};
    for (const PoolOutcome& outcome : outcomes) {
        const double share = state.weight * outcome.probability;
        if (share < negligible) continue;
        load(state);
        m_machine.pool = pool;
        m_machine.takeResult(Number::fromWhole(outcome.value));
        if (const Result<void> advanced = advance(share); !advanced) return advanced;
    }
    return {};
}

Result<void> OddsRun::enter(const Waiting& state, FactRef fact)
{
    for (const auto& [value, chance] : *m_entered.of(fact)) {
        load(state);
        m_machine.takeEntered(fact, value);
        if (const Result<void> advanced = advance(state.weight * chance); !advanced) return advanced;
    }
    return {};
}

Value OddsRun::reported(std::size_t i)
{
    Frame& frame = m_machine.frame;
    const std::size_t at = m_addresses[i];
    const Value known = frame.changed[at] != 0 ? frame.after[at] : frame.values[at];
    if (!known.isUnknown()) return known;
    const FactRef fact = m_facts[i];
    const Slot& slot = m_program.slots[static_cast<std::size_t>(fact.slot)];
    if (slot.formula < 0) return known;
    if (slot.manyRole >= 0) frame.rows[static_cast<std::size_t>(slot.manyRole)].current = fact.row;
    EvaluationNotes notes;
    notes.foresight = &*m_foresight;
    notes.afterEffects = true;
    return Evaluator(frame, notes).value(slot.formula);
}

std::int64_t OddsRun::refusalHere()
{
    if (!m_machine.refused) return 0;
    const std::string text = m_machine.refusal();
    auto known = std::find(m_refusals.begin(), m_refusals.end(), text);
    if (known == m_refusals.end()) known = m_refusals.insert(known, text);
    return known - m_refusals.begin();
}

Result<void> OddsRun::addOutcome(double weight)
{
    const std::int64_t refusal = refusalHere();
    m_words.clear();
    for (std::size_t i = 0; i < m_facts.size(); ++i) m_words.push_back(reported(i).raw());
    m_words.push_back(refusal);
    const std::size_t before = m_outcomes.size();
    m_outcomes.add(m_words.data(), weight);
    return m_outcomes.size() == before ? Result<void>() : holdMemory(m_outcomes.wordsOfOne());
}

/// The outcomes in the order of their values, then of the reasons for refusals.
std::vector<std::uint32_t> OddsRun::inOrder() const
{
    std::vector<std::uint32_t> order(m_outcomes.size());
    std::iota(order.begin(), order.end(), 0u);
    const std::size_t facts = m_facts.size();
    std::sort(order.begin(), order.end(), [this, facts](std::uint32_t a, std::uint32_t b) {
        const std::int64_t* left = m_outcomes.words(a);
        const std::int64_t* right = m_outcomes.words(b);
        const auto differs = std::mismatch(left, left + facts, right);
        if (differs.first != left + facts) return *differs.first < *differs.second;
        return m_refusals[static_cast<std::size_t>(left[facts])] < m_refusals[static_cast<std::size_t>(right[facts])];
    });
    return order;
}

Odds OddsRun::finish()
{
    Odds odds;
    odds.states = m_states;
    odds.outcomes.reserve(m_outcomes.size());
    double sum = 0;
    for (const std::uint32_t i : inOrder()) {
        OddsOutcome& outcome = odds.outcomes.emplace_back();
        const std::int64_t* words = m_outcomes.words(i);
        outcome.values.reserve(m_facts.size());
        for (std::size_t fact = 0; fact < m_facts.size(); ++fact) outcome.values.push_back(Value::fromRaw(words[fact]));
        outcome.refused = m_refusals[static_cast<std::size_t>(words[m_facts.size()])];
        outcome.probability = m_outcomes.weight(i);
        sum += outcome.probability;
    }
    for (OddsOutcome& outcome : odds.outcomes) outcome.probability /= sum;
    odds.facts = std::move(m_facts);
    odds.open = m_entered.open();
    dropWhatWasNotOpen(odds);
    return odds;
}

/// A result that might have been entered, but that the case never came to, is not an open one.
void OddsRun::dropWhatWasNotOpen(Odds& odds) const
{
    std::erase_if(odds.open, [&odds, this](FactRef fact) {
        const auto at = std::find(odds.facts.begin(), odds.facts.end(), fact) - odds.facts.begin();
        if (std::any_of(odds.outcomes.begin(), odds.outcomes.end(), [at](const OddsOutcome& each) { return !each.values[static_cast<std::size_t>(at)].isUnknown(); })) return false;
        if (static_cast<std::size_t>(at) < m_asked) return true;
        odds.facts.erase(odds.facts.begin() + at);
        for (OddsOutcome& outcome : odds.outcomes) outcome.values.erase(outcome.values.begin() + at);
        return true;
    });
}

}  // namespace drumhead
