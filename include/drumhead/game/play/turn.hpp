#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/state/event.hpp"

namespace drumhead {

/// A step of the turn, once for each side that goes through it.
struct TurnLine {
    enum class When { Past, Now, Ahead };
    std::string id;  ///< of the step
    std::string title;
    std::string sideTitle;  ///< "Austria (Side B)", or empty
    int depth = 0;
    bool leaf = true;
    When when = When::Ahead;
    ElementId element = 0;
};

/// A procedure that can or must be done in the present step.
struct TurnOffer {
    const Procedure* procedure = nullptr;
    std::string role;  ///< the role chosen from the armies
    EntityKind kind = EntityKind::Unit;
    std::vector<EntityId> candidates;  ///< those that can still do it
    std::vector<EntityId> must;        ///< those that must, before the step is left
    bool once = false;                 ///< not chosen from the armies: done once in the step
    bool onceDone = false;
    bool onceMust = false;
    bool onDemand = false;  ///< only when asked for
    int done = 0;           ///< how many have done it here
    ElementId element = 0;
};

struct TurnReminder {
    std::string id;  ///< stable; `SilenceCommand` names it
    std::string text;
    ElementId element = 0;
};

/// The title of the present step: "Firing", "Firing: Austria"; empty where the rules have no sequence.
[[nodiscard]] std::string titleOfStep(const GameRules& rules, const State& state);
/// All steps of the present turn, as far as known now.
[[nodiscard]] std::vector<TurnLine> turnLines(const GameRules& rules, const State& state);
/// What can be done here, in the order of the rules.
[[nodiscard]] std::vector<TurnOffer> turnOffers(const GameRules& rules, const State& state);
/// The reminders of the present step that apply and are not silenced.
[[nodiscard]] std::vector<TurnReminder> turnReminders(const GameRules& rules, const State& state);
/// What is required before the present step is left, one phrase each: due items first, then offers that must be taken.
[[nodiscard]] std::vector<std::string> outstanding(const GameRules& rules, const State& state);
/// The same with the offers at hand.
[[nodiscard]] std::vector<std::string> outstanding(const GameRules& rules, const State& state,
                                                   const std::vector<TurnOffer>& offers);

/// Whether there is anything to do in the present step: a due item, an offer that is not on demand only, or a step
/// without any offers, which the people at the table play by themselves.
[[nodiscard]] bool isAnythingToDo(const GameRules& rules, const State& state);

/// How many steps an `AdvanceCommand` passed; its second sentence names them.
[[nodiscard]] int stepsPassed(const std::vector<Event>& ofAdvance);

/// Whether a due item has to be done before the present sub-phase is left.
[[nodiscard]] bool isDueHere(const GameRules& rules, const State& state, const DueItem& due);
/// The turn from which reinforcements may come on: that of the scenario, and by what they are late.
[[nodiscard]] int arrivalTurn(const GameRules& rules, const State& state, const DueItem& arrival);
/// The entities of a due item, each once, in the order of the procedure's roles.
[[nodiscard]] std::vector<EntityId> concernedBy(const Ruleset& ruleset, const DueItem& due);
/// The title of the step of the turn in which it is due, or empty.
[[nodiscard]] std::string stepOfDue(const Ruleset& ruleset, const DueItem& due);

/// The step after the present one.
struct NextStep {
    std::string title;  ///< "Firing: Austria", or "Turn 4"; empty if there is an obstacle
    /// The steps without anything to do that are passed on the way, if `onward`.
    std::vector<std::string> passed;
    /// Why it is not settled which side goes through the next step, one sentence, or empty. An `AdvanceCommand` with a
    /// reason goes on anyway.
    std::string obstacle;
};

/// `onward`: past the steps without anything to do.
[[nodiscard]] NextStep nextStep(const GameRules& rules, const State& state, bool onward = false);

}  // namespace drumhead
