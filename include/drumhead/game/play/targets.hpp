#pragma once

#include "drumhead/game/play/game_case.hpp"

#include <vector>

namespace drumhead {

/// A case in hand with another unit as its target.
struct CaseAgainst {
    EntityId target = nobody;
    Situation situation;
    ResolveCommand command;  ///< asks for this case, without dice
};

/// The role of the target: that of a single unit of the other side than whoever acts. -1: the case has none.
[[nodiscard]] int targetRole(const State& state, const GameCase& made);

/// The case with each unit in the target's role that may have it, in the order of the armies, the present one among
/// them. What a person answered counts for each, but not what he answered otherwise than the battle about the present
/// target. `answered`: the case as it stands.
[[nodiscard]] std::vector<CaseAgainst> casesAgainstEach(const GameRules& rules, const State& state,
                                                        const GameCase& made, const Situation& answered, int settles);

}  // namespace drumhead
