#include "game/play/decide/moot_items.hpp"

#include "game/play/due_items.hpp"

namespace drumhead {

void dropMootItems(DecisionContext& context)
{
    std::vector<DueItem> moot;
    for (const DueItem& due : context.state().due) {
        if (isMoot(context.rules(), context.state(), due)) moot.push_back(due);
    }
    for (const DueItem& due : moot) {
        const EntityId first = due.roles.front().entities.front();
        const EntityId joined = first == nobody ? nobody : context.state().at(first).joined;
        const std::string title = dueTitle(context.ruleset(), context.state(), due);
        context.say(joined == nobody
                        ? context.texts().say("log.dropped-removed", "Dropped: {due} (removed).", {{"due", title}})
                        : context.texts().say("log.dropped-joined", "Dropped: {due} (now part of {unit}).",
                                              {{"due", title}, {"unit", context.state().at(joined).name}}));
        context.record(SettledEvent{due.id});
    }
}

}  // namespace drumhead
