#pragma once

#include "drumhead/resolve/situation.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// The differences between two cases of the same rules, one text each: "Target's formation: in column, not in line".
/// The value in `now` comes first.
[[nodiscard]] std::vector<std::string> caseDifference(const Situation& now, const Situation& before);

}  // namespace drumhead
