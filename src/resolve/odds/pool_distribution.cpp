#include "resolve/odds/pool_distribution.hpp"

#include "resolve/machine/values/evaluator.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace drumhead {

namespace {

bool keepsSome(const PoolShape& shape) { return shape.keep != Keep::All && shape.considered != shape.dice; }

/// Works out one distribution, and gives up once it is cancelled. `Chance`: double or Fraction.
template <typename Chance>
class PoolCounter {
public:
    PoolCounter(const PoolShape& shape, const std::stop_token& cancelled) : m_shape(shape), m_cancelled(cancelled)
    {
        for (int face = 1; face <= shape.sides; ++face)
            m_worth.push_back(!shape.counts ? face : compares(Number(face), shape.comparison, shape.against) ? 1 : 0);
    }

    /// The values with their chances, ascending; empty if cancelled.
    std::vector<PoolOutcomeOf<Chance>> count()
    {
        if (!m_shape.left.empty()) return drawn();
        if (!m_shape.parts.empty() || keepsSome(m_shape)) return byFaces();
        const std::vector<Chance> chances = m_shape.counts ? counted() : total();
        std::vector<PoolOutcomeOf<Chance>> outcomes;
        for (std::size_t value = 0; value < chances.size() && !m_ended; ++value) {
            if (chances[value] > 0) outcomes.push_back({static_cast<std::int64_t>(value), chances[value]});
        }
        return outcomes;
    }

private:
    bool ended() { return m_ended = m_ended || m_cancelled.stop_requested(); }

    /// One die more, whose chance to show it is p: by sums of positive numbers only, so that nothing is lost.
    static void addDie(std::vector<Chance>& row, const Chance& p)
    {
        const Chance rest = 1 - p;
        row.emplace_back(0);
        for (std::size_t k = row.size() - 1; k > 0; --k) row[k] = row[k] * rest + row[k - 1] * p;
        row[0] *= rest;
    }

    [[nodiscard]] int open() const { return m_shape.dice - static_cast<int>(m_shape.fixed.size()); }
    [[nodiscard]] int worthOf(int face) const { return m_worth[static_cast<std::size_t>(face - 1)]; }

    /// The result of the dice that are settled.
    [[nodiscard]] std::vector<Chance> fixedTotal() const
    {
        std::size_t sum = 0;
        for (const int face : m_shape.fixed) sum += static_cast<std::size_t>(worthOf(face));
        std::vector<Chance> row(sum + 1, Chance(0));
        row[sum] = 1;
        return row;
    }

    /// A card of those that are left, or the one that is settled.
    std::vector<PoolOutcomeOf<Chance>> drawn() const
    {
        if (!m_shape.fixed.empty()) return {{m_shape.fixed.front(), Chance(1)}};
        int total = 0;
        for (const int each : m_shape.left) total += each;
        std::vector<PoolOutcomeOf<Chance>> outcomes;
        for (std::size_t i = 0; i < m_shape.left.size(); ++i) {
            if (m_shape.left[i] > 0)
                outcomes.push_back({static_cast<std::int64_t>(i) + 1, Chance(m_shape.left[i]) / total});
        }
        return outcomes;
    }

    /// How many of the dice count: the binomial law.
    std::vector<Chance> counted()
    {
        int met = 0;
        for (const int each : m_worth) met += each;
        std::vector<Chance> row = fixedTotal();
        for (int die = 0; die < open() && !ended(); ++die) addDie(row, Chance(met) / m_shape.sides);
        return row;
    }

    /// Adds up all dice, one after the other.
    std::vector<Chance> total()
    {
        const auto sides = static_cast<std::size_t>(m_shape.sides);
        std::vector<Chance> sum = fixedTotal();
        for (int die = 0; die < open(); ++die) {
            std::vector<Chance> next(sum.size() + sides, Chance(0));
            for (std::size_t value = 0; value < sum.size() && !ended(); ++value) {
                const Chance share = sum[value] / m_shape.sides;
                for (std::size_t face = 1; share > 0 && face <= sides; ++face) next[value + face] += share;
            }
            sum = std::move(next);
        }
        return sum;
    }

