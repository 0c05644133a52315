#include "drumhead/storage/entry_text.hpp"

namespace drumhead {

StoredEntry storedEntry(const JournalEntry& entry, const State& state, const GameRules& rules)
{
    return {entry.id,
            entry.parent,
            entry.turn,
            entry.step,
            entry.time,
            commandToJson(entry.command),
            eventsToJson(entry.events, state, rules.ruleset, rules.stored),
            entry.sentences,
            entry.instead};
}

Result<JournalEntry> EntryReader::read(const StoredEntry& entry)
{
    const Texts& texts = *m_rules.ruleset.texts;
    const std::string number = std::to_string(entry.id);
    const std::string turn = std::to_string(entry.turn);
    Result<Command> command = commandFromJson(entry.command);
    if (!command)
        return Error{texts.say("replay.command",
                               "entry {number} (turn {turn}) holds a command that can't be read: {why}",
                               {{"number", number}, {"turn", turn}, {"why", command.error()}})};
    const auto grown = m_grown.find(entry.parent);
    EntityIndex index = grown == m_grown.end() ? m_index : grown->second;
    Result<std::vector<Event>> events = eventsFromJson(entry.events, m_start, index, m_rules.ruleset, m_rules.stored);
    if (!events)
        return Error{texts.say("replay.events", "entry {number} (turn {turn}) holds events that can't be read: {why}",
                               {{"number", number}, {"turn", turn}, {"why", events.error()}})};
    if (index.hasGrown()) m_grown.insert_or_assign(entry.id, std::move(index));
    return JournalEntry{entry.id,           entry.parent,    static_cast<int>(entry.turn),
                        entry.step,         entry.time,      std::move(*command),
                        std::move(*events), entry.sentences, entry.instead};
}

Result<Game> resumedGame(const GameContent& content, const Scenario& scenario, const Ruleset& ruleset)
{
    const StoredAttributes stored(ruleset);
    const State start = initialState(scenario, ruleset, stored);
    EntryReader reader(start, {ruleset, stored});
    std::vector<JournalEntry> entries;
    entries.reserve(content.entries.size());
    for (const StoredEntry& each : content.entries) {
        Result<JournalEntry> entry = reader.read(each);
        if (!entry) return Error{entry.error()};
        entries.push_back(std::move(*entry));
    }
    return Game::restore(ruleset, scenario, std::move(entries), content.head);
}

}  // namespace drumhead
