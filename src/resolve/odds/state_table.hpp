#pragma once

#include "resolve/odds/fraction.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// States as rows of words, each with its weight; states with the same words are one. All rows lie in one stretch of
/// memory.
class StateTable {
public:
    explicit StateTable(std::size_t width = 0) : m_width(width) {}

    /// Adds weight to the state of these words; `exact`: the same weight as a fraction, for all states or for none.
    void add(const std::int64_t* words, double weight, const Fraction* exact = nullptr);

    [[nodiscard]] std::size_t size() const { return m_weights.size(); }
    [[nodiscard]] const std::int64_t* words(std::size_t state) const { return m_words.data() + state * m_width; }
    /// How much memory a state takes, in words of eight bytes.
    [[nodiscard]] std::size_t wordsOfOne() const { return m_width + 3; }
    [[nodiscard]] double weight(std::size_t state) const { return m_weights[state]; }
    /// The weight as a fraction; null where none were added.
    [[nodiscard]] const Fraction* exact(std::size_t state) const { return m_exact.empty() ? nullptr : &m_exact[state]; }
    /// How many words the fractions took as they came.
    [[nodiscard]] std::size_t exactWords() const { return m_exactWords; }

private:
    [[nodiscard]] std::uint32_t hash(const std::int64_t* words) const;
    void grow();

    std::size_t m_width;
    std::vector<std::int64_t> m_words;
    std::vector<double> m_weights;
    std::vector<Fraction> m_exact;
    std::size_t m_exactWords = 0;
    std::vector<std::uint32_t> m_hashes;
    /// By hash: 1 + which state, or 0; always a power of two, and at most half full.
    std::vector<std::uint32_t> m_places;
};

}  // namespace drumhead
