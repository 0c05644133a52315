#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <vector>

namespace drumhead {

/// That one element reads, runs or makes due another.
struct RuleUse {
    ElementId used = 0;
    ElementId by = 0;
};

/// What procedures and modifiers read and run: tables, rulings, modifiers, procedures, unit types. In no certain order,
/// and some more than once. A procedure that runs another inside it is counted for what that one reads only through it.
[[nodiscard]] std::vector<RuleUse> ruleUses(const Ruleset& ruleset);

}  // namespace drumhead
