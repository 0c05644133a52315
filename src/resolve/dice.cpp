#include "drumhead/resolve/dice.hpp"

#include "drumhead/rules/deck.hpp"

#include <algorithm>
#include <random>

namespace drumhead {

namespace {

std::uint64_t rotatedLeft(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

}  // namespace

int CardsLeft::total() const
{
    int sum = 0;
    for (const int each : left) sum += each;
    return sum;
}

bool CardsLeft::has(int card) const
{
    return card >= 1 && static_cast<std::size_t>(card) <= left.size() && left[static_cast<std::size_t>(card) - 1] > 0;
}

/// Which of the cards that are left comes up: a die with as many sides.
bool DiceSource::draw(const CardsLeft& cards, int& card)
{
    int place = 0;
    const int total = cards.total();
    if (total <= 0 || !roll(1, total, &place)) return false;
    int number = 1;
    for (const int each : cards.left) {
        place -= each;
        if (place <= 0) break;
        ++number;
    }
    card = number;
    return true;
}

SeededDice::SeededDice(std::uint64_t seed) : m_seed(seed), m_state{}
{
    std::uint64_t x = seed;
    for (std::uint64_t& word : m_state) {
        x += 0x9e3779b97f4a7c15u;
        std::uint64_t z = x;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        word = z ^ (z >> 31);
    }
}

std::uint64_t SeededDice::freshSeed()
{
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

std::uint64_t SeededDice::next()
{
    const std::uint64_t result = rotatedLeft(m_state[1] * 5, 7) * 9;
    const std::uint64_t t = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= t;
    m_state[3] = rotatedLeft(m_state[3], 45);
    return result;
}

bool SeededDice::roll(int count, int sides, int* faces)
{
    const auto range = static_cast<std::uint64_t>(sides);
    // The largest multiple: what lies beyond would favour low faces.
    const std::uint64_t fair = UINT64_MAX - UINT64_MAX % range;
    for (int i = 0; i < count; ++i) {
        std::uint64_t x = next();
        while (x >= fair) x = next();
        faces[i] = static_cast<int>(x % range) + 1;
    }
    return true;
}

bool ScriptedDice::roll(int count, int sides, int* faces)
{
    const auto wanted = static_cast<std::size_t>(count);
    if (left() < wanted) {
        m_fault = "too few dice: " + std::to_string(wanted) + " needed here, " + std::to_string(left()) + " left";
        return false;
    }
    const auto first = m_faces.begin() + static_cast<std::ptrdiff_t>(m_used);
    const auto last = first + count;
    const auto wrong = std::find_if(first, last, [sides](int face) { return face < 1 || face > sides; });
    if (wrong != last) {
        m_fault = "a die of " + std::to_string(sides) + " sides can't show " + std::to_string(*wrong);
        return false;
    }
    std::copy(first, last, faces);
    m_used += wanted;
    return true;
}

bool ScriptedDice::draw(const CardsLeft& cards, int& card)
{
    const std::string deck = cards.deck ? cards.deck->title : "the deck";
    if (left() == 0) {
        m_fault = "too few dice: a card of “" + deck + "” is drawn here";
        return false;
    }
    const int drawn = m_faces[m_used];
    if (!cards.has(drawn)) {
        const bool isCard = drawn >= 1 && static_cast<std::size_t>(drawn) <= cards.left.size();
        m_fault = isCard && cards.deck
            ? "no card “" + cards.deck->cards[static_cast<std::size_t>(drawn) - 1].title + "” is left in “" + deck + "”"
            : "“" + deck + "” has no card number " + std::to_string(drawn);
        return false;
    }
    card = drawn;
    ++m_used;
    return true;
}

}  // namespace drumhead
