#include "drumhead/game/journal/checked_event.hpp"
#include "drumhead/game/journal/entry_words.hpp"
#include "game/journal/game_impl.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

JournalEntry Game::Impl::entryOf(const Command& command, const Decision& decision, const State& before,
                                 EntryId parent) const
{
    JournalEntry entry;
    entry.parent = parent;
    entry.turn = before.turn;
    entry.step = titleOfPlace(ruleset.sequence, before, before.place);
    entry.time = clock ? clock() : "";
    entry.command = command;
    if (auto* const resolve = std::get_if<ResolveCommand>(&entry.command)) {
        resolve->dice = decision.dice;
        resolve->spareDice = decision.spareDice;
    }
    entry.events = decision.events;
    entry.sentences = decision.sentences;
    entry.sentences.insert(entry.sentences.end(), decision.remarks.begin(), decision.remarks.end());
    return entry;
}

Result<void> Game::Impl::go(EntryId id)
{
    if (id != 0 && !tree.has(id))
        return Error{ruleset.texts->say("refused.no-entry", "there is no entry {number} in the journal",
                                        {{"number", std::to_string(id)}})};
    state = tree.stateAt(id);
    head = id;
    tree.prefer(id);
    if (store) note(store->moveHead(id));
    return {};
}

Game::Game(const Ruleset& ruleset, Scenario scenario) : m_impl(std::make_unique<Impl>(ruleset, std::move(scenario))) {}
Game::Game(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
Game::~Game() = default;
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;

const Scenario& Game::scenario() const { return m_impl->scenario; }
GameRules Game::rules() const { return m_impl->rules(); }
const State& Game::state() const { return m_impl->state; }
const State& Game::stateAtStart() const { return m_impl->tree.start(); }
State Game::stateBefore(EntryId entry) const { return m_impl->tree.stateAt(m_impl->tree.parent(entry)); }
State Game::stateAfter(EntryId entry) const { return m_impl->tree.stateAt(entry); }
EntryId Game::head() const { return m_impl->head; }
const JournalEntry& Game::entry(EntryId id) const { return m_impl->tree.entry(id); }
const std::vector<JournalEntry>& Game::entries() const { return m_impl->tree.entries(); }
void Game::keepIn(JournalStore* store)
{
    m_impl->store = store;
    m_impl->unsaved.clear();
}
const std::string& Game::unsaved() const { return m_impl->unsaved; }
void Game::setClock(std::function<std::string()> clock) { m_impl->clock = std::move(clock); }

std::vector<EntryId> Game::line() const
{
    std::vector<EntryId> line = m_impl->tree.pathTo(m_impl->head);
    for (EntryId next = m_impl->tree.following(m_impl->head); next != 0; next = m_impl->tree.following(next))
        line.push_back(next);
    return line;
}

DecisionResult Game::execute(const Command& command, DiceSource& more)
{
    Impl& impl = *m_impl;
    DecisionResult decided = decide(impl.rules(), impl.state, command, more);
    if (!decided) return decided;
    JournalEntry entry = impl.entryOf(command, *decided, impl.state, impl.head);
    entry.id = impl.tree.nextId();
    if (impl.store) impl.note(impl.store->append({entry}, impl.state));
    for (const Event& event : entry.events) applyEvent(impl.state, event);
    impl.head = entry.id;
    impl.tree.append(std::move(entry), impl.state);
    return decided;
}

bool Game::canUndo() const { return m_impl->head != 0; }
bool Game::canRedo() const { return m_impl->tree.following(m_impl->head) != 0; }

Result<void> Game::undo()
{
    if (!canUndo()) return Error{m_impl->ruleset.texts->say("refused.undo", "there is nothing to undo")};
    return m_impl->go(m_impl->tree.parent(m_impl->head));
}

Result<void> Game::redo()
{
    if (!canRedo()) return Error{m_impl->ruleset.texts->say("refused.redo", "there is nothing to do again")};
    return m_impl->go(m_impl->tree.following(m_impl->head));
}

Result<void> Game::goTo(EntryId entry) { return m_impl->go(entry); }

void Game::retell(EntryId entry, EntryWords words, State& state)
{
    m_impl->tree.retell(entry, std::move(words), state);
    if (entry == m_impl->head) m_impl->state.due = state.due;
}

namespace {

Error misfit(const Texts& texts, EntryId id, const std::string& why)
{
    return {texts.say("replay.misfit-entry", "entry {number} of the journal does not fit: {why}",
                      {{"number", std::to_string(id)}, {"why", why}})};
}

}  // namespace

Result<Game> Game::restore(const Ruleset& ruleset, Scenario scenario, std::vector<JournalEntry> entries, EntryId head)
{
    const Texts& texts = *ruleset.texts;
    auto impl = std::make_unique<Impl>(ruleset, std::move(scenario));
    EntryId last = 0;
    for (JournalEntry& entry : entries) {
        const EntryId id = impl->tree.nextId();
        if (entry.id != id)
            return misfit(
                texts, entry.id,
                texts.say("replay.other-entry", "entry {number} should stand there", {{"number", std::to_string(id)}}));
        if (entry.parent != 0 && !impl->tree.has(entry.parent))
            return misfit(texts, id, texts.say("replay.follows", "it follows an entry that is not there"));
        if (entry.parent != last) impl->state = impl->tree.stateAt(entry.parent);
        for (const Event& event : entry.events) {
            if (const Result<void> fits = applyChecked(event, impl->state, impl->stored); !fits)
                return misfit(texts, id, fits.error());
        }
        impl->tree.append(std::move(entry), impl->state);
        last = id;
    }
    if (head != 0 && !impl->tree.has(head))
        return Error{texts.say("replay.head", "the battle stands at entry {number}, which is not there",
                               {{"number", std::to_string(head)}})};
    if (head != last) impl->state = impl->tree.stateAt(head);
    impl->head = head;
    impl->tree.prefer(head);
    return Game(std::move(impl));
}

}  // namespace drumhead
