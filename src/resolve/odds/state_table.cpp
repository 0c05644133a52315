#include "resolve/odds/state_table.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace drumhead {

namespace {

constexpr std::size_t multipliers = 64;

/// By place in a row; a product does not wait for the one before.
constexpr std::array<std::uint64_t, multipliers> multiplierOf = [] {
    std::array<std::uint64_t, multipliers> all{};
    std::uint64_t last = 0x9e3779b97f4a7c15u;
    for (std::uint64_t& each : all) each = last = (last ^ last >> 29) * 0xff51afd7ed558ccdu | 1;
    return all;
}();

}  // namespace

void StateTable::clear()
{
    constexpr std::size_t mostKept = 50'000;
    if (m_rows.capacity() + m_weights.capacity() > mostKept) {
        // Empty ones in their place: "= {}" would keep the memory.
        m_rows = std::vector<std::int64_t>();
        m_weights = std::vector<double>();
        m_exact = std::vector<Fraction>();
        m_entries = std::vector<Entry>();
    }
    m_rows.clear();
    m_weights.clear();
    m_exact.clear();
    m_exactWords = m_wordsHeld = 0;
    std::fill(m_entries.begin(), m_entries.end(), Entry());
}

void StateTable::words(std::size_t state, std::int64_t* words) const
{
    std::copy(m_usual.begin(), m_usual.end(), words);
    const std::int64_t* row = m_rows.data() + state * m_varying.size();
    for (const std::uint32_t word : m_varying) words[word] = *row++;
}

/// Word by word: to read several at once has to wait until the last of them has been written.
bool StateTable::isUsual(const std::int64_t* words) const
{
    for (std::size_t i = 0; i < m_fixed.size(); ++i) {
        if (((words[i] ^ m_usual[i]) & m_fixed[i]) != 0) return false;
    }
    return true;
}

/// From now on rows hold the words in which these differ from the usual ones as well.
void StateTable::loosen(const std::int64_t* words)
{
    const std::size_t before = m_varying.size();
    for (std::uint32_t i = 0; i < m_fixed.size(); ++i) {
        if (m_fixed[i] == 0 || words[i] == m_usual[i]) continue;
        m_fixed[i] = 0;
        m_varying.push_back(i);
    }
    std::vector<std::int64_t> rows;
    rows.reserve(size() * m_varying.size());
    std::fill(m_entries.begin(), m_entries.end(), Entry());
    for (std::size_t state = 0; state < size(); ++state) {
        const auto row = m_rows.begin() + static_cast<std::ptrdiff_t>(state * before);
        rows.insert(rows.end(), row, row + static_cast<std::ptrdiff_t>(before));
        for (std::size_t i = before; i < m_varying.size(); ++i) rows.push_back(m_usual[m_varying[i]]);
        put({static_cast<std::uint32_t>(state + 1), hash(rows.data() + state * m_varying.size())});
    }
    m_rows = std::move(rows);
    m_row.resize(m_varying.size());
}

std::uint32_t StateTable::hash(const std::int64_t* row) const
{
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < m_varying.size(); ++i)
        hash += static_cast<std::uint64_t>(row[i]) * multiplierOf[i % multipliers];
    return static_cast<std::uint32_t>((hash ^ hash >> 32) * 0x9e3779b97f4a7c15u >> 32);
}

std::size_t StateTable::add(const std::int64_t* words, double weight, const Fraction* exact)
{
    if (size() == 0) m_usual.assign(words, words + width());
    else if (!isUsual(words)) loosen(words);
    if (2 * (size() + 1) > m_entries.size()) grow();
    for (std::size_t i = 0; i < m_varying.size(); ++i) m_row[i] = words[m_varying[i]];
    const std::uint32_t hashed = hash(m_row.data());
    const std::size_t mask = m_entries.size() - 1;
    std::size_t at = hashed & mask;
    for (; m_entries[at].state != 0; at = (at + 1) & mask) {
        const std::size_t met = m_entries[at].state - 1;
        if (m_entries[at].hash != hashed || !isRowOf(met)) continue;
        m_weights[met] += weight;
        if (exact) m_exact[met] += *exact;
        return 0;
    }
    m_rows.insert(m_rows.end(), m_row.begin(), m_row.end());
    m_weights.push_back(weight);
    if (exact) {
        m_exact.push_back(*exact);
        m_exactWords += wordsOf(*exact);
    }
    m_entries[at] = {static_cast<std::uint32_t>(size()), hashed};
    const std::size_t before = std::exchange(m_wordsHeld, size() * (m_varying.size() + 3) + m_exactWords);
    return m_wordsHeld - before;
}

/// Whether the row in hand is that of a state.
bool StateTable::isRowOf(std::size_t state) const
{
    const std::int64_t* const row = m_rows.data() + state * m_row.size();
    for (std::size_t i = 0; i < m_row.size(); ++i) {
        if (row[i] != m_row[i]) return false;
    }
    return true;
}

void StateTable::put(const Entry& entry)
{
    const std::size_t mask = m_entries.size() - 1;
    std::size_t at = entry.hash & mask;
    while (m_entries[at].state != 0) at = (at + 1) & mask;
    m_entries[at] = entry;
}

void StateTable::grow()
{
    const std::vector<Entry> before =
        std::exchange(m_entries, std::vector<Entry>(std::max<std::size_t>(32, 2 * m_entries.size())));
    for (const Entry& entry : before) {
        if (entry.state != 0) put(entry);
    }
}

}  // namespace drumhead
