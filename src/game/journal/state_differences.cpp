#include "drumhead/game/journal/state_differences.hpp"

#include "game/play/battle_view.hpp"
#include "game/play/due_items.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>
#include <set>

namespace drumhead {

namespace {

/// How the same battle stands in two lines of its journal.
class StateComparison {
public:
    StateComparison(const GameRules& rules, const State& old, const State& now)
        : m_rules(rules), m_old(old), m_now(now), m_oldView(rules, old), m_nowView(rules, now)
    {}

    std::vector<Game::Change> differences()
    {
        for (std::size_t i = 0; i < m_now.entities.size(); ++i) entity(static_cast<EntityId>(i));
        for (const Entity& each : m_old.entities) {
            if (m_now.find(each.id) == nobody)
                differ(each, texts().say("compare.in-battle", "in the battle"), flag(false), flag(true));
        }
        waiting();
        for (const DueItem* each : dueOnlyIn(m_now, m_old))
            m_differences.push_back({dueTitle(m_rules.ruleset, m_now, *each), texts().say("compare.not-due", "not due"),
                                     texts().say("compare.due", "due")});
        for (const DueItem* each : dueOnlyIn(m_old, m_now))
            m_differences.push_back({dueTitle(m_rules.ruleset, m_old, *each), texts().say("compare.due", "due"),
                                     texts().say("compare.not-due", "not due")});
        const auto standing = [&](const State& state) {
            const std::string title = titleOfPlace(m_rules.ruleset.sequence, state, state.place);
            return texts().say("log.turn", "Turn {turn}", {{"turn", std::to_string(state.turn)}})
                + (title.empty() ? "" : ", " + title);
        };
        if (standing(m_old) != standing(m_now))
            m_differences.push_back({texts().say("compare.step", "Step"), standing(m_old), standing(m_now)});
        return std::move(m_differences);
    }

private:
    void entity(EntityId id)
    {
        const Entity& now = m_now.at(id);
        // A unit that was made in play may stand elsewhere in the other line, or be missing there.
        const EntityId before = isSame(id) ? id : m_old.find(now.id);
        if (before == nobody)
            return differ(now, texts().say("compare.in-battle", "in the battle"), flag(true), flag(false));
        const Entity& old = m_old.at(before);
        const std::vector<const Attribute*>& attributes = m_rules.stored.of(now.kind);
        for (std::size_t k = 0; k < attributes.size(); ++k) {
            if (old.values[k] == now.values[k]) continue;
            const Value was = m_oldView.valueOrDefault(*attributes[k], before);
            const Value is = m_nowView.valueOrDefault(*attributes[k], id);
            if (was != is)
                differ(now, attributes[k]->label, m_rules.ruleset.valueText(attributes[k]->shape, is),
                       m_rules.ruleset.valueText(attributes[k]->shape, was));
        }
        if (old.name != now.name) differ(now, texts().say("compare.name", "name"), now.name, old.name);
        if (old.group != now.group)
            differ(now, texts().say("compare.group", "group"), name(m_now, now.group), name(m_old, old.group));
        if (old.attachedTo != now.attachedTo)
            differ(now, texts().say("compare.with", "with"), name(m_now, now.attachedTo), name(m_old, old.attachedTo));
        for (const auto& each : m_rules.ruleset.attributes) {
            if (each->remembers.empty() || each->kind != ownerKind(now.kind)) continue;
            const EntityId is = linkOf(now, each->id), was = linkOf(old, each->id);
            if (m_now.idOf(is) != m_old.idOf(was)) differ(now, each->label, name(m_now, is), name(m_old, was));
        }
        if (old.onTable != now.onTable)
            differ(now, texts().say("compare.on-table", "on the table"), flag(now.onTable), flag(old.onTable));
    }

    bool isSame(EntityId id) const
    {
        return static_cast<std::size_t>(id) < m_old.entities.size() && m_old.at(id).id == m_now.at(id).id;
    }

    const Texts& texts() const { return *m_rules.ruleset.texts; }

    std::string flag(bool yes) const { return yes ? texts().say("value.yes", "yes") : texts().say("value.no", "no"); }

    std::string name(const State& state, EntityId entity) const
    {
        return entity == nobody ? texts().say("compare.nobody", "nobody") : state.at(entity).name;
    }

    void differ(const Entity& entity, const std::string& what, const std::string& is, const std::string& was)
    {
        m_differences.push_back({entity.name + ": " + what, was, is});
    }

    void waiting()
    {
        std::set<std::pair<std::string, int>> places;
        for (const State* state : {&m_old, &m_now}) {
            for (const WaitingChange& each : state->waiting) places.emplace(state->at(each.entity).id, each.attribute);
        }
        for (const auto& [id, attribute] : places) {
            const std::string is = waits(m_now, id, attribute);
            const std::string was = waits(m_old, id, attribute);
            if (is == was) continue;
            const Entity& entity = m_now.find(id) == nobody ? m_old.at(m_old.find(id)) : m_now.at(m_now.find(id));
            differ(entity,
                   m_rules.stored.of(entity.kind)[static_cast<std::size_t>(attribute)]->label + ", "
                       + texts().say("compare.waiting", "waiting"),
                   is, was);
        }
    }

    std::string waits(const State& state, const std::string& id, int attribute) const
    {
        std::string text;
        for (const WaitingChange& each : state.waiting) {
            if (state.at(each.entity).id != id || each.attribute != attribute) continue;
            const Shape& shape =
                m_rules.stored.of(state.at(each.entity).kind)[static_cast<std::size_t>(attribute)]->shape;
            text += (text.empty() ? "" : ", ")
                + (each.by.isUnknown() ? m_rules.ruleset.valueText(shape, each.to)
                                       : texts().signedNumber(each.by.number()));
        }
        return text.empty() ? texts().say("compare.nothing", "nothing") : text;
    }

    static std::vector<const DueItem*> dueOnlyIn(const State& here, const State& there)
    {
        std::vector<const DueItem*> items;
        for (const DueItem& item : here.due) {
            const bool isBoth = std::any_of(there.due.begin(), there.due.end(), [&](const DueItem& each) {
                return each.procedure == item.procedure && each.roles == item.roles && each.with == item.with;
            });
            if (!isBoth) items.push_back(&item);
        }
        return items;
    }

    const GameRules& m_rules;
    const State& m_old;
    const State& m_now;
    BattleView m_oldView;
    BattleView m_nowView;
    std::vector<Game::Change> m_differences;
};

}  // namespace

std::vector<Game::Change> stateDifferences(const GameRules& rules, const State& old, const State& now)
{
    return StateComparison(rules, old, now).differences();
}

}  // namespace drumhead
