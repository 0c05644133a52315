#include "by_hand.hpp"
#include "measures.hpp"

#include "drumhead/resolve/machine/resolution.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead::bench {

namespace {

using Counts = std::array<std::int64_t, by_hand::endings>;

Counts sampleByHand(int samples, std::uint64_t seed)
{
    Counts counts{};
    SeededDice dice(seed);
    const by_hand::Charge charge;
    for (int i = 0; i < samples; ++i) ++counts[by_hand::playCharge(charge, dice)];
    return counts;
}

class EngineSampler {
public:
    explicit EngineSampler(const ChargeCase& charge) : m_situation(charge.situation)
    {
        const Result<FactRef> fact = findFact(m_situation.program(), charge.endings.of.front());
        if (!fact) giveUp(fact.error());
        m_ending = *fact;
        const Shape& shape = m_situation.program().slot(m_ending.slot).shape;
        for (std::size_t i = 0; i < by_hand::endings; ++i) {
            const Result<Value> value = parseValue(m_situation.ruleset(), shape, by_hand::endingNames[i]);
            if (!value) giveUp(value.error());
            m_values[i] = *value;
        }
    }

    Counts sample(int samples, std::uint64_t seed) const
    {
        Counts counts{};
        SeededDice dice(seed);
        for (int i = 0; i < samples; ++i) {
            Resolution resolution(m_situation);
            static_cast<void>(resolution.run(dice));
            const auto found = std::find(m_values.begin(), m_values.end(), resolution.value(m_ending));
            ++counts[static_cast<std::size_t>(found - m_values.begin())];
        }
        return counts;
    }

private:
    const Situation& m_situation;
    FactRef m_ending;
    std::array<Value, by_hand::endings> m_values;
};

/// How far the worst of the shares lies from the exact chance.
double worstError(const Counts& counts, int samples)
{
    const auto exact = by_hand::chargeEndings({});
    double worst = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        worst = std::max(worst, std::abs(static_cast<double>(counts[i]) / samples - exact[i]));
    return worst;
}

std::string errorText(double error)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1e", error);
    return text;
}

}  // namespace

Section againstSampling(const Bench& bench)
{
    Section section{"Exact odds of the charge (12 on 16 figures, its endings) against " + std::to_string(bench.samples)
                        + " samples",
                    "exact",
                    "sampled",
                    {},
                    {}};
    const ChargeCase charge = chargeCase(bench);
    const EngineSampler engine(charge);
    constexpr double grossError = 0.05;
    constexpr int fewSamples = 20'000;
    if (worstError(sampleByHand(fewSamples, 1), fewSamples) > grossError
        || worstError(engine.sample(fewSamples, 2), fewSamples) > grossError)
        giveUp("a sampler plays another game");
    if (bench.onlyCheck) return section;

    const auto exact = [&] { keep(oddsOf(charge.situation, charge.endings).outcomes.front().probability); };
    double engineError = 0;
    double handError = 0;
    section.rows.push_back(
        rowOf("sampled by the engine's own resolutions",
              sideBySide(
                  exact, [&] { engineError = worstError(engine.sample(bench.samples, 1756), bench.samples); },
                  bench.effortOfLong)));
    section.rows.push_back(
        rowOf("sampled by C++ written by hand",
              sideBySide(
                  exact, [&] { handError = worstError(sampleByHand(bench.samples, 1757), bench.samples); },
                  bench.effortOfLong)));
    section.notes.push_back("The worst of the seven endings is off by " + errorText(engineError) + " (engine) and "
                            + errorText(handError)
                            + " (by hand) after so many samples; the exact odds by less than 1e-12.");
    return section;
}

}  // namespace drumhead::bench
