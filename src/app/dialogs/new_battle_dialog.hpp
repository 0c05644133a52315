#pragma once

#include <QDialog>
#include <QStringList>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace drumhead::app {

/// Chooses the scenario of a new battle and the file in which the battle is kept.
class NewBattleDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewBattleDialog(QWidget* parent = nullptr);

    [[nodiscard]] QString scenarioFile() const;
    [[nodiscard]] QString gameFile() const;

private:
    void fill();
    void chooseOther();
    void choosePlace();
    void currentChanged();

    QListWidget* m_list;
    QLabel* m_about;
    QLineEdit* m_file;
    QPushButton* m_begin = nullptr;
};

}  // namespace drumhead::app
