#include "drumhead/resolve/dice.hpp"

#include <algorithm>
#include <random>

namespace drumhead {

namespace {

std::uint64_t rotatedLeft(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

}  // namespace

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

}  // namespace drumhead
