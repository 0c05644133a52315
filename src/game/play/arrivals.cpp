// Troops that come later: when they may come on, and what settles that.
#include "game/play/arrivals.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/play/turn.hpp"
#include "drumhead/game/state/entity_values.hpp"
#include "game/play/due_items.hpp"

#include <algorithm>

namespace drumhead {

namespace {

const std::vector<EntityId>& arriving(const DueItem& due) { return due.roles.front().entities; }

void settle(DecisionContext& context, int due) { context.record(SettledEvent{due}); }

/// Whether all of its troops are on the table.
bool haveAllCome(const State& state, const DueItem& due)
{
    return std::all_of(arriving(due).begin(), arriving(due).end(),
                       [&](EntityId entity) { return entity == nobody || state.at(entity).onTable; });
}

/// The side of the troops that come, or nobody.
EntityId sideOfArrival(const State& state, const DueItem& due)
{
    const auto first =
        std::find_if(arriving(due).begin(), arriving(due).end(), [](EntityId each) { return each != nobody; });
    return first == arriving(due).end() ? nobody : state.at(*first).side;
}

/// By how many turns that entity comes later than the scenario says.
int turnsLate(const GameRules& rules, const State& state, EntityId entity)
{
    const RosterKind* const roster = rosterOf(rules.ruleset, state.at(entity).kind);
    if (!roster || !roster->late) return 0;
    const Value late = valueOrDefault(rules.ruleset, rules.stored, state.at(entity), *roster->late);
    return late.isSet() ? static_cast<int>(late.number().floor()) : 0;
}

/// They come together: who is latest holds up the others.
int mostLate(const GameRules& rules, const State& state, const DueItem& due)
{
    int most = 0;
    for (const EntityId each : arriving(due)) {
        if (each != nobody) most = std::max(most, turnsLate(rules, state, each));
    }
    return most;
}

}  // namespace

int arrivalTurn(const GameRules& rules, const State& state, const DueItem& due)
{
    const int latest = mostLate(rules, state, due);
    const EntityId side = sideOfArrival(state, due);
    return due.turn + latest + (side == nobody ? 0 : turnsLate(rules, state, side));
}

bool isArrivalDue(const GameRules& rules, const State& state, const DueItem& due)
{
    if (arrivalTurn(rules, state, due) > state.turn) return false;
    const Sequence& sequence = rules.ruleset.sequence;
    if (state.place.levels.empty()) return sequence.steps.empty();
    const EntityId side = sideOfArrival(state, due);
    return side == nobody || !sequence.hasSides() || state.place.phasing() == side;
}

namespace {

const DueItem* nextArrival(const GameRules& rules, const State& state, EntityId side)
{
    const DueItem* next = nullptr;
    int turn = 0;
    for (const DueItem& due : state.due) {
        if (!due.isArrival() || sideOfArrival(state, due) != side || haveAllCome(state, due)) continue;
        const int comes = arrivalTurn(rules, state, due);
        if (next && comes >= turn) continue;
        next = &due;
        turn = comes;
    }
    return next;
}

}  // namespace

EntityId nextToCome(const GameRules& rules, const State& state, EntityId side, EntityKind kind)
{
    const DueItem* const next = nextArrival(rules, state, side);
    if (!next) return nobody;
    const auto isMeant = [&](EntityId each) {
        return each != nobody && state.at(each).kind == kind && !state.at(each).onTable;
    };
    const auto found = std::find_if(arriving(*next).begin(), arriving(*next).end(), isMeant);
    return found == arriving(*next).end() ? nobody : *found;
}

std::string arrivalTitle(const Texts& texts, const State& state, const DueItem& due)
{
    std::vector<EntityId> named;
    for (const EntityId entity : arriving(due)) {
        const Entity& each = state.at(entity);
        const bool comesWithGroup = each.kind != EntityKind::Leader
            && std::find(arriving(due).begin(), arriving(due).end(), each.group) != arriving(due).end();
        if (!comesWithGroup && !each.onTable) named.push_back(entity);
    }
    std::string text = due.reason;
    if (!text.empty() && text.back() == '.') text.pop_back();
    const std::string title =
        texts.count("log.may-come-on", static_cast<std::int64_t>(named.size()), "{who} may come on|{who} may come on",
                    {{"who", namesOf(texts, state, named)}});
    return title + (text.empty() ? "" : ": " + text);
}

void settleArrivals(DecisionContext& context)
{
    std::vector<int> come;
    for (const DueItem& due : context.state().due) {
        if (due.isArrival() && haveAllCome(context.state(), due)) come.push_back(due.id);
    }
    for (const int due : come) settle(context, due);
}

void postponeArrivals(DecisionContext& context)
{
    std::vector<DueItem> left;
    for (const DueItem& due : context.state().due) {
        if (due.isArrival() && isArrivalDue(context.rules(), context.state(), due)) left.push_back(due);
    }
    for (DueItem& due : left) {
        settle(context, due.id);
        due.turn += context.state().turn + 1 - arrivalTurn(context.rules(), context.state(), due);
        context.record(DueEvent{std::move(due)});
    }
}

void reportArrivals(DecisionContext& context, const State& before)
{
    for (const DueItem& due : context.state().due) {
        if (due.isArrival() && isArrivalDue(context.rules(), context.state(), due)
            && !isArrivalDue(context.rules(), before, due))
            context.say(arrivalTitle(context.texts(), context.state(), due) + ".");
    }
}

}  // namespace drumhead
