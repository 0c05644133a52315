#include "app/battle/picking/earlier_cases.hpp"

#include <algorithm>

namespace drumhead::app {

EntityId sideOf(const State& state, EntityId entity)
{
    const Entity& who = state.at(entity);
    return who.kind == EntityKind::Side ? entity : who.side;
}

EntityId EarlierCases::find(Within within, const Look& look) const
{
    const Game& game = m_battle.game();
    for (EntryId at = game.head(); at != 0; at = game.entry(at).parent) {
        const JournalEntry& entry = game.entry(at);
        if (entry.turn != m_battle.state().turn) break;
        if (within == Within::Step && std::holds_alternative<AdvanceCommand>(entry.command)) break;
        const auto* const resolved = std::get_if<ResolveCommand>(&entry.command);
        const std::optional<EntityId> found = resolved ? look(*resolved) : std::nullopt;
        if (found) return *found;
    }
    return nobody;
}

EntityId EarlierCases::nextInTurn(const std::string& procedure, const std::string& role,
                                  const std::vector<EntityId>& candidates) const
{
    const State& state = m_battle.state();
    return find(Within::Step, [&](const ResolveCommand& command) -> std::optional<EntityId> {
        if (command.procedure != procedure) return std::nullopt;
        for (const auto& [name, ids] : command.roles) {
            const EntityId last = name == role && !ids.empty() ? state.find(ids.back()) : nobody;
            if (last == nobody) continue;
            const auto next = std::find_if(candidates.begin(), candidates.end(), [&](EntityId each) {
                return each > last && sideOf(state, each) == sideOf(state, last);
            });
            if (next != candidates.end()) return *next;
        }
        return nobody;
    });
}

EntityId EarlierCases::lastMetBySide(EntityId side, const std::string& procedure, const std::string& role,
                                     const std::vector<EntityId>& candidates) const
{
    const State& state = m_battle.state();
    return find(Within::Step, [&](const ResolveCommand& command) -> std::optional<EntityId> {
        if (command.procedure != procedure) return std::nullopt;
        bool isOfSide = false;
        EntityId met = nobody;
        for (const auto& [name, ids] : command.roles) {
            const EntityId who = ids.empty() ? nobody : state.find(ids.front());
            if (who == nobody) continue;
            if (name == role) met = who;
            else isOfSide = isOfSide || sideOf(state, who) == side;
        }
        const bool isThere = isOfSide && std::find(candidates.begin(), candidates.end(), met) != candidates.end();
        return isThere ? std::optional(met) : std::nullopt;
    });
}

EntityId EarlierCases::lastMetBy(EntityId who, const std::vector<EntityId>& candidates) const
{
    const State& state = m_battle.state();
    return find(Within::Turn, [&](const ResolveCommand& command) -> std::optional<EntityId> {
        std::vector<EntityId> there;
        for (const auto& [name, ids] : command.roles) {
            for (const std::string& id : ids) there.push_back(state.find(id));
        }
        const auto isThere = [&](EntityId each) { return std::find(there.begin(), there.end(), each) != there.end(); };
        if (!isThere(who)) return std::nullopt;
        const auto met = std::find_if(candidates.begin(), candidates.end(),
                                      [&](EntityId each) { return each != who && isThere(each); });
        return met == candidates.end() ? std::nullopt : std::optional(*met);
    });
}

}  // namespace drumhead::app
