#pragma once

#include "game/play/turn_places.hpp"
#include "game/play/working.hpp"

#include <string>
#include <vector>

namespace drumhead {

/// Leads a battle from one sub-phase to the next: what waited is carried out, what lasted until now goes back to its
/// default, and the rules of the steps that are left and entered are run.
class TurnWalker {
public:
    enum class Unsettled { Refuse, AsListed };

    /// `unsettled`: what becomes of a step of which it is not settled who goes through it.
    explicit TurnWalker(Working& working, Unsettled unsettled = Unsettled::Refuse)
        : m_working(working), m_levels(working.state().place.levels), m_unsettled(unsettled)
    {}

    /// The error says why there is nowhere to go.
    Result<void> next();

private:
    const State& state() const { return m_working.state(); }
    const Sequence& sequence() const { return m_working.ruleset().sequence; }
    [[nodiscard]] BattleView view() const;

    /// Goes on from a place whose innermost step has just been left. False: the turn is over.
    bool moveOn();
    /// Enters the first step that may be, from that one on. `rest`: of that one, which was entered before, these
    /// passages remain.
    bool enterFrom(std::size_t begin, const std::vector<Passage>* rest);
    /// Enters the step at `m_levels`, and the first of its sub-steps that may be.
    bool enter(const SequenceStep& step);
    void leave();
    void phaseOver();
    void turnOver();
    /// Says, if that is so, that nobody goes through a step that is meant for somebody.
    void noteNobody(const SequenceStep& step);
    /// Settles who goes through such a step by the order in which the armies are listed: the first side gets the first
    /// choice of what is not known of it, and so on.
    std::vector<Passage> settleAsListed(const SequenceStep& step);
    std::vector<std::pair<EntityId, int>> notSettled(const SequenceStep& step) const;

    void carryOut(EffectTime until);
    void forget(const char* lasting);
    void runRules(const std::vector<SequenceRule>& rules);
    void dropMoot();

    Working& m_working;
    std::vector<TurnPlace::Level> m_levels;
    Unsettled m_unsettled;
    std::string m_fault;
};

}  // namespace drumhead
