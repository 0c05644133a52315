#pragma once

#include "drumhead/resolve/situation.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Those of the named answers that would not be asked for if they were open: the others make them idle, however the
/// dice fall. A name that the procedure has no fact for is passed over.
[[nodiscard]] std::vector<FactRef> unreadAnswers(const Situation& answered, const std::vector<std::string>& names);

/// The names of those as one sentence: "Not used: firer.1.charged; no rule reads it here." Empty if there are none.
[[nodiscard]] std::string unreadText(const Situation& answered, const std::vector<FactRef>& unread);

}  // namespace drumhead
