#pragma once

#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// How the files of a ruleset today differ from those that a game keeps, one phrase for each: "volley/fire.json was
/// changed". Empty: not at all.
[[nodiscard]] std::vector<std::string> whatDiffers(const RulesetFiles& kept, const RulesetFiles& today);

}  // namespace drumhead
