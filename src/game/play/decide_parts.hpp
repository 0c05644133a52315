#pragma once

#include "drumhead/game/play/turn.hpp"
#include "game/play/working.hpp"

namespace drumhead {

/// How strictly a command has to fit.
enum class Fit {
    Exactly,      ///< what does not fit is an error: a person has just given it
    WhereItDoes,  ///< what does not fit is left out and remarked: it was given earlier, and the battle has changed
};

/// `decide`, for a command that may have been given in another battle.
[[nodiscard]] Result<Decision> decideAs(Fit fit, const GameRules& rules, const State& state, const Command& command,
                                        DiceSource& more);

[[nodiscard]] Result<void> decideResolve(Working& working, const ResolveCommand& command, DiceSource& more, Fit fit);
[[nodiscard]] Result<void> decideEdit(Working& working, const EditCommand& command);
[[nodiscard]] Result<void> decideAdvance(Working& working, const AdvanceCommand& command);
/// Brings on all troops of the due item that are not on the table.
[[nodiscard]] Result<void> decideBringOn(Working& working, const BringOnCommand& command);
/// Goes on as long as nothing can be done where the turn stands, but never through a whole turn, nor past the end of
/// the scenario's last one. The titles of the steps that were passed. `before`: where the way began.
std::vector<std::string> passEmptySteps(Working& working, const State& before);

/// What somebody is called in sentences: "2nd Guard and Guns".
[[nodiscard]] std::string namesOf(const State& state, const std::vector<EntityId>& entities);
/// "Morale test: 2nd Guard".
[[nodiscard]] std::string dueTitle(const Ruleset& ruleset, const State& state, const DueItem& due);
/// Whether nobody is left on the table for whom it was to be done.
[[nodiscard]] bool isMoot(const GameRules& rules, const State& state, const DueItem& due);

/// Troops that come later. Whether they may come on here and now: their turn has come, and it is nobody's step or their
/// side's.
[[nodiscard]] bool isArrivalDue(const GameRules& rules, const State& state, const DueItem& due);
/// "The reserve may come on: by the north road".
[[nodiscard]] std::string arrivalTitle(const State& state, const DueItem& due);
[[nodiscard]] bool haveAllCome(const State& state, const DueItem& due);
/// Settles those of whom everybody is on the table.
void settleArrivals(Working& working);
/// Those who may come on and do not are asked for again in the next turn.
void putOffArrivals(Working& working);
/// Says who may come on now and could not before.
void tellArrivals(Working& working, const State& before);

}  // namespace drumhead
