#include "game/play/decide/moot_items.hpp"

#include "game/play/due_items.hpp"

#include <algorithm>

namespace drumhead {

namespace {

std::string droppedText(const DecisionContext& context, const DueItem& due, EntityId missing)
{
    const State& state = context.state();
    const std::string title = dueTitle(context.ruleset(), state, due);
    const EntityId joined = state.at(missing).joined;
    if (joined != nobody)
        return context.texts().say("log.dropped-joined", "Dropped: {due} (now part of {unit}).",
                                   {{"due", title}, {"unit", state.at(joined).name}});
    const std::vector<EntityId>& first = due.roles.front().entities;
    if (std::find(first.begin(), first.end(), missing) != first.end())
        return context.texts().say("log.dropped-removed", "Dropped: {due} (removed).", {{"due", title}});
    return context.texts().say("log.dropped-other", "Dropped: {due} ({unit} was removed).",
                               {{"due", title}, {"unit", state.at(missing).name}});
}

}  // namespace

void settleAbsences(DecisionContext& context)
{
    context.detachFromGone();
    context.settleBonds();
    std::vector<std::pair<DueItem, EntityId>> moot;
    for (const DueItem& due : context.state().due) {
        if (const EntityId missing = missingFrom(context.rules(), context.state(), due); missing != nobody)
            moot.emplace_back(due, missing);
    }
    for (const auto& [due, missing] : moot) {
        context.say(droppedText(context, due, missing));
        context.record(SettledEvent{due.id});
    }
}

}  // namespace drumhead
