#include "exact_outcomes.hpp"

#include "counted_throws.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <algorithm>
#include <stdexcept>

namespace drumhead::test {

namespace {

/// What is left of a repeat is not followed any further once it weighs less than this.
constexpr double negligible = 1e-16;

/// The faces of one throw, and no more dice.
class OneThrow final : public DiceSource {
public:
    explicit OneThrow(const std::vector<int>& faces) : m_faces(&faces) {}
    bool roll(int, int, int* faces) override
    {
        if (!m_faces) return false;
        std::copy(m_faces->begin(), m_faces->end(), faces);
        m_faces = nullptr;
        return true;
    }
    bool draw(const CardsLeft&, int& card) override { return roll(1, 0, &card); }

private:
    const std::vector<int>* m_faces;
};

class Following {
public:
    Following(const Situation& situation, const std::vector<FactRef>& facts, const ExactLimits& limits)
        : m_facts(facts), m_limits(limits)
    {
        const Program& program = situation.program();
        for (std::size_t i = 0; i < program.slots.size(); ++i) {
            const Slot& slot = program.slots[i];
            if (slot.kind != SlotKind::Fact && slot.kind != SlotKind::Result) continue;
            const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
            for (int row = 0; row < rows; ++row) m_remembered.push_back({static_cast<SlotId>(i), row});
        }
    }

    std::optional<ExactOutcomes> run(const Situation& situation)
    {
        Resolution start(situation);
        NoDice none;
        const Pause pause = start.run(none);
        arrive(std::move(start), pause, Fraction(1, 1));
        while (!m_standing.empty()) {
            ++found.throws;
            for (auto& [key, state] : std::exchange(m_standing, {})) {
                if (!throwDice(state)) return std::nullopt;
            }
            if (standing() < negligible) break;
        }
        found.left = standing();
        return std::move(found);
    }

    ExactOutcomes found;

private:
    struct State {
        Resolution resolution;
        Pause pause;
        Fraction share;
    };

    double standing() const
    {
        double sum = 0;
        for (const auto& [key, state] : m_standing) sum += state.share.toDouble();
        return sum;
    }

    void arrive(Resolution&& resolution, const Pause& pause, const Fraction& share)
    {
        if (pause.kind == Pause::Kind::Finished) {
            found.shares[outcomeId(resolution, m_facts)] += share;
        } else if (pause.kind == Pause::Kind::Answer) {
            found.asked.push_back(pause.fact);
        } else {
            auto key = whereItStands(resolution, pause);
            const auto met = m_standing.find(key);
            if (met != m_standing.end()) met->second.share += share;
            else m_standing.emplace(std::move(key), State{std::move(resolution), pause, share});
        }
    }

    /// Everything that can be seen of a case at a throw. How many throws it has had is the same for all that are
    /// compared.
    std::vector<std::int64_t> whereItStands(const Resolution& resolution, const Pause& pause) const
    {
        const TrailEntry last = resolution.trail().entries.empty() ? TrailEntry() : resolution.trail().entries.back();
        std::vector<std::int64_t> words = {pause.instruction, pause.dice, last.instruction, last.role, last.row};
        for (const FactRef fact : m_remembered) {
            words.push_back(resolution.value(fact).raw());
            words.push_back(resolution.valueAfterEffects(fact).raw());
        }
        return words;
    }

    bool throwDice(const State& state)
    {
        const auto before = state.resolution.trail().entries.size();
        const Program& program = state.resolution.situation().program();
        const RollDetail& detail = program.rollOf(program.code[state.pause.instruction]);
        const std::vector<ThrowResult> results =
            state.pause.deck ? cardsThere(state, detail) : countThrows(poolOf(state, detail), m_limits.ways);
        if (results.empty()) return false;
        for (const ThrowResult& result : results) {
            if (++m_runs > m_limits.runs) return false;
            Resolution next = state.resolution;
            OneThrow dice(result.faces);
            const Pause pause = next.run(dice);
            if (valuesThrown(next, before, state.pause.instruction) != result.values)
                throw std::logic_error("the live machine counts these dice otherwise");
            arrive(std::move(next), pause, state.share.times(result.share));
        }
        return true;
    }

