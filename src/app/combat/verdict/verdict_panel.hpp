#pragma once

#include "app/combat/session/case_session.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <QWidget>

class QMenu;
class QPushButton;

namespace drumhead::app {

class ArithmeticPanel;
class DiceBar;
class DueButtons;
class ResultCard;

/// What to throw, and the result card.
class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();

    /// The arithmetic, which is shown elsewhere in the window.
    [[nodiscard]] ArithmeticPanel* arithmetic() const { return m_arithmetic; }
    /// The dice, which stand elsewhere on the page, in one place from case to case.
    [[nodiscard]] DiceBar* diceBar() const { return m_diceBar; }
    [[nodiscard]] ResultCard* card() const { return m_card; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// Shows how likely the verdict was; an empty line hides it.
    void showLikelihood(const QString& line);
    /// `tight`: the card drops its empty lines; `withoutForm`: a button leads back to the questions.
    void setTight(bool tight, bool withoutForm);
    /// Whether the arithmetic has a tab in sight, so that it needs no button.
    void setArithmeticBeside(bool beside);
    /// The height at which nothing has to be scrolled.
    [[nodiscard]] int wantedHeight() const;
    /// The height at which the outcome is whole, or what has to be thrown.
    [[nodiscard]] int leastHeight() const;
    /// Puts the outcome in two lines, or the whole arithmetic, on the clipboard. Does nothing without a verdict.
    void copyShort() const;
    void copyWhole() const;

Q_SIGNALS:
    /// The user wants to open the procedure that is due; `due`: its index in the verdict.
    void dueWanted(int due);
    /// The user wants to see the arithmetic, or to have it folded again.
    void arithmeticWanted();
    /// The user wants the form back.
    void questionsWanted();
    /// Buttons were created anew: the tab order has to be set again.
    void rebuilt();

private:
    QWidget* makeTools();
    QMenu* makeCopyMenu();
    [[nodiscard]] bool hasVerdict() const;
    [[nodiscard]] QString next() const;
    [[nodiscard]] QString fullLabel(FactRef fact) const;
    [[nodiscard]] QString shortLabel(FactRef fact) const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] bool isAsked() const;
    [[nodiscard]] CaseResult result() const;
    void announce();

    CaseSession* m_session = nullptr;
    bool m_isTight = false;  ///< little height
    bool m_isArithmeticBeside = false;
    ArithmeticPanel* m_arithmetic;
    DiceBar* m_diceBar = nullptr;
    ResultCard* m_card = nullptr;
    DueButtons* m_due = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_showArithmetic = nullptr;
    QPushButton* m_questions = nullptr;
};

}  // namespace drumhead::app
