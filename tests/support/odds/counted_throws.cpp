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
    std::vector<std::int64_t> worth;  ///< for each value
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

std::vector<std::int64_t> worthOf(const ThrownPool& pool, int face)
{
    const RollDetail& detail = *pool.detail;
    if (detail.ranks || !detail.counts) return {face};
    if (detail.parts.empty()) return {meets(face, detail.comparison, pool.against) ? 1 : 0};
    std::vector<std::int64_t> worth;
    for (std::size_t i = 0; i < detail.parts.size(); ++i) {
        const RollPart& part = detail.parts[i];
        const bool met = part.against < 0 ? std::count(part.faces.begin(), part.faces.end(), face) > 0
                                          : meets(face, part.comparison, pool.partsAgainst[i]);
        worth.push_back(met ? 1 : 0);
    }
    return worth;
}

std::vector<FaceRun> faceRuns(const ThrownPool& pool)
{
    std::vector<FaceRun> runs;
    for (int face = 1; face <= pool.sides; ++face) {
        const std::vector<std::int64_t> worth = worthOf(pool, face);
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
        for (int die = 0; die < m_pool.dice; ++die) all = times(all, static_cast<Wide>(m_pool.sides));
        std::vector<ThrowResult> results;
        for (const auto& [values, found] : m_found)
            results.push_back({valuesOf(values), Fraction(found.ways, all), faces(found.showing)});
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
        Found& found = m_found[counted()];
        if (found.showing.empty()) found.showing = m_showing;
        found.ways += ways;
        return true;
    }

    /// What the throw comes to; of dice by rank each of them, 0 where there are fewer.
    std::vector<std::int64_t> counted() const
    {
        const std::size_t parts = m_pool.detail->parts.size();
        std::vector<std::int64_t> all(std::max<std::size_t>(parts, 1), 0);
        std::int64_t room = m_considered;
        const std::size_t runs = m_runs.size();
        std::size_t rank = 0;
        for (std::size_t i = 0; i < runs && room > 0; ++i) {
            const std::size_t at = m_pool.detail->keep == Keep::Highest ? runs - 1 - i : i;
            const std::int64_t taken = std::min<std::int64_t>(room, m_showing[at]);
            room -= taken;
            if (m_pool.detail->ranks) {
                for (std::int64_t die = 0; die < taken; ++die) all[rank++] = m_runs[at].face;
                continue;
            }
            for (std::size_t part = 0; part < all.size(); ++part) all[part] += taken * m_runs[at].worth[part];
        }
        return all;
    }

    std::vector<Value> valuesOf(const std::vector<std::int64_t>& counted) const
    {
        std::vector<Value> values;
        for (const std::int64_t each : counted)
            values.push_back(m_pool.detail->ranks && each == 0 ? Value::none() : Value(Number::fromWhole(each)));
        return values;
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
    std::map<std::vector<std::int64_t>, Found> m_found;
};

}  // namespace

std::vector<ThrowResult> countThrows(const ThrownPool& pool, std::size_t mostWays)
{
    return Counting(pool, mostWays).run();
}

}  // namespace drumhead::test
