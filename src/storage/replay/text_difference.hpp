#pragma once

#include <string>
#include <vector>

namespace drumhead {

/// How lists of sentences differ, one sentence for each difference.
[[nodiscard]] std::vector<std::string> textDifferences(const std::vector<std::string>& before,
                                                       const std::vector<std::string>& now);

/// How two JSON texts differ: each changed value with its path. Empty: they are equal.
[[nodiscard]] std::vector<std::string> textDifferences(const std::string& before, const std::string& now);

}  // namespace drumhead
