#pragma once

#include "drumhead/resolve/examples/untested.hpp"
#include "drumhead/rules/diagnostic.hpp"

#include <vector>

namespace drumhead {

/// What a sound ruleset has in vain, as warnings at their places in its own files: conditions that never hold, throws
/// whose every face counts, attributes and values that nothing reads. An element with a `note` is left alone: its
/// author has said why it is there.
[[nodiscard]] std::vector<Diagnostic> ruleWarnings(const Ruleset& ruleset);
[[nodiscard]] std::vector<Diagnostic> ruleWarnings(const Ruleset& ruleset, const Untested& untested);

}  // namespace drumhead
