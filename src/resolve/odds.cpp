#include "drumhead/resolve/odds.hpp"

#include "drumhead/resolve/verdict.hpp"
#include "liveness.hpp"
#include "machine.hpp"
#include "pool_distribution.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace drumhead {

namespace {

/// What is left over of a repeat that goes on and on weighs less than this, and is shared out over the rest.
constexpr double negligible = 1e-18;

struct WordsHash {
    std::size_t operator()(const std::vector<std::int64_t>& words) const
    {
        std::uint64_t hash = 0x9e3779b97f4a7c15u;
        for (const std::int64_t word : words) {
            hash ^= static_cast<std::uint64_t>(word) + 0x9e3779b97f4a7c15u + (hash << 6) + (hash >> 2);
            hash *= 0xff51afd7ed558ccdu;
            hash ^= hash >> 32;
        }
        return static_cast<std::size_t>(hash);
    }
};

/// No dice are thrown here: the machine stops at each throw.
class StopAtDice final : public DiceSource {
public:
    bool roll(int, int, int*) override { return false; }
};

class OddsRun {
public:
    OddsRun(const Situation& situation, const OddsRequest& request, std::vector<FactRef> facts)
        : m_situation(situation), m_program(situation.program()), m_request(request), m_liveness(situation.program(), slotsOf(facts))
    {
        m_odds.facts = std::move(facts);
    }

    Result<Odds> run()
    {
        StepMachine start(m_situation);
        start.recording = false;
        if (const Result<void> advanced = advance(std::move(start), 1); !advanced) return Error{advanced.error()};
        while (!m_waiting.empty()) {
            auto bucket = m_waiting.extract(m_waiting.begin());
            for (auto& [key, state] : bucket.mapped()) {
                if (const Result<void> thrown = throwDice(state.machine, state.weight); !thrown) return Error{thrown.error()};
            }
        }
        finish();
        return std::move(m_odds);
    }

private:
    struct State {
        StepMachine machine;
        double weight = 0;
    };
    using Key = std::vector<std::int64_t>;
    using Bucket = std::unordered_map<Key, State, WordsHash>;

    static std::vector<SlotId> slotsOf(const std::vector<FactRef>& facts)
    {
        std::vector<SlotId> slots;
        for (const FactRef fact : facts) slots.push_back(fact.slot);
        return slots;
    }

    /// Runs a state on to its next throw or its end, and merges it there.
    Result<void> advance(StepMachine&& machine, double weight)
    {
        if (++m_odds.states > m_request.maxStates) return Error{"the odds would take more than " + std::to_string(m_request.maxStates) + " states; answer more questions, ask for fewer values, or make the units smaller"};
        if (m_request.cancelled && m_request.cancelled->load(std::memory_order_relaxed)) return Error{"cancelled"};
        StopAtDice dice;
        const Pause pause = machine.run(dice);
        if (pause.kind == Pause::Kind::Answer) return Error{"\"" + factName(m_program, pause.fact) + "\" has to be answered first"};
        if (pause.kind == Pause::Kind::Finished) {
            addOutcome(machine, weight);
            return {};
        }
        Bucket& bucket = m_waiting[machine.progress()];
        Key key = keyOf(machine);
        if (const auto met = bucket.find(key); met != bucket.end()) met->second.weight += weight;
        else bucket.emplace(std::move(key), State{std::move(machine), weight});
        return {};
    }

    Key keyOf(const StepMachine& machine) const
    {
        Key key;
        machine.appendControl(key);
        const Frame& frame = machine.frame;
        for (const SlotId slot : m_liveness.before(machine.position())) {
            const Slot& info = m_program.slots[static_cast<std::size_t>(slot)];
            const int rows = info.manyRole < 0 ? 1 : frame.layout.rows(info.manyRole);
            for (int row = 0; row < rows; ++row) {
                const std::size_t at = frame.layout.address(info, row);
                key.push_back(frame.values[at].raw());
                if (!m_liveness.isChanged(slot)) continue;
                key.push_back(frame.changed[at]);
                key.push_back(frame.changed[at] != 0 ? frame.after[at].raw() : 0);
            }
        }
        return key;
    }

