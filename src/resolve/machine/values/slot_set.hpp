#pragma once

#include "drumhead/rules/program/program.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace drumhead {

/// A set of slots, one bit for each, so that sets of a whole program are joined a word at a time. The usual program's
/// sets lie in one piece, without a block of memory of their own each.
class SlotSet {
    class Words {
    public:
        Words() = default;
        explicit Words(std::size_t size) : m_size(size), m_many(size > most ? size : 0) {}
        [[nodiscard]] std::size_t size() const { return m_size; }
        [[nodiscard]] std::uint64_t* begin() { return m_size > most ? m_many.data() : m_few.data(); }
        [[nodiscard]] std::uint64_t* end() { return begin() + m_size; }
        [[nodiscard]] const std::uint64_t* begin() const { return m_size > most ? m_many.data() : m_few.data(); }
        [[nodiscard]] const std::uint64_t* end() const { return begin() + m_size; }
        [[nodiscard]] std::uint64_t& operator[](std::size_t i) { return begin()[i]; }
        [[nodiscard]] std::uint64_t operator[](std::size_t i) const { return begin()[i]; }
        friend bool operator==(const Words& one, const Words& other)
        {
            return std::equal(one.begin(), one.end(), other.begin(), other.end());
        }

    private:
        static constexpr std::size_t most = 8;
        std::size_t m_size = 0;
        std::array<std::uint64_t, most> m_few{};
        std::vector<std::uint64_t> m_many;
    };

public:
    SlotSet() = default;
    explicit SlotSet(std::size_t slots) : m_words((slots + 63) / 64) {}

    [[nodiscard]] bool contains(SlotId slot) const
    {
        return (m_words[static_cast<std::size_t>(slot) / 64] >> (slot % 64) & 1) != 0;
    }
    void add(SlotId slot) { m_words[static_cast<std::size_t>(slot) / 64] |= std::uint64_t{1} << (slot % 64); }
    void take(SlotId slot) { m_words[static_cast<std::size_t>(slot) / 64] &= ~(std::uint64_t{1} << (slot % 64)); }
    void add(const SlotSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] |= other.m_words[i];
    }
    void remove(const SlotSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= ~other.m_words[i];
    }
    /// Whether that took any away.
    bool keepOnly(const SlotSet& other)
    {
        std::uint64_t taken = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            taken |= m_words[i] & ~other.m_words[i];
            m_words[i] &= other.m_words[i];
        }
        return taken != 0;
    }
    [[nodiscard]] bool meets(const SlotSet& other) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if ((m_words[i] & other.m_words[i]) != 0) return true;
        }
        return false;
    }
    /// How many are in both of two sets, and not in a third.
    [[nodiscard]] static std::size_t count(const SlotSet& one, const SlotSet& other, const SlotSet& without)
    {
        std::size_t found = 0;
        for (std::size_t i = 0; i < one.m_words.size(); ++i)
            found += static_cast<std::size_t>(std::popcount(one.m_words[i] & other.m_words[i] & ~without.m_words[i]));
        return found;
    }
    [[nodiscard]] static SlotSet all(std::size_t slots)
    {
        SlotSet set(slots);
        for (std::uint64_t& word : set.m_words) word = ~std::uint64_t{0};
        return set;
    }
    void clear()
    {
        for (std::uint64_t& word : m_words) word = 0;
    }
    /// In ascending order.
    [[nodiscard]] std::vector<SlotId> slots() const
    {
        std::vector<SlotId> found;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (std::uint64_t word = m_words[i]; word != 0; word &= word - 1)
                found.push_back(static_cast<SlotId>(i * 64) + std::countr_zero(word));
        }
        return found;
    }
    friend bool operator==(const SlotSet&, const SlotSet&) = default;

private:
    Words m_words;
};

}  // namespace drumhead