    /// Neighbouring faces, in the order in which dice are kept, that are worth the same.
    struct FaceRun {
        int face = 1;
        int size = 1;
        int fixed = 0;           ///< dice that are not open and show one of them
        std::int64_t worth = 0;  ///< what each die that shows it adds, but for dice by rank
    };

    [[nodiscard]] std::vector<FaceRun> faceRuns() const
    {
        std::vector<FaceRun> runs;
        for (int i = 0; i < m_shape.sides; ++i) {
            FaceRun run;
            run.face = m_shape.keep == Keep::Highest ? m_shape.sides - i : i + 1;
            run.fixed = static_cast<int>(std::count(m_shape.fixed.begin(), m_shape.fixed.end(), run.face));
            if (m_shape.parts.empty()) run.worth = worthOf(run.face);
            for (const PoolPart& part : m_shape.parts) {
                if (std::binary_search(part.faces.begin(), part.faces.end(), run.face)) run.worth += part.weight;
            }
            if (runs.empty() || m_shape.ranks || runs.back().worth != run.worth) {
                runs.push_back(run);
            } else {
                ++runs.back().size;
                runs.back().fixed += run.fixed;
            }
        }
        return runs;
    }

    /// What dice that show a run of faces add, if so many are kept before them and so many there are.
    [[nodiscard]] std::int64_t worthOf(const FaceRun& run, int before, int dice) const
    {
        if (!m_shape.ranks) return run.worth * std::clamp(m_shape.considered - before, 0, dice);
        std::int64_t worth = 0;
        const int ranks = std::min(static_cast<int>(m_shape.parts.size()), m_shape.considered);
        for (int rank = before; rank < std::min(before + dice, ranks); ++rank)
            worth += run.face * m_shape.parts[static_cast<std::size_t>(rank)].weight;
        return worth;
    }

    /// Visits the runs of faces in the order in which dice are kept. At each some of the remaining dice show it; the
    /// first of these are kept while any may be. A state is the number of remaining dice and the value so far.
    std::vector<PoolOutcomeOf<Chance>> byFaces()
    {
        const int dice = open();
        std::vector<std::map<std::int64_t, Chance>> states(static_cast<std::size_t>(dice) + 1);
        states.back()[0] = 1;
        int sides = m_shape.sides;
        int passed = 0;  // of those that are not open
        for (const FaceRun& run : faceRuns()) {
            std::vector<std::map<std::int64_t, Chance>> next(states.size());
            const Chance chance = Chance(run.size) / sides;
            std::vector<Chance> showing(1, Chance(1));
            for (int left = 0; left <= dice; ++left) {
                if (left > 0) addDie(showing, chance);
                const int before = dice - left + passed;
                for (int k = 0; k <= left && !ended(); ++k) {
                    const Chance& share = showing[static_cast<std::size_t>(k)];
                    const std::int64_t worth = worthOf(run, before, k + run.fixed);
                    for (const auto& [value, weight] : states[static_cast<std::size_t>(left)]) {
                        if (share > 0) next[static_cast<std::size_t>(left - k)][value + worth] += weight * share;
                    }
                }
            }
            sides -= run.size;
            passed += run.fixed;
            states = std::move(next);
        }
        std::vector<PoolOutcomeOf<Chance>> outcomes;
        for (const auto& [value, weight] : states.front()) {
            if (!m_ended) outcomes.push_back({value, weight});
        }
        return outcomes;
    }

