// Deciding a command otherwise, and everything after it again.
#include "drumhead/base/overloaded.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/game/journal/state_differences.hpp"
#include "game/journal/decision_comparison.hpp"
#include "game/journal/game_impl.hpp"
#include "game/play/decide/decide_commands.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// The id of the same due item in another line of the journal, or 0.
int sameDue(const State& old, const State& now, int id)
{
    const DueItem* item = old.findDue(id);
    if (!item) return 0;
    const auto isSame = [&](const DueItem& each) {
        return each.procedure == item->procedure && each.roles == item->roles;
    };
    const DueItem* likely = now.findDue(id);
    if (likely && isSame(*likely)) return id;
    for (const DueItem& each : now.due) {
        if (isSame(each)) return each.id;
    }
    return 0;
}

/// The due item that a command settles, to be changed; null for a command that settles none.
int* settledBy(Command& command)
{
    return std::visit(
        Overloaded{[](ResolveCommand& each) { return &each.settles; }, [](BringOnCommand& each) { return &each.due; },
                   [](DismissCommand& each) { return &each.due; }, [](PutOffCommand& each) { return &each.due; },
                   [](auto&) { return static_cast<int*>(nullptr); }},
        command);
}

}  // namespace

namespace {

/// Decides the entries of a line again, from a changed one on.
class LineRewinder {
public:
    using EntryMaker = std::function<JournalEntry(const Command&, const Decision&, const State& before)>;

    LineRewinder(const JournalTree& tree, const GameRules& rules, EntryMaker makeEntry, Game::Rewind& rewind)
        : m_tree(tree), m_rules(rules), m_makeEntry(std::move(makeEntry)), m_rewind(rewind),
          m_old(tree.stateAt(tree.parent(rewind.at))), m_now(m_old)
    {}

    Result<void> decideAll(const std::vector<EntryId>& entries, const Command& changed, DiceSource& more)
    {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const JournalEntry& entry = m_tree.entry(entries[i]);
            if (const Result<void> decided = decideOne(entry, changed, more); !decided) {
                if (entry.id == m_rewind.at) return decided;
                stop(entries, i, decided.error());
                break;
            }
            for (const Event& event : entry.events) applyEvent(m_old, event);
        }
        const State end = m_tree.stateAt(entries.back());
        m_rewind.stateDifferences = stateDifferences(m_rules, end, m_now);
        return {};
    }

private:
    Result<void> decideOne(const JournalEntry& entry, const Command& changed, DiceSource& more)
    {
        const bool isChanged = entry.id == m_rewind.at;
        Command command = isChanged ? changed : entry.command;
        int* const due = isChanged ? nullptr : settledBy(command);
        if (due && *due != 0) {
            *due = sameDue(m_old, m_now, *due);
            if (*due == 0) {
                drop(entry, m_rules.ruleset.texts->say("compare.no-longer-due", "no longer due"));
                return {};
            }
        }
        if (auto* const on = std::get_if<AdvanceCommand>(&command); on && !isChanged) {
            findAgain(on->waives);
            findAgain(on->putsOff);
        }
        const DecisionResult is = decideAs(isChanged ? Fit::Exactly : Fit::Leniently, m_rules, m_now, command, more);
        if (!is) return Error{is.error().message};
        if (isChanged && is->verdict && is->verdict->refused) m_rewind.refused = *is->verdict->refused;
        compare(entry, command, *is);
        JournalEntry branched = m_makeEntry(command, *is, m_now);
        branched.instead = entry.id;
        for (const Event& event : branched.events) applyEvent(m_now, event);
        m_rewind.branch.push_back(std::move(branched));
        return {};
    }

    /// What is no longer due needs neither be waived nor put off.
    void findAgain(std::vector<int>& due) const
    {
        for (int& each : due) each = sameDue(m_old, m_now, each);
        std::erase(due, 0);
    }

    void compare(const JournalEntry& entry, const Command& command, const Decision& now)
    {
        NoDice none;
        const DecisionResult was = decideAs(Fit::Leniently, m_rules, m_old, entry.command, none);
        Decision kept;
        kept.sentences = entry.sentences;
        if (const auto* const resolve = std::get_if<ResolveCommand>(&entry.command)) kept.dice = resolve->dice;
        Game::Difference difference{
            entry.id, heading(entry),
            DecisionComparison(m_rules, {m_old, entry.command, was ? *was : kept}, {m_now, command, now}).changes()};
        if (!difference.changes.empty()) m_rewind.differences.push_back(std::move(difference));
    }

    static std::string heading(const JournalEntry& entry)
    {
        return entry.sentences.empty() ? entry.step : entry.sentences.front();
    }

    void drop(const JournalEntry& entry, const std::string& why)
    {
        m_rewind.dropped.push_back({entry.id, heading(entry), why});
    }

    void stop(const std::vector<EntryId>& entries, std::size_t at, const std::string& why)
    {
        const JournalEntry& entry = m_tree.entry(entries[at]);
        m_rewind.stopped = m_rules.ruleset.texts->say("compare.stopped", "\"{entry}\" can't be decided again: {why}",
                                                      {{"entry", heading(entry)}, {"why", why}});
        drop(entry, why);
        for (std::size_t i = at + 1; i < entries.size(); ++i)
            drop(m_tree.entry(entries[i]), m_rules.ruleset.texts->say("compare.line-ends", "the line ends before it"));
    }

    const JournalTree& m_tree;
    const GameRules& m_rules;
    EntryMaker m_makeEntry;
    Game::Rewind& m_rewind;
    State m_old;
    State m_now;
};

}  // namespace

Result<Game::Rewind> Game::rewind(EntryId at, const Command& changed, DiceSource& more) const
{
    const std::vector<EntryId> line = this->line();
    const auto begin = std::find(line.begin(), line.end(), at);
    if (begin == line.end())
        return Error{
            m_impl->ruleset.texts->say("refused.other-line", "that entry is not on the line that is being played")};
    const auto head = std::find(begin, line.end(), m_impl->head);
    const std::vector<EntryId> again(begin, head == line.end() ? line.end() : head + 1);
    Rewind rewind;
    rewind.at = at;
    const auto makeEntry = [this](const Command& command, const Decision& decision, const State& before) {
        return m_impl->entryOf(command, decision, before, 0);
    };
    const GameRules rules = m_impl->rules();
    LineRewinder rewinder(m_impl->tree, rules, makeEntry, rewind);
    if (const Result<void> decided = rewinder.decideAll(again, changed, more); !decided) return Error{decided.error()};
    return rewind;
}

Result<void> Game::keep(Rewind rewind)
{
    Impl& impl = *m_impl;
    if (!impl.tree.has(rewind.at) || rewind.branch.empty())
        return Error{impl.ruleset.texts->say("refused.keep", "there is nothing to keep")};
    EntryId parent = impl.tree.parent(rewind.at);
    State state = impl.tree.stateAt(parent);
    EntryId id = impl.tree.nextId();
    for (JournalEntry& entry : rewind.branch) {
        entry.parent = parent;
        entry.id = parent = id++;
    }
    if (impl.store) impl.note(impl.store->append(rewind.branch, state));
    for (JournalEntry& entry : rewind.branch) {
        for (const Event& event : entry.events) applyEvent(state, event);
        impl.tree.append(std::move(entry), state);
    }
    impl.state = std::move(state);
    impl.head = parent;
    impl.tree.prefer(parent);
    return {};
}

}  // namespace drumhead
