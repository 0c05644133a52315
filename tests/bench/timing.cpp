#include "timing.hpp"

#include <algorithm>
#include <ctime>

namespace drumhead::bench {

namespace {

volatile double kept = 0;

/// Of the processor, so that other programs count for little.
double secondsOfMany(const std::function<void()>& work, int times)
{
    const std::clock_t begin = std::clock();
    for (int i = 0; i < times; ++i) work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / times;
}

/// How often the work has to be done for a sample; warms it up by the way.
int timesFor(const std::function<void()>& work, double leastSample)
{
    int times = 1;
    while (secondsOfMany(work, times) * times < leastSample && times < 1'000'000'000) times *= 2;
    return times;
}

double quantile(const std::vector<double>& sorted, double share)
{
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (at - static_cast<double>(below));
}

}  // namespace

Spread spreadOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return {quantile(values, 0.25), quantile(values, 0.5), quantile(values, 0.75)};
}

Comparison sideBySide(const std::function<void()>& ours, const std::function<void()>& theirs, const Effort& effort)
{
    const int ourTimes = timesFor(ours, effort.leastSample);
    const int theirTimes = timesFor(theirs, effort.leastSample);
    std::vector<double> our;
    std::vector<double> their;
    std::vector<double> ratios;
    for (int round = 0; round < effort.rounds; ++round) {
        if (round % 2 == 0) our.push_back(secondsOfMany(ours, ourTimes));
        their.push_back(secondsOfMany(theirs, theirTimes));
        if (round % 2 == 1) our.push_back(secondsOfMany(ours, ourTimes));
        ratios.push_back(our.back() / their.back());
    }
    return {spreadOf(std::move(our)), spreadOf(std::move(their)), spreadOf(std::move(ratios))};
}

double processorSecondsEach(const std::function<void()>& work, double leastSample)
{
    for (int times = 1;; times *= 2) {
        const double each = secondsOfMany(work, times);
        if (each * times >= leastSample) return each;
    }
}

double secondsOf(const std::function<void()>& work) { return secondsOfMany(work, 1); }

void keep(double result) { kept = result; }

}  // namespace drumhead::bench
