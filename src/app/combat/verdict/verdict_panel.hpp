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

/// What to throw and what came of it, in large letters, with the dice, the effects and what is due.
class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();

    /// The arithmetic: it stands elsewhere in the window than the verdict itself.
    [[nodiscard]] ArithmeticPanel* arithmetic() const { return m_arithmetic; }
    [[nodiscard]] DiceBar* diceBar() const { return m_diceBar; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// How likely it was, in one line; nothing takes the line away.
    void showLikelihood(const QString& line);
    /// How high it has to be for all of it to be seen.
    [[nodiscard]] int wantedHeight() const;

Q_SIGNALS:
    /// The procedure that is due shall be opened: its number in the verdict.
    void dueWanted(int due);
    /// There are other buttons now: the tab order has to be set again.
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
    QVBoxLayout* m_pinned = nullptr;  ///< over what can be scrolled
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
