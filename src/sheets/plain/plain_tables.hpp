#pragma once

#include "drumhead/sheets/sheet.hpp"
#include "sheets/plain/plain_needs.hpp"

namespace drumhead {

/// The tables, each under its title. Where a row is found by more than one input, what the first finds shares a line.
void tellTables(const Ruleset& ruleset, const std::vector<int>& tables, Sheet& sheet);
/// A line for each type of troops that has any of these figures.
void tellTroops(const Ruleset& ruleset, const std::vector<const Attribute*>& figures, Sheet& sheet);

}  // namespace drumhead
