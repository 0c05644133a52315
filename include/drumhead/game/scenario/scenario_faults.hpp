#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/rules/diagnostic.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Faults of a scenario's file for people who made it in the window: whose they are, by name, what is wrong in the
/// words of the rules instead of keys, and the line. "Red, First line, 4th Foot (line 30): “strength” is not said; it
/// takes a number."
[[nodiscard]] std::vector<std::string> scenarioFaultsInWords(const std::string& text,
                                                             const std::vector<Diagnostic>& faults,
                                                             const Ruleset& ruleset);

/// The ruleset that a scenario's file names, or in words why it is none.
[[nodiscard]] Result<std::string> rulesetOfScenario(const std::string& text);

}  // namespace drumhead
