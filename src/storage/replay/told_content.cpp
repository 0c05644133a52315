#include "drumhead/storage/replay/told_content.hpp"

#include "drumhead/game/journal/retelling.hpp"
#include "drumhead/storage/entry_text.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

GameContent toldContent(const ReadableGame& read)
{
    GameContent told = read.content;
    Result<Game> game = resumedGame(read.content, read.scenario, *read.ruleset);
    if (!game) return told;
    Retelling retelling(*game);
    while (retelling.next()) {}
    State state = game->stateAtStart();
    EntryId last = 0;
    for (StoredEntry& each : told.entries) {
        const JournalEntry& entry = game->entry(each.id);
        if (entry.parent != last) state = game->stateBefore(entry.id);
        const StoredEntry now = storedEntry(entry, state, game->rules());
        each.step = now.step;
        each.sentences = now.sentences;
        each.events = now.events;
        for (const Event& event : entry.events) applyEvent(state, event);
        last = entry.id;
    }
    return told;
}

namespace {

/// The title of a step without the side that goes through it.
std::string withoutSide(const std::string& step, const State& state)
{
    for (const Entity& each : state.entities) {
        const std::string ending = ": " + each.name;
        if (each.kind == EntityKind::Side && step.ends_with(ending)) return step.substr(0, step.size() - ending.size());
    }
    return step;
}

}  // namespace

TurnClock toldClock(const TurnClock& clock, const GameContent& stored, const std::vector<JournalEntry>& told,
                    const State& state)
{
    std::map<std::int64_t, const std::string*> before;
    for (const StoredEntry& each : stored.entries) before[each.id] = &each.step;
    std::map<std::string, std::string> titles;
    for (const JournalEntry& each : told) {
        if (const auto found = before.find(each.id); found != before.end())
            titles[withoutSide(*found->second, state)] = withoutSide(each.step, state);
    }
    TurnClock renamed;
    for (const TurnClock::Spent& each : clock.all()) {
        TurnClock::Place at = each.at;
        if (const auto found = titles.find(at.step); found != titles.end()) at.step = found->second;
        renamed.add(at, each.time);
    }
    return renamed;
}

}  // namespace drumhead
