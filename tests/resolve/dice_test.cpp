#include "drumhead/resolve/dice.hpp"

#include "drumhead/base/chi_square.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace dice_test {

using namespace drumhead;

namespace {

std::vector<int> faces(DiceSource& dice, int count, int sides)
{
    std::vector<int> out(static_cast<std::size_t>(count));
    REQUIRE(dice.roll(count, sides, out.data()));
    return out;
}

double chiSquare(std::uint64_t seed, int sides, int throws)
{
    SeededDice dice(seed);
    std::vector<int> counts(static_cast<std::size_t>(sides), 0);
    for (const int face : faces(dice, throws, sides)) ++counts[static_cast<std::size_t>(face - 1)];
    const double expected = static_cast<double>(throws) / sides;
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

}  // namespace

TEST_CASE("the same seed gives the same faces on every machine")
{
    // Worked out by a separate program: xoshiro256** seeded by splitmix64, face = value mod sides + 1.
    SeededDice one(1);
    CHECK(faces(one, 12, 6) == std::vector<int>{2, 5, 3, 6, 6, 5, 3, 4, 2, 5, 2, 5});
    SeededDice other(20240611);
    CHECK(faces(other, 8, 10) == std::vector<int>{3, 9, 9, 5, 9, 10, 1, 3});
    CHECK(other.seed() == 20240611);
}

TEST_CASE("dice thrown one by one are the dice thrown together")
{
    SeededDice together(99);
    SeededDice single(99);
    std::vector<int> apart;
    for (int i = 0; i < 20; ++i) apart.push_back(faces(single, 1, 20)[0]);
    CHECK(faces(together, 20, 20) == apart);
}

TEST_CASE("another seed gives other faces")
{
    SeededDice a(1);
    SeededDice b(2);
    CHECK(faces(a, 30, 6) != faces(b, 30, 6));
    CHECK(SeededDice::freshSeed() != SeededDice::freshSeed());
}

TEST_CASE("seeded dice are fair")
{
    // 99.9 % points of chi-square: 20.52 for 5 degrees of freedom, 27.88 for 9, 148.2 for 99.
    CHECK(chiSquare(7, 6, 60'000) < 20.52);
    CHECK(chiSquare(7, 10, 100'000) < 27.88);
    CHECK(chiSquare(7, 100, 500'000) < 148.2);
    CHECK(chiSquare(0, 6, 60'000) < 20.52);
}

TEST_CASE("seeded dice pass the serial test: no face tells the next")
{
    for (const int sides : {2, 6, 10, 20}) {
        SeededDice dice(11);
        const std::vector<int> thrown = faces(dice, 400'000, sides);
        std::vector<ChiSquareCell> pairs(static_cast<std::size_t>(sides * sides), {1.0 / (sides * sides), 0});
        for (std::size_t i = 0; i + 1 < thrown.size(); i += 2)
            ++pairs[static_cast<std::size_t>((thrown[i] - 1) * sides + thrown[i + 1] - 1)].seen;
        INFO(sides);
        CHECK(drumhead::chiSquare(pairs).p > 0.001);
    }
}

TEST_CASE("seeded dice pass the runs test: high and low follow each other as they should")
{
    for (const int sides : {2, 6, 10, 100, 1000}) {
        SeededDice dice(12);
        const std::vector<int> thrown = faces(dice, 400'000, sides);
        double high = 0;
        double runs = 1;
        for (std::size_t i = 0; i < thrown.size(); ++i) {
            high += thrown[i] > sides / 2;
            if (i > 0 && (thrown[i] > sides / 2) != (thrown[i - 1] > sides / 2)) ++runs;
        }
        const double all = static_cast<double>(thrown.size());
        const double mean = 2 * high * (all - high) / all + 1;
        const double spread = std::sqrt((mean - 1) * (mean - 2) / (all - 1));
        INFO(sides);
        CHECK(std::abs(runs - mean) / spread < 3.3);  // 99.9 % of all fair dice
    }
}

TEST_CASE("seeded dice pass the gap test: a six comes back as often as it should")
{
    SeededDice dice(13);
    const std::vector<int> thrown = faces(dice, 300'000, 6);
    constexpr std::size_t longest = 20;
    std::vector<ChiSquareCell> gaps(longest + 1);
    double chance = 1;
    for (std::size_t i = 0; i < longest; ++i, chance *= 5.0 / 6) gaps[i].probability = chance / 6;
    gaps[longest].probability = chance;
    std::size_t since = 0;
    for (const int face : thrown) {
        if (face != 6) ++since;
        else {
            ++gaps[std::min(since, longest)].seen;
            since = 0;
        }
    }
    CHECK(drumhead::chiSquare(gaps).p > 0.001);
}

TEST_CASE("every face of a die of two and of a thousand sides can come")
{
    SeededDice dice(3);
    std::vector<bool> seen(1000, false);
    for (const int face : faces(dice, 20'000, 1000)) seen.at(static_cast<std::size_t>(face - 1)) = true;
    CHECK(std::count(seen.begin(), seen.end(), true) == 1000);
    for (const int face : faces(dice, 1000, 2)) CHECK((face == 1 || face == 2));
}

TEST_CASE("typed dice are used in order")
{
    ScriptedDice dice({3, 5, 6});
    CHECK(faces(dice, 2, 6) == std::vector<int>{3, 5});
    CHECK(dice.used() == 2);
    CHECK(dice.left() == 1);
    CHECK(faces(dice, 1, 6) == std::vector<int>{6});
    CHECK(dice.left() == 0);
}

TEST_CASE("too few typed dice are told, and none is used up")
{
    ScriptedDice dice({3});
    std::array<int, 2> out{-1, -1};
    CHECK_FALSE(dice.roll(2, 6, out.data()));
    CHECK(dice.fault() == "too few dice: 2 needed here, 1 left");
    CHECK(out == std::array<int, 2>{-1, -1});
    CHECK(dice.used() == 0);
}

TEST_CASE("a typed face that the die has not is told")
{
    ScriptedDice high({3, 7});
    std::array<int, 2> out{};
    CHECK_FALSE(high.roll(2, 6, out.data()));
    CHECK(high.fault() == "a die of 6 sides can't show 7");
    CHECK(high.used() == 0);
    ScriptedDice low({0});
    CHECK_FALSE(low.roll(1, 6, out.data()));
    CHECK(low.fault() == "a die of 6 sides can't show 0");
}

TEST_CASE("without dice there are no faces")
{
    NoDice none;
    int face = 9;
    CHECK_FALSE(none.roll(1, 6, &face));
    CHECK(face == 9);
}

}  // namespace dice_test
