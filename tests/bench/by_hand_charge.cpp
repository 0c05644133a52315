#include "by_hand.hpp"

namespace drumhead::bench::by_hand {

namespace {

/// A test is two dice: none above the number holds, one is shaken, two rout.
enum TestResult : std::size_t { Holds, Shaken, Routs };
using Test = std::array<double, 3>;

// By chart, A to E.
constexpr std::array<int, 5> chargerMorale = {9, 8, 7, 5, 3};
constexpr std::array<int, 5> defenderMorale = {8, 7, 5, 4, 2};
constexpr int chargerMelee = 8;   // one up for open flanks: chart B
constexpr int defenderMelee = 4;  // one down for them: chart D

std::size_t chart(int hitsSoFar)
{
    return hitsSoFar <= 4 ? 0 : hitsSoFar <= 8 ? 1 : hitsSoFar <= 10 ? 2 : hitsSoFar <= 12 ? 3 : 4;
}

Test test(int number)
{
    const double fails = (10 - number) / 10.0;
    return {(1 - fails) * (1 - fails), 2 * fails * (1 - fails), fails * fails};
}

Ending afterMelee(bool chargerHolds, bool defenderHolds)
{
    if (chargerHolds) return defenderHolds ? BothPass : ChargerWins;
    return defenderHolds ? DefenderWins : NoWinner;
}

/// Gives every outcome of the charge to `found(outcome)`.
template <typename Found>
void eachOutcome(const Charge& charge, Found found)
{
    const Test goes = test(chargerMorale[chart(charge.chargerHits)]);
    const Test stands = test(defenderMorale[chart(charge.defenderHits)]);
    found(ChargeOutcome{ChargerFails, -1, -1, false, false, goes[Shaken] + goes[Routs]});
    found(ChargeOutcome{DefenderFallsBack, -1, -1, false, false, goes[Holds] * stands[Shaken]});
    found(ChargeOutcome{DefenderRouts, -1, -1, false, false, goes[Holds] * stands[Routs]});
    const std::vector<double> attack = hits(charge.chargerFigures / 4, chargerMelee / 10.0);
    const std::vector<double> defence = hits(charge.defenderFigures / 4, defenderMelee / 10.0);
    for (int scored = 0; scored < static_cast<int>(attack.size()); ++scored) {
        for (int taken = 0; taken < static_cast<int>(defence.size()); ++taken) {
            const double met = goes[Holds] * stands[Holds] * attack[static_cast<std::size_t>(scored)]
                * defence[static_cast<std::size_t>(taken)];
            const Test charger = test(chargerMorale[chart(charge.chargerHits + taken)]);
            const Test defender = test(defenderMorale[chart(charge.defenderHits + scored)]);
            for (std::size_t a = 0; a < 3; ++a) {
                for (std::size_t b = 0; b < 3; ++b)
                    found(ChargeOutcome{afterMelee(a == Holds, b == Holds), scored, taken, a == Routs, b == Routs,
                                        met * charger[a] * defender[b]});
            }
        }
    }
}

std::size_t thrownTest(int number, SeededDice& dice)
{
    int faces[2];
    static_cast<void>(dice.roll(2, 10, faces));
    return static_cast<std::size_t>(faces[0] > number) + static_cast<std::size_t>(faces[1] > number);
}

int thrownHits(int count, int number, SeededDice& dice)
{
    int faces[64];
    static_cast<void>(dice.roll(count, 10, faces));
    int found = 0;
    for (int i = 0; i < count; ++i) found += faces[i] <= number ? 1 : 0;
    return found;
}

}  // namespace

std::array<double, endings> chargeEndings(const Charge& charge)
{
    std::array<double, endings> chances{};
    eachOutcome(charge, [&](const ChargeOutcome& outcome) { chances[outcome.ending] += outcome.probability; });
    return chances;
}

std::vector<ChargeOutcome> chargeOutcomes(const Charge& charge)
{
    std::vector<ChargeOutcome> outcomes;
    // What differs only in how a test was failed has one ending.
    eachOutcome(charge, [&](const ChargeOutcome& outcome) {
        for (std::size_t i = outcomes.size(); i > 0 && outcomes.size() - i < 9; --i) {
            ChargeOutcome& other = outcomes[i - 1];
            if (other.ending != outcome.ending || other.attackHits != outcome.attackHits
                || other.defenceHits != outcome.defenceHits || other.chargerRouts != outcome.chargerRouts
                || other.defenderRouts != outcome.defenderRouts)
                continue;
            other.probability += outcome.probability;
            return;
        }
        outcomes.push_back(outcome);
    });
    return outcomes;
}

Ending playCharge(const Charge& charge, SeededDice& dice)
{
    if (thrownTest(chargerMorale[chart(charge.chargerHits)], dice) != Holds) return ChargerFails;
    const std::size_t stands = thrownTest(defenderMorale[chart(charge.defenderHits)], dice);
    if (stands != Holds) return stands == Shaken ? DefenderFallsBack : DefenderRouts;
    const int scored = thrownHits(charge.chargerFigures / 4, chargerMelee, dice);
    const int taken = thrownHits(charge.defenderFigures / 4, defenderMelee, dice);
    const bool chargerHolds = thrownTest(chargerMorale[chart(charge.chargerHits + taken)], dice) == Holds;
    const bool defenderHolds = thrownTest(defenderMorale[chart(charge.defenderHits + scored)], dice) == Holds;
    return afterMelee(chargerHolds, defenderHolds);
}

}  // namespace drumhead::bench::by_hand
