#pragma once

#include "app/shared/rules/ruleset_library.hpp"

#include <QDialog>
#include <QStringList>

class QComboBox;
class QLabel;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace drumhead {
struct ScenarioEntry;
}

namespace drumhead::app {

/// Chooses the scenario of a new battle and the file in which the battle is kept.
class NewBattleDialog : public QDialog {
    Q_OBJECT

public:
    /// `folders`: of rulesets.
    explicit NewBattleDialog(QStringList folders = RulesetLibrary::usualFolders(), QWidget* parent = nullptr);

    [[nodiscard]] QString scenarioFile() const;
    /// The id of the rules to play by; empty where they are not installed, which beginning the battle reports.
    [[nodiscard]] QString ruleset() const;
    [[nodiscard]] QString gameFile() const;

private:
    void makeScenarios();
    void makeRules(QFormLayout& form);
    void makePlace(QFormLayout& form);
    void makeButtons();
    void fill();
    void chooseOther();
    void choosePlace();
    void currentChanged();

    void addEntry(const ScenarioEntry& entry);

    QStringList m_folders;
    QListWidget* m_list;
    QLabel* m_about;
    QComboBox* m_rules;
    QLineEdit* m_file;
    QPushButton* m_begin = nullptr;
};

}  // namespace drumhead::app
