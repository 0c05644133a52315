// Deciding a command otherwise, and everything after it again.
#include "drumhead/base/overloaded.hpp"
#include "drumhead/base/text.hpp"
#include "game/journal/game_impl.hpp"
#include "game/play/decide_commands.hpp"
#include "game/play/due_items.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

bool contains(const std::vector<std::string>& list, const std::string& text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// What came out differently, one sentence each.
class DecisionComparison {
public:
    DecisionComparison(const Decision& old, const Decision& now) : m_old(old), m_now(now) {}

    std::vector<std::string> changes()
    {
        if (m_old.verdict && m_now.verdict) verdicts();
        sentences();
        for (const std::string& remark : m_now.remarks) {
            if (!contains(m_old.remarks, remark)) m_changes.push_back(remark);
        }
        return std::move(m_changes);
    }

private:
    void verdicts()
    {
        const Verdict& old = *m_old.verdict;
        const Verdict& now = *m_now.verdict;
        if (m_old.dice != m_now.dice) m_changes.push_back("dice: " + faces(m_now.dice) + ", were " + faces(m_old.dice));
        for (const VerdictValue& value : now.values) {
            const auto was = std::find_if(old.values.begin(), old.values.end(),
                                          [&](const VerdictValue& each) { return each.name == value.name; });
            if (was == old.values.end()) m_changes.push_back(value.label + ": " + value.text);
            else if (was->text != value.text)
                m_changes.push_back(value.label + ": " + value.text + ", was " + was->text);
        }
    }

    static std::string faces(const std::vector<int>& dice)
    {
        std::string text;
        for (const int face : dice) text += (text.empty() ? "" : " ") + std::to_string(face);
        return text.empty() ? "none" : text;
    }

    void sentences()
    {
        for (const std::string& sentence : m_now.sentences) {
            if (!contains(m_old.sentences, sentence)) m_changes.push_back("now: " + sentence);
        }
        for (const std::string& sentence : m_old.sentences) {
            if (!contains(m_now.sentences, sentence)) m_changes.push_back("no longer: " + sentence);
        }
    }

    const Decision& m_old;
    const Decision& m_now;
    std::vector<std::string> m_changes;
};

/// How the same battle stands in two lines of its journal.
class StateComparison {
public:
    StateComparison(const GameRules& rules, const State& old, const State& now)
        : m_rules(rules), m_old(old), m_now(now), m_oldView(rules, old), m_nowView(rules, now)
    {}

    std::vector<std::string> differences()
    {
        for (std::size_t i = 0; i < m_now.entities.size(); ++i) entity(static_cast<EntityId>(i));
        waiting();
        due(m_now, m_old, " is due");
        due(m_old, m_now, " is no longer due");
        const auto standing = [&](const State& state) {
            const std::string title = titleOfPlace(m_rules.ruleset.sequence, state, state.place);
            return "turn " + std::to_string(state.turn) + (title.empty() ? "" : ", " + title);
        };
        if (standing(m_old) != standing(m_now))
            m_differences.push_back("The battle stands in " + standing(m_now) + "; it stood in " + standing(m_old));
        return std::move(m_differences);
    }

private:
    void entity(EntityId id)
    {
        const Entity& old = m_old.at(id);
        const Entity& now = m_now.at(id);
        const std::vector<const Attribute*>& attributes = m_rules.stored.of(now.kind);
        for (std::size_t k = 0; k < attributes.size(); ++k) {
            if (old.values[k] == now.values[k]) continue;
            const Value was = m_oldView.valueOrDefault(*attributes[k], id);
            const Value is = m_nowView.valueOrDefault(*attributes[k], id);
            if (was != is)
                differ(now, attributes[k]->label, m_rules.ruleset.valueText(attributes[k]->shape, is),
                       m_rules.ruleset.valueText(attributes[k]->shape, was));
        }
        if (old.name != now.name) differ(now, "name", now.name, old.name);
        if (old.group != now.group) differ(now, "group", name(m_now, now.group), name(m_old, old.group));
        if (old.attachedTo != now.attachedTo)
            differ(now, "with", name(m_now, now.attachedTo), name(m_old, old.attachedTo));
        if (old.onTable != now.onTable)
            differ(now, "on the table", now.onTable ? "yes" : "no", old.onTable ? "yes" : "no");
    }

    static std::string name(const State& state, EntityId entity)
    {
        return entity == nobody ? "nobody" : state.at(entity).name;
    }

    void differ(const Entity& entity, const std::string& what, const std::string& is, const std::string& was)
    {
        m_differences.push_back(entity.name + ": " + what + " " + is + ", was " + was);
    }

    void waiting()
    {
        std::set<std::pair<EntityId, int>> places;
        for (const WaitingChange& each : m_old.waiting) places.emplace(each.entity, each.attribute);
        for (const WaitingChange& each : m_now.waiting) places.emplace(each.entity, each.attribute);
        for (const auto& [entity, attribute] : places) {
            const std::string is = waits(m_now, entity, attribute);
            const std::string was = waits(m_old, entity, attribute);
            if (is != was)
                differ(m_now.at(entity),
                       m_rules.stored.of(m_now.at(entity).kind)[static_cast<std::size_t>(attribute)]->label
                           + ", waiting:",
                       is, was);
        }
    }

    std::string waits(const State& state, EntityId entity, int attribute) const
    {
        const Shape& shape = m_rules.stored.of(state.at(entity).kind)[static_cast<std::size_t>(attribute)]->shape;
        std::string text;
        for (const WaitingChange& each : state.waiting) {
            if (each.entity != entity || each.attribute != attribute) continue;
            text += (text.empty() ? "" : ", ")
                + (each.by.isUnknown() ? m_rules.ruleset.valueText(shape, each.to) : signedText(each.by.number()));
        }
        return text.empty() ? "nothing" : text;
    }

    void due(const State& here, const State& there, const char* told)
    {
        for (const DueItem& item : here.due) {
            const bool isBoth = std::any_of(there.due.begin(), there.due.end(), [&](const DueItem& each) {
                return each.procedure == item.procedure && each.roles == item.roles && each.with == item.with;
            });
            if (!isBoth) m_differences.push_back(dueTitle(m_rules.ruleset, here, item) + told);
        }
    }

    const GameRules& m_rules;
    const State& m_old;
    const State& m_now;
    BattleView m_oldView;
    BattleView m_nowView;
    std::vector<std::string> m_differences;
};

/// The number under which the same thing is due in another line of the journal, or 0.
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
                   [](DismissCommand& each) { return &each.due; }, [](auto&) { return static_cast<int*>(nullptr); }},
        command);
}

}  // namespace

