#pragma once

#include "drumhead/resolve/words/verdict.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// The verdict of a procedure with stages as a short story.
struct VerdictStory {
    std::string headline;            ///< the outcome; empty while the case goes on
    std::vector<std::string> lines;  ///< in order, one per stage: "The charger tests — The charger holds."
};

/// Empty for a finished verdict without stages: its sentences are shown as they are.
[[nodiscard]] VerdictStory storyOf(const Verdict& verdict, bool isFinished);

}  // namespace drumhead
