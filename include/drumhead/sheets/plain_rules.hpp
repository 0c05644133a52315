#pragma once

#include "drumhead/rules/ruleset.hpp"
#include "drumhead/sheets/sheet.hpp"

namespace drumhead {

/// Every procedure of a ruleset as a referee would read it aloud, generated from the compiled rules: each step with its
/// condition, each modifier with its amount; below it the words that the rules define, the tables and figures of the
/// troops that it reads, and the rulings that it asks; then what happens by itself. `only`: one procedure with those
/// that it carries out, instead of all.
[[nodiscard]] Sheet plainRules(const Ruleset& ruleset, const Procedure* only = nullptr);

}  // namespace drumhead
