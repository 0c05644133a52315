#pragma once

#include "app/odds/odds_page.hpp"

class QCheckBox;
class QLabel;
class QPushButton;

namespace drumhead::app {

class OddsModel;
class OpenResults;

/// The odds of the case in hand as bars and figures, beside those of a pinned case where there is one.
class OddsPanel : public OddsPage {
    Q_OBJECT

public:
    OddsPanel(OddsController& controller, QWidget* parent);

    /// The first widget to focus: the list, or the range for which the odds wait.
    [[nodiscard]] QWidget* front() const;
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// The value of the current line, or empty.
    [[nodiscard]] std::optional<Value> picked() const;
    void togglePin();
    void swap();

Q_SIGNALS:
    /// The user wants to swap the pinned case with the case in hand.
    void swapWanted();
    /// The user wants to see what changes the chance of the current line.
    void leverageWanted();
    /// Fields were created anew: the tab order has to be set again.
    void rebuilt();

private:
    void makeTop();
    void makeFoot();
    void updateColumns() override;
    void showResults();
    void chooseResult(int index);
    void refresh();
    void showOdds();
    [[nodiscard]] bool isBeside() const;
    void showFoot();
    [[nodiscard]] QString overruledText() const;
    [[nodiscard]] QString dependsText() const;
    void showSlow();
    [[nodiscard]] QString pinnedText() const;

    OddsModel* m_model;
    QCheckBox* m_atLeast = nullptr;
    QPushButton* m_pin = nullptr;
    QPushButton* m_swap = nullptr;
    OpenResults* m_open = nullptr;
    QLabel* m_foot = nullptr;
    QLabel* m_difference = nullptr;
    QLabel* m_busy = nullptr;
};

}  // namespace drumhead::app
