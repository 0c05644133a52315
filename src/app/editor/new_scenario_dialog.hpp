#pragma once

#include "app/shared/rules/ruleset_library.hpp"

#include <QDialog>
#include <QStringList>

class QComboBox;
class QLineEdit;

namespace drumhead::app {

/// Asks for the rules, the title and the two sides of a new scenario.
class NewScenarioDialog : public QDialog {
    Q_OBJECT

public:
    /// `likely`: id of the rules that are offered first; `folders`: of rulesets.
    NewScenarioDialog(const QString& likely, QWidget* parent,
                      const QStringList& folders = RulesetLibrary::usualFolders());

    [[nodiscard]] QString rulesetFolder() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QStringList sides() const;

private:
    QComboBox* m_rulesets;
    QLineEdit* m_title;
    QLineEdit* m_first;
    QLineEdit* m_second;
};

}  // namespace drumhead::app
