#pragma once

#include "game/play/decision_context.hpp"

namespace drumhead {

/// How strictly a command has to fit.
enum class Fit {
    Exactly,    ///< what does not fit is an error: a person has just given it
    Leniently,  ///< what does not fit is left out, with a remark: it was given earlier, and the battle has changed
};

/// `decide`, for a command that may have been given in another battle.
[[nodiscard]] DecisionResult decideAs(Fit fit, const GameRules& rules, const State& state, const Command& command,
                                      DiceSource& more);

// One function for each command that needs more than a few lines. Each adds its events and sentences to the context.

[[nodiscard]] Result<void> decideResolve(DecisionContext& context, const ResolveCommand& command, DiceSource& more,
                                         Fit fit);
/// The same for the first alone, without those of whom the same is asked.
[[nodiscard]] Result<void> decideOne(DecisionContext& context, const ResolveCommand& command, DiceSource& more,
                                     Fit fit);
/// Several of whom the same is asked, one after the other.
[[nodiscard]] Result<void> decideAlike(DecisionContext& context, const ResolveCommand& command, DiceSource& more,
                                       Fit fit);
[[nodiscard]] Result<void> decideEdit(DecisionContext& context, const EditCommand& command);
/// What may be done here and was not is declined.
void declineOffers(DecisionContext& context);
/// Strikes off a due item, or what the present step demands of entities.
[[nodiscard]] Result<void> decideDismiss(DecisionContext& context, const DismissCommand& command);
/// A due item is not asked for again in this turn.
[[nodiscard]] Result<void> putOff(DecisionContext& context, int due);
[[nodiscard]] Result<void> decideAdvance(DecisionContext& context, const AdvanceCommand& command);
/// Brings on all troops of the due item that are not on the table.
[[nodiscard]] Result<void> decideBringOn(DecisionContext& context, const BringOnCommand& command);

}  // namespace drumhead
