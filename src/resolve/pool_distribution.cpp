#include "pool_distribution.hpp"

#include <cmath>

namespace drumhead {

namespace {

/// One row of Pascal's triangle as probabilities: how many of n dice show something of chance p.
std::vector<double> binomial(int n, double p)
{
    // By adding one die after the other: sums of positive numbers only, so that nothing is lost.
    std::vector<double> row(static_cast<std::size_t>(n) + 1, 0.0);
    row[0] = 1;
    for (int die = 0; die < n; ++die) {
        for (int k = die + 1; k > 0; --k) row[static_cast<std::size_t>(k)] = row[static_cast<std::size_t>(k)] * (1 - p) + row[static_cast<std::size_t>(k) - 1] * p;
        row[0] *= 1 - p;
    }
    return row;
}

/// Adds up all dice, one after the other.
std::vector<double> total(int dice, int sides)
{
    std::vector<double> sum(1, 1.0);
    for (int die = 0; die < dice; ++die) {
        std::vector<double> next(sum.size() + static_cast<std::size_t>(sides), 0.0);
        for (std::size_t value = 0; value < sum.size(); ++value) {
            for (int face = 1; face <= sides; ++face) next[value + static_cast<std::size_t>(face)] += sum[value] / sides;
        }
        sum = std::move(next);
    }
    return sum;
}

/// Goes through the faces in the order in which dice are kept. At each, so many of the dice that are left show it: the first
/// of them are kept as long as any may be. A state is how many dice are left and what those kept have come to.
std::vector<double> keptDice(int dice, int sides, bool lowest, int considered, const std::vector<std::int64_t>& worth)
{
    std::int64_t most = 0;
    for (const std::int64_t each : worth) most = std::max(most, each);
    const auto width = static_cast<std::size_t>(most) * static_cast<std::size_t>(considered) + 1;
    std::vector<std::vector<double>> states(static_cast<std::size_t>(dice) + 1, std::vector<double>(width, 0.0));
    states[static_cast<std::size_t>(dice)][0] = 1;
    for (int i = 0; i < sides; ++i) {
        const int face = lowest ? i : sides - 1 - i;
        const double chance = 1.0 / (sides - i);  // of a die known to show none of the faces before
        std::vector<std::vector<double>> next(static_cast<std::size_t>(dice) + 1, std::vector<double>(width, 0.0));
        for (int left = 0; left <= dice; ++left) {
            const std::vector<double> showing = binomial(left, chance);
            const int room = std::max(considered - (dice - left), 0);
            for (std::size_t value = 0; value < width; ++value) {
                const double weight = states[static_cast<std::size_t>(left)][value];
                if (weight == 0) continue;
                for (int k = 0; k <= left; ++k) {
                    const auto gained = static_cast<std::size_t>(worth[static_cast<std::size_t>(face)]) * static_cast<std::size_t>(std::min(k, room));
                    next[static_cast<std::size_t>(left - k)][value + gained] += weight * showing[static_cast<std::size_t>(k)];
                }
            }
        }
        states = std::move(next);
    }
    return states[0];
}

}  // namespace

std::vector<PoolOutcome> poolDistribution(int dice, int sides, Keep keep, int considered, bool counts, const std::vector<bool>& meets)
{
    std::vector<double> chances;
    if (keep == Keep::All || considered == dice) {
        if (counts) {
            int met = 0;
            for (const bool each : meets) met += each ? 1 : 0;
            chances = binomial(dice, static_cast<double>(met) / sides);
        } else {
            chances = total(dice, sides);
        }
    } else {
        std::vector<std::int64_t> worth;
        for (int face = 1; face <= sides; ++face) worth.push_back(counts ? (meets[static_cast<std::size_t>(face) - 1] ? 1 : 0) : face);
        chances = keptDice(dice, sides, keep == Keep::Lowest, considered, worth);
    }
    std::vector<PoolOutcome> outcomes;
    for (std::size_t value = 0; value < chances.size(); ++value) {
        if (chances[value] > 0) outcomes.push_back({static_cast<std::int64_t>(value), chances[value]});
    }
    return outcomes;
}

}  // namespace drumhead
