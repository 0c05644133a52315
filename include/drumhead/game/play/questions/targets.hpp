#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/resolve/leverage/leverage.hpp"

#include <optional>
#include <string>
#include <vector>

namespace drumhead {

/// A case in hand with another unit as its target.
struct CaseAgainst {
    EntityId target = nobody;
    Situation situation;
    ResolveCommand command;  ///< asks for this case, without dice
};

/// The role of the target: a single unit of the side opposing the acting one. -1: the case has none.
[[nodiscard]] int targetRole(const State& state, const GameCase& made);

/// The case with each unit in the target's role that may have it, in the order of the armies, the present one among
/// them. What a person answered counts for each, but not what he answered otherwise than the battle about the present
/// target. `answered`: the case as it stands.
[[nodiscard]] std::vector<CaseAgainst> casesAgainstEach(const GameRules& rules, const State& state,
                                                        const GameCase& made, const Situation& answered, int settles);

/// How likely an event is against one target.
struct TargetOdds {
    EntityId target = nobody;
    std::optional<double> chance;
    std::string obstacle;  ///< where there is no chance: what is missing, or why the rules refuse it
    ResolveCommand command;
};

/// The odds against each, the best chance first and those without one last. What a person enters on the way counts as
/// weighed, else each value alike.
[[nodiscard]] std::vector<TargetOdds> compareTargets(const std::vector<CaseAgainst>& cases, const OddsEvent& event,
                                                     const std::vector<Weighing>& weighings, OddsEngine& engine,
                                                     const std::stop_token& cancelled);

}  // namespace drumhead