    /// How the dice count is told by the trail of a throw.
    static ThrownPool poolOf(const State& state, const RollDetail& detail)
    {
        Resolution tried = state.resolution;
        const std::vector<int> ones(static_cast<std::size_t>(state.pause.dice), 1);
        OneThrow dice(ones);
        static_cast<void>(tried.run(dice));
        const TrailEntry& entry = thrown(tried, state.resolution.trail().entries.size(), state.pause.instruction);
        const std::vector<Value>& told = tried.trail().pool;
        const Value* behind = told.data() + entry.first + entry.count;
        return {&detail,   state.pause.dice, state.pause.sides,
                behind[0], behind[1],        {behind + 3, behind + 3 + detail.parts.size()}};
    }

    /// Each card that is left, by what the facts of the deck say.
    static std::vector<ThrowResult> cardsThere(const State& state, const RollDetail& detail)
    {
        const std::vector<Card>& cards = state.pause.deck->cards;
        std::vector<Fraction::Wide> left;
        Fraction::Wide all = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const Number gone = state.resolution.value({detail.gone[i], 0}).number();
            left.push_back(static_cast<Fraction::Wide>(cards[i].copies - gone.floor()));
            all += left.back();
        }
        std::vector<ThrowResult> results;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (left[i] > 0)
                results.push_back({{Value::choice(cards[i].id)}, Fraction(left[i], all), {static_cast<int>(i) + 1}});
        }
        return results;
    }

    static std::vector<Value> valuesThrown(const Resolution& resolution, std::size_t since, std::uint32_t instruction)
    {
        const Program& program = resolution.situation().program();
        const RollDetail& detail = program.rollOf(program.code[instruction]);
        const TrailEntry* entry = &thrown(resolution, since, instruction);
        if (detail.parts.empty()) return {entry->value};
        std::vector<Value> values;
        for (std::size_t i = 0; i < detail.parts.size(); ++i) values.push_back((++entry)->value);
        return values;
    }

    static const TrailEntry& thrown(const Resolution& resolution, std::size_t since, std::uint32_t instruction)
    {
        const std::vector<TrailEntry>& entries = resolution.trail().entries;
        for (std::size_t i = since; i < entries.size(); ++i) {
            if (entries[i].kind == TrailKind::Dice && entries[i].instruction == instruction) return entries[i];
        }
        throw std::logic_error("a throw left nothing in the trail");
    }

    const std::vector<FactRef>& m_facts;
    const ExactLimits& m_limits;
    std::vector<FactRef> m_remembered;
    std::map<std::vector<std::int64_t>, State> m_standing;
    std::size_t m_runs = 0;
};

}  // namespace

std::optional<ExactOutcomes> exactOutcomes(const Situation& situation, const std::vector<FactRef>& facts,
                                           const ExactLimits& limits)
{
    try {
        return Following(situation, facts, limits).run(situation);
    } catch (const std::overflow_error&) {
        return std::nullopt;
    }
}

OutcomeId outcomeId(const OddsOutcome& outcome)
{
    if (!outcome.refused.empty()) return {{}, outcome.refused};
    std::vector<std::int64_t> words;
    for (const Value value : outcome.values) words.push_back(value.raw());
    return {std::move(words), ""};
}

OutcomeId outcomeId(const Resolution& resolution, const std::vector<FactRef>& facts)
{
    if (resolution.refused()) {
        const std::string& fault = resolution.trail().fault;
        return {{}, fault.empty() ? makeVerdict(resolution).refused.value_or("") : fault};
    }
    const Program& program = resolution.situation().program();
    std::vector<std::int64_t> words;
    for (const FactRef fact : facts) {
        const bool attribute = program.slot(fact.slot).attribute != nullptr;
        words.push_back((attribute ? resolution.valueAfterEffects(fact) : resolution.value(fact)).raw());
    }
    return {std::move(words), ""};
}

}  // namespace drumhead::test
