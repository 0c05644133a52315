#pragma once

#include "game/play/decision_context.hpp"

namespace drumhead {

/// Whether the troops of a due item may come on here and now: their turn has come, and the present step is their
/// side's; where the turn has no steps of one side, any step.
[[nodiscard]] bool isArrivalDue(const GameRules& rules, const State& state, const DueItem& due);
/// The first in the reinforcement of the side that comes next and has not come, of that kind; nobody if there is none.
[[nodiscard]] EntityId nextToCome(const GameRules& rules, const State& state, EntityId side, EntityKind kind);
/// "The reserve may come on: by the north road".
[[nodiscard]] std::string arrivalTitle(const Texts& texts, const State& state, const DueItem& due);

/// Settles the due items whose troops are all on the table.
void settleArrivals(DecisionContext& context);
/// Makes troops that may come on and did not due again in the next turn.
void postponeArrivals(DecisionContext& context);
/// Says which troops may come on now that could not in the state `before`.
void reportArrivals(DecisionContext& context, const State& before);

}  // namespace drumhead
