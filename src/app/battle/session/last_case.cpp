#include "app/battle/session/last_case.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/base/text.hpp"
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

/// One command for several: the result of the first stands for all.
void nameAll(const Battle& battle, LastCase& last)
{
    if (!last.result || last.command.alike.second.empty()) return;
    const State& state = battle.game().stateBefore(last.entry->id);
    for (const auto& [role, ids] : last.command.roles) {
        const EntityId first = role == last.command.alike.first && !ids.empty() ? state.find(ids.front()) : nobody;
        if (first == nobody) continue;
        for (VerdictOutcome& each : last.result->outcomes) {
            if (each.who == capitalised(state.at(first).name))
                each.who = namesAlike(*battle.ruleset().texts, state, last.command);
        }
    }
}

}  // namespace

QString headOf(const Battle& battle, const ResolveCommand& command)
{
    const Procedure* const procedure = battle.ruleset().findProcedure(command.procedure);
    if (!procedure) return {};
    const std::string names = namesInCase(battle.rules(), battle.state(), command);
    return toQt(procedure->title) + (names.empty() ? QString() : QStringLiteral(": ") + toQt(names));
}

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
    nameAll(battle, last);
    return last;
}

}  // namespace drumhead::app
