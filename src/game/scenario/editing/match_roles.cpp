#include "game/scenario/editing/match_roles.hpp"

#include "drumhead/rules/fact_name.hpp"

namespace drumhead {

std::optional<MatchRoles> matchRoles(const Program& program)
{
    MatchRoles roles;
    for (const ProgramRole& role : program.roles) {
        const bool isChosen = role.of.empty() && role.is == Who::Any && role.kind != EntityKind::Game && role.least > 0;
        if (!isChosen) continue;
        if (role.least > 1 || (role.kind != EntityKind::Unit && role.kind != EntityKind::Group)) return std::nullopt;
        (role.kind == EntityKind::Unit ? roles.units : roles.groups).push_back(role.name);
    }
    if (roles.units.size() != 2 || roles.groups.size() > 2) return std::nullopt;
    return roles;
}

std::vector<RoleBinding> bindingsOf(const MatchRoles& roles, const State& state, const EntityId (&who)[2])
{
    std::vector<RoleBinding> bindings;
    for (std::size_t i = 0; i < roles.units.size(); ++i) bindings.push_back({roles.units[i], {who[i]}});
    for (std::size_t i = 0; i < roles.groups.size(); ++i) {
        if (const EntityId group = state.at(who[i]).group; group != nobody)
            bindings.push_back({roles.groups[i], {group}});
    }
    return bindings;
}

MatchNeed needOf(const Situation& situation, FactRef fact)
{
    const Slot& slot = situation.program().slot(fact.slot);
    return {factName(situation.program(), fact), slot.label, slot.shape};
}

}  // namespace drumhead
