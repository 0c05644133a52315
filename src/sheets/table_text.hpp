#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <string>

namespace drumhead {

/// What stands in a cell that has no value.
inline constexpr const char* noValue = "–";

/// What a cell says that every value matches: "any".
[[nodiscard]] std::string anyText(const Ruleset& ruleset);
/// The span or the choices that a cell of a table stands for.
[[nodiscard]] std::string cellText(const Ruleset& ruleset, const TableInput& input, const TableCell& cell);
/// The head of the column of an output, with its unit.
[[nodiscard]] std::string outputTitle(const TableOutput& output);
[[nodiscard]] std::string outputText(const Ruleset& ruleset, const TableOutput& output, Value value);

}  // namespace drumhead
