#pragma once

#include "drumhead/game/play/game_case.hpp"
#include "drumhead/game/play/offers.hpp"
#include "drumhead/game/state/event.hpp"

namespace drumhead {

/// A step of the turn, once for each side that goes through it.
struct TurnLine {
    enum class When { Past, Now, Ahead };
    std::string id;  ///< of the step
    std::string title;
    std::string sideTitle;  ///< "Austria (Side B)", or empty
    std::string sideName;   ///< "Austria", or what the step calls a side that is not settled yet
    int depth = 0;
    bool leaf = true;
    When when = When::Ahead;
    ElementId element = 0;
};

struct TurnReminder {
    std::string id;  ///< stable; `SilenceCommand` names it
    std::string text;
    ElementId element = 0;
};

/// The title of the present step: "Firing", "Firing: Austria"; empty where the rules have no sequence.
[[nodiscard]] std::string titleOfStep(const GameRules& rules, const State& state);
/// Of a step that is or was elsewhere in the turn.
[[nodiscard]] std::string titleOfStep(const GameRules& rules, const State& state, const TurnPlace& place);
/// The same for programs, in every language: the ids of the steps from the phase down and of the sides whose passes
/// they are, "player:austria/action/fire".
[[nodiscard]] std::string idOfPlace(const GameRules& rules, const State& state);
/// The side that acts in the present step, or `nobody` if both do.
[[nodiscard]] EntityId sideOfStep(const GameRules& rules, const State& state);
/// All steps of the present turn, as far as known now.
[[nodiscard]] std::vector<TurnLine> turnLines(const GameRules& rules, const State& state);
/// The reminders of the present step that apply and are not silenced.
[[nodiscard]] std::vector<TurnReminder> turnReminders(const GameRules& rules, const State& state);
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

}  // namespace drumhead
