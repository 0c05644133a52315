#include "drumhead/game/play/questions/obligations.hpp"

#include "drumhead/game/play/turn.hpp"
#include "game/play/due_items.hpp"

#include <algorithm>

namespace drumhead {

namespace {

Obligation ofDue(const GameRules& rules, const State& state, const DueItem& due)
{
    Obligation open;
    open.kind = due.isArrival() ? Obligation::Kind::Arrival : Obligation::Kind::Due;
    open.due = due.id;
    open.procedure = rules.ruleset.findProcedure(due.procedure);
    open.who = concernedBy(rules.ruleset, due);
    open.isPutOff = due.putOff;
    open.isOptional = due.may;
    if (due.putOff || !isDueHere(rules, state, due)) open.when = Obligation::When::Later;
    else if (due.isArrival()) open.when = Obligation::When::AnyTime;
    return open;
}

/// The entities that must take an offer, without those that have a due item of the same procedure.
std::vector<EntityId> mustBesides(const std::vector<const DueItem*>& due, const TurnOffer& offer)
{
    std::vector<EntityId> must = offer.must;
    for (const DueItem* each : due) {
        if (each->procedure != offer.procedure->id) continue;
        for (const RoleBinding& binding : each->roles) {
            if (binding.role != offer.role) continue;
            std::erase_if(must, [&](EntityId who) {
                return std::find(binding.entities.begin(), binding.entities.end(), who) != binding.entities.end();
            });
        }
    }
    return must;
}

/// What every side has to do is told without their names.
bool isEverySide(const State& state, const std::vector<EntityId>& who)
{
    const auto isSide = [](const Entity& each) { return each.kind == EntityKind::Side; };
    const auto sides = std::count_if(state.entities.begin(), state.entities.end(), isSide);
    return static_cast<std::ptrdiff_t>(who.size()) == sides
        && std::all_of(who.begin(), who.end(), [&](EntityId each) { return isSide(state.at(each)); });
}

}  // namespace

std::vector<Obligation> obligations(const GameRules& rules, const State& state)
{
    return obligations(rules, state, turnOffers(rules, state));
}

std::vector<Obligation> obligations(const GameRules& rules, const State& state, const std::vector<TurnOffer>& offers)
{
    std::vector<Obligation> all;
    std::vector<const DueItem*> dueHere;
    for (const DueItem& due : state.due) {
        const bool isHere = isDueHere(rules, state, due);
        if (isMoot(rules, state, due) || (due.isArrival() && !isHere)) continue;
        all.push_back(ofDue(rules, state, due));
        if (isHere) dueHere.push_back(&due);
    }
    const auto demand = [&](const TurnOffer& offer, std::vector<EntityId> who) {
        all.push_back(
            {Obligation::Kind::Must, Obligation::When::Here, 0, offer.procedure, std::move(who), false, offer.last});
    };
    for (const bool last : {false, true}) {
        for (const TurnOffer& offer : offers) {
            if (rules.ruleset.sequence.steps.empty()) break;
            if (offer.last != last) continue;
            if (offer.onceMust) demand(offer, {});
            else if (std::vector<EntityId> must = mustBesides(dueHere, offer); !must.empty())
                demand(offer, std::move(must));
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Obligation& a, const Obligation& b) { return a.when < b.when; });
    return all;
}

std::vector<Obligation> askedOnLeaving(std::vector<Obligation> all)
{
    std::erase_if(all, [](const Obligation& each) { return each.when == Obligation::When::Later; });
    return all;
}

std::string titleOf(const GameRules& rules, const State& state, const Obligation& obligation)
{
    if (const DueItem* const due = state.findDue(obligation.due)) return dueTitle(rules.ruleset, state, *due);
    if (!obligation.procedure) return "";
    const std::string& title = obligation.procedure->title;
    if (obligation.who.empty() || isEverySide(state, obligation.who)) return title;
    return title + ": " + namesOf(*rules.ruleset.texts, state, obligation.who);
}

std::vector<std::string> outstanding(const GameRules& rules, const State& state)
{
    std::vector<std::string> titles;
    for (const Obligation& each : askedOnLeaving(obligations(rules, state))) {
        if (!each.isOptional) titles.push_back(titleOf(rules, state, each));
    }
    return titles;
}

}  // namespace drumhead
