// Reinforcements that come on to the table.
#include "game/play/arrivals.hpp"
#include "game/play/decide/decide_commands.hpp"
#include "game/play/due_items.hpp"

namespace drumhead {

namespace {

void comeOn(DecisionContext& context, EntityId entity)
{
    if (context.state().at(entity).onTable) return;
    context.record(EditedEvent{entity, EntityField::OnTable, "true"});
}

}  // namespace

Result<void> decideBringOn(DecisionContext& context, const BringOnCommand& command)
{
    const DueItem* found = context.state().findDue(command.due);
    if (!found || !found->isArrival())
        return Error{context.texts().say("refused.nobody-comes", "no reinforcement has that number")};
    const DueItem due = *found;
    const std::vector<EntityId>& come = due.roles.front().entities;
    std::vector<EntityId> named;
    for (const EntityId entity : come) {
        if (!context.state().at(entity).onTable && context.state().at(entity).kind != EntityKind::Group)
            named.push_back(entity);
    }
    context.say(context.texts().say("log.on-the-table", "On the table: {who}.",
                                    {{"who", namesOf(context.texts(), context.state(), named)}}));
    for (const EntityId entity : come) comeOn(context, entity);
    settleArrivals(context);
    return {};
}

}  // namespace drumhead
