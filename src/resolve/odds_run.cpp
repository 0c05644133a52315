#include "odds_run.hpp"

#include <algorithm>

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

}  // namespace

OddsRun::OddsRun(const Situation& situation, const OddsRequest& request, std::vector<FactRef> facts)
    : m_program(situation.program()), m_request(request), m_facts(std::move(facts)), m_liveness(m_program, slotsOf(m_facts), {}), m_machine(situation),
      m_foresight(m_machine.frame, m_liveness.varying()), m_pools(request.cancelled), m_latest(m_program.code.size()), m_outcomes(m_facts.size() + 1)
{
    m_machine.recording = false;
    m_machine.watching = m_liveness.watches();
    m_machine.foresee(&m_foresight);
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

/// Runs the state in the machine on to its next throw or its end, and merges it there.
Result<void> OddsRun::advance(double weight)
{
    if (++m_states > m_request.maxStates) return Error{"the odds would take more than " + std::to_string(m_request.maxStates) + " states; answer more questions, ask for fewer values, or make the units smaller"};
    if (m_request.cancelled && m_request.cancelled->load(std::memory_order_relaxed)) return Error{"cancelled"};
    NoDice dice;
    const Pause pause = m_machine.run(dice);
    if (pause.kind == Pause::Kind::Answer) return Error{"\"" + factName(m_program, pause.fact) + "\" has to be answered first"};
    return pause.kind == Pause::Kind::Finished ? addOutcome(weight) : wait(weight);
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
    return place.states.size() == before ? Result<void>() : holdMemory(place.states.wordsOfOne());
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
    Place*& latest = m_latest[m_machine.position()];
    if (latest && latest->where == m_where) return *latest;
    std::unique_ptr<Place>& place = m_places[m_where];
    if (!place) {
        LiveCells cells(m_liveness, m_machine.frame, m_machine.position());
        const std::size_t width = cells.width();
        place = std::make_unique<Place>(Place{m_where, std::move(cells), {}, StateTable(width)});
    }
    return *(latest = place.get());
}

void OddsRun::load(const Place& place, const StepMachine::Stand& stand, const std::int64_t* words)
{
    m_machine.standAt(stand);
    place.cells.load(words, m_machine.frame);
}

Result<void> OddsRun::goOnFrom(Place& place)
{
    // A repeat may bring states back here while these go on.
    const StateTable states = std::exchange(place.states, StateTable(place.cells.width()));
    const StepMachine::Stand stand = std::move(place.stand);
    m_held -= states.size() * states.wordsOfOne();
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (const Result<void> thrown = throwDice(place, stand, states.words(i), states.weight(i)); !thrown) return thrown;
    }
    return {};
}

Result<void> OddsRun::throwDice(const Place& place, const StepMachine::Stand& stand, const std::int64_t* words, double weight)
{
    load(place, stand, words);
    NoDice none;
    static_cast<void>(m_machine.run(none));  // finds out again for which dice it waits
    const DicePool pool = m_machine.pool;
    const RollDetail& detail = *pool.detail;
    const std::vector<PoolOutcome>& outcomes = m_pools.of({pool.dice, detail.sides, detail.keep, pool.considered, detail.counts, detail.comparison, pool.against});
    if (outcomes.empty()) return Error{"cancelled"};
    for (const PoolOutcome& outcome : outcomes) {
        const double share = weight * outcome.probability;
        if (share < negligible) continue;
        load(place, stand, words);
        m_machine.pool = pool;
        m_machine.takeResult(Number::fromWhole(outcome.value));
        if (const Result<void> advanced = advance(share); !advanced) return advanced;
    }
    return {};
}

Value OddsRun::reported(FactRef fact)
{
    Frame& frame = m_machine.frame;
    const Slot& slot = m_program.slots[static_cast<std::size_t>(fact.slot)];
    const Value known = frame.afterEffects(fact);
    if (!known.isUnknown() || slot.formula < 0) return known;
    if (slot.manyRole >= 0) frame.rows[static_cast<std::size_t>(slot.manyRole)].current = fact.row;
    EvaluationNotes notes;
    notes.foresight = &m_foresight;
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
    for (const FactRef fact : m_facts) m_words.push_back(reported(fact).raw());
    m_words.push_back(refusal);
    const std::size_t before = m_outcomes.size();
    m_outcomes.add(m_words.data(), weight);
    return m_outcomes.size() == before ? Result<void>() : holdMemory(m_outcomes.wordsOfOne());
}

Odds OddsRun::finish()
{
    Odds odds;
    odds.states = m_states;
    double sum = 0;
    for (std::size_t i = 0; i < m_outcomes.size(); ++i) {
        OddsOutcome& outcome = odds.outcomes.emplace_back();
        const std::int64_t* words = m_outcomes.words(i);
        for (std::size_t fact = 0; fact < m_facts.size(); ++fact) outcome.values.push_back(Value::fromRaw(words[fact]));
        outcome.refused = m_refusals[static_cast<std::size_t>(words[m_facts.size()])];
        outcome.probability = m_outcomes.weight(i);
        sum += outcome.probability;
    }
    for (OddsOutcome& outcome : odds.outcomes) outcome.probability /= sum;
    const auto raw = [](Value value) { return value.raw(); };
    std::sort(odds.outcomes.begin(), odds.outcomes.end(), [raw](const OddsOutcome& a, const OddsOutcome& b) {
        if (a.values != b.values) return std::ranges::lexicographical_compare(a.values, b.values, {}, raw, raw);
        return a.refused < b.refused;
    });
    odds.facts = std::move(m_facts);
    return odds;
}

}  // namespace drumhead
