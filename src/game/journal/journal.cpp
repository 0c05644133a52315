#include "game/journal/game_inner.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

JournalEntry Game::Inner::entryOf(const Command& command, const Decision& decision, const State& before,
                                  EntryId parent) const
{
    JournalEntry entry;
    entry.parent = parent;
    entry.turn = before.turn;
    entry.step = titleOfPlace(ruleset.sequence, before, before.place);
    entry.time = clock ? clock() : "";
    entry.command = command;
    if (auto* const resolve = std::get_if<ResolveCommand>(&entry.command)) resolve->dice = decision.dice;
    entry.events = decision.events;
    entry.sentences = decision.sentences;
    entry.sentences.insert(entry.sentences.end(), decision.remarks.begin(), decision.remarks.end());
    return entry;
}

Result<void> Game::Inner::go(EntryId id)
{
    if (id != 0 && !tree.has(id)) return Error{"there is no entry " + std::to_string(id) + " in the journal"};
    state = tree.stateAt(id);
    head = id;
    tree.prefer(id);
    if (store) note(store->moveHead(id));
    return {};
}

Game::Game(const Ruleset& ruleset, Scenario scenario) : m_inner(std::make_unique<Inner>(ruleset, std::move(scenario)))
{}
Game::Game(std::unique_ptr<Inner> inner) : m_inner(std::move(inner)) {}
Game::~Game() = default;
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;

const Scenario& Game::scenario() const { return m_inner->scenario; }
GameRules Game::rules() const { return m_inner->rules(); }
const State& Game::state() const { return m_inner->state; }
const State& Game::stateAtStart() const { return m_inner->tree.start(); }
State Game::stateBefore(EntryId entry) const { return m_inner->tree.stateAt(m_inner->tree.parent(entry)); }
EntryId Game::head() const { return m_inner->head; }
const JournalEntry& Game::entry(EntryId id) const { return m_inner->tree.entry(id); }
const std::vector<JournalEntry>& Game::entries() const { return m_inner->tree.entries(); }
void Game::keepIn(JournalStore* store)
{
    m_inner->store = store;
    m_inner->unsaved.clear();
}
const std::string& Game::unsaved() const { return m_inner->unsaved; }
void Game::setClock(std::function<std::string()> clock) { m_inner->clock = std::move(clock); }

std::vector<EntryId> Game::line() const
{
    std::vector<EntryId> line = m_inner->tree.pathTo(m_inner->head);
    for (EntryId next = m_inner->tree.following(m_inner->head); next != 0; next = m_inner->tree.following(next))
        line.push_back(next);
    return line;
}

Result<Decision> Game::execute(const Command& command, DiceSource& more)
{
    Inner& inner = *m_inner;
    Result<Decision> decided = decide(inner.rules(), inner.state, command, more);
    if (!decided) return decided;
    JournalEntry entry = inner.entryOf(command, *decided, inner.state, inner.head);
    entry.id = inner.tree.nextId();
    if (inner.store) inner.note(inner.store->append({entry}, inner.state));
    for (const Event& event : entry.events) applyEvent(inner.state, event);
    inner.head = entry.id;
    inner.tree.append(std::move(entry), inner.state);
    return decided;
}

bool Game::canUndo() const { return m_inner->head != 0; }
bool Game::canRedo() const { return m_inner->tree.following(m_inner->head) != 0; }

Result<void> Game::undo()
{
    if (!canUndo()) return Error{"there is nothing to undo"};
    return m_inner->go(m_inner->tree.parent(m_inner->head));
}

Result<void> Game::redo()
{
    if (!canRedo()) return Error{"there is nothing to do again"};
    return m_inner->go(m_inner->tree.following(m_inner->head));
}

Result<void> Game::goTo(EntryId entry) { return m_inner->go(entry); }

namespace {

/// Whether an event fits a state; the error says why not.
Result<void> checkEvent(const Event& event, const State& state, const StoredAttributes& stored)
{
    const EntityId subject = subjectOf(event);
    if (subject != nobody && (subject < 0 || static_cast<std::size_t>(subject) >= state.entities.size()))
        return Error{"it is about somebody who does not take part"};
    const auto* const changed = std::get_if<ChangedEvent>(&event);
    const auto* const waits = std::get_if<WaitsEvent>(&event);
    const bool needsSubject = changed || waits || std::holds_alternative<EditedEvent>(event);
    if (needsSubject && subject == nobody) return Error{"it changes nobody"};
    if (!changed && !waits) return {};
    const Entity& entity = state.at(subject);
    const std::vector<const Attribute*>& attributes = stored.of(entity.kind);
    const int attribute = changed ? changed->attribute : waits->change.attribute;
    if (attribute < 0 || static_cast<std::size_t>(attribute) >= attributes.size())
        return Error{"it changes something that " + entity.name + " has not"};
    if (changed && entity.values[static_cast<std::size_t>(attribute)] != changed->from)
        return Error{entity.name + "'s " + attributes[static_cast<std::size_t>(attribute)]->label
                     + " was something else"};
    return {};
}

Error misfit(EntryId id, const std::string& why)
{
    return {"entry " + std::to_string(id) + " of the journal does not fit: " + why};
}

}  // namespace

Result<Game> Game::restore(const Ruleset& ruleset, Scenario scenario, std::vector<JournalEntry> entries, EntryId head)
{
    auto inner = std::make_unique<Inner>(ruleset, std::move(scenario));
    EntryId last = 0;
    for (JournalEntry& entry : entries) {
        const EntryId id = inner->tree.nextId();
        if (entry.id != id) return misfit(entry.id, "entry " + std::to_string(id) + " should stand there");
        if (entry.parent != 0 && !inner->tree.has(entry.parent))
            return misfit(id, "it follows an entry that is not there");
        if (entry.parent != last) inner->state = inner->tree.stateAt(entry.parent);
        for (const Event& event : entry.events) {
            if (const Result<void> fits = checkEvent(event, inner->state, inner->stored); !fits)
                return misfit(id, fits.error());
            applyEvent(inner->state, event);
        }
        inner->tree.append(std::move(entry), inner->state);
        last = id;
    }
    if (head != 0 && !inner->tree.has(head))
        return Error{"the battle stands at entry " + std::to_string(head) + ", which is not there"};
    if (head != last) inner->state = inner->tree.stateAt(head);
    inner->head = head;
    inner->tree.prefer(head);
    return Game(std::move(inner));
}

}  // namespace drumhead
