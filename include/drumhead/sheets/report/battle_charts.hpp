#pragma once

#include "drumhead/charts/chart.hpp"
#include "drumhead/sheets/report/battle_report.hpp"

namespace drumhead {

/// The strength of each side on the table at the beginning and at the end of each turn; no series where there is none
/// to show.
[[nodiscard]] Chart strengthOverTurns(const PlayedBattle& battle);
/// What each side lost and had, by troop type; no series where nobody has a strength.
[[nodiscard]] Chart lossesByArm(const PlayedBattle& battle);

/// "France wins 7 : 4.", "A draw, 3 : 3.": the outcome by the objectives; empty where no points were given.
[[nodiscard]] std::string outcomeByPoints(const State& end, const Texts& texts = {});

}  // namespace drumhead
