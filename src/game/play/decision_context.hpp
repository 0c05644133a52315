#pragma once

#include "drumhead/game/play/decide.hpp"
#include "drumhead/game/play/missing_input.hpp"
#include "game/play/battle_view.hpp"

#include <map>
#include <set>
#include <vector>

namespace drumhead {

/// A command being decided: collects events and sentences, and holds the state after the events so far.
class DecisionContext {
public:
    DecisionContext(const GameRules& rules, const State& state) : m_rules(rules), m_state(state) {}

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const GameRules& rules() const { return m_rules; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_rules.ruleset; }
    [[nodiscard]] const Texts& texts() const { return *m_rules.ruleset.texts; }
    [[nodiscard]] Decision& decision() { return m_decision; }

    /// Adds an event and applies it to the state.
    void record(Event event);
    /// Adds that something was done, waived or declined, unless it is there already.
    void recordDone(DoneHere done);
    /// Sets an attribute; no event if it has that value already.
    void change(EntityId entity, int attribute, Value to);
    void say(std::string sentence) { m_decision.sentences.push_back(std::move(sentence)); }
    /// What the case waits for, where it can't be decided yet.
    void setMissing(MissingInput missing) { m_missing = std::move(missing); }
    [[nodiscard]] const MissingInput& missing() const { return m_missing; }
    void sayChange(std::string sentence)
    {
        m_decision.changes.push_back(m_decision.sentences.size());
        say(std::move(sentence));
    }
    void sayNames(std::string names) { m_decision.names = std::move(names); }
    void remark(std::string remark) { m_decision.remarks.push_back(std::move(remark)); }
    /// Notes for the coverage that an element of the rules had a part.
    void touch(ElementId element)
    {
        if (m_rules.walked) (*m_rules.walked)[element] = true;
    }

    /// Attaches a leader to a unit (nobody: detaches him), and sets the attributes that depend on it.
    void attach(EntityId leader, EntityId unit);

    /// Forgets whom it remembers by attributes that last no longer.
    void forgetWhom(EntityId entity, Lifetime lasting);

    /// Lets flags stand and fall with the links that bind them (`Attribute::boundBy`), as things are now.
    void settleBonds();

    /// Detaches leaders who are on the table from units that are not.
    void detachFromGone();

    /// Applies the effects of a case, a rule of the sequence or a watch, and adds what falls due.
    void applyEffects(const Resolution& resolution, const Cast& cast);
    /// Runs a procedure that needs no answers, applies its effects and says its sentences.
    void runUnattended(const Procedure& procedure, const Cast& cast, BattleView& view);
    /// Runs the watches on the changed entities, and on those that the watches change in turn; each watch fires at most
    /// once for each entity. What would change a number of `setByHand`, positions of attributes, does not fire.
    void watch(std::set<EntityId> changed, const std::set<int>& setByHand = {});

    [[nodiscard]] const Attribute& attribute(EntityId entity, int position) const
    {
        return *m_rules.stored.of(m_state.at(entity).kind)[static_cast<std::size_t>(position)];
    }
    /// Why the command can't be carried out whole: it leaves more behind than a battle keeps. Empty where it does not.
    [[nodiscard]] std::string overflow() const;

    /// "2nd Guard's stands".
    [[nodiscard]] std::string label(EntityId entity, int attribute) const;

private:
    /// Remembers somebody by the attribute of that id, or nobody.
    void remember(EntityId entity, const std::string& attribute, EntityId whom);
    /// Whether it has a flag that is bound by others, and stands on the table.
    [[nodiscard]] bool isBound(const Attribute& flag, EntityId entity) const;
    /// Whether it remembers somebody by the attribute, or somebody remembers it.
    [[nodiscard]] bool isLinked(const Attribute& link, EntityId entity) const;
    void applyEffect(const Resolution& resolution, const TrailEntry& entry, const Cast& cast,
                     std::map<std::pair<EntityId, int>, Value>& running);
    void applyAttachment(const Resolution& resolution, const TrailEntry& entry, const Cast& cast);
    void applyDivision(const Resolution& resolution, const TrailEntry& entry, const Cast& cast);
    /// What was given in the step that divided a unit or let it join.
    [[nodiscard]] std::vector<Share> sharesOf(const Resolution& resolution, const TrailEntry& divided,
                                              const Division& division) const;
    void addDue(const Resolution& resolution, const TrailEntry& entry, const Cast& cast);
    /// Whether running a watch would change anything; one that only says something always would.
    [[nodiscard]] bool wouldChange(const Resolution& resolution, EntityId self, const std::set<int>& setByHand) const;

    MissingInput m_missing;
    std::set<EntityId> m_unlinked;  ///< those who remembered or were remembered, and are not so any more
    bool m_isDueTooMuch = false;
    bool m_isDividedTooMuch = false;
    GameRules m_rules;
    State m_state;
    Decision m_decision;
};

/// The entity in a row of a role, or nobody.
[[nodiscard]] EntityId inRole(const Cast& cast, int role, int row);

}  // namespace drumhead
