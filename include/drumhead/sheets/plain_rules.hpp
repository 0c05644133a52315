#pragma once

#include "drumhead/rules/ruleset.hpp"
#include "drumhead/sheets/sheet.hpp"

namespace drumhead {

/// Every procedure of a ruleset as a referee would read it aloud, generated from the compiled rules: each step with its
/// condition, each modifier with its amount; then what happens by itself, and the words that the rules define.
/// `only`: one procedure instead of all.
[[nodiscard]] Sheet plainRules(const Ruleset& ruleset, const Procedure* only = nullptr);

}  // namespace drumhead
