#pragma once

#include "drumhead/charts/chart.hpp"
#include "drumhead/sheets/report/battle_report.hpp"

#include <vector>

namespace drumhead {

/// The strength of each side on the table at the beginning and at the end of each turn; no series where there is none
/// to show.
[[nodiscard]] Chart strengthOverTurns(const PlayedBattle& battle);
/// What each side lost and had, by troop type; no series where nobody has a strength.
[[nodiscard]] Chart lossesByArm(const PlayedBattle& battle);

/// What a turn cost and brought a side.
struct SideInTurn {
    EntityId side = nobody;
    Number had;   ///< strength on the table at the beginning of the turn
    Number lost;  ///< 0 or more, unless an edit gave strength back
    Number came;  ///< strength that came on to the table
    std::vector<EntityId> gone;
};
/// The sides that have a strength, in the order of the battle, as that turn left them.
[[nodiscard]] std::vector<SideInTurn> sidesInTurn(const PlayedBattle& battle, int turn);

/// "France wins 7 : 4.", "A draw, 3 : 3.": the outcome by the objectives; empty where no points were given.
[[nodiscard]] std::string outcomeByPoints(const State& end, const Texts& texts = {});

}  // namespace drumhead
