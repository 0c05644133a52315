#pragma once

#include "drumhead/base/texts.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// How the installed files of a ruleset differ from a game's copy, one phrase each: "volley/fire.json was changed".
[[nodiscard]] std::vector<std::string> whatDiffers(const RulesetFiles& kept, const RulesetFiles& today,
                                                   const Texts& texts = {});

}  // namespace drumhead
