#pragma once

#include <string>

namespace drumhead {

/// A number with `decimals` digits after the point: "26.90". Halves round away from zero: 6.25 is "6.3".
[[nodiscard]] std::string decimalText(double value, int decimals);

/// A chance from 0 to 1: "26.9 %"; "< 0.1 %" and "> 99.9 %" near the ends, "0 %" and
/// "100 %" only for exactly 0 and 1.
[[nodiscard]] std::string percentText(double chance);

/// The same for sentences: whole percents between 10 and 90.
[[nodiscard]] std::string roughPercent(double chance);

/// The change of a chance in percentage points: "+16.2", "−3.0", "±0"; "+< 0.1" if smaller.
[[nodiscard]] std::string pointsText(double change);

}  // namespace drumhead
