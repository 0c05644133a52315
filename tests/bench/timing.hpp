#pragma once

#include <functional>
#include <vector>

namespace drumhead::bench {

/// The middle of a number of measurements and its quartiles.
struct Spread {
    double low = 0;
    double median = 0;
    double high = 0;
};
[[nodiscard]] Spread spreadOf(std::vector<double> values);

struct Effort {
    int rounds = 15;
    double leastSample = 0.004;  ///< seconds; shorter work is repeated until a sample takes this long
};

/// One way of doing something against another, in seconds of the processor for each time it is done.
struct Comparison {
    Spread ours;
    Spread theirs;
    Spread ratio;  ///< ours / theirs, of the two samples that lie side by side
};

/// Measures both by turns, after a warm-up, in rounds of one sample each; which of them begins changes from round to
/// round.
[[nodiscard]] Comparison sideBySide(const std::function<void()>& ours, const std::function<void()>& theirs,
                                    const Effort& effort);

/// The processor's time for one run; short work is repeated until the sample is long enough.
[[nodiscard]] double processorSecondsEach(const std::function<void()>& work, double leastSample);

/// How long it takes once.
[[nodiscard]] double secondsOf(const std::function<void()>& work);

/// Keeps a result, so that the work for it can't be left out.
void keep(double result);

}  // namespace drumhead::bench