    const PoolShape& m_shape;
    const std::stop_token& m_cancelled;
    std::vector<int> m_worth;  ///< by face - 1: what it adds
    bool m_ended = false;
};

// Of all distributions of one case together: some seconds at most, and 64 MB each.
constexpr double mostPoolWork = 2e9;
constexpr double mostPoolWords = 8e6;
constexpr std::size_t mostPoolOutcomes = 4'000'000;

/// At most how many common values there are of several counts, or of dice by rank.
double valuesOf(const PoolShape& shape)
{
    double values = 1;
    double ways = shape.ranks ? shape.sides : shape.dice;  // to rise from the value before, or to share the dice
    for (const PoolPart& part : shape.parts) {
        if (part.weight > 0) values *= shape.ranks ? ways : ways + 1;
    }
    return values;
}

/// How many words of eight bytes a distribution takes while it is worked out.
double wordsOf(const PoolShape& shape)
{
    const double dice = shape.dice;
    const double sides = shape.sides;
    if (!shape.parts.empty()) return 12 * valuesOf(shape) + dice;
    if (!keepsSome(shape)) return shape.counts ? dice : 2 * dice * sides;
    return 12 * (dice + 1) * ((shape.counts ? 1 : sides) * shape.considered + 1);
}

/// About how many operations a distribution takes.
double workOf(const PoolShape& shape)
{
    const double dice = shape.dice;
    const double sides = shape.sides;
    if (!shape.parts.empty()) return 10 * (shape.ranks ? sides : 4) * valuesOf(shape) * std::max(dice, 4.0);
    if (keepsSome(shape)) return sides * wordsOf(shape) * dice / 2;
    return shape.counts ? dice * dice : dice * dice * sides * sides / 2;
}

}  // namespace

std::size_t PoolDistributions::Hash::operator()(const PoolShape& shape) const
{
    std::uint64_t hash = static_cast<std::uint64_t>(shape.against.raw());
    for (const int part : {shape.dice, shape.sides, shape.considered, static_cast<int>(shape.keep),
                           static_cast<int>(shape.comparison), shape.counts ? 1 : 0}) {
        hash = (hash ^ static_cast<std::uint64_t>(part)) * 0xff51afd7ed558ccdu;
        hash ^= hash >> 32;
    }
    for (const int each : shape.left) hash = (hash ^ static_cast<std::uint64_t>(each + 1)) * 0xff51afd7ed558ccdu;
    for (const int face : shape.fixed) hash = (hash ^ static_cast<std::uint64_t>(face)) * 0xff51afd7ed558ccdu;
    for (const PoolPart& part : shape.parts) {
        hash = (hash ^ static_cast<std::uint64_t>(part.weight)) * 0xff51afd7ed558ccdu;
        for (const int face : part.faces) hash = (hash ^ static_cast<std::uint64_t>(face)) * 0xff51afd7ed558ccdu;
    }
    return static_cast<std::size_t>(hash);
}

bool PoolDistributions::takesTooMuch(const PoolShape& shape, double work)
{
    m_work += work;
    m_exhausted =
        m_exhausted || m_work > mostPoolWork || wordsOf(shape) > mostPoolWords || m_outcomes > mostPoolOutcomes;
    return m_exhausted;
}

template <typename Chance>
const std::vector<PoolOutcomeOf<Chance>>& PoolDistributions::of(const PoolShape& shape)
{
    Known<Chance>& known = std::get<Known<Chance>>(m_known);
    if (!shape.left.empty()) return known.drawn = PoolCounter<Chance>(shape, m_cancelled).count();
    std::vector<PoolOutcomeOf<Chance>>& outcomes = known.byShape[shape];
    const double words = 1 + shape.dice * std::log2(shape.sides) / 64;  // of a denominator
    const double workOfOne = std::is_same_v<Chance, Fraction> ? 100 + 10 * words * words : 1;
    if (!outcomes.empty() || takesTooMuch(shape, workOf(shape) * workOfOne)) return outcomes;
    outcomes = PoolCounter<Chance>(shape, m_cancelled).count();
    m_outcomes += outcomes.size();
    return outcomes;
}
template const std::vector<PoolOutcomeOf<double>>& PoolDistributions::of(const PoolShape&);
template const std::vector<PoolOutcomeOf<Fraction>>& PoolDistributions::of(const PoolShape&);

}  // namespace drumhead
