#pragma once

#include "resolve/odds/entered_results.hpp"
#include "resolve/odds/odds_budget.hpp"
#include "resolve/odds/odds_outcomes.hpp"
#include "resolve/odds/odds_plans.hpp"
#include "resolve/odds/throw_chances.hpp"
#include "resolve/odds/weight.hpp"

#include <set>

namespace drumhead {

/// Runs a case over every throw of its dice. One step machine serves all states: a state that waits is a row of words,
/// written back into the machine's frame when it goes on.
class OddsRun {
public:
    OddsRun(const Situation& situation, const OddsRequest& request, const std::vector<FactRef>& asked,
            EnteredResults entered, OddsPlans& plans);

    OddsRun(const OddsRun&) = delete;
    OddsRun& operator=(const OddsRun&) = delete;
    ~OddsRun() { m_plan->clear(); }  // a run that was given up leaves states behind

    Result<Odds, OddsError> run();

private:
    using Stretch = StepMachine::Stretch;
    /// One of the states that wait at a place.
    struct State {
        Place& place;
        const std::vector<int>& rounds;
        std::uint64_t work;
        const std::int64_t* words;
        Weight weight;
    };

    // Each of these is false once the run has to end: `m_budget` knows why.
    [[nodiscard]] bool goOnFrom(Place& place);
    [[nodiscard]] bool goOn(const State& state);
    // As other states did that agree in what is read.
    [[nodiscard]] bool follow(const State& state, Transitions::Branch from, double weight, const std::int64_t* thrown);
    [[nodiscard]] bool followThrow(const State& state, const Transitions::Node& node, double weight);
    [[nodiscard]] bool move(const State& state, const Transitions::Move& move, double weight, bool isThrown);
    // The first of them.
    [[nodiscard]] bool learn(const State& state, Transitions::Branch from, const std::int64_t* thrown);
    // By itself: nothing is learnt.
    [[nodiscard]] bool goOnAlone(const State& state);
    template <typename Chance>
    [[nodiscard]] bool throwAlone(const State& state);
    [[nodiscard]] bool takeAlone(const State& state, std::int64_t thrown, const Weight& weight);
    [[nodiscard]] bool enter(const State& state, FactRef fact);
    [[nodiscard]] bool stop(Stretch end, const Weight& weight);
    [[nodiscard]] bool add(StateTable& there, const Weight& weight);

    Place* readEnd(StretchRecord* record);
    void learnMove(const Place& place, Transitions::Branch branch, Place* to);
    Stretch carryOut(const State& state, const std::int64_t* thrown, std::uint64_t workBefore);
    void load(const State& state);
    void beginWork(std::uint64_t before);
    void arrive(Place& place, std::uint64_t work, const std::vector<int>& rounds, const StretchRecord::Rounds& more);
    [[nodiscard]] bool isAlone(const State& state) const;
    [[nodiscard]] std::uint64_t workDone() const { return m_machine.work() - m_workBegan; }

    const Program& m_program;
    const OddsRequest& m_request;
    EnteredResults m_entered;
    StepMachine m_machine;
    std::shared_ptr<OddsPlan> m_plan;
    ThrowChances m_chances;
    OddsOutcomes m_outcomes;
    OddsBudget m_budget;
    double m_least;  ///< what weighs less is left out
    struct Hindmost {
        bool operator()(const Place* one, const Place* other) const { return one->where < other->where; }
    };
    std::set<Place*, Hindmost> m_open;  ///< where states wait
    // Of the state in hand; kept for their memory.
    std::vector<std::int64_t> m_words;
    std::vector<std::uint32_t> m_asked;
    std::vector<std::size_t> m_cells;
    std::vector<std::int64_t> m_sources;
    std::uint64_t m_workBegan = 0;  ///< of the state in hand, since its last throw
};

}  // namespace drumhead
