#include "resolve/session/throw_chances.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace drumhead {

namespace {

/// The chance of each total from 0 on.
using Totals = std::vector<double>;

/// Independent dice, each with the chances of what it adds.
Totals sumOf(int dice, const Totals& one)
{
    Totals all{1.0};
    for (int die = 0; die < dice; ++die) {
        Totals next(all.size() + one.size() - 1, 0.0);
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t j = 0; j < one.size(); ++j) next[i + j] += all[i] * one[j];
        }
        all = std::move(next);
    }
    return all;
}

Totals sumOfAll(const PlannedThrow& planned)
{
    Totals one(static_cast<std::size_t>(planned.sides) + 1, 1.0 / planned.sides);
    one.front() = 0;
    return sumOf(planned.dice, one);
}

Totals countOfMet(const PlannedThrow& planned)
{
    int met = 0;
    for (int face = 1; face <= planned.sides; ++face) met += planned.meets(face) ? 1 : 0;
    const double chance = static_cast<double>(met) / planned.sides;
    return sumOf(planned.dice, {1 - chance, chance});
}

/// Every throw in turn; empty where there are too many.
Totals sumOfKept(const PlannedThrow& planned)
{
    constexpr double mostThrows = 100'000;
    double throws = 1;
    for (int die = 0; die < planned.dice; ++die) throws *= planned.sides;
    if (throws > mostThrows) return {};
    Totals all(static_cast<std::size_t>(planned.kept * planned.sides) + 1, 0.0);
    std::vector<int> faces(static_cast<std::size_t>(planned.dice), 1);
    while (true) {
        std::vector<int> sorted = faces;
        if (planned.keep == Keep::Lowest) std::sort(sorted.begin(), sorted.end());
        else std::sort(sorted.begin(), sorted.end(), std::greater<>());
        all[static_cast<std::size_t>(std::accumulate(sorted.begin(), sorted.begin() + planned.kept, 0))] += 1 / throws;
        auto die = faces.begin();
        while (die != faces.end() && *die == planned.sides) *die++ = 1;
        if (die == faces.end()) return all;
        ++*die;
    }
}

}  // namespace

std::vector<double> bandChances(const PlannedThrow& planned, const ThrowReading& reading)
{
    constexpr int mostDice = 200;
    const bool keepsSome = planned.kept < planned.dice;
    if (planned.deck || planned.dice < 1 || planned.dice > mostDice || planned.sides < 1) return {};
    if (planned.counts && (keepsSome || !planned.parts.empty())) return {};
    const Totals totals = planned.counts ? countOfMet(planned) : keepsSome ? sumOfKept(planned) : sumOfAll(planned);
    std::vector<double> chances(totals.empty() ? 0 : reading.bands.size(), 0.0);
    for (std::size_t band = 0; band < chances.size(); ++band) {
        for (std::size_t total = 0; total < totals.size(); ++total) {
            const Number read(static_cast<int>(total));
            if (read >= reading.bands[band].least && read <= reading.bands[band].most) chances[band] += totals[total];
        }
    }
    return chances;
}

}  // namespace drumhead
