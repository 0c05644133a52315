#include "by_hand.hpp"

#include <algorithm>

namespace drumhead::bench::by_hand {

namespace {

double power(double base, int exponent)
{
    double result = 1;
    for (int i = 0; i < exponent; ++i) result *= base;
    return result;
}

}  // namespace

std::vector<double> hits(int n, double p)
{
    std::vector<double> chances(static_cast<std::size_t>(n) + 1, 0.0);
    double chance = power(1 - p, n);
    for (int k = 0; k <= n; ++k) {
        chances[static_cast<std::size_t>(k)] = chance;
        chance *= (n - k) * p / ((k + 1) * (1 - p));
    }
    return chances;
}

std::array<double, 90> twoPools()
{
    const std::vector<double> first = hits(9, 0.6);
    const std::vector<double> second = hits(8, 0.4);
    std::array<double, 90> joint{};
    for (std::size_t a = 0; a < first.size(); ++a) {
        for (std::size_t b = 0; b < second.size(); ++b) joint[a * 9 + b] = first[a] * second[b];
    }
    return joint;
}

std::array<double, 21> lowestTwo()
{
    // One die shows the lowest face, at least one of the other four the next; or two and more show the lowest.
    std::array<double, 21> sums{};
    const double all = 1e5;
    for (int low = 1; low <= 10; ++low) {
        for (int next = low + 1; next <= 10; ++next)
            sums[static_cast<std::size_t>(low + next)] += 5 * (power(11 - next, 4) - power(10 - next, 4)) / all;
        const double above = 10 - low;
        sums[static_cast<std::size_t>(2 * low)] += (power(above + 1, 5) - power(above, 5) - 5 * power(above, 4)) / all;
    }
    return sums;
}

std::vector<double> exchange(int first, int second, int rounds)
{
    std::vector<std::vector<double>> ours;
    std::vector<std::vector<double>> theirs;
    for (int dice = 0; dice <= first; ++dice) ours.push_back(hits(dice, 1.0 / 2));
    for (int dice = 0; dice <= second; ++dice) theirs.push_back(hits(dice, 1.0 / 3));
    const int width = second + 1;
    const auto at = [width](int a, int b) { return static_cast<std::size_t>(a * width + b); };
    std::vector<double> chances(at(first, second) + 1, 0.0);
    chances[at(first, second)] = 1;
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> next(chances.size(), 0.0);
        for (int a = 0; a <= first; ++a) {
            for (int b = 0; b <= second; ++b) {
                const double weight = chances[at(a, b)];
                if (weight == 0) continue;
                for (int lost = 0; lost <= b; ++lost) {
                    const double share = weight * theirs[static_cast<std::size_t>(b)][static_cast<std::size_t>(lost)];
                    const int left = std::max(a - lost, 0);
                    for (int killed = 0; killed <= a; ++killed)
                        next[at(left, std::max(b - killed, 0))] +=
                            share * ours[static_cast<std::size_t>(a)][static_cast<std::size_t>(killed)];
                }
            }
        }
        chances = std::move(next);
    }
    return chances;
}

}  // namespace drumhead::bench::by_hand
