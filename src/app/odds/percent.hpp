#pragma once

#include "drumhead/resolve/odds/odds_summary.hpp"

#include <QString>

namespace drumhead::app {

/// "26.9 %"; "< 0.1 %" and "> 99.9 %" for what is nearly impossible or nearly certain, "0 %" and "100 %" only for what
/// is so.
[[nodiscard]] QString percentText(double chance);

/// The same for sentences: whole percents between 10 and 90.
[[nodiscard]] QString roughPercent(double chance);

/// "+16.2", "−3.0", "±0" in points of a hundred; "< 0.1" with its sign where it is less than that but not nothing.
[[nodiscard]] QString pointsText(double change);

/// "mean 1.5, half of all between 1 and 2 (median 1)"; nothing of what is no number.
[[nodiscard]] QString measuresText(const OddsSummary& summary);

}  // namespace drumhead::app
