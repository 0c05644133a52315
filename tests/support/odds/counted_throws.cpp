#include "counted_throws.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace drumhead::test {

namespace {

using Wide = Fraction::Wide;

Wide times(Wide a, Wide b)
{
    if (a != 0 && b > ~Wide{0} / a) throw std::overflow_error("a number of throws outgrew 128 bits");
    return a * b;
}

/// Neighbouring faces that are worth the same.
struct FaceRun {
    int face = 1;
    int size = 1;
    std::int64_t worth = 0;
};

bool meets(int face, Comparison comparison, Value against)
{
    if (!against.isSet()) return comparison == Comparison::Not;
    const std::int64_t ticks = std::int64_t{face} * Number::ticksPerOne;
    const std::int64_t other = against.number().ticks();
    switch (comparison) {
    case Comparison::Is: return ticks == other;
    case Comparison::Not: return ticks != other;
    case Comparison::AtLeast: return ticks >= other;
    case Comparison::AtMost: return ticks <= other;
    case Comparison::Above: return ticks > other;
    case Comparison::Below: return ticks < other;
    }
    return false;
}

std::vector<FaceRun> faceRuns(const ThrownPool& pool)
{
    std::vector<FaceRun> runs;
    for (int face = 1; face <= pool.detail->sides; ++face) {
        const std::int64_t worth = !pool.detail->counts          ? face
            : meets(face, pool.detail->comparison, pool.against) ? 1
                                                                 : 0;
        if (!runs.empty() && runs.back().worth == worth) ++runs.back().size;
        else runs.push_back({face, 1, worth});
    }
    return runs;
}

class Counting {
public:
    Counting(const ThrownPool& pool, std::size_t mostWays)
        : m_pool(pool), m_runs(faceRuns(pool)), m_showing(m_runs.size(), 0), m_left(mostWays)
    {
        const std::int64_t kept = pool.kept.isSet() ? pool.kept.number().floor() : 0;
        m_considered = pool.detail->keep == Keep::All ? pool.dice : std::clamp<std::int64_t>(kept, 0, pool.dice);
    }

    std::vector<ThrowResult> run()
    {
        if (!share(0, m_pool.dice, 1)) return {};
        Wide all = 1;
        for (int die = 0; die < m_pool.dice; ++die) all = times(all, static_cast<Wide>(m_pool.detail->sides));
        std::vector<ThrowResult> results;
        for (const auto& [value, found] : m_found)
            results.push_back({value, Fraction(found.ways, all), faces(found.showing)});
        return results;
    }

private:
    struct Found {
        Wide ways = 0;
        std::vector<int> showing;
    };

    /// Shares the dice that are left out over this run of faces and those after it. False: too many ways.
    bool share(std::size_t run, int left, Wide ways)
    {
        if (run + 1 == m_runs.size()) {
            m_showing[run] = left;
            return note(times(ways, raised(m_runs[run].size, left)));
        }
        Wide chosen = 1;  // in how many ways so many of the dice that are left show it
        for (int dice = 0; dice <= left; ++dice) {
            m_showing[run] = dice;
            if (!share(run + 1, left - dice, times(times(ways, chosen), raised(m_runs[run].size, dice)))) return false;
            chosen = times(chosen, static_cast<Wide>(left - dice)) / static_cast<Wide>(dice + 1);
        }
        return true;
    }

    static Wide raised(int base, int exponent)
    {
        Wide result = 1;
        for (int i = 0; i < exponent; ++i) result = times(result, static_cast<Wide>(base));
        return result;
    }

    bool note(Wide ways)
    {
        if (m_left == 0) return false;
        --m_left;
        Found& found = m_found[value()];
        if (found.showing.empty()) found.showing = m_showing;
        found.ways += ways;
        return true;
    }

    std::int64_t value() const
    {
        std::int64_t sum = 0;
        std::int64_t room = m_considered;
        const std::size_t runs = m_runs.size();
        for (std::size_t i = 0; i < runs && room > 0; ++i) {
            const std::size_t at = m_pool.detail->keep == Keep::Highest ? runs - 1 - i : i;
            const std::int64_t taken = std::min<std::int64_t>(room, m_showing[at]);
            sum += taken * m_runs[at].worth;
            room -= taken;
        }
        return sum;
    }

    std::vector<int> faces(const std::vector<int>& showing) const
    {
        std::vector<int> list;
        for (std::size_t i = 0; i < showing.size(); ++i)
            list.insert(list.end(), static_cast<std::size_t>(showing[i]), m_runs[i].face);
        return list;
    }

    const ThrownPool& m_pool;
    std::vector<FaceRun> m_runs;
    std::vector<int> m_showing;
    std::size_t m_left;
    std::int64_t m_considered = 0;
    std::map<std::int64_t, Found> m_found;
};

}  // namespace

std::vector<ThrowResult> countThrows(const ThrownPool& pool, std::size_t mostWays)
{
    return Counting(pool, mostWays).run();
}

}  // namespace drumhead::test
