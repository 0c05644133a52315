#pragma once

#include "resolve/odds/fraction.hpp"

#include <cstdint>
#include <vector>

namespace drumhead {

/// States as rows of words, each with its weight; states with the same words are one. Words that are the same in all
/// states are kept once.
class StateTable {
public:
    explicit StateTable(std::size_t width = 0) : m_fixed(width, -1) {}

    /// Takes all states away; keeps which words were seen to vary, and the memory unless it is large.
    void clear();

    /// Adds weight to the state of these words; `exact`: the same weight as a fraction, for all states or for none.
    /// Returns how many words more it holds.
    std::size_t add(const std::int64_t* words, double weight, const Fraction* exact = nullptr);

    [[nodiscard]] std::size_t size() const { return m_weights.size(); }
    [[nodiscard]] std::size_t width() const { return m_fixed.size(); }
    /// Writes out the words of a state.
    void words(std::size_t state, std::int64_t* words) const;
    /// How much memory the states take, in words of eight bytes.
    [[nodiscard]] std::size_t wordsHeld() const { return m_wordsHeld; }
    [[nodiscard]] double weight(std::size_t state) const { return m_weights[state]; }
    /// The weight as a fraction; null where none were added.
    [[nodiscard]] const Fraction* exact(std::size_t state) const { return m_exact.empty() ? nullptr : &m_exact[state]; }

private:
    [[nodiscard]] bool isUsual(const std::int64_t* words) const;
    void loosen(const std::int64_t* words);
    [[nodiscard]] std::uint32_t hash(const std::int64_t* row) const;
    [[nodiscard]] bool isRowOf(std::size_t state) const;
    /// A place of the hash table.
    struct Entry {
        std::uint32_t state = 0;  ///< 1 + which, or 0
        std::uint32_t hash = 0;
    };
    void put(const Entry& entry);
    void grow();

    std::vector<std::int64_t> m_fixed;     ///< by word: all bits where it is the same in all states, else none
    std::vector<std::int64_t> m_usual;     ///< the words of the first state
    std::vector<std::uint32_t> m_varying;  ///< which words the rows hold
    std::vector<std::int64_t> m_row;       ///< kept for its memory
    std::vector<std::int64_t> m_rows;
    std::vector<double> m_weights;
    std::vector<Fraction> m_exact;
    std::size_t m_exactWords = 0;  ///< how many words the fractions took as they came
    std::size_t m_wordsHeld = 0;
    std::vector<Entry> m_entries;  ///< by hash; always a power of two, and at most half full
};

}  // namespace drumhead
