// Troops that come later: when they may come on, and what settles that.
#include "drumhead/base/text.hpp"
#include "game/play/decide_parts.hpp"

#include <algorithm>

namespace drumhead {

namespace {

const std::vector<EntityId>& arriving(const DueItem& due) { return due.roles.front().entities; }

void settle(Working& working, int due) { working.happen(SettledEvent{due}); }

void comeOn(Working& working, EntityId entity)
{
    if (working.state().at(entity).onTable) return;
    working.happen(EditedEvent{entity, EntityField::OnTable, "true"});
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

bool haveAllCome(const State& state, const DueItem& due)
{
    return std::all_of(arriving(due).begin(), arriving(due).end(),
                       [&](EntityId entity) { return entity == nobody || state.at(entity).onTable; });
}

void settleArrivals(Working& working)
{
    std::vector<int> come;
    for (const DueItem& due : working.state().due) {
        if (due.isArrival() && haveAllCome(working.state(), due)) come.push_back(due.id);
    }
    for (const int due : come) settle(working, due);
}

Result<void> decideBringOn(Working& working, const BringOnCommand& command)
{
    const DueItem* found = working.state().findDue(command.due);
    if (!found || !found->isArrival()) return Error{"nobody may come on under that number"};
    const DueItem due = *found;
    const std::vector<EntityId> come = arriving(due);
    std::vector<EntityId> named;
    for (const EntityId entity : come) {
        if (!working.state().at(entity).onTable && working.state().at(entity).kind != EntityKind::Group)
            named.push_back(entity);
    }
    working.say("On the table: " + namesOf(working.state(), named) + ".");
    for (const EntityId entity : come) comeOn(working, entity);
    settleArrivals(working);
    return {};
}

void putOffArrivals(Working& working)
{
    std::vector<DueItem> left;
    for (const DueItem& due : working.state().due) {
        if (due.isArrival() && isArrivalDue(working.rules(), working.state(), due)) left.push_back(due);
    }
    for (DueItem& due : left) {
        settle(working, due.id);
        due.turn = working.state().turn + 1;
        working.happen(DueEvent{std::move(due)});
    }
}

void tellArrivals(Working& working, const State& before)
{
    for (const DueItem& due : working.state().due) {
        if (due.isArrival() && isArrivalDue(working.rules(), working.state(), due)
            && !isArrivalDue(working.rules(), before, due))
            working.say(arrivalTitle(working.state(), due) + ".");
    }
}

}  // namespace drumhead
