#include "drumhead/base/chi_square.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace drumhead {

namespace {

constexpr double leastExpected = 5;
constexpr int mostTerms = 100'000;
constexpr double precision = 1e-15;

/// The regularised lower incomplete gamma function by its power series; for x below a + 1.
double lowerGamma(double a, double x)
{
    double term = 1 / a;
    double sum = term;
    for (int n = 1; n < mostTerms && term > sum * precision; ++n) sum += term *= x / (a + n);
    return sum * std::exp(a * std::log(x) - x - std::lgamma(a));
}

/// The regularised upper one by its continued fraction (Lentz); for x from a + 1.
double upperGamma(double a, double x)
{
    const double tiny = std::numeric_limits<double>::min() / precision;
    double b = x + 1 - a;
    double c = 1 / tiny;
    double d = 1 / b;
    double fraction = d;
    for (int n = 1; n < mostTerms; ++n) {
        const double an = -n * (n - a);
        b += 2;
        d = an * d + b;
        if (std::abs(d) < tiny) d = tiny;
        c = b + an / c;
        if (std::abs(c) < tiny) c = tiny;
        d = 1 / d;
        fraction *= d * c;
        if (std::abs(d * c - 1) < precision) break;
    }
    return fraction * std::exp(a * std::log(x) - x - std::lgamma(a));
}

/// Rare outcomes together, so that each cell is expected often enough.
std::vector<ChiSquareCell> merged(std::vector<ChiSquareCell> cells, double throws)
{
    std::sort(cells.begin(), cells.end(),
              [](const ChiSquareCell& a, const ChiSquareCell& b) { return a.probability < b.probability; });
    std::vector<ChiSquareCell> result;
    ChiSquareCell open;
    for (const ChiSquareCell& cell : cells) {
        open.probability += cell.probability;
        open.seen += cell.seen;
        if (open.probability * throws < leastExpected) continue;
        result.push_back(open);
        open = {};
    }
    if (open.probability > 0 && !result.empty()) {
        result.back().probability += open.probability;
        result.back().seen += open.seen;
    }
    return result;
}

}  // namespace

double chiSquareTail(double statistic, int freedom)
{
    if (statistic <= 0) return 1;
    const double a = freedom / 2.0;
    const double x = statistic / 2;
    return x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x);
}

ChiSquare chiSquare(std::vector<ChiSquareCell> cells)
{
    double throws = 0;
    for (const ChiSquareCell& cell : cells) throws += static_cast<double>(cell.seen);
    ChiSquare result;
    const std::vector<ChiSquareCell> tested = merged(std::move(cells), throws);
    for (const ChiSquareCell& cell : tested) {
        const double expected = cell.probability * throws;
        const double off = static_cast<double>(cell.seen) - expected;
        result.statistic += off * off / expected;
    }
    result.freedom = std::max(static_cast<int>(tested.size()) - 1, 0);
    if (result.freedom > 0) result.p = chiSquareTail(result.statistic, result.freedom);
    return result;
}

}  // namespace drumhead
