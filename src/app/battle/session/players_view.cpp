#include "app/battle/session/players_view.hpp"

#include "app/battle/session/last_case.hpp"

namespace drumhead::app {

bool isVisible(const State& state, EntityId entity)
{
    for (EntityId at = entity; at != nobody; at = state.at(at).group) {
        if (state.at(at).hidden) return false;
    }
    return true;
}

namespace {

/// Whether an entry concerns a hidden entity.
bool speaksOfHidden(const State& state, const JournalEntry& entry, const ResolveCommand& command)
{
    std::vector<NamedEntities> named = command.roles;
    named.push_back(command.alike);
    for (const auto& [role, ids] : named) {
        for (const std::string& id : ids) {
            const EntityId who = state.find(id);
            if (who != nobody && !isVisible(state, who)) return true;
        }
    }
    return std::any_of(entry.events.begin(), entry.events.end(), [&](const Event& event) {
        const EntityId subject = subjectOf(event);
        return subject != nobody && !isVisible(state, subject);
    });
}

const JournalEntry* lastResolved(const Game& game)
{
    for (EntryId at = game.head(); at != 0; at = game.entry(at).parent) {
        if (std::holds_alternative<ResolveCommand>(game.entry(at).command)) return &game.entry(at);
    }
    return nullptr;
}

}  // namespace

std::vector<EntityId> concernedByLastCase(const Battle& battle)
{
    const JournalEntry* const entry = lastResolved(battle.game());
    std::vector<EntityId> concerned;
    if (!entry) return concerned;
    const auto& command = std::get<ResolveCommand>(entry->command);
    if (speaksOfHidden(battle.state(), *entry, command)) return concerned;
    std::vector<NamedEntities> named = command.roles;
    named.push_back(command.alike);
    for (const auto& [role, ids] : named) {
        for (const std::string& id : ids) {
            if (const EntityId who = battle.state().find(id); who != nobody) concerned.push_back(who);
        }
    }
    return concerned;
}

std::optional<VisibleCase> visibleCase(const Battle& battle)
{
    LastCase last = lastCase(battle);
    if (!last.entry || !last.result) return std::nullopt;
    if (speaksOfHidden(battle.state(), *last.entry, std::get<ResolveCommand>(last.entry->command))) return std::nullopt;
    bool isOver = false;
    for (EntryId at = battle.game().head(); at != last.entry->id; at = battle.game().entry(at).parent)
        isOver = isOver || std::holds_alternative<AdvanceCommand>(battle.game().entry(at).command);
    return VisibleCase{std::move(*last.result), headOf(battle, last.command), isOver};
}

}  // namespace drumhead::app
