#pragma once

#include "drumhead/resolve/machine/values/trail.hpp"
#include "drumhead/resolve/situation.hpp"

#include <span>
#include <string>

namespace drumhead {

/// The clauses that decided a condition: "target's cover is in the open, not in soft cover". `names`: those by which
/// who has a role is called; without one by the role.
[[nodiscard]] std::string reasonsText(const Situation& situation, std::span<const Reason> reasons,
                                      const RoleNames& names);
[[nodiscard]] inline std::string reasonsText(const Situation& situation, std::span<const Reason> reasons)
{
    return reasonsText(situation, reasons, situation.names());
}

}  // namespace drumhead
