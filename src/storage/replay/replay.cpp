#include "drumhead/storage/replay/replay.hpp"

#include "drumhead/game/journal/checked_event.hpp"
#include "drumhead/game/journal/entry_words.hpp"
#include "drumhead/game/journal/state_differences.hpp"
#include "drumhead/game/play/decide.hpp"
#include "drumhead/storage/entry_text.hpp"
#include "drumhead/storage/replay/other_rules.hpp"
#include "storage/replay/text_difference.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace drumhead {

namespace {

/// The battle at one entry: as it was recorded and as it comes out now.
struct Both {
    State recorded;
    State now;
};

class Replay {
public:
    explicit Replay(const ReadableGame& game)
        : m_game(game), m_stored(*game.ruleset), m_rules{*game.ruleset, m_stored},
          m_start(initialState(game.scenario, *game.ruleset, m_stored)), m_index(m_start)
    {
        for (const StoredEntry& entry : game.content.entries) ++m_children[entry.parent];
        m_states.emplace(0, Both{m_start, m_start});
    }

    ReplayOutcome run(const std::optional<std::string>& expected)
    {
        for (const StoredEntry& entry : m_game.content.entries) play(entry);
        if (m_game.content.head == 0) m_atHead = Both{m_start, m_start};
        m_outcome.atHead = stateToJson(m_start, m_atHead.now, *m_game.ruleset);
        m_outcome.state = textDifferences(stateToJson(m_start, m_atHead.recorded, *m_game.ruleset), m_outcome.atHead);
        if (!m_outcome.state.empty())
            m_outcome.stateInWords = stateDifferences(m_rules, m_atHead.recorded, m_atHead.now);
        if (expected && m_outcome.state.empty()) m_outcome.state = textDifferences(*expected, m_outcome.atHead);
        return std::move(m_outcome);
    }

private:
    /// The battle before an entry; kept as long as other lines go on from there.
    Both before(std::int64_t parent)
    {
        const auto found = m_states.find(parent);
        if (found == m_states.end()) return {m_start, m_start};
        if (--m_children[parent] > 0) return found->second;
        Both both = std::move(found->second);
        m_states.erase(found);
        return both;
    }

    void play(const StoredEntry& entry)
    {
        Both both = before(entry.parent);
        StoredEntry& again = m_outcome.entries.emplace_back(entry);
        if (again.turn == 0) again.turn = both.now.turn;
        ReplayDifference difference{
            entry.id, entry.turn, entry.sentences.empty() ? std::string() : entry.sentences.front(), {}};
        decideAgain(entry, again, both, difference.changes);
        applyRecorded(entry, both, difference.changes);
        if (!difference.changes.empty()) m_outcome.differences.push_back(std::move(difference));
        if (entry.id == m_game.content.head) m_atHead = both;
        if (m_children[entry.id] > 0) m_states.insert_or_assign(entry.id, std::move(both));
    }

    void addFault(std::vector<ReplayChange>& changes, const Message& message, const std::string& why) const
    {
        changes.push_back({ReplayChange::Kind::Fault, "", "",
                           m_game.ruleset->texts->say(message.id, message.english, {{"why", why}})});
    }

    void decideAgain(const StoredEntry& entry, StoredEntry& again, Both& both, std::vector<ReplayChange>& changes)
    {
        const Result<Command> command = commandFromJson(entry.command);
        if (!command)
            return addFault(changes, message("replay.unread-command", "its command can't be read: {why}"),
                            command.error());
        NoDice none;
        const DecisionResult decision = decide(m_rules, both.now, *command, none);
        if (!decision)
            return addFault(changes, message("replay.undecided", "it can't be decided: {why}"),
                            decision.error().message);
        again.sentences = decision->sentences;
        again.sentences.insert(again.sentences.end(), decision->remarks.begin(), decision->remarks.end());
        again.events = eventsToJson(decision->events, both.now, *m_game.ruleset, m_stored);
        changes = textDifferences(entry.sentences, again.sentences);
        if (changes.empty()) changes = textDifferences(entry.events, again.events);
        for (const Event& event : decision->events) applyEvent(both.now, event);
    }

