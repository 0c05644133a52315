#pragma once

#include "arguments.hpp"
#include "drumhead/resolve/situation.hpp"

namespace drumhead::cli {

/// Takes over what `--set` and `--ruling` say.
Result<void> fillSituation(Situation& situation, const Arguments& arguments);

/// Which facts have to be given, beginning with the one for which the case stopped.
[[nodiscard]] std::string missingFacts(const Situation& situation, FactRef first);

}  // namespace drumhead::cli
