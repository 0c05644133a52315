#pragma once

#include "drumhead/sheets/rule_index.hpp"

#include <QString>

namespace drumhead::app {

/// A rule as rich text: what it says, what it rests on, where it is used. Links are "item:12". What the rules say is
/// escaped.
[[nodiscard]] QString ruleHtml(const std::vector<RuleItem>& index, std::size_t item, bool isUsed);

}  // namespace drumhead::app
