#pragma once

#include "drumhead/resolve/machine/resolution.hpp"

#include <string>

namespace drumhead {

/// What a value was computed from: "die 1 + factor 5", "the least of 3 and hits 4"; of a sum its base and the total of
/// the modifiers; of a table read the inputs, "total 6, quality elite". Empty where it says nothing new.
[[nodiscard]] std::string operandsText(const Situation& situation, const Trail& trail, const TrailEntry& entry);

}  // namespace drumhead
