#pragma once

#include "app/combat/session/case_session.hpp"

#include <QWidget>

class QFrame;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace drumhead::app {

class ArithmeticPanel;
class BigLabel;
class DiceBar;
class DiceView;
class DueButtons;

/// What to throw, and the verdict in large letters, with the dice, the effects and what is due.
class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();

    /// The arithmetic, which is shown elsewhere in the window.
    [[nodiscard]] ArithmeticPanel* arithmetic() const { return m_arithmetic; }
    [[nodiscard]] DiceBar* diceBar() const { return m_diceBar; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// Shows how likely the verdict was; an empty line hides it.
    void showLikelihood(const QString& line);
    /// The height at which nothing has to be scrolled.
    [[nodiscard]] int wantedHeight() const;

Q_SIGNALS:
    /// The user wants to open the procedure that is due; `due`: its index in the verdict.
    void dueWanted(int due);
    /// Buttons were created anew: the tab order has to be set again.
    void rebuilt();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeOutcome();
    void makeBox(QWidget* parent);
    void placeHeadline();
    [[nodiscard]] QString next() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] bool isAsked() const;
    [[nodiscard]] QString outcomes() const;
    void announce();

    CaseSession* m_session = nullptr;
    ArithmeticPanel* m_arithmetic;
    BigLabel* m_headline = nullptr;
    QFrame* m_box = nullptr;
    QVBoxLayout* m_pinned = nullptr;  ///< above the scroll area
    QVBoxLayout* m_told = nullptr;
    QScrollArea* m_scroll = nullptr;
    DiceBar* m_diceBar = nullptr;
    DiceView* m_dice = nullptr;
    QLabel* m_outcomes = nullptr;
    QLabel* m_story = nullptr;
    QLabel* m_likelihood = nullptr;
    DueButtons* m_due = nullptr;
};

}  // namespace drumhead::app
