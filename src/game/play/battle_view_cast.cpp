// Who has the roles that nobody chooses: found from those who are given.
#include "game/play/battle_view.hpp"

#include <algorithm>

namespace drumhead {

namespace {

void add(std::vector<EntityId>& list, EntityId entity)
{
    if (entity != nobody && std::find(list.begin(), list.end(), entity) == list.end()) list.push_back(entity);
}

}  // namespace

std::vector<EntityId> BattleView::found(const ProgramRole& role, const Cast& cast, const Program& program) const
{
    std::vector<EntityId> list;
    if (role.is == "phasing") add(list, m_place.phasing());
    if (role.is == "opposing") add(list, opponent(m_place.phasing()));
    if (role.kind == entityKindName(EntityKind::Game)) add(list, m_state.game());
    if (role.of.empty()) return list;
    const std::optional<EntityKind> kind = entityKind(role.kind);
    const int from = program.findRole(role.of);
    if (!kind || from < 0) return list;
    const std::vector<EntityId>& others = cast[static_cast<std::size_t>(from)];
    for (const EntityId of : others) {
        if (of == nobody) continue;
        const Entity& other = m_state.at(of);
        if (*kind == EntityKind::Side) add(list, other.side);
        else if (*kind == EntityKind::Group && other.kind != EntityKind::Side) add(list, other.group);
        else if (*kind == EntityKind::Unit && other.kind == EntityKind::Leader) add(list, other.attachedTo);
        else addThoseOf(list, *kind, of);
    }
    // Those who belong to no group have a row of their own, which is nobody's.
    const auto isOfNone = [this](EntityId of) { return of == nobody || m_state.at(of).group == nobody; };
    if (!role.numberedBy.empty() && std::any_of(others.begin(), others.end(), isOfNone)) list.push_back(nobody);
    return list;
}

void BattleView::addThoseOf(std::vector<EntityId>& list, EntityKind kind, EntityId of) const
{
    const Entity& other = m_state.at(of);
    for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
        const auto member = static_cast<EntityId>(i);
        const Entity& entity = m_state.at(member);
        if (entity.kind != kind || !isOnTable(member)) continue;
        bool isTheirs = belongs(member, of);
        if (kind == EntityKind::Leader && other.kind == EntityKind::Unit) isTheirs = entity.attachedTo == of;
        if (kind == EntityKind::Leader && other.kind == EntityKind::Group) isTheirs = entity.group == of;
        if (isTheirs) add(list, member);
    }
}

void BattleView::complete(Cast& cast, const Program& program) const
{
    cast.resize(program.roles.size());
    for (std::size_t round = 0; round < program.roles.size(); ++round) {
        for (std::size_t i = 0; i < program.roles.size(); ++i) {
            if (cast[i].empty()) cast[i] = found(program.roles[i], cast, program);
        }
    }
    for (std::size_t i = 0; i < program.roles.size(); ++i) {
        if (!program.roles[i].many && cast[i].size() > 1 && !program.roles[i].of.empty()) cast[i].resize(1);
    }
}

Cast BattleView::internalCast(const Program& program, EntityId self, EntityId side) const
{
    Cast cast(program.roles.size());
    for (std::size_t i = 0; i < program.roles.size(); ++i) {
        const ProgramRole& role = program.roles[i];
        if (role.name == "self") cast[i] = {self};
        else if (role.name == "side" && self == nobody) cast[i] = {side};
        else if (role.of == "self" && self != nobody) {
            // Who is found from "self" may be mentioned where "self" is not.
            const Entity& entity = m_state.at(self);
            cast[i] = {role.kind == entityKindName(EntityKind::Side) ? entity.side : entity.group};
        }
    }
    complete(cast, program);
    return cast;
}

}  // namespace drumhead
