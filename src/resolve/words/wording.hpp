#pragma once

#include "drumhead/resolve/words/verdict.hpp"

namespace drumhead {

/// A value with its unit of measure: "8 in", "in soft cover", "yes".
[[nodiscard]] std::string measured(const Ruleset& ruleset, const Shape& shape, Value value);

/// The clauses that decided a condition: "target's cover is in the open, not in soft cover".
[[nodiscard]] std::string reasonsText(const Situation& situation, const Reason* reasons, std::size_t count);

/// Whose the modifiers of a sum are: of the row in hand, else of whoever the step says; empty where there is nobody
/// else.
[[nodiscard]] std::string whoseModifiers(const Situation& situation, const StepInfo& step, const std::string& rowLabel);

/// "+2", "-1", "0".

}  // namespace drumhead
