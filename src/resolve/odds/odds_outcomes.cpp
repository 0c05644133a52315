#include "resolve/odds/odds_outcomes.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace drumhead {

namespace {

/// For each outcome its first values, as many as fit, in one number of the same order. Unknown and "none" are far from
/// all others, and get the first two digits.
std::vector<std::uint64_t> firstValues(const std::vector<std::int64_t>& rows, std::size_t width)
{
    std::vector<std::uint64_t> keys(rows.size() / width);
    int room = 64;
    for (std::size_t fact = 0; fact + 1 < width; ++fact) {
        std::int64_t least = INT64_MAX;
        std::int64_t most = INT64_MIN;
        for (std::size_t i = fact; i < rows.size(); i += width) {
            if (Value::fromRaw(rows[i]).isSet()) least = std::min(least, rows[i]);
            most = std::max(most, rows[i]);
        }
        const auto digit = [from = static_cast<std::uint64_t>(least)](std::int64_t word) {
            const std::uint64_t above =
                Value::fromRaw(word).isSet() ? from - 2 : static_cast<std::uint64_t>(Value::unknown().raw());
            return static_cast<std::uint64_t>(word) - above;
        };
        const int bits = static_cast<int>(std::bit_width(digit(most)));
        if (bits >= room) break;
        room -= bits;
        for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = keys[i] << bits | digit(rows[i * width + fact]);
    }
    return keys;
}

/// A value that was asked about, as all effects leave it.
Value reported(Frame& frame, FactRef fact, std::size_t at, ConstantValues& constants)
{
    const Value known = frame.changed[at] != 0 ? frame.after(at) : frame.values[at];
    const Slot& slot = frame.program->slot(fact.slot);
    if (!known.isUnknown() || slot.formula < 0) return known;
    EvaluationNotes notes;
    notes.constants = &constants;
    notes.afterEffects = true;
    if (slot.manyRole < 0) return Evaluator(frame, notes).value(slot.formula);
    const int before = frame.rowsOf(slot.manyRole).current;
    frame.goToRow(slot.manyRole, fact.row);
    const Value value = Evaluator(frame, notes).value(slot.formula);
    frame.goToRow(slot.manyRole, before);
    return value;
}

}  // namespace

OddsOutcomes::OddsOutcomes(const Frame& frame, std::vector<FactRef> facts, std::size_t asked, StateTable& table)
    : m_facts(std::move(facts)), m_asked(asked), m_table(table)
{
    for (const FactRef fact : m_facts) m_addresses.push_back(frame.address(fact));
}

std::int64_t OddsOutcomes::refusalOf(const StepMachine& machine)
{
    if (!machine.refused()) return 0;
    const std::string text = machine.refusal();
    auto known = std::find(m_refusals.begin(), m_refusals.end(), text);
    if (known == m_refusals.end()) known = m_refusals.insert(known, text);
    return known - m_refusals.begin();
}

void OddsOutcomes::read(StepMachine& machine, ConstantValues& constants, std::vector<std::int64_t>& row)
{
    const std::int64_t refusal = refusalOf(machine);
    row.clear();
    for (std::size_t i = 0; i < m_facts.size(); ++i)
        row.push_back(reported(machine.frame(), m_facts[i], m_addresses[i], constants).raw());
    row.push_back(refusal);
}

/// In the order of their values, then of the reasons for refusals.
OddsOutcomes::Ordered OddsOutcomes::inOrder(const Rows& rows) const
{
    Ordered ordered;
    ordered.reserve(m_table.size());
    for (const std::uint64_t key : firstValues(rows, m_table.width())) ordered.emplace_back(key, ordered.size());
    std::sort(ordered.begin(), ordered.end(), [&, this](const auto& a, const auto& b) {
        if (a.first != b.first) return a.first < b.first;
        const std::int64_t* const left = rows.data() + a.second * m_table.width();
        const std::int64_t* const end = left + m_facts.size();
        const auto [differs, other] = std::mismatch(left, end, rows.data() + b.second * m_table.width());
        if (differs != end) return *differs < *other;
        return m_refusals[static_cast<std::size_t>(*differs)] < m_refusals[static_cast<std::size_t>(*other)];
    });
    return ordered;
}

Odds OddsOutcomes::list(const std::vector<FactRef>& open) const
{
    Odds odds;
    odds.facts = m_facts;
    odds.open = open;
    odds.outcomes.reserve(m_table.size());
    Rows rows(m_table.size() * m_table.width());
    for (std::size_t i = 0; i < m_table.size(); ++i) m_table.words(i, rows.data() + i * m_table.width());
    double sum = 0;
    for (const auto& [key, i] : inOrder(rows)) {
        OddsOutcome& outcome = odds.outcomes.emplace_back();
        const std::int64_t* words = rows.data() + i * m_table.width();
        outcome.values.reserve(m_facts.size());
        for (; outcome.values.size() < m_facts.size(); ++words) outcome.values.push_back(Value::fromRaw(*words));
        outcome.refused = m_refusals[static_cast<std::size_t>(*words)];
        outcome.probability = m_table.weight(i);
        if (const Fraction* const exact = m_table.exact(i)) outcome.fraction = exact->get_str();
        sum += outcome.probability;
    }
    for (OddsOutcome& outcome : odds.outcomes) outcome.probability /= sum;
    dropWhatWasNotOpen(odds);
    return odds;
}

/// A result that might have been entered, but that the case never came to, is not an open one.
void OddsOutcomes::dropWhatWasNotOpen(Odds& odds) const
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
