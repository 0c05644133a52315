#include "sheets/report/luck.hpp"

#include <algorithm>
#include <numeric>

namespace drumhead {

namespace {

constexpr double negligible = 1e-18;

/// A distribution as a row of cells of equal width, which adding up many of them is quick with.
struct Cells {
    std::int64_t first = 0;
    std::vector<double> chances;
};

Cells cellsOf(const std::map<std::int64_t, double>& chances, std::int64_t width)
{
    Cells cells{chances.begin()->first, {}};
    cells.chances.resize(static_cast<std::size_t>((chances.rbegin()->first - cells.first) / width) + 1);
    for (const auto& [ticks, chance] : chances)
        cells.chances[static_cast<std::size_t>((ticks - cells.first) / width)] += chance;
    return cells;
}

/// The width that all of them are a whole number of.
std::int64_t widthOf(const std::map<std::int64_t, double>& chances, std::int64_t width)
{
    for (const auto& [ticks, chance] : chances) width = std::gcd(width, ticks - chances.begin()->first);
    return width;
}

}  // namespace

void LossChances::plus(const LossChances& other)
{
    if (other.m_chances.empty()) return;
    if (m_chances.empty()) m_chances[0] = 1;
    const std::int64_t width = std::max<std::int64_t>(widthOf(other.m_chances, widthOf(m_chances, 0)), 1);
    const Cells mine = cellsOf(m_chances, width);
    std::vector<double> sum(mine.chances.size() + cellsOf(other.m_chances, width).chances.size() - 1);
    for (const auto& [ticks, chance] : other.m_chances) {
        const auto shift = static_cast<std::size_t>((ticks - other.m_chances.begin()->first) / width);
        for (std::size_t i = 0; i < mine.chances.size(); ++i) sum[i + shift] += mine.chances[i] * chance;
    }
    const std::int64_t first = mine.first + other.m_chances.begin()->first;
    m_chances.clear();
    for (std::size_t i = 0; i < sum.size(); ++i) {
        if (sum[i] > negligible)
            m_chances.emplace_hint(m_chances.end(), first + static_cast<std::int64_t>(i) * width, sum[i]);
    }
}

double LossChances::mean() const
{
    double sum = 0;
    for (const auto& [ticks, chance] : m_chances) sum += Number::fromTicks(ticks).toDouble() * chance;
    return sum;
}

double LossChances::atLeast(Number loss) const
{
    double sum = 0;
    for (auto each = m_chances.lower_bound(loss.ticks()); each != m_chances.end(); ++each) sum += each->second;
    return std::min(sum, 1.0);
}

double LossChances::quantile(double probability) const
{
    double sum = 0;
    for (const auto& [ticks, chance] : m_chances) {
        sum += chance;
        if (sum >= probability - 1e-12) return Number::fromTicks(ticks).toDouble();
    }
    return m_chances.empty() ? 0 : Number::fromTicks(m_chances.rbegin()->first).toDouble();
}

double LossChances::atMost(Number loss) const
{
    double sum = 0;
    for (auto each = m_chances.begin(); each != m_chances.upper_bound(loss.ticks()); ++each) sum += each->second;
    return std::min(sum, 1.0);
}

}  // namespace drumhead
