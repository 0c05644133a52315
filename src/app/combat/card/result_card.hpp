#pragma once

#include "app/combat/card/stage_steps.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <QFrame>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace drumhead::app {

class BigLabel;
class ChangeList;
class DiceView;
class OutcomeHead;
class OutcomeRows;

/// What a case came to: the word of the worst outcome in large letters, the dice, the other outcomes, what changes, and
/// what is due. Before there is an outcome, what has to be thrown or answered stands in its place. The head stays in
/// sight while the rest is scrolled.
class ResultCard : public QFrame {
    Q_OBJECT

public:
    explicit ResultCard(QWidget* parent = nullptr);

    /// `question`: the headline is a question, not a throw, and is written smaller.
    void showOpen(const QString& headline, bool question, const CaseResult& soFar,
                  const std::vector<StageSteps::Step>& stages);
    void showResult(const CaseResult& result, const std::vector<StageSteps::Step>& stages);
    void clear();
    /// Without the lines of the head that have nothing to say.
    void setTight(bool tight);
    /// How likely the result was; an empty line hides it.
    void setLikelihood(const QString& line);
    /// Puts a widget after what changes.
    void addBelowChanges(QWidget* widget);
    /// Puts a widget at the bottom, where it stays while the rest is scrolled, as long as there is room for both.
    void addAtBottom(QWidget* widget);

    /// The outcome as it is read aloud, or the headline.
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] QScrollArea* area() const { return m_scroll; }
    [[nodiscard]] QWidget* body() const;
    [[nodiscard]] DiceView* dice() const { return m_dice; }
    /// The height at which nothing has to be scrolled.
    [[nodiscard]] int wantedHeight() const;
    void toTop();

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    [[nodiscard]] int headHeight() const;
    void makeBody();
    void showRest(const CaseResult& result, const std::vector<StageSteps::Step>& stages);
    void placeDice(bool first);

    OutcomeHead* m_head = nullptr;
    BigLabel* m_headline = nullptr;
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_told = nullptr;
    QVBoxLayout* m_bottom = nullptr;
    QWidget* m_tools = nullptr;  ///< at the bottom
    OutcomeRows* m_others = nullptr;
    StageSteps* m_stages = nullptr;
    ChangeList* m_changes = nullptr;
    DiceView* m_dice = nullptr;
    QLabel* m_likelihood = nullptr;
    QLabel* m_sentences = nullptr;
    QLabel* m_overruled = nullptr;
};

}  // namespace drumhead::app
