#pragma once

#include "app/odds_desk.hpp"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace drumhead::app {

class HintBar;
class OddsModel;
class OpenResults;

/// The odds of the case in hand as bars and figures, beside those of a pinned case where there is one.
class OddsPanel : public QWidget {
    Q_OBJECT

public:
    OddsPanel(OddsDesk& desk, QWidget* parent);

    [[nodiscard]] QTreeView* view() const { return m_view; }
    /// Where whoever comes to the odds begins: their lines, or the range for which they wait.
    [[nodiscard]] QWidget* front() const;
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// The value of the line that is picked out, or nothing.
    [[nodiscard]] std::optional<Value> picked() const;
    void togglePin();
    void swap();

Q_SIGNALS:
    /// The question for which the odds wait shall be asked.
    void questionWanted(drumhead::FactRef fact);
    /// The pinned case shall be taken in hand, and this one pinned.
    void swapWanted();
    /// A line was chosen: what moves its chance?
    void leverageWanted();
    /// There are other fields now: the tab order has to be set again.
    void rebuilt();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTop();
    void makeView();
    void makeFoot();
    void fitColumns();
    void showResults();
    void chooseResult(int index);
    void refresh();
    void showOdds();
    void showFoot();
    [[nodiscard]] QString overruledText() const;
    void showSlow();
    [[nodiscard]] QString pinnedText() const;

    OddsDesk& m_desk;
    OddsModel* m_model;
    QComboBox* m_results = nullptr;
    QCheckBox* m_atLeast = nullptr;
    QPushButton* m_pin = nullptr;
    QPushButton* m_swap = nullptr;
    HintBar* m_hint = nullptr;
    QTreeView* m_view = nullptr;
    OpenResults* m_open = nullptr;
    QLabel* m_foot = nullptr;
    QLabel* m_difference = nullptr;
    QLabel* m_busy = nullptr;
};

}  // namespace drumhead::app
