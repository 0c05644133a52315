#pragma once

#include "drumhead/sheets/rule_index.hpp"

#include <QString>
#include <QStringList>

namespace drumhead::app {

/// The file of a rule on this machine. A battle's own copy of the rules names its files from their folder on: they are
/// looked for in `folders`, first where the rule stands at its line. Empty: there is none.
[[nodiscard]] QString ruleFile(const RuleItem& rule, const QStringList& folders);

}  // namespace drumhead::app
