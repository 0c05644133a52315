#include "drumhead/game/state/state.hpp"

#include <algorithm>

namespace drumhead {

std::string excessOf(const State& state, const Texts& texts)
{
    using L = StateLimits;
    const auto more = [&](std::size_t most, const Message& what) {
        return texts.say("excess.more", "more than {most} {what}",
                         {{"most", std::to_string(most)}, {"what", texts.say(what)}});
    };
    if (state.due.size() > L::mostDue) return more(L::mostDue, message("excess.due", "things due"));
    if (state.waiting.size() > L::mostWaiting)
        return more(L::mostWaiting, message("excess.waiting", "changes that wait"));
    if (state.done.size() > L::mostDone) return more(L::mostDone, message("excess.done", "things done in one step"));
    if (state.entities.size() > L::mostEntities)
        return more(L::mostEntities, message("excess.entities", "units, leaders and groups"));
    if (std::max({state.rulings.size(), state.silenced.size(), state.scores.size()}) > L::mostMarks)
        return more(L::mostMarks, message("excess.marks", "rulings, silenced reminders or scores"));
    if (state.turn > L::mostTurns) return more(L::mostTurns, message("excess.turns", "turns"));
    if (state.nextDue > L::mostDueNumber + 1)
        return more(L::mostDueNumber, message("excess.due-numbers", "things due, one after another"));
    return {};
}

bool mayDivide(const State& state)
{
    const auto parts = std::count_if(state.entities.begin(), state.entities.end(),
                                     [](const Entity& each) { return each.partOf != nobody; });
    return static_cast<std::size_t>(parts) < StateLimits::mostParts;
}

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

EntityId wholeOf(const State& state, EntityId entity)
{
    if (entity == nobody || state.at(entity).partOf == nobody) return entity;
    return state.at(entity).partOf;
}

EntityIndex::EntityIndex(const State& state) : m_next(static_cast<EntityId>(state.entities.size()))
{
    auto ids = std::make_shared<Ids>();
    ids->reserve(state.entities.size());
    for (std::size_t i = 0; i < state.entities.size(); ++i)
        ids->emplace(state.entities[i].id, static_cast<EntityId>(i));
    m_ids = std::move(ids);
}

EntityId EntityIndex::find(std::string_view id) const
{
    if (const auto found = m_ids->find(id); found != m_ids->end()) return found->second;
    if (!m_made) return nobody;
    const auto made = std::find(m_made->begin(), m_made->end(), id);
    return made == m_made->end() ? nobody : m_next + static_cast<EntityId>(made - m_made->begin());
}

void EntityIndex::add(const std::string& id)
{
    if (!m_made) m_made = std::make_shared<std::vector<std::string>>();
    else if (m_made.use_count() > 1) m_made = std::make_shared<std::vector<std::string>>(*m_made);
    m_made->push_back(id);
}

}  // namespace drumhead
