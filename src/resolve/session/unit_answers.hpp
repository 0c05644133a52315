#pragma once

#include "drumhead/resolve/situation.hpp"

namespace drumhead {

// What was answered for the units of a situation, from one row or role to another.

/// Copies what the army list says of a unit, not how it stands on the table.
void copyUnit(Situation& situation, int role, int from, int to);

/// Whether two single units, leaders … of one kind face each other.
[[nodiscard]] bool hasTwoSides(const Program& program);
/// Each of the two has the answers of the other.
void swapTwoSides(Situation& situation);

}  // namespace drumhead
