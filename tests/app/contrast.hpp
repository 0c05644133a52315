#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace drumhead::app::testing {

/// Relative luminance, as the Web Content Accessibility Guidelines have it.
inline double luminance(const QColor& colour)
{
    const auto part = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

/// From 1 to 21.
inline double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace drumhead::app::testing
