#pragma once

#include "app/case_session.hpp"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLayout;
class QModelIndex;
class QPushButton;
class QScrollArea;
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

    /// The arithmetic: it stands elsewhere in the window than the verdict itself.
    [[nodiscard]] QWidget* arithmetic() const { return m_arithmetic; }
    [[nodiscard]] DiceBar* diceBar() const { return m_diceBar; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] ArithmeticModel* model() const { return m_model; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    [[nodiscard]] QList<QWidget*> arithmeticChain() const;
    /// How likely it was, in one line; nothing takes the line away.
    void showLikelihood(const QString& line);
    void copyVerdict();
    /// Lets another value count than the one worked out in the current line.
    void overruleCurrent();
    /// Opens all stages of the arithmetic, or folds them all.
    void foldArithmetic();

Q_SIGNALS:
    void whyWanted();
    /// The procedure that is due shall be opened: its number in the verdict.
    void dueWanted(int due);
    /// There are other buttons now: the tab order has to be set again.
    void rebuilt();

private:
    QWidget* makeOutcome();
    QWidget* makeArithmetic();
    void addArithmeticButtons(QWidget* side, QLayout* bar);
    void showDue();
    void showArithmetic();
    void currentChanged();
    void withdrawCurrent();
    void showMenu(const QPoint& place);
    void activated(const QModelIndex& index);
    void noteFold(const QModelIndex& index, bool open);
    [[nodiscard]] QString foldKey(const QModelIndex& index) const;
    [[nodiscard]] Overrule overruling(bool* exists) const;
    [[nodiscard]] QString next() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString outcomes() const;
    void announce();

    CaseSession* m_session = nullptr;
    ArithmeticModel* m_model;
    QWidget* m_arithmetic = nullptr;
    BigLabel* m_headline = nullptr;
    QScrollArea* m_scroll = nullptr;
    DiceBar* m_diceBar = nullptr;
    DiceView* m_dice = nullptr;
    QLabel* m_outcomes = nullptr;
    QLabel* m_story = nullptr;
    QLabel* m_likelihood = nullptr;
    QWidget* m_dueBox = nullptr;
    QStringList m_dueNames;
    std::vector<QPushButton*> m_dueButtons;
    QTreeView* m_view = nullptr;
    QHash<QString, bool> m_folds;  ///< stages that were opened or folded by hand
    bool m_filling = false;
    QPushButton* m_overrule = nullptr;
    QPushButton* m_withdraw = nullptr;
    QCheckBox* m_everything = nullptr;
    QPushButton* m_why = nullptr;
    QPushButton* m_copy = nullptr;
};

}  // namespace drumhead::app
