#pragma once

#include "app/combat/card/stage_steps.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <QFrame>

class QLabel;
class QPushButton;
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
/// sight while the rest is scrolled. Where there is no room for everything the card says less, step by step, before it
/// has to be scrolled; a button shows the whole.
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
    /// Shows all of a result that has no room, or less again; null before there are buttons at the bottom.
    [[nodiscard]] QPushButton* wholeButton() const { return m_whole; }
    /// The height at which nothing has to be scrolled or left out.
    [[nodiscard]] int wantedHeight() const;
    /// The height at which the outcome is whole, or what has to be thrown, with the buttons beneath.
    [[nodiscard]] int leastHeight() const;
    void toTop();

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How much of a result is shown; each leaves out what the one before it does as well.
    enum class Detail { Whole, WithoutStory, StagesInBrief, PlainDice, WithoutChance, WithoutChanges };

    void fit();
    void fitHeadline();
    void fitDetail();
    void fitSoon();
    void setDetail(Detail detail);
    /// The height of what is below the head.
    [[nodiscard]] int bodyHeight() const;
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
    QPushButton* m_whole = nullptr;  ///< shows all or less
    Detail m_detail = Detail::Whole;
    double m_headlineFactor = 1;
    int m_wholeHeadline = 0;  ///< its height in letters of their usual size
    int m_wholeBody = 0;      ///< the height of the body with every detail
    bool m_fitsSoon = false;
};

}  // namespace drumhead::app
