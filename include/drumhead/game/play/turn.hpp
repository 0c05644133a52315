#pragma once

#include "drumhead/game/play/case_of_game.hpp"
#include "drumhead/game/state/event.hpp"

namespace drumhead {

/// A line of the turn panel: a step, once for each side that goes through it.
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

/// Something that may or must be done in the present step.
struct TurnOffer {
    const Procedure* procedure = nullptr;
    std::string role;  ///< the one that is chosen from the armies
    EntityKind kind = EntityKind::Unit;
    std::vector<EntityId> candidates;  ///< who may still do it
    std::vector<EntityId> must;        ///< who has to, before the step is left
    bool once = false;                 ///< not chosen from the armies: done once in the step
    bool onceDone = false;
    bool onceMust = false;
    bool onDemand = false;  ///< only if somebody asks for it
    int done = 0;           ///< how many of those who are chosen from the armies have done it here
    ElementId element = 0;
};

struct TurnReminder {
    std::string id;  ///< stable, by which it can be silenced
    std::string text;
    ElementId element = 0;
};

/// All steps of the present turn, as far as they can be told now.
[[nodiscard]] std::vector<TurnLine> turnLines(const GameRules& rules, const State& state);
/// What may be done here, in the order of the rules.
[[nodiscard]] std::vector<TurnOffer> turnOffers(const GameRules& rules, const State& state);
/// The reminders of the present step that apply and were not silenced.
[[nodiscard]] std::vector<TurnReminder> turnReminders(const GameRules& rules, const State& state);
/// What stands open before the present step may be left, one sentence each: due items first, then what must be done.
[[nodiscard]] std::vector<std::string> outstanding(const GameRules& rules, const State& state);
/// The same where the offers are known already.
[[nodiscard]] std::vector<std::string> outstanding(const GameRules& rules, const State& state,
                                                   const std::vector<TurnOffer>& offers);

/// Whether there is anything to do in the present step: something is due, somebody may do something that is not only
/// for whoever asks for it, or the rules offer nothing, so that it is for the people at the table.
[[nodiscard]] bool isAnythingToDo(const GameRules& rules, const State& state);

/// How many steps an Advance passed on its way; its second sentence names them.
[[nodiscard]] int stepsPassed(const std::vector<Event>& ofAdvance);

/// Whether something that is due has to be done before the present sub-phase is left.
[[nodiscard]] bool isDueHere(const GameRules& rules, const State& state, const DueItem& due);
/// Who it is about, each once, in the order of the procedure's roles.
[[nodiscard]] std::vector<EntityId> concernedBy(const Ruleset& ruleset, const DueItem& due);
/// The title of the step of the turn for which it waits, or empty.
[[nodiscard]] std::string stepOfDue(const Ruleset& ruleset, const DueItem& due);

/// Where the way on leads.
struct NextStep {
    std::string title;  ///< "Firing: Austria", or "Turn 4"; empty where something stands in the way
    /// The steps at which nothing can be done, which are passed on the way, where that is asked for.
    std::vector<std::string> passed;
    /// Why it is not settled who goes through the next step, one sentence, or empty; with a reason one goes on all the
    /// same.
    std::string obstacle;
};

/// `onward`: past the steps at which nothing can be done.
[[nodiscard]] NextStep nextStep(const GameRules& rules, const State& state, bool onward = false);

}  // namespace drumhead
