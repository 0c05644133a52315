#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

/// Where chance enters. A source that has no more dice says so; the resolution then waits.
class DiceSource {
public:
    virtual ~DiceSource() = default;
    /// Fills `count` faces from 1 to `sides`. False, with the faces left as they were, if it can't.
    [[nodiscard]] virtual bool roll(int count, int sides, int* faces) = 0;
};

/// No dice at all: a resolution stops at its first roll.
class NoDice final : public DiceSource {
public:
    [[nodiscard]] bool roll(int, int, int*) override { return false; }
};

/// Dice from a seed: the same faces for the same seed on every machine (xoshiro256**, seeded by splitmix64, faces by
/// rejection).
class SeededDice final : public DiceSource {
public:
    explicit SeededDice(std::uint64_t seed);
    /// A seed that nobody can foresee.
    [[nodiscard]] static std::uint64_t freshSeed();

    [[nodiscard]] bool roll(int count, int sides, int* faces) override;
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }

private:
    std::uint64_t next();

    std::uint64_t m_seed;
    std::uint64_t m_state[4];
};

/// Dice that a person threw and typed, used in order.
class ScriptedDice final : public DiceSource {
public:
    explicit ScriptedDice(std::vector<int> faces) : m_faces(std::move(faces)) {}

    [[nodiscard]] bool roll(int count, int sides, int* faces) override;
    [[nodiscard]] std::size_t used() const { return m_used; }
    [[nodiscard]] std::size_t left() const { return m_faces.size() - m_used; }
    /// What was wrong with the dice at the last failed roll: too few, or a face that the die has not.
    [[nodiscard]] const std::string& fault() const { return m_fault; }

private:
    std::vector<int> m_faces;
    std::size_t m_used = 0;
    std::string m_fault;
};

}  // namespace drumhead