    Result<void> throwDice(const StepMachine& machine, double weight)
    {
        const DicePool& pool = machine.pool;
        std::vector<bool> meets;
        for (int face = 1; face <= pool.detail->sides; ++face) meets.push_back(pool.detail->counts && compares(Number(face), pool.detail->comparison, pool.against));
        for (const PoolOutcome& outcome : distribution(pool, meets)) {
            const double share = weight * outcome.probability;
            if (share < negligible) continue;
            StepMachine next = machine;
            next.takeResult(Number::fromWhole(outcome.value));
            if (const Result<void> advanced = advance(std::move(next), share); !advanced) return advanced;
        }
        return {};
    }

    const std::vector<PoolOutcome>& distribution(const DicePool& pool, const std::vector<bool>& meets)
    {
        const auto key = std::tuple(pool.dice, pool.detail->sides, pool.detail->keep, pool.considered, pool.detail->counts, meets);
        const auto found = m_pools.find(key);
        if (found != m_pools.end()) return found->second;
        return m_pools.emplace(key, poolDistribution(pool.dice, pool.detail->sides, pool.detail->keep, pool.considered, pool.detail->counts, meets)).first->second;
    }

    Value reported(const StepMachine& machine, FactRef fact) const
    {
        const Slot& slot = m_program.slots[static_cast<std::size_t>(fact.slot)];
        const Value known = machine.frame.afterEffects(fact);
        if (!known.isUnknown() || slot.formula < 0) return known;
        Frame frame = machine.frame;
        for (std::size_t at = 0; at < frame.values.size(); ++at) {
            if (frame.changed[at] != 0) frame.values[at] = frame.after[at];
        }
        if (slot.manyRole >= 0) frame.rows[static_cast<std::size_t>(slot.manyRole)].current = fact.row;
        EvaluationNotes notes;
        return Evaluator(frame, notes).value(slot.formula);
    }

    void addOutcome(const StepMachine& machine, double weight)
    {
        Key key;
        std::vector<Value> values;
        for (const FactRef fact : m_odds.facts) {
            values.push_back(reported(machine, fact));
            key.push_back(values.back().raw());
        }
        const std::string refused = machine.refused ? machine.refusal() : std::string();
        OddsOutcome& outcome = m_outcomes[{key, refused}];
        outcome.values = std::move(values);
        outcome.refused = refused;
        outcome.probability += weight;
    }

    void finish()
    {
        double sum = 0;
        for (const auto& [key, outcome] : m_outcomes) sum += outcome.probability;
        for (auto& [key, outcome] : m_outcomes) {
            outcome.probability /= sum;
            m_odds.outcomes.push_back(std::move(outcome));
        }
    }

    const Situation& m_situation;
    const Program& m_program;
    const OddsRequest& m_request;
    Liveness m_liveness;
    std::map<std::vector<std::uint32_t>, Bucket> m_waiting;  ///< by how far they have come: the hindmost first, so that states meet
    std::map<std::tuple<int, int, Keep, int, bool, std::vector<bool>>, std::vector<PoolOutcome>> m_pools;
    std::map<std::pair<Key, std::string>, OddsOutcome> m_outcomes;
    Odds m_odds;
};

Result<std::vector<FactRef>> factsAsked(const Situation& situation, const std::vector<std::string>& names)
{
    std::vector<FactRef> facts;
    for (const std::string& name : names) {
        const Result<FactRef> fact = findFact(situation.program(), name);
        if (!fact) return Error{fact.error()};
        const Slot& slot = situation.program().slots[static_cast<std::size_t>(fact->slot)];
        if (slot.manyRole >= 0 && fact->row >= situation.layout().rows(slot.manyRole)) return Error{"there is no row for \"" + name + "\""};
        facts.push_back(*fact);
    }
    return facts;
}

}  // namespace

std::vector<FactRef> tellingResults(const Situation& situation)
{
    const Program& program = situation.program();
    std::vector<FactRef> told;
    std::vector<FactRef> last;
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        if (slot.kind != SlotKind::Result || !slot.shown || slot.asked) continue;
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            if (slot.told) told.push_back({static_cast<SlotId>(i), row});
            else if (!slot.consulted) last.push_back({static_cast<SlotId>(i), row});
        }
    }
    return told.empty() ? last : told;
}

Result<Odds> computeOdds(const Situation& situation, const OddsRequest& request)
{
    Result<std::vector<FactRef>> facts = factsAsked(situation, request.of);
    if (!facts) return Error{facts.error()};
    return OddsRun(situation, request, request.of.empty() ? tellingResults(situation) : std::move(*facts)).run();
}

}  // namespace drumhead
