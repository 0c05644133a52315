#include "drumhead/base/percent.hpp"

#include <cmath>
#include <cstdio>

namespace drumhead {

namespace {

/// Smaller changes are rounding errors of a sum.
constexpr double leastChange = 1e-10;

std::string withDecimals(double chance, int decimals)
{
    if (chance <= 0) return "0 %";
    if (chance >= 1) return "100 %";
    if (chance < 0.001) return "< 0.1 %";
    if (chance > 0.999) return "> 99.9 %";
    return decimalText(chance * 100, decimals) + " %";
}

}  // namespace

std::string decimalText(double value, int decimals)
{
    const double scale = 2 * std::pow(10, decimals);
    const double halves = std::round(value * scale);
    // printf rounds a half to the even digit. Only a half that the double holds exactly is one.
    const bool isHalf = std::fma(value, scale, -halves) == 0 && std::fmod(halves, 2) != 0;
    if (isHalf) value = std::nextafter(value, value > 0 ? HUGE_VAL : -HUGE_VAL);
    char text[512];
    const int length = std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return {text, static_cast<std::size_t>(length)};
}

std::string percentText(double chance) { return withDecimals(chance, 1); }

std::string roughPercent(double chance) { return withDecimals(chance, chance >= 0.0995 && chance <= 0.9005 ? 0 : 1); }

std::string pointsText(double change)
{
    const double points = std::abs(change) * 100;
    if (std::abs(change) <= leastChange) return "±0";
    const std::string sign = change > 0 ? "+" : "\u2212";
    return sign + (points < 0.1 ? "< 0.1" : decimalText(points, 1));
}

}  // namespace drumhead
