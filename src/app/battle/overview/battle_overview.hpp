#pragma once

#include "app/battle/overview/battle_standing.hpp"

#include <QScrollArea>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace drumhead {
struct PlayedBattle;
struct TurnAccounts;
}  // namespace drumhead

namespace drumhead::app {

class Battle;
class BigLabel;
class ChartView;
class SideBar;

/// How the battle stands, between two cases: what the turn that has ended cost, both armies as bars, who is in trouble,
/// who comes next, strength over the turns, losses by troop type, and what the objectives have brought.
class BattleOverview : public QScrollArea {
    Q_OBJECT

public:
    explicit BattleOverview(QWidget* parent = nullptr);

    /// Null: nothing.
    void show(const Battle* battle);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// The points of the objectives are to be entered.
    void pointsWanted();

private:
    /// The card of the turn before, as long as nothing was decided in the present one.
    void showTurn(const Battle& battle, const PlayedBattle& played, const TurnAccounts& accounts);
    void showSides(const BattleStanding& standing);
    void showComing(const BattleStanding& standing, int turn);
    [[nodiscard]] QLabel* heading(const QString& text);

    QVBoxLayout* m_column;
    BigLabel* m_outcome;
    BigLabel* m_turnHeading;
    QLabel* m_turn;
    std::vector<SideBar*> m_sides;
    QVBoxLayout* m_bars;
    QLabel* m_comingHeading;
    QLabel* m_coming;
    QLabel* m_strengthHeading;
    ChartView* m_strength;
    QLabel* m_lossesHeading;
    ChartView* m_losses;
    QLabel* m_mapHeading;
    ChartView* m_map;
    QPushButton* m_points;
};

}  // namespace drumhead::app
