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

/// What an attribute comes to in the end that is worked out from others.
Value workedOut(Frame& frame, FactRef fact, EvaluationNotes& notes)
{
    const Slot& slot = frame.program->slot(fact.slot);
    if (slot.manyRole < 0) return Evaluator(frame, notes).value(slot.formula);
    const int before = frame.inHand(slot.manyRole).current;
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

std::int64_t OddsOutcomes::refusalOf(StepMachine& machine)
{
    if (!machine.refused()) return 0;
    const std::string text = machine.refusal();
    auto known = std::find(m_refusals.begin(), m_refusals.end(), text);
    if (known == m_refusals.end()) known = m_refusals.insert(known, text);
    return known - m_refusals.begin();
}

void OddsOutcomes::read(StepMachine& machine, ConstantValues& constants, std::vector<std::int64_t>& row,
                        StretchRecord* record, std::vector<std::size_t>& cells)
{
    Frame& frame = machine.frame();
    EvaluationNotes notes;
    notes.constants = &constants;
    notes.afterEffects = true;
    notes.record = record;
    const std::int64_t refusal = refusalOf(machine);
    row.clear();
    cells.assign(m_facts.size() + 1, StretchRecord::noCell);
    for (std::size_t i = 0; i < m_facts.size(); ++i) {
        const std::size_t at = m_addresses[i];
        const bool isChanged = frame.changed[at] != 0;
        Value value = isChanged ? frame.after(at) : frame.values[at];
        const bool mayBeWorkedOut = frame.program->slot(m_facts[i].slot).formula >= 0;
        if (record) {
            record->read(record->changedOf(at));
            cells[i] = isChanged ? record->afterOf(at) : at;
            if (mayBeWorkedOut) record->read(cells[i]);
        }
        if (value.isUnknown() && mayBeWorkedOut) {
            value = workedOut(frame, m_facts[i], notes);
            cells[i] = StretchRecord::noCell;
        }
        row.push_back(value.raw());
    }
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
    Rows rows(m_table.size() * m_table.width());
    for (std::size_t i = 0; i < m_table.size(); ++i) m_table.words(i, rows.data() + i * m_table.width());
    Odds odds;
    odds.open = open;
    const std::vector<std::size_t> columns = columnsTold(odds, rows);
    for (const std::size_t column : columns) odds.facts.push_back(m_facts[column]);
    const auto values = std::make_shared<std::vector<Value>>(m_table.size() * columns.size());
    odds.values = values;
    Value* next = values->data();
    odds.outcomes.resize(m_table.size());
    double sum = 0;
    auto outcome = odds.outcomes.begin();
    for (const auto& [key, i] : inOrder(rows)) {
        const std::int64_t* const words = rows.data() + i * m_table.width();
        outcome->values = {next, columns.size()};
        for (const std::size_t column : columns) *next++ = Value::fromRaw(words[column]);
        if (words[m_facts.size()] != 0) outcome->refused = m_refusals[static_cast<std::size_t>(words[m_facts.size()])];
        if (const Fraction* const exact = m_table.exact(i)) outcome->fraction = exact->get_str();
        outcome->probability = m_table.weight(i);
        sum += outcome->probability;
        ++outcome;
    }
    for (OddsOutcome& each : odds.outcomes) each.probability /= sum;
    return odds;
}

/// All but those of results that might have been entered, but that the case never came to: these are not open.
std::vector<std::size_t> OddsOutcomes::columnsTold(Odds& odds, const Rows& rows) const
{
    std::vector<std::size_t> columns;
    for (std::size_t column = 0; column < m_facts.size(); ++column) {
        const auto open = std::find(odds.open.begin(), odds.open.end(), m_facts[column]);
        bool isKnown = open == odds.open.end();
        for (std::size_t at = column; at < rows.size() && !isKnown; at += m_table.width())
            isKnown = !Value::fromRaw(rows[at]).isUnknown();
        if (!isKnown) odds.open.erase(open);
        if (isKnown || column < m_asked) columns.push_back(column);
    }
    return columns;
}

}  // namespace drumhead
