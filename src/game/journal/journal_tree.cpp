#include "game/journal/journal_tree.hpp"

#include "drumhead/game/journal/entry_words.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int keptEvery = 64;

}  // namespace

void JournalTree::append(JournalEntry entry, const State& after)
{
    const EntryId id = nextId();
    entry.id = id;
    const int depth = entry.parent == 0 ? 1 : m_depth[static_cast<std::size_t>(entry.parent) - 1] + 1;
    m_following[static_cast<std::size_t>(entry.parent)] = id;
    m_entries.push_back(std::move(entry));
    m_depth.push_back(depth);
    m_following.push_back(0);
    if (depth % keptEvery == 0) keep(id, after);
}

void JournalTree::retell(EntryId id, EntryWords words, State& state)
{
    JournalEntry& entry = m_entries[static_cast<std::size_t>(id) - 1];
    setWords(entry, std::move(words));
    for (const Event& event : entry.events) applyEvent(state, event);
    if (const auto kept = m_kept.find(id); kept != m_kept.end()) kept->second.rest.due = state.due;
}

const JournalTree::Kept* JournalTree::keptBefore(EntryId id) const
{
    for (; id != 0; id = parent(id)) {
        if (const auto kept = m_kept.find(id); kept != m_kept.end()) return &kept->second;
    }
    return nullptr;
}

void JournalTree::keep(EntryId id, const State& state)
{
    const Kept* before = keptBefore(id);
    Kept kept;
    kept.entities.reserve(state.entities.size());
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const bool isSame = before && *before->entities[i] == state.entities[i];
        kept.entities.push_back(isSame ? before->entities[i] : std::make_shared<const Entity>(state.entities[i]));
    }
    kept.rest.turn = state.turn;
    kept.rest.place = state.place;
    kept.rest.waiting = state.waiting;
    kept.rest.due = state.due;
    kept.rest.done = state.done;
    kept.rest.rulings = state.rulings;
    kept.rest.silenced = state.silenced;
    kept.rest.scores = state.scores;
    kept.rest.nextDue = state.nextDue;
    kept.rest.turnLimit = state.turnLimit;
    kept.rest.over = state.over;
    m_kept.emplace(id, std::move(kept));
}

State JournalTree::stateAt(EntryId id) const
{
    std::vector<EntryId> path;
    const Kept* kept = nullptr;
    for (; id != 0 && !kept; id = parent(id)) {
        const auto found = m_kept.find(id);
        if (found != m_kept.end()) kept = &found->second;
        else path.push_back(id);
    }
    State state = kept ? kept->rest : m_start;
    if (kept) {
        state.entities.reserve(kept->entities.size());
        for (const auto& entity : kept->entities) state.entities.push_back(*entity);
    }
    for (auto each = path.rbegin(); each != path.rend(); ++each) {
        for (const Event& event : entry(*each).events) applyEvent(state, event);
    }
    return state;
}

EntryId JournalTree::following(EntryId id) const { return m_following[static_cast<std::size_t>(id)]; }

void JournalTree::prefer(EntryId id)
{
    for (; id != 0; id = parent(id)) m_following[static_cast<std::size_t>(parent(id))] = id;
}

std::vector<EntryId> JournalTree::pathTo(EntryId id) const
{
    std::vector<EntryId> path;
    for (; id != 0; id = parent(id)) path.push_back(id);
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace drumhead
