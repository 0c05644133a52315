#pragma once

#include "app/case_session.hpp"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace drumhead::app {

/// Rolls the dice here, takes those thrown on the table, or says which answer is still missing.
class DiceBar : public QWidget {
    Q_OBJECT

public:
    explicit DiceBar(QWidget* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();
    void roll();
    void focusDice();
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// The buttons that act on dice already thrown; they stand beneath those.
    [[nodiscard]] QWidget* thrownButtons() const { return m_thrown; }

Q_SIGNALS:
    void missingWanted();

private:
    void addButtons();
    void addField();
    void takeTyped();
    void validate();
    void changeDie();
    [[nodiscard]] QString usualHint() const;

    CaseSession* m_session = nullptr;
    QPushButton* m_missing = nullptr;
    QPushButton* m_roll = nullptr;
    QLabel* m_diceLabel = nullptr;
    QLineEdit* m_dice = nullptr;
    QWidget* m_thrown = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_clear = nullptr;
    QLabel* m_hint = nullptr;
};

}  // namespace drumhead::app
