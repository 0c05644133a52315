#pragma once

#include "drumhead/storage/replay/replay.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// How lists of sentences differ: those of only one of them, side by side.
[[nodiscard]] std::vector<ReplayChange> textDifferences(const std::vector<std::string>& before,
                                                        const std::vector<std::string>& now);

/// How two JSON texts differ: each changed value with its path. Empty: they are equal.
[[nodiscard]] std::vector<ReplayChange> textDifferences(const std::string& before, const std::string& now);

}  // namespace drumhead
