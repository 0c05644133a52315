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
    OddsPanel(OddsDesk& desk, QWidget* parent);

    /// Where whoever comes to the odds begins: their lines, or the range for which they wait.
    [[nodiscard]] QWidget* front() const;
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// The value of the line that is picked out, or nothing.
    [[nodiscard]] std::optional<Value> picked() const;
    void togglePin();
    void swap();

Q_SIGNALS:
    /// The pinned case shall be taken in hand, and this one pinned.
    void swapWanted();
    /// A line was chosen: what moves its chance?
    void leverageWanted();
    /// There are other fields now: the tab order has to be set again.
    void rebuilt();

private:
    void makeTop();
    void makeFoot();
    void fitColumns() override;
    void showResults();
    void chooseResult(int index);
    void refresh();
    void showOdds();
    [[nodiscard]] bool isBeside() const;
    void showFoot();
    [[nodiscard]] QString overruledText() const;
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
