#pragma once

#include "drumhead/charts/chart.hpp"
#include "drumhead/sheets/report/battle_report.hpp"

#include <map>
#include <vector>

namespace drumhead {

/// What each turn cost and brought each side.
struct TurnAccounts {
    struct Account {
        Number lost;  ///< strength
        Number came;  ///< strength that came on to the table
        std::vector<EntityId> gone;
    };
    std::map<int, std::map<EntityId, Account>> byTurn;
    int lastTurn = 0;  ///< in which something was done: one that has only begun has no end to tell of
};
/// In one walk over the log.
[[nodiscard]] TurnAccounts turnAccounts(const PlayedBattle& battle);

/// The strength of each side on the table at the beginning and at the end of each turn; no series where there is none
/// to show.
[[nodiscard]] Chart strengthOverTurns(const PlayedBattle& battle, const TurnAccounts& accounts);
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
[[nodiscard]] std::vector<SideInTurn> sidesInTurn(const PlayedBattle& battle, const TurnAccounts& accounts, int turn);

/// "France wins 7 : 4.", "A draw, 3 : 3.": the outcome by the objectives; empty where no points were given.
[[nodiscard]] std::string outcomeByPoints(const State& end, const Texts& texts = {});

}  // namespace drumhead
