#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/resolve/session/case_result.hpp"

#include <QWidget>

class QLabel;
class QBoxLayout;
class QHBoxLayout;
class QPushButton;

namespace drumhead::app {

class DiceView;
class ChartView;
class OutcomeHead;
class PlayersArmies;
class SideBar;

/// What the players may see, on a second screen in letters to be read from across the table: the turn, the step, both
/// armies as bars, the last verdict, the visible units and who is on the way. Nothing that the referee hid.
class PlayersWindow : public QWidget {
    Q_OBJECT

public:
    explicit PlayersWindow(QWidget* parent = nullptr);

    /// The battle to show, or null.
    void setBattle(Battle* battle);
    /// Fills a screen on which the referee's window is not, or comes as a window where there is only one.
    void showOnOtherScreen(const QWidget& referee);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void fillArmies();
    void showStanding();
    void showMap(bool map);
    void showResult();
    void fitType();
    void placeDice();

    Battle* m_battle = nullptr;
    QString m_turnText;
    bool m_isOver = false;  ///< the result is that of an earlier step
    QLabel* m_turn = nullptr;
    QLabel* m_what = nullptr;  ///< what the last case was
    OutcomeHead* m_outcome = nullptr;
    DiceView* m_dice = nullptr;
    QBoxLayout* m_case = nullptr;  ///< what the last case was, and its dice
    QHBoxLayout* m_bars = nullptr;
    std::vector<SideBar*> m_sides;
    QLabel* m_points = nullptr;  ///< the outcome by points
    QLabel* m_coming = nullptr;
    PlayersArmies* m_armies = nullptr;
    QPushButton* m_mapButton = nullptr;
    ChartView* m_map = nullptr;
};

/// Of a name of hundreds of letters, which would leave the armies no room, the middle goes.
[[nodiscard]] CaseResult withShortName(CaseResult result);

}  // namespace drumhead::app
