#pragma once

#include <QWidget>

class QComboBox;
class QPushButton;

namespace drumhead::app {

class WindowActions;

/// The bar above a single combat: the choice of the ruleset and the procedure, and buttons for the actions of the case.
class CombatBar : public QWidget {
    Q_OBJECT

public:
    CombatBar(WindowActions& actions, QWidget* parent);

    [[nodiscard]] QComboBox* rulesets() const { return m_rulesets; }
    [[nodiscard]] QComboBox* procedures() const { return m_procedures; }
    /// Shows the button that leads back to a case of that procedure; hides it where the title is empty.
    void showBack(const QString& procedureTitle);
    void showSwap(bool shown);
    [[nodiscard]] QList<QWidget*> tabChain() const;

private:
    QComboBox* m_rulesets;
    QComboBox* m_procedures;
    QPushButton* m_back;
    QPushButton* m_newCase;
    QPushButton* m_swap;
    QPushButton* m_rulings;
};

}  // namespace drumhead::app
