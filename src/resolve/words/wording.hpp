#pragma once

#include "drumhead/resolve/words/reasons_text.hpp"
#include "drumhead/resolve/words/verdict.hpp"

namespace drumhead {

/// A value with its unit of measure: "8 in", "in soft cover", "yes".
[[nodiscard]] std::string measured(const Ruleset& ruleset, const Shape& shape, Value value);

/// How much a value changes: "2 figures fewer".
[[nodiscard]] std::string moreOrFewer(const Ruleset& ruleset, const Shape& shape, Number change);

/// What a number has to be: "6 or less", "above 8"; the number alone where it has to be just that.
[[nodiscard]] std::string comparisonText(const Texts& texts, Comparison comparison, const std::string& number);

/// The owner of a sum's modifiers: the current row, else the role that the step names; empty if there is only one.
[[nodiscard]] std::string whoseModifiers(const Situation& situation, const StepInfo& step, const std::string& rowLabel);

}  // namespace drumhead
