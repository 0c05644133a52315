// The only place where the state of a battle changes.
#include "drumhead/game/state/event.hpp"

#include <algorithm>

namespace drumhead {

namespace {

void edit(State& state, Entity& entity, const std::string& what, const std::string& value)
{
    if (what == ":name") entity.name = value;
    else if (what == ":note") entity.note = value;
    else if (what == ":group") entity.group = state.find(value);
    else if (what == ":attached-to") entity.attachedTo = state.find(value);
    else if (what == ":on-table") entity.onTable = value == "true";
    else if (what == ":hidden") entity.hidden = value == "true";
}

/// A ruling that is the ruleset's own again has no value.
void rule(State& state, const std::string& ruling, const std::string& choice)
{
    std::erase_if(state.rulings, [&](const auto& each) { return each.first == ruling; });
    if (!choice.empty()) state.rulings.emplace_back(ruling, choice);
}

void silence(State& state, const std::string& reminder, bool wanted)
{
    std::erase(state.silenced, reminder);
    if (!wanted) state.silenced.push_back(reminder);
}

/// How many levels of two places are the same, from the top.
int shared(const TurnPlace& a, const TurnPlace& b)
{
    std::size_t level = 0;
    while (level < a.levels.size() && level < b.levels.size() && a.levels[level] == b.levels[level]) ++level;
    return static_cast<int>(level);
}

void enter(State& state, const Event& event)
{
    const int open = state.turn == event.turn ? shared(state.place, event.place) : 0;
    state.turn = event.turn;
    state.place = event.place;
    std::erase_if(state.done, [&](const DoneHere& each) { return each.level >= open; });
}

}  // namespace

void apply(State& state, const Event& event)
{
    const auto entity = static_cast<std::size_t>(event.entity);
    switch (event.kind) {
    case EventKind::Changed: state.entities[entity].values[static_cast<std::size_t>(event.attribute)] = event.to; break;
    case EventKind::Waits:
        state.waiting.push_back({event.entity, event.attribute, event.to, event.by, event.until});
        break;
    case EventKind::CarriedOut:
        std::erase_if(state.waiting, [&](const WaitingChange& each) { return each.until == event.until; });
        break;
    case EventKind::Due:
        state.due.push_back(event.due);
        state.nextDue = std::max(state.nextDue, event.due.id + 1);
        break;
    case EventKind::Settled:
        std::erase_if(state.due, [&](const DueItem& each) { return each.id == event.due.id; });
        break;
    case EventKind::Done: state.done.push_back({event.name, event.entity, event.level}); break;
    case EventKind::Entered: enter(state, event); break;
    case EventKind::Edited: edit(state, state.entities[entity], event.name, event.value); break;
    case EventKind::Ruled: rule(state, event.name, event.value); break;
    case EventKind::Silenced: silence(state, event.name, event.value == "no"); break;
    case EventKind::Ended: state.over = true; break;
    }
}

}  // namespace drumhead
