#pragma once

#include "drumhead/resolve/session/throw_plan.hpp"

namespace drumhead {

/// How likely each band of a throw is, in its order: of the sum of its dice, or of dice that are counted of their
/// number. Empty where it would take too long to tell.
[[nodiscard]] std::vector<double> bandChances(const PlannedThrow& planned, const ThrowReading& reading);

}  // namespace drumhead
