#include "drumhead/game/state/state.hpp"

namespace drumhead {

EntityId TurnPlace::phasing() const
{
    for (auto level = levels.rbegin(); level != levels.rend(); ++level) {
        if (level->side != nobody) return level->side;
    }
    return nobody;
}

EntityId State::find(std::string_view id) const
{
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (entities[i].id == id) return static_cast<EntityId>(i);
    }
    return nobody;
}

EntityId State::opponentOf(EntityId side) const
{
    EntityId opponent = nobody;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (entities[i].kind != EntityKind::Side || static_cast<EntityId>(i) == side) continue;
        if (opponent != nobody) return nobody;
        opponent = static_cast<EntityId>(i);
    }
    return side == nobody ? nobody : opponent;
}

EntityId State::game() const
{
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (entities[i].kind == EntityKind::Game) return static_cast<EntityId>(i);
    }
    return nobody;
}

const DueItem* State::findDue(int id) const
{
    for (const DueItem& item : due) {
        if (item.id == id) return &item;
    }
    return nullptr;
}

EntityIndex::EntityIndex(const State& state)
{
    m_ids.reserve(state.entities.size());
    for (std::size_t i = 0; i < state.entities.size(); ++i)
        m_ids.emplace(state.entities[i].id, static_cast<EntityId>(i));
}

EntityId EntityIndex::find(std::string_view id) const
{
    const auto found = m_ids.find(id);
    return found == m_ids.end() ? nobody : found->second;
}

}  // namespace drumhead
