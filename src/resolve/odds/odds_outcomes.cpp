// What comes of a case in the end: the values asked about, each outcome once, in order.
#include "resolve/odds/odds_run.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace drumhead {

namespace {

/// For each outcome its first values, as many as fit, in one number of the same order. Unknown and "none" are far from
/// all others, and get the first two digits.
std::vector<std::uint64_t> firstValues(const std::vector<std::int64_t>& outcomes, std::size_t facts)
{
    std::vector<std::uint64_t> keys(outcomes.size() / (facts + 1));
    int room = 64;
    for (std::size_t fact = 0; fact < facts; ++fact) {
        std::int64_t least = INT64_MAX;
        std::int64_t most = INT64_MIN;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const std::int64_t word = outcomes[i * (facts + 1) + fact];
            if (Value::fromRaw(word).isSet()) least = std::min(least, word);
            most = std::max(most, word);
        }
        const auto digit = [from = static_cast<std::uint64_t>(least)](std::int64_t word) {
            const std::uint64_t above =
                Value::fromRaw(word).isSet() ? from - 2 : static_cast<std::uint64_t>(Value::unknown().raw());
            return static_cast<std::uint64_t>(word) - above;
        };
        const int bits = static_cast<int>(std::bit_width(digit(most)));
        if (bits >= room) break;
        room -= bits;
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys[i] = keys[i] << bits | digit(outcomes[i * (facts + 1) + fact]);
    }
    return keys;
}

}  // namespace

Value OddsRun::reported(std::size_t i)
{
    Frame& frame = m_machine.frame();
    const std::size_t at = m_addresses[i];
    const Value known = frame.changed[at] != 0 ? frame.after[at] : frame.values[at];
    if (!known.isUnknown()) return known;
    const FactRef fact = m_facts[i];
    const Slot& slot = m_program.slot(fact.slot);
    if (slot.formula < 0) return known;
    EvaluationNotes notes;
    notes.constants = &m_plan->constants();
    notes.afterEffects = true;
    if (slot.manyRole < 0) return Evaluator(frame, notes).value(slot.formula);
    RowState& rows = frame.rows[static_cast<std::size_t>(slot.manyRole)];
    const int before = std::exchange(rows.current, fact.row);
    const Value value = Evaluator(frame, notes).value(slot.formula);
    rows.current = before;
    return value;
}

std::int64_t OddsRun::refusalHere()
{
    if (!m_machine.refused()) return 0;
    const std::string text = m_machine.refusal();
    auto known = std::find(m_refusals.begin(), m_refusals.end(), text);
    if (known == m_refusals.end()) known = m_refusals.insert(known, text);
    return known - m_refusals.begin();
}

Result<void, OddsError> OddsRun::addOutcome(double weight)
{
    const std::int64_t refusal = refusalHere();
    m_words.clear();
    for (std::size_t i = 0; i < m_facts.size(); ++i) m_words.push_back(reported(i).raw());
    m_words.push_back(refusal);
    return add(m_outcomes, weight);
}

/// The outcomes in the order of their values, then of the reasons for refusals.
std::vector<std::uint32_t> OddsRun::inOrder(const std::vector<std::int64_t>& outcomes) const
{
    const std::size_t width = m_facts.size() + 1;
    const std::vector<std::uint64_t> keys = firstValues(outcomes, m_facts.size());
    std::vector<std::pair<std::uint64_t, std::uint32_t>> sorted;
    sorted.reserve(keys.size());
    for (const std::uint64_t key : keys) sorted.emplace_back(key, static_cast<std::uint32_t>(sorted.size()));
    std::sort(sorted.begin(), sorted.end(), [&, this](const auto& a, const auto& b) {
        if (a.first != b.first) return a.first < b.first;
        const std::int64_t* const left = outcomes.data() + a.second * width;
        const std::int64_t* const right = outcomes.data() + b.second * width;
        const std::int64_t* const end = left + m_facts.size();
        const auto [differs, other] = std::mismatch(left, end, right);
        if (differs != end) return *differs < *other;
        return m_refusals[static_cast<std::size_t>(*differs)] < m_refusals[static_cast<std::size_t>(*other)];
    });
    std::vector<std::uint32_t> order;
    order.reserve(sorted.size());
    for (const auto& [key, outcome] : sorted) order.push_back(outcome);
    return order;
}

Odds OddsRun::finish()
{
    Odds odds;
    odds.states = m_states;
    odds.outcomes.reserve(m_outcomes.size());
    const std::size_t width = m_facts.size() + 1;
    std::vector<std::int64_t> outcomes(m_outcomes.size() * width);
    for (std::size_t i = 0; i < m_outcomes.size(); ++i) m_outcomes.words(i, outcomes.data() + i * width);
    double sum = 0;
    for (const std::uint32_t i : inOrder(outcomes)) {
        OddsOutcome& outcome = odds.outcomes.emplace_back();
        const std::int64_t* words = outcomes.data() + i * width;
        outcome.values.reserve(m_facts.size());
        for (std::size_t fact = 0; fact < m_facts.size(); ++fact) outcome.values.push_back(Value::fromRaw(words[fact]));
        outcome.refused = m_refusals[static_cast<std::size_t>(words[m_facts.size()])];
        outcome.probability = m_outcomes.weight(i);
        if (const Fraction* const exact = m_outcomes.exact(i)) outcome.fraction = exact->get_str();
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
        if (std::any_of(odds.outcomes.begin(), odds.outcomes.end(), [at](const OddsOutcome& each) {
                return !each.values[static_cast<std::size_t>(at)].isUnknown();
            }))
            return false;
        if (static_cast<std::size_t>(at) < m_asked) return true;
        odds.facts.erase(odds.facts.begin() + at);
        for (OddsOutcome& outcome : odds.outcomes) outcome.values.erase(outcome.values.begin() + at);
        return true;
    });
}

}  // namespace drumhead
