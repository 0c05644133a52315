#pragma once

#include "drumhead/game/play/offers.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Something that the rules demand next, or troops that may come on.
struct Obligation {
    enum class Kind {
        Due,      ///< a case that an earlier one made due
        Must,     ///< the present step demands a procedure
        Arrival,  ///< troops whose turn has come
    };
    enum class When {
        Here,     ///< before the present step is left
        AnyTime,  ///< troops that may come on: no duty
        Later,    ///< with a step to come, or put off until the next turn
    };
    Kind kind = Kind::Due;
    When when = When::Here;
    int due = 0;                           ///< the due item or arrival; 0: the step demands it
    const Procedure* procedure = nullptr;  ///< null for an arrival, or for a due item that the rules no longer know
    /// The entities concerned; for a demand of the step, those that have not met it. Empty: none in particular.
    std::vector<EntityId> who;
    bool isPutOff = false;
    bool isLast = false;      ///< for when the rest of the step is done
    bool isOptional = false;  ///< an offer: leaving the step declines it

    friend bool operator==(const Obligation&, const Obligation&) = default;
};

/// All that is open: what has to be done here first, due items before what the step demands; then troops that may come
/// on, then what comes later. What is moot, and troops whose turn has not come, are left out.
[[nodiscard]] std::vector<Obligation> obligations(const GameRules& rules, const State& state);
/// The same with the offers at hand.
[[nodiscard]] std::vector<Obligation> obligations(const GameRules& rules, const State& state,
                                                  const std::vector<TurnOffer>& offers);
/// Those asked for before the present step is left; troops that may come on and have not been put off among them.
[[nodiscard]] std::vector<Obligation> askedOnLeaving(std::vector<Obligation> all);
/// "Morale test: 2nd Guard".
[[nodiscard]] std::string titleOf(const GameRules& rules, const State& state, const Obligation& obligation);

/// The titles of what is asked for before the present step is left; without what may be done and need not.
[[nodiscard]] std::vector<std::string> outstanding(const GameRules& rules, const State& state);

}  // namespace drumhead
