// Troops that come later: when they may come on, and what settles that.
#include "game/play/arrivals.hpp"

#include "drumhead/base/text.hpp"
#include "game/play/decide_commands.hpp"
#include "game/play/due_items.hpp"

#include <algorithm>

namespace drumhead {

namespace {

const std::vector<EntityId>& arriving(const DueItem& due) { return due.roles.front().entities; }

void settle(DecisionContext& context, int due) { context.record(SettledEvent{due}); }

void comeOn(DecisionContext& context, EntityId entity)
{
    if (context.state().at(entity).onTable) return;
    context.record(EditedEvent{entity, EntityField::OnTable, "true"});
}

/// Whether all of its troops are on the table.
bool haveAllCome(const State& state, const DueItem& due)
{
    return std::all_of(arriving(due).begin(), arriving(due).end(),
                       [&](EntityId entity) { return entity == nobody || state.at(entity).onTable; });
}

}  // namespace

bool isArrivalDue(const GameRules& rules, const State& state, const DueItem& due)
{
    if (due.turn > state.turn) return false;
    if (state.place.levels.empty()) return rules.ruleset.sequence.steps.empty();
    const EntityId phasing = state.place.phasing();
    return phasing == nobody || arriving(due).empty() || state.at(arriving(due).front()).side == phasing;
}

std::string arrivalTitle(const State& state, const DueItem& due)
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
    return namesOf(state, named) + " may come on" + (text.empty() ? "" : ": " + text);
}

void settleArrivals(DecisionContext& context)
{
    std::vector<int> come;
    for (const DueItem& due : context.state().due) {
        if (due.isArrival() && haveAllCome(context.state(), due)) come.push_back(due.id);
    }
    for (const int due : come) settle(context, due);
}

Result<void> decideBringOn(DecisionContext& context, const BringOnCommand& command)
{
    const DueItem* found = context.state().findDue(command.due);
    if (!found || !found->isArrival()) return Error{"nobody may come on under that number"};
    const DueItem due = *found;
    const std::vector<EntityId> come = arriving(due);
    std::vector<EntityId> named;
    for (const EntityId entity : come) {
        if (!context.state().at(entity).onTable && context.state().at(entity).kind != EntityKind::Group)
            named.push_back(entity);
    }
    context.say("On the table: " + namesOf(context.state(), named) + ".");
    for (const EntityId entity : come) comeOn(context, entity);
    settleArrivals(context);
    return {};
}

void postponeArrivals(DecisionContext& context)
{
    std::vector<DueItem> left;
    for (const DueItem& due : context.state().due) {
        if (due.isArrival() && isArrivalDue(context.rules(), context.state(), due)) left.push_back(due);
    }
    for (DueItem& due : left) {
        settle(context, due.id);
        due.turn = context.state().turn + 1;
        context.record(DueEvent{std::move(due)});
    }
}

void reportArrivals(DecisionContext& context, const State& before)
{
    for (const DueItem& due : context.state().due) {
        if (due.isArrival() && isArrivalDue(context.rules(), context.state(), due)
            && !isArrivalDue(context.rules(), before, due))
            context.say(arrivalTitle(context.state(), due) + ".");
    }
}

}  // namespace drumhead
