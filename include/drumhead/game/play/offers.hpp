#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/state/event.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// A procedure that can or must be done in the present step.
struct TurnOffer {
    const Procedure* procedure = nullptr;
    std::string title;  ///< of the procedure, or what it is called in this step
    std::string role;   ///< the role chosen from the armies
    EntityKind kind = EntityKind::Unit;
    std::vector<EntityId> candidates;  ///< those that can still do it
    std::vector<EntityId> must;        ///< those that must, before the step is left
    bool once = false;                 ///< not chosen from the armies: done once in the step
    bool onceDone = false;
    bool onceMust = false;
    bool onDemand = false;        ///< only when asked for
    bool last = false;            ///< for when the rest of the step is done
    int done = 0;                 ///< how many have done it here
    std::vector<NamedText> with;  ///< facts of the cases that are begun from it
    ElementId element = 0;
};

/// What can be done here, in the order of the rules.
[[nodiscard]] std::vector<TurnOffer> turnOffers(const GameRules& rules, const State& state);
/// Whether there is anything to do in the present step: a due item, an offer that is not on demand only, or a step
/// without any offers, which the people at the table play by themselves.
[[nodiscard]] bool isAnythingToDo(const GameRules& rules, const State& state);

/// Offers of the same procedure, with the same facts, to the same role as one: the rules may offer it in several ways,
/// to some as a duty. What is done once in a step stays by itself.
[[nodiscard]] std::vector<TurnOffer> joinedOffers(std::vector<TurnOffer> offers);

/// Whether the present step offers a case to those in its roles, or what it settles is still due. The error says in one
/// sentence why not.
[[nodiscard]] Result<void> fitsStep(const GameRules& rules, const State& state, const ResolveCommand& command);
/// What is to be told of a case that was resolved in a step that doesn't offer it; empty where it does, where no step
/// of the turn offers it, where it settled what was due, or where a reason was given. `before`: the state it came upon.
[[nodiscard]] std::string remarkOnStep(const GameRules& rules, const State& before, const ResolveCommand& command,
                                       const std::vector<Event>& events);

}  // namespace drumhead
