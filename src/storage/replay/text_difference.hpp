#pragma once

#include <string>
#include <vector>

namespace drumhead {

/// How sentences differ, one sentence for each place where they do.
[[nodiscard]] std::vector<std::string> textDifferences(const std::vector<std::string>& before,
                                                       const std::vector<std::string>& now);

/// How two JSON texts differ: each value that is another one, with its path. Empty: they say the same.
[[nodiscard]] std::vector<std::string> textDifferences(const std::string& before, const std::string& now);

}  // namespace drumhead
