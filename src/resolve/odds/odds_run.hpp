#pragma once

#include "drumhead/resolve/odds/odds.hpp"
#include "resolve/odds/entered_results.hpp"
#include "resolve/odds/odds_plans.hpp"
#include "resolve/odds/pool_distribution.hpp"
#include "resolve/odds/state_table.hpp"

#include <optional>
#include <set>

namespace drumhead {

/// Runs a case over every throw of its dice. One step machine serves all states: a state that waits is a row of words,
/// written back into the machine's frame when it goes on.
class OddsRun {
public:
    OddsRun(const Situation& situation, const OddsRequest& request, std::vector<FactRef> facts, EnteredResults entered,
            OddsPlans& plans);

    OddsRun(const OddsRun&) = delete;
    OddsRun& operator=(const OddsRun&) = delete;
    ~OddsRun() { m_plan->places().clear(); }  // a run that was given up leaves states behind

    Result<Odds, OddsError> run();

private:
    /// What is left over of a repeat that goes on and on weighs less than this, and is shared out over the rest.
    static constexpr double negligible = 1e-18;
    /// Smaller than that nothing is reckoned with.
    static constexpr double tiniest = 1e-300;
    /// Steps and operations of one state up to its next throw, as many as a whole case may take.
    static constexpr std::uint64_t mostWork = 5'000'000;

    /// One of the states that wait at a place.
    struct State {
        Place& place;
        const std::vector<int>& rounds;
        std::uint64_t work;
        const std::int64_t* words;
        double weight;
        const Fraction* exact;  ///< the weight as a fraction, or null
    };

    void plan(OddsPlan::Key key, OddsPlans& plans);
    Result<void, OddsError> goOnFrom(Place& place);
    Result<void, OddsError> goOn(const State& state);
    Result<void, OddsError> follow(const State& state, Transitions::Branch from, double weight,
                                   const std::int64_t* thrown);
    Result<void, OddsError> followThrow(const State& state, const Transitions::Node& node, double weight);
    Result<void, OddsError> learn(const State& state, Transitions::Branch from, const std::int64_t* thrown);
    void learnMove(const Place& place, Transitions::Branch branch);
    Result<void, OddsError> move(const State& state, const Transitions::Move& move, double weight, bool isThrown);
    void arrive(Place& place, std::uint64_t work, const std::vector<int>& rounds, const StretchRecord::Rounds& more);
    Result<void, OddsError> add(StateTable& there, double weight);

    Result<void, OddsError> goOnAlone(const State& state);
    Result<void, OddsError> throwAlone(const State& state, const DicePool& pool);
    Result<void, OddsError> takeAlone(const State& state, std::int64_t result, double weight);
    Result<void, OddsError> throwExactly(const State& state, const DicePool& pool);
    Result<void, OddsError> runOn(double weight);
    Result<void, OddsError> stop(StepMachine::Stretch end, double weight);
    Result<void, OddsError> enter(const State& state, FactRef fact);
    Result<void, OddsError> advanceBy(const State& state, const Fraction& share);
    [[nodiscard]] bool isAlone(const State& state) const;
    [[nodiscard]] static bool isOver(const State& state);
    Result<void, OddsError> count();
    Result<void, OddsError> look();
    [[nodiscard]] OddsError tooLong() const;
    [[nodiscard]] bool isUnread(const DicePool& pool, SlotId slot) const;
    [[nodiscard]] PoolShape shapeOf(const DicePool& pool) const;
    Result<std::vector<Transitions::Chance>, OddsError> chancesOf(const DicePool& pool);
    [[nodiscard]] OddsError noDistribution() const;
    void load(const State& state);
    void beginWork(std::uint64_t before);
    [[nodiscard]] std::uint64_t workDone() const { return m_machine.work() - m_workBegan; }
    [[nodiscard]] const Fraction* exactHere() const { return m_exact ? &*m_exact : nullptr; }
    [[nodiscard]] Value reported(std::size_t fact);
    std::int64_t refusalHere();
    Result<void, OddsError> addOutcome(double weight);
    [[nodiscard]] std::vector<std::uint32_t> inOrder(const std::vector<std::int64_t>& outcomes) const;
    void dropWhatWasNotOpen(Odds& odds) const;
    Odds finish();

    const Program& m_program;
    const OddsRequest& m_request;
    std::size_t m_asked;  ///< how many of the facts were asked about; the others are left open
    std::vector<FactRef> m_facts;
    std::vector<std::size_t> m_addresses;  ///< of the facts
    EnteredResults m_entered;
    StepMachine m_machine;
    std::shared_ptr<OddsPlan> m_plan;
    PoolDistributions m_pools;
    struct Hindmost {
        bool operator()(const Place* one, const Place* other) const { return one->where < other->where; }
    };
    std::set<Place*, Hindmost> m_open;  ///< where states wait
    std::vector<std::int64_t> m_words;  ///< of the state in hand; kept for its memory
    StateTable m_outcomes;              ///< the values asked about, then which refusal
    std::vector<std::string> m_refusals = {""};
    std::optional<Fraction> m_exact;  ///< the weight of the state in hand, where fractions are asked for
    std::size_t m_states = 0;
    std::size_t m_taken = 0;                       ///< how often a state has been taken up
    std::chrono::steady_clock::time_point m_ends;  ///< when it gives up
    std::uint64_t m_workBegan = 0;                 ///< of the state in hand, since its last throw
    std::uint64_t m_nextLook = 0;                  ///< the work after which it looks at the clock again
    std::size_t m_held = 0;                        ///< how many words the states that wait take
};

}  // namespace drumhead
