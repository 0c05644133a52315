#pragma once

#include "cli/input/arguments.hpp"
#include "drumhead/resolve/odds/odds_of_each.hpp"

namespace drumhead::cli {

/// What `--for-each NAME` or `--for-each NAME=VALUE,…` asks for, one after the other. Errors: no such fact, not a value
/// of it, given with `--set` as well, too many combinations, or a number without values.
[[nodiscard]] Result<std::vector<VariedFact>> variedFacts(const Situation& situation, const Arguments& arguments);

}  // namespace drumhead::cli
