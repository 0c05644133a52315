#pragma once

#include "drumhead/resolve/odds/odds.hpp"
#include "resolve/odds/analysis/live_cells.hpp"
#include "resolve/odds/entered_results.hpp"
#include "resolve/odds/odds_plans.hpp"
#include "resolve/odds/pool_distribution.hpp"
#include "resolve/odds/state_table.hpp"

#include <map>
#include <optional>

namespace drumhead {

/// Runs a case over every throw of its dice. One step machine serves all states: a state that waits is a row of words,
/// written back into the machine's frame when it goes on.
class OddsRun {
public:
    OddsRun(const Situation& situation, const OddsRequest& request, std::vector<FactRef> facts, EnteredResults entered,
            OddsPlans& plans);

    Result<Odds, OddsError> run();

private:
    /// How far the case has come. Places are gone through hindmost first, so that states that took different ways meet
    /// again.
    struct Where {
        std::vector<std::int64_t> progress;
        std::vector<std::int64_t> control;
        friend auto operator<=>(const Where&, const Where&) = default;
    };
    struct Place {
        Where where;
        LiveCells cells;
        StepMachine::Checkpoint checkpoint;  ///< of the first state that arrived
        StateTable states;
        /// By state: the throw for which it waits; without a detail where it waits for a person.
        std::vector<DicePool> pools;
        /// How much memory a state takes that waits there, in words of eight bytes.
        [[nodiscard]] std::size_t wordsOfOne() const { return states.wordsOfOne() + sizeof(DicePool) / 8; }
    };

    void plan(OddsPlan::Key key, OddsPlans& plans);
    Result<void, OddsError> advance(double weight);
    Result<void, OddsError> runOn(double weight);
    Pause runPastIdleEntries();
    [[nodiscard]] bool isIdleEntry(FactRef fact) const;
    Result<void, OddsError> wait(double weight, const Pause& pause);
    Place& placeHere();
    Result<void, OddsError> goOnFrom(Place& place);
    struct Waiting {
        const Place& place;
        const StepMachine::Checkpoint& checkpoint;
        const std::int64_t* words;
        double weight;
        const DicePool& pool;
        const Fraction* exact;  ///< the weight as a fraction, or null
    };
    Result<void, OddsError> goOn(const Waiting& state);
    bool isTimeToLook();
    [[nodiscard]] OddsError tooLong() const;
    [[nodiscard]] static bool isRepeated(const StepMachine::Checkpoint& checkpoint);
    [[nodiscard]] bool isUnread(const DicePool& pool, SlotId slot) const;
    [[nodiscard]] bool isThrowUnread(const DicePool& pool) const;
    [[nodiscard]] PoolShape shapeOf(const DicePool& pool) const;
    Result<void, OddsError> throwDice(const Waiting& state);
    Result<void, OddsError> throwExactly(const Waiting& state);
    Result<void, OddsError> advanceBy(const Waiting& state, const Fraction& share);
    [[nodiscard]] OddsError noDistribution() const;
    Result<void, OddsError> enter(const Waiting& state, FactRef fact);
    void load(const Waiting& state);
    Result<void, OddsError> holdMemory(std::size_t words);
    [[nodiscard]] const Fraction* exactHere() const { return m_exact ? &*m_exact : nullptr; }
    [[nodiscard]] Value reported(std::size_t fact);
    std::int64_t refusalHere();
    Result<void, OddsError> addOutcome(double weight);
    [[nodiscard]] std::vector<std::uint32_t> inOrder() const;
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
    std::map<Where, std::unique_ptr<Place>> m_places;
    std::vector<Place*> m_latest;  ///< by instruction: where a state came to wait last
    std::map<Where, Place*> m_waiting;
    Where m_where;                      ///< of the machine; kept for its memory
    std::vector<std::int64_t> m_words;  ///< of the state in hand; kept for its memory
    StateTable m_outcomes;              ///< the values asked about, then which refusal
    std::vector<std::string> m_refusals = {""};
    std::optional<Fraction> m_exact;  ///< the weight of the state in hand, where fractions are asked for
    std::size_t m_states = 0;
    std::chrono::steady_clock::time_point m_ends;  ///< when it gives up
    std::uint64_t m_nextLook = 0;                  ///< the work after which it looks at the clock again
    std::size_t m_held = 0;                        ///< how many words the states that wait take
};

}  // namespace drumhead
