#pragma once

#include "resolve/odds/analysis/late_throws.hpp"

namespace drumhead {

/// The steps before which the odds merge states besides those that throw: after each throw, where the figures that came
/// of it are used up and only what they decided goes on ("holds", "routs").
[[nodiscard]] std::vector<bool> restingPlaces(const Program& program, const Liveness& liveness, const LateThrows& late);

}  // namespace drumhead
