#include "drumhead/game/play/turn.hpp"

#include "game/play/arrivals.hpp"
#include "game/play/due_items.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

std::string titleOfStep(const GameRules& rules, const State& state) { return titleOfStep(rules, state, state.place); }

std::string titleOfStep(const GameRules& rules, const State& state, const TurnPlace& place)
{
    return titleOfPlace(rules.ruleset.sequence, state, place);
}

EntityId sideOfStep(const GameRules& rules, const State& state)
{
    return sideOfPlace(rules.ruleset.sequence, state, state.place);
}

std::string idOfPlace(const GameRules& rules, const State& state)
{
    std::string id;
    const std::vector<const SequenceStep*> path = stepsOfPlace(rules.ruleset.sequence, state.place);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const EntityId side = state.place.levels[i].side;
        id += (i == 0 ? "" : "/") + path[i]->id + (side == nobody ? "" : ":" + state.idOf(side));
    }
    return id;
}

std::vector<TurnReminder> turnReminders(const GameRules& rules, const State& state)
{
    std::vector<TurnReminder> reminders;
    BattleView view(rules, state);
    for (const SequenceStep* step : stepsOfPlace(rules.ruleset.sequence, state.place)) {
        for (std::size_t i = 0; i < step->reminders.size(); ++i) {
            const SequenceReminder& each = step->reminders[i];
            const std::string id = step->id + "/" + std::to_string(i + 1);
            const bool isSilent = std::find(state.silenced.begin(), state.silenced.end(), id) != state.silenced.end();
            if (!isSilent && view.meets(each.when, nobody)) reminders.push_back({id, each.text, each.element});
        }
    }
    return reminders;
}

int stepsPassed(const std::vector<Event>& ofAdvance)
{
    const auto isStep = [](const Event& each) {
        const auto* const entered = std::get_if<EnteredEvent>(&each);
        return entered && !entered->place.levels.empty();
    };
    return std::max(static_cast<int>(std::count_if(ofAdvance.begin(), ofAdvance.end(), isStep)) - 1, 0);
}

}  // namespace drumhead
