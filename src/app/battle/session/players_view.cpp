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

}  // namespace

std::optional<CaseResult> visibleResult(const Battle& battle)
{
    LastCase last = lastCase(battle);
    const bool isHidden =
        last.entry && speaksOfHidden(battle.state(), *last.entry, std::get<ResolveCommand>(last.entry->command));
    return isHidden ? std::nullopt : std::move(last.result);
}

}  // namespace drumhead::app
