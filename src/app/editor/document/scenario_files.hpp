#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/shared/rules/ruleset_library.hpp"

namespace drumhead::app {

/// A scenario from a file with its rules, or why not.
struct OpenedScenario {
    std::unique_ptr<ScenarioDocument> document;  ///< null: `faults` tells why
    QStringList faults;                          ///< also what was left out of a file that has faults
    QString copy = {};                           ///< from which it was recovered, or nothing
};
/// Its rules are looked for in `folders`; `rules`: the id of others than its own, or empty.
[[nodiscard]] OpenedScenario openScenario(const QString& file, const QString& rules = {},
                                          const QStringList& folders = RulesetLibrary::usualFolders());
/// The same of a text that belongs to `file`, which may be nowhere yet.
[[nodiscard]] OpenedScenario scenarioFromText(const std::string& text, const QString& file, const QString& rules,
                                              const QStringList& folders);
/// An empty one under the rules in that folder.
[[nodiscard]] OpenedScenario newScenario(const QString& rulesetFolder, const QString& title, const QStringList& sides);
/// Writes all the bytes or leaves the file as it was. Returns a sentence that says why it failed, or nothing.
[[nodiscard]] QString writeWhole(const QString& file, const QByteArray& bytes);

}  // namespace drumhead::app
