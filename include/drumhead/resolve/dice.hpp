#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace drumhead {

struct Deck;

/// A deck from which a card is drawn, and how many of each card are left in it.
struct CardsLeft {
    const Deck* deck = nullptr;
    std::span<const int> left;

    [[nodiscard]] int total() const;
    /// Whether a card of that number, from 1, is there to be drawn.
    [[nodiscard]] bool has(int card) const;
};

/// The source of chance. `roll` returns false when it has no more dice; the resolution then waits.
class DiceSource {
public:
    virtual ~DiceSource() = default;
    /// Fills `count` faces from 1 to `sides`. False, with the faces left as they were, if it can't.
    [[nodiscard]] virtual bool roll(int count, int sides, int* faces) = 0;
    /// Draws a card: its number in the deck, from 1, of which some are left. False, with `card` as it was, if it can't.
    [[nodiscard]] virtual bool draw(const CardsLeft& cards, int& card);
};

/// No dice at all: a resolution stops at its first roll.
class NoDice final : public DiceSource {
public:
    [[nodiscard]] bool roll(int, int, int*) override { return false; }
    [[nodiscard]] bool draw(const CardsLeft&, int&) override { return false; }
};

/// Dice from a seed: the same faces for the same seed on every machine (xoshiro256**, seeded by splitmix64, faces by
/// rejection).
class SeededDice final : public DiceSource {
public:
    explicit SeededDice(std::uint64_t seed);
    /// An unpredictable seed.
    [[nodiscard]] static std::uint64_t freshSeed();

    [[nodiscard]] bool roll(int count, int sides, int* faces) override;
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }

private:
    std::uint64_t next();

    std::uint64_t m_seed;
    std::uint64_t m_state[4];
};

/// Dice typed by the user, used in order.
class ScriptedDice final : public DiceSource {
public:
    explicit ScriptedDice(std::vector<int> faces) : m_faces(std::move(faces)) {}

    [[nodiscard]] bool roll(int count, int sides, int* faces) override;
    [[nodiscard]] bool draw(const CardsLeft& cards, int& card) override;
    [[nodiscard]] std::size_t used() const { return m_used; }
    [[nodiscard]] std::size_t left() const { return m_faces.size() - m_used; }
    /// Why the last failed roll failed: too few dice, or a face the die doesn't have.
    [[nodiscard]] const std::string& fault() const { return m_fault; }

private:
    std::vector<int> m_faces;
    std::size_t m_used = 0;
    std::string m_fault;
};

}  // namespace drumhead
