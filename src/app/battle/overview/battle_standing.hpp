#pragma once

#include "drumhead/game/state/state.hpp"
#include "drumhead/rules/values/outcome_detail.hpp"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace drumhead::app {

class Battle;

/// Units of a side that share a state which is no good one.
struct Trouble {
    QString word;
    OutcomeTone tone = OutcomeTone::Neutral;
    QStringList units;
};

/// How one side stands.
struct SideStanding {
    EntityId side = nobody;
    QString name;
    int look = 0;                  ///< the number of the side, by which colour and pattern are chosen
    double now = 0;                ///< strength on the table
    double start = 0;              ///< what those had at the start, and those who have gone
    QString figures;               ///< "221 of 408"; empty: no strengths are counted
    std::vector<Trouble> trouble;  ///< the most serious first
    QStringList gone;
    std::optional<int> points;
};

/// Troops on their way.
struct Coming {
    int turn = 0;  ///< in which they may come
    QString side;
    QStringList units;
};

/// How a battle stands, at a glance.
struct BattleStanding {
    std::vector<SideStanding> sides;
    std::vector<Coming> coming;  ///< the next first
    QString outcome;             ///< "France leads 7 : 4."; empty where no points were given
};

/// For whom it is told.
enum class Eyes {
    Referee,
    Players,  ///< nothing that the referee hid
};

/// "Turn 6", or "This turn".
[[nodiscard]] QString whenOf(const Coming& coming, int turn);

[[nodiscard]] BattleStanding standingOf(const Battle& battle, Eyes eyes);

}  // namespace drumhead::app
