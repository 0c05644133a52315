#pragma once

#include "timing.hpp"

#include <string>
#include <vector>

namespace drumhead::bench {

enum class Goal { None, AtMost, AtLeast };

/// One line of the report: two things done side by side.
struct Row {
    std::string what;
    std::string ours;
    std::string theirs;
    Spread ratio;
    Goal goal = Goal::None;
    double bound = 0;      ///< what the ratio, or `measured`, is held against
    std::string goalText;  ///< the goal as design and document put it
    double measured = 0;   ///< of a goal that is not about the ratio; else 0
};

struct Section {
    std::string title;
    std::string ours;  ///< heads of the columns
    std::string theirs;
    std::vector<Row> rows;
    std::vector<std::string> notes;
    std::vector<std::string> commands = {};  ///< that repeat the cases, often very long: for the text alone
};

/// "3.21 us", with a unit that fits.
[[nodiscard]] std::string timeText(double seconds);
/// "3.21 us (3.10 to 3.40)".
[[nodiscard]] std::string spreadText(const Spread& seconds);
/// "3.21", with three figures that count.
[[nodiscard]] std::string figure(double value);

/// A row of two spreads in seconds.
[[nodiscard]] Row rowOf(const std::string& what, const Comparison& comparison);

void printText(const std::vector<Section>& sections);
void printMarkdown(const std::vector<Section>& sections);

}  // namespace drumhead::bench
