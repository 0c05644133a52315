#pragma once

#include "drumhead/resolve/dice.hpp"

#include <array>
#include <cstdint>
#include <vector>

/// The problems of the bench as one would write them in C++ for that one case. Nothing is read; everything that a rule
/// says stands in the code.
namespace drumhead::bench::by_hand {

/// The chances of 0 … n hits where each die hits with chance p.
[[nodiscard]] std::vector<double> hits(int n, double p);

/// Nine D10 at or below 6 against eight at or below 4: joint[first * 9 + second].
[[nodiscard]] std::array<double, 90> twoPools();

/// The lowest two of five D10 added up: [sum], from 2 to 20.
[[nodiscard]] std::array<double, 21> lowestTwo();

/// Rounds of D6 at the same time, the first side hits on 4 or more, the second on 5 or more; each hit takes a die away.
/// [first left * (second + 1) + second left].
[[nodiscard]] std::vector<double> exchange(int first, int second, int rounds);

/// Cuirassiers charge musketeers in line in the open, both in good order.
struct Charge {
    int chargerFigures = 12;
    int defenderFigures = 16;
    int chargerHits = 0;  ///< suffered before
    int defenderHits = 0;
};
enum Ending : std::size_t {
    ChargerFails,
    DefenderFallsBack,
    DefenderRouts,
    ChargerWins,
    DefenderWins,
    BothPass,
    NoWinner,
    endings
};
inline constexpr std::array<const char*, endings> endingNames = {
    "charger-fails", "defender-falls-back", "defender-routs", "charger-wins",
    "defender-wins", "both-pass",           "no-winner"};

[[nodiscard]] std::array<double, endings> chargeEndings(const Charge& charge);

/// With the hits of the melee, and whether a side is left routing (else shaken). Without a melee the hits are -1.
struct ChargeOutcome {
    Ending ending = ChargerFails;
    int attackHits = -1;
    int defenceHits = -1;
    bool chargerRouts = false;
    bool defenderRouts = false;
    double probability = 0;
};
[[nodiscard]] std::vector<ChargeOutcome> chargeOutcomes(const Charge& charge);

/// Plays the charge once.
[[nodiscard]] Ending playCharge(const Charge& charge, SeededDice& dice);

}  // namespace drumhead::bench::by_hand
