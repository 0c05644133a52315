#include "app/battle/session/last_case.hpp"

#include "drumhead/game/play/case_brief.hpp"
#include "drumhead/game/play/decided_result.hpp"

namespace drumhead::app {

namespace {

const JournalEntry* lastEntryOfCase(const Game& game)
{
    for (EntryId at = game.head(); at != 0; at = game.entry(at).parent) {
        const JournalEntry& entry = game.entry(at);
        if (std::holds_alternative<ResolveCommand>(entry.command)) return &entry;
    }
    return nullptr;
}

}  // namespace

LastCase lastCase(const Battle& battle)
{
    LastCase last;
    last.entry = lastEntryOfCase(battle.game());
    if (!last.entry) return last;
    NoDice none;
    const DecisionResult decided =
        decide(battle.rules(), battle.game().stateBefore(last.entry->id), last.entry->command, none);
    last.command = std::get<ResolveCommand>(last.entry->command);
    if (!decided) return last;
    last.command = carriedOut(std::move(last.command), *decided);
    last.verdict = decided->verdict;
    last.result = resultOf(*decided);
    return last;
}

}  // namespace drumhead::app
