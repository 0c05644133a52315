#pragma once

#include "app/case_session.hpp"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;
class QTreeView;

namespace drumhead::app {

class ArithmeticModel;
class BigLabel;
class DiceBar;
class DiceView;

/// What to throw and what came of it, in large letters, with the dice, the effects and the whole arithmetic.
class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();

    [[nodiscard]] DiceBar* diceBar() const { return m_diceBar; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] ArithmeticModel* model() const { return m_model; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    void copyVerdict();

Q_SIGNALS:
    void whyWanted();

private:
    QWidget* makeOutcome();
    QWidget* makeArithmetic();
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString outcomes() const;
    void announce();

    CaseSession* m_session = nullptr;
    ArithmeticModel* m_model;
    BigLabel* m_headline = nullptr;
    QScrollArea* m_scroll = nullptr;
    DiceBar* m_diceBar = nullptr;
    DiceView* m_dice = nullptr;
    QLabel* m_outcomes = nullptr;
    QTreeView* m_view = nullptr;
    QCheckBox* m_everything = nullptr;
    QPushButton* m_why = nullptr;
    QPushButton* m_copy = nullptr;
};

}  // namespace drumhead::app
