#include "drumhead/game/play/turn.hpp"

#include "game/play/arrivals.hpp"
#include "game/play/due_items.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

/// What the steps around the present place offer.
class OfferLister {
public:
    OfferLister(const GameRules& rules, const State& state) : m_view(rules, state), m_state(state) {}

    TurnOffer list(const SequenceOffer& offered, int level)
    {
        TurnOffer offer;
        offer.procedure = offered.procedure;
        offer.element = offered.element;
        offer.onDemand = offered.onDemand;
        noteDone(offered.procedure->id, level);
        const ProgramRole* role = roleOf(offered);
        offer.kind = kindOf(role);
        offer.once = offer.kind == EntityKind::Game;
        offer.role = role ? role->name : "";
        const bool isTogether = role && role->many;
        if (offer.once) once(offer, offered);
        else candidates(offer, offered, isTogether);
        return offer;
    }

    /// Whether anybody may take it up now.
    bool isOpen(const SequenceOffer& offered, int level)
    {
        noteDone(offered.procedure->id, level);
        const EntityKind kind = kindOf(roleOf(offered));
        if (kind == EntityKind::Game) return m_done.empty() && m_view.meets(offered.when, m_state.game());
        for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
            if (isCandidate(static_cast<EntityId>(i), kind, offered)) return true;
        }
        return false;
    }

    /// Whether anyone must do it before the step ends.
    bool isRequired(const SequenceOffer& offered, int level)
    {
        if (!offered.must) return false;
        const TurnOffer offer = list(offered, level);
        return offer.onceMust || !offer.must.empty();
    }

private:
    static const ProgramRole* roleOf(const SequenceOffer& offered)
    {
        return offered.role < 0 ? nullptr : &offered.procedure->program.role(offered.role);
    }
    static EntityKind kindOf(const ProgramRole* role) { return role ? role->kind : EntityKind::Game; }

    bool isCandidate(EntityId candidate, EntityKind kind, const SequenceOffer& offered)
    {
        const ProgramRole* const role = roleOf(offered);
        const bool isThere = m_view.isOnTable(candidate) || (role && role->gone && m_state.at(candidate).onTable);
        if (m_state.at(candidate).kind != kind || !isThere || !m_view.isOf(offered.who, candidate)) return false;
        return (offered.again || m_done.count(candidate) == 0) && m_view.meets(offered.when, candidate);
    }

    void noteDone(const std::string& procedure, int level)
    {
        m_done.clear();
        for (const DoneHere& each : m_state.done) {
            if (each.procedure == procedure && each.level == level) m_done.insert(each.entity);
        }
    }

    void once(TurnOffer& offer, const SequenceOffer& offered)
    {
        const bool applies = m_view.meets(offered.when, m_state.game());
        offer.onceDone = !m_done.empty();
        offer.onceMust = offered.must && applies && !offer.onceDone && m_view.meets(offered.mustWhen, m_state.game());
        offer.once = applies;
    }

    void candidates(TurnOffer& offer, const SequenceOffer& offered, bool isTogether)
    {
        for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
            const auto candidate = static_cast<EntityId>(i);
            if (!isCandidate(candidate, offer.kind, offered)) continue;
            const bool isDone = m_done.count(candidate) > 0;
            offer.candidates.push_back(candidate);
            // What has to be done while something holds is not over with the first time.
            const bool isOver = isDone && !(offered.again && offered.mustWhen >= 0);
            if (offered.must && !isTogether && !isOver && m_view.meets(offered.mustWhen, candidate))
                offer.must.push_back(candidate);
        }
        offer.done = static_cast<int>(m_done.size());
        if (!isTogether) return;
        offer.onceMust = offered.must && m_done.empty()
            && std::any_of(offer.candidates.begin(), offer.candidates.end(),
                           [&](EntityId each) { return m_view.meets(offered.mustWhen, each); });
    }

    BattleView m_view;
    const State& m_state;
    std::set<EntityId> m_done;
};

/// A ruleset without a sequence: one endless step, in which everything may be done.
std::vector<TurnOffer> everything(const GameRules& rules, const State& state)
{
    std::vector<TurnOffer> offers;
    OfferLister lister(rules, state);
    for (const auto& procedure : rules.ruleset.procedures) {
        if (procedure->inner) continue;
        SequenceOffer offer;
        offer.procedure = procedure.get();
        offer.role = procedure->program.roles.empty() ? -1 : 0;
        offer.again = true;
        offer.element = procedure->element;
        offers.push_back(lister.list(offer, 0));
    }
    return offers;
}

}  // namespace

std::string titleOfStep(const GameRules& rules, const State& state)
{
    return titleOfPlace(rules.ruleset.sequence, state, state.place);
}

std::vector<TurnOffer> turnOffers(const GameRules& rules, const State& state)
{
    if (rules.ruleset.sequence.steps.empty()) return everything(rules, state);
    std::vector<TurnOffer> offers;
    OfferLister lister(rules, state);
    const std::vector<const SequenceStep*> path = stepsOfPlace(rules.ruleset.sequence, state.place);
    for (std::size_t level = path.size(); level-- > 0;) {
        for (const SequenceOffer& offered : path[level]->offers) {
            if (!offered.procedure) continue;
            TurnOffer offer = lister.list(offered, static_cast<int>(level));
            if (offer.once || !offer.candidates.empty()) offers.push_back(std::move(offer));
        }
    }
    return offers;
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

bool isAnythingToDo(const GameRules& rules, const State& state)
{
    const std::vector<const SequenceStep*> path = stepsOfPlace(rules.ruleset.sequence, state.place);
    if (std::all_of(path.begin(), path.end(), [](const SequenceStep* each) { return each->offers.empty(); }))
        return true;
    const auto isOpen = [&](const DueItem& due) { return isDueHere(rules, state, due) && !isMoot(rules, state, due); };
    if (std::any_of(state.due.begin(), state.due.end(), isOpen)) return true;
    OfferLister lister(rules, state);
    for (std::size_t level = 0; level < path.size(); ++level) {
        for (const SequenceOffer& offered : path[level]->offers) {
            if (!offered.procedure) continue;
            const int here = static_cast<int>(level);
            if (offered.onDemand ? lister.isRequired(offered, here) : lister.isOpen(offered, here)) return true;
        }
    }
    return false;
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
