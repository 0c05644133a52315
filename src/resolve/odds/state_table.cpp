#include "resolve/odds/state_table.hpp"

#include <algorithm>
#include <array>

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

std::uint32_t StateTable::hash(const std::int64_t* words) const
{
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < m_width; ++i)
        hash += static_cast<std::uint64_t>(words[i]) * multiplierOf[i % multipliers];
    return static_cast<std::uint32_t>((hash ^ hash >> 32) * 0x9e3779b97f4a7c15u >> 32);
}

void StateTable::add(const std::int64_t* words, double weight, const Fraction* exact)
{
    if (2 * (m_weights.size() + 1) > m_places.size()) grow();
    const std::uint32_t hashed = hash(words);
    const std::size_t mask = m_places.size() - 1;
    std::size_t at = hashed & mask;
    for (; m_places[at] != 0; at = (at + 1) & mask) {
        const std::size_t met = m_places[at] - 1;
        if (m_hashes[met] != hashed || !std::equal(words, words + m_width, this->words(met))) continue;
        m_weights[met] += weight;
        if (exact) m_exact[met] += *exact;
        return;
    }
    m_words.insert(m_words.end(), words, words + m_width);
    m_weights.push_back(weight);
    if (exact) {
        m_exact.push_back(*exact);
        m_exactWords += wordsOf(*exact);
    }
    m_hashes.push_back(hashed);
    m_places[at] = static_cast<std::uint32_t>(m_weights.size());
}

void StateTable::grow()
{
    m_places.assign(std::max<std::size_t>(32, 2 * m_places.size()), 0);
    const std::size_t mask = m_places.size() - 1;
    for (std::size_t state = 0; state < m_hashes.size(); ++state) {
        std::size_t at = m_hashes[state] & mask;
        while (m_places[at] != 0) at = (at + 1) & mask;
        m_places[at] = static_cast<std::uint32_t>(state + 1);
    }
}

}  // namespace drumhead
