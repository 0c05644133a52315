#pragma once

#include "game/play/decision_context.hpp"
#include "game/play/turn_places.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Advances a battle from one sub-phase to the next: carries out what waited, clears the attributes that lasted until
/// now, and runs the rules of the steps that are left and entered.
class TurnWalker {
public:
    enum class SideOrder { Settled, AsListed };

    /// `sideOrder`: whether the rules have to settle which side goes through a step, or the order of the armies will
    /// do.
    explicit TurnWalker(DecisionContext& context, SideOrder sideOrder = SideOrder::Settled)
        : m_context(context), m_levels(context.state().place.levels), m_sideOrder(sideOrder)
    {}

    /// The error says why there is no next step.
    Result<void> next();

private:
    const State& state() const { return m_context.state(); }
    const Sequence& sequence() const { return m_context.ruleset().sequence; }
    [[nodiscard]] BattleView view() const;

    /// Goes on after the innermost step was left. False: the turn is over.
    bool moveOn();
    /// Enters the first step that can be entered, starting with step `begin`. `rest`: the passages that remain of step
    /// `begin`, if it was entered before.
    bool enterFrom(std::size_t begin, const std::vector<Passage>* rest);
    /// Enters the step at `m_levels` and the first of its sub-steps that can be entered.
    bool enter(const SequenceStep& step);
    void leave();
    void phaseOver();
    void turnOver();
    /// Sets the fault: no side goes through a step that is meant for one.
    void noteNobody(const SequenceStep& step);
    /// Settles such a step by the order of the armies: where an attribute is not known, the first side gets its first
    /// choice, the second side the second.
    std::vector<Passage> settleAsListed(const SequenceStep& step);
    std::vector<std::pair<EntityId, int>> notSettled(const SequenceStep& step) const;

    void carryOut(EffectTime until);
    [[nodiscard]] std::string changeText(EntityId who, int position, Value from, Value to) const;
    void forget(Lifetime lasting);
    void runRules(const std::vector<SequenceRule>& rules);

    DecisionContext& m_context;
    std::vector<TurnPlace::Level> m_levels;
    SideOrder m_sideOrder;
    std::string m_fault;
};

}  // namespace drumhead
