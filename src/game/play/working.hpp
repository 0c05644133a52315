#pragma once

#include "drumhead/game/play/decide.hpp"
#include "drumhead/game/play/lack.hpp"
#include "game/play/battle_view.hpp"

#include <map>
#include <set>
#include <vector>

namespace drumhead {

/// A battle while a command is being decided: the state as the events so far leave it.
class Working {
public:
    Working(const GameRules& rules, const State& state) : m_rules(rules), m_state(state) {}

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const GameRules& rules() const { return m_rules; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_rules.ruleset; }
    [[nodiscard]] Decision& decision() { return m_decision; }

    void happen(Event event);
    /// Gives an attribute another value; nothing happens where it has it.
    void change(EntityId entity, int attribute, Value to);
    void say(std::string sentence) { m_decision.sentences.push_back(std::move(sentence)); }
    /// What the case waits for, where it can't be decided yet.
    void lacks(Lack lack) { m_lack = std::move(lack); }
    [[nodiscard]] const Lack& lack() const { return m_lack; }
    void sayChange(std::string sentence)
    {
        m_decision.changes.push_back(m_decision.sentences.size());
        say(std::move(sentence));
    }
    void sayNames(std::string names) { m_decision.names = std::move(names); }
    void remark(std::string remark) { m_decision.remarks.push_back(std::move(remark)); }
    /// That an element of the rules had a part.
    void touch(ElementId element)
    {
        if (m_rules.walked) (*m_rules.walked)[element] = true;
    }

    /// Attaches a leader to a unit, or takes him away from his, with what the rules keep of that.
    void attach(EntityId leader, EntityId unit);

    /// Carries out what a case, a rule of the sequence or a watch came to: its effects and what falls due.
    void take(const Resolution& resolution, const Cast& cast);
    /// Runs a procedure that asks nobody, over those who have its roles, and says its sentences.
    void runByItself(const Procedure& procedure, const Cast& cast, BattleView& view);
    /// Lets the watches look at everybody in `changed`, and at whom they change in turn; each watch fires once for each
    /// of them at the most.
    void watch(std::set<EntityId> changed);

    [[nodiscard]] const Attribute& attribute(EntityId entity, int position) const
    {
        return *m_rules.stored.of(m_state.at(entity).kind)[static_cast<std::size_t>(position)];
    }
    /// "2nd Guard's stands".
    [[nodiscard]] std::string label(EntityId entity, int attribute) const;

private:
    Lack m_lack;
    void takeEffect(const Resolution& resolution, const TrailEntry& entry, const Cast& cast,
                    std::map<std::pair<EntityId, int>, Value>& running);
    void takeAttachment(const Resolution& resolution, const TrailEntry& entry, const Cast& cast);
    void takeDue(const Resolution& resolution, const TrailEntry& entry, const Cast& cast);
    /// Whether running a watch would change anything; one that only says something always counts.
    [[nodiscard]] bool wouldChange(const Resolution& resolution, EntityId self) const;

    GameRules m_rules;
    State m_state;
    Decision m_decision;
};

/// The entity in a row of a role, or nobody.
[[nodiscard]] EntityId inRole(const Cast& cast, int role, int row);

}  // namespace drumhead