Result<Game::Rewind> Game::rewind(EntryId at, const Command& changed, DiceSource& more) const
{
    const Impl& impl = *m_impl;
    const std::vector<EntryId> line = this->line();
    const auto begin = std::find(line.begin(), line.end(), at);
    if (begin == line.end()) return Error{"that entry is not on the line that is being played"};
    const auto head = std::find(begin, line.end(), impl.head);
    const std::vector<EntryId> again(begin, head == line.end() ? line.end() : head + 1);
    const GameRules rules = impl.rules();
    Rewind rewind;
    rewind.at = at;
    State old = impl.tree.stateAt(impl.tree.parent(at));
    State now = old;
    for (const EntryId id : again) {
        const JournalEntry& entry = impl.tree.entry(id);
        Command command = id == at ? changed : entry.command;
        int* const due = id == at ? nullptr : settledBy(command);
        if (due && *due != 0) *due = sameDue(old, now, *due);
        NoDice none;
        const Result<Decision> was = decideAs(Fit::Leniently, rules, old, entry.command, none);
        const bool isStruckAlready = due && *due == 0 && std::holds_alternative<DismissCommand>(command);
        const Result<Decision> is = isStruckAlready
            ? Result<Decision>(Decision())
            : decideAs(id == at ? Fit::Exactly : Fit::Leniently, rules, now, command, more);
        if (!is && id == at) return Error{is.error()};
        if (!is) {
            rewind.stopped = (entry.sentences.empty() ? "An entry" : "\"" + entry.sentences.front() + "\"")
                + " can't be decided again: " + is.error();
            break;
        }
        Decision kept;
        kept.sentences = entry.sentences;
        if (const auto* const resolve = std::get_if<ResolveCommand>(&entry.command)) kept.dice = resolve->dice;
        Difference difference{id, entry.sentences.empty() ? "" : entry.sentences.front(),
                              DecisionComparison(was ? *was : kept, *is).changes()};
        if (!difference.changes.empty()) rewind.differences.push_back(std::move(difference));
        if (!isStruckAlready) {
            JournalEntry branched = impl.entryOf(command, *is, now, 0);
            branched.instead = id;
            for (const Event& event : branched.events) applyEvent(now, event);
            rewind.branch.push_back(std::move(branched));
        }
        for (const Event& event : entry.events) applyEvent(old, event);
    }
    rewind.stateDifferences = StateComparison(rules, impl.tree.stateAt(again.back()), now).differences();
    return rewind;
}

Result<void> Game::keep(Rewind rewind)
{
    Impl& impl = *m_impl;
    if (!impl.tree.has(rewind.at) || rewind.branch.empty()) return Error{"there is nothing to keep"};
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
