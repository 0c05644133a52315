#pragma once

#include <cstdint>
#include <vector>

namespace drumhead {

/// One outcome: its exact probability and how often it was seen.
struct ChiSquareCell {
    double probability = 0;
    std::int64_t seen = 0;
};

struct ChiSquare {
    double statistic = 0;
    int freedom = 0;  ///< degrees of freedom; 0: only one outcome is left, nothing to test
    double p = 1;     ///< the probability of a statistic as large as this or larger
};

/// Pearson's test. Cells that are expected to be seen less than five times are put together.
[[nodiscard]] ChiSquare chiSquare(std::vector<ChiSquareCell> cells);

/// The upper tail of the chi-square law.
[[nodiscard]] double chiSquareTail(double statistic, int freedom);

}  // namespace drumhead
