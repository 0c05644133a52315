#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/rules/diagnostic.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Faults of a scenario's file for people who made it in the window, one sentence each: the entity by name, the line,
/// and what is wrong in labels instead of keys. "Red, First line, 4th Foot (line 30): “strength” is not said; it
/// takes a number."
[[nodiscard]] std::vector<std::string> scenarioFaultsInWords(const std::string& text,
                                                             const std::vector<Diagnostic>& faults,
                                                             const Ruleset& ruleset);

/// The id of the ruleset that a scenario's file names. The error is a sentence for people.
[[nodiscard]] Result<std::string> rulesetOfScenario(const std::string& text, const Texts& texts = Texts());

}  // namespace drumhead
