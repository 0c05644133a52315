#include "drumhead/game/play/turn.hpp"

#include "game/play/arrivals.hpp"
#include "game/play/due_items.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

std::string titleOfStep(const GameRules& rules, const State& state)
{
    return titleOfPlace(rules.ruleset.sequence, state, state.place);
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

namespace {

/// The entities that must take an offer, without those that have a due item of the same procedure.
std::vector<EntityId> mustBesides(const std::vector<const DueItem*>& due, const TurnOffer& offer)
{
    std::vector<EntityId> must = offer.must;
    for (const DueItem* each : due) {
        if (each->procedure != offer.procedure->id) continue;
        for (const RoleBinding& binding : each->roles) {
            if (binding.role == offer.role)
                std::erase_if(must, [&](EntityId who) {
                    return std::find(binding.entities.begin(), binding.entities.end(), who) != binding.entities.end();
                });
        }
    }
    return must;
}

bool isEverySide(const State& state, const TurnOffer& offer)
{
    const auto isSide = [](const Entity& each) { return each.kind == EntityKind::Side; };
    return offer.kind == EntityKind::Side
        && static_cast<std::ptrdiff_t>(offer.must.size())
        == std::count_if(state.entities.begin(), state.entities.end(), isSide);
}

}  // namespace

std::vector<std::string> outstanding(const GameRules& rules, const State& state)
{
    return outstanding(rules, state, turnOffers(rules, state));
}

std::vector<std::string> outstanding(const GameRules& rules, const State& state, const std::vector<TurnOffer>& offers)
{
    std::vector<std::string> open;
    std::vector<const DueItem*> dueHere;
    for (const DueItem& due : state.due) {
        if (!isDueHere(rules, state, due) || isMoot(rules, state, due)) continue;
        open.push_back(dueTitle(rules.ruleset, state, due));
        dueHere.push_back(&due);
    }
    if (rules.ruleset.sequence.steps.empty()) return open;
    for (const TurnOffer& offer : offers) {
        if (offer.onceMust || isEverySide(state, offer)) open.push_back(offer.procedure->title);
        else if (const std::vector<EntityId> must = mustBesides(dueHere, offer); !must.empty())
            open.push_back(offer.procedure->title + ": " + namesOf(state, must));
    }
    return open;
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