    void applyRecorded(const StoredEntry& entry, Both& both, std::vector<ReplayChange>& changes)
    {
        const auto grown = m_grown.find(entry.parent);
        EntityIndex index = grown == m_grown.end() ? m_index : grown->second;
        const Result<std::vector<Event>> events =
            eventsFromJson(entry.events, both.recorded, index, *m_game.ruleset, m_stored);
        if (index.hasGrown()) m_grown.insert_or_assign(entry.id, index);
        if (!events)
            return addFault(changes,
                            message("replay.unread-events", "what came of it can't be read under these rules: {why}"),
                            events.error());
        for (const Event& event : *events) {
            const Result<void> fits = applyChecked(event, both.recorded, m_stored, ValuesBefore::Any);
            if (!fits)
                return addFault(changes, message("replay.misfit-events", "what came of it does not fit: {why}"),
                                fits.error());
        }
    }

    const ReadableGame& m_game;
    StoredAttributes m_stored;
    GameRules m_rules;
    State m_start;
    EntityIndex m_index;
    std::unordered_map<std::int64_t, EntityIndex> m_grown;  ///< of entries behind one that made entities
    std::unordered_map<std::int64_t, int> m_children;
    std::unordered_map<std::int64_t, Both> m_states;
    Both m_atHead;
    ReplayOutcome m_outcome;
};

std::string firstFault(const Texts& texts, const std::vector<Diagnostic>& diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity == Severity::Error) return diagnostic.text(texts);
    }
    return texts.say("replay.no-fault", "no fault was told");
}

}  // namespace

Result<ReadableGame> readableGame(GameContent content, const RulesetFiles& rules, std::shared_ptr<const Texts> texts)
{
    const Texts said = texts ? *texts : Texts();
    if (rules.files.empty())
        return Error{said.say("replay.no-rules", "the game has no rules of its own; choose those of today")};
    LoadedRuleset loaded = loadRuleset(rules, std::move(texts));
    if (!loaded.usable())
        return Error{said.say("replay.rules", "the rules can't be played with: {why}",
                              {{"why", firstFault(said, loaded.diagnostics)}})};
    LoadedScenario scenario =
        loadScenario(said.say("replay.scenario-file", "the game's scenario"), content.scenario, *loaded.ruleset);
    if (!scenario.usable())
        return Error{said.say("replay.scenario", "the scenario does not fit the rules: {why}",
                              {{"why", firstFault(said, scenario.diagnostics)}})};
    return ReadableGame{std::move(content), std::move(loaded.ruleset), std::move(*scenario.scenario)};
}

Result<ReadableGame> readableGame(GameContent content, std::shared_ptr<const Texts> texts)
{
    const RulesetFiles rules = content.rules;
    return readableGame(std::move(content), rules, std::move(texts));
}

Result<std::vector<JournalEntry>> presentLine(const ReadableGame& game)
{
    const StoredAttributes stored(*game.ruleset);
    const GameRules rules{*game.ruleset, stored};
    const State start = initialState(game.scenario, *game.ruleset, stored);
    State state = start;
    EntryReader reader(start, rules);
    std::vector<JournalEntry> read;
    for (const StoredEntry* entry : storedLine(game.content)) {
        Result<JournalEntry> each = reader.read(*entry);
        if (!each) return Error{each.error()};
        setWords(*each, wordsUnder(rules, state, *each));
        for (const Event& event : each->events) {
            const Result<void> fits = applyChecked(event, state, stored, ValuesBefore::Any);
            if (!fits)
                return Error{game.ruleset->texts->say("replay.misfit", "entry {number} does not fit: {why}",
                                                      {{"number", std::to_string(entry->id)}, {"why", fits.error()}})};
        }
        read.push_back(std::move(*each));
    }
    return read;
}

void ReplayOutcome::takeLanguages(const std::vector<ReadableGame>& inOtherLanguages)
{
    for (const ReadableGame& game : inOtherLanguages) {
        if (differences.empty()) return;
        const ReplayOutcome other = replay(game);
        std::unordered_set<std::int64_t> differing;
        for (const ReplayDifference& each : differences) differing.insert(each.entry);
        std::unordered_set<std::int64_t> differingThere;
        for (const ReplayDifference& each : other.differences) differingThere.insert(each.entry);
        for (std::size_t i = 0; i < entries.size() && i < other.entries.size(); ++i) {
            const std::int64_t id = entries[i].id;
            if (differing.contains(id) && !differingThere.contains(id)) entries[i] = other.entries[i];
        }
        const auto isSame = [&](const ReplayDifference& each) { return !differingThere.contains(each.entry); };
        std::erase_if(differences, isSame);
    }
}

ReplayOutcome replay(const ReadableGame& game, const std::optional<std::string>& expected)
{
    return Replay(game).run(expected);
}

}  // namespace drumhead
