#include "charts/map_labels.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

double MapBox::lengthWithin(MapPlace from, MapPlace to) const
{
    double begin = 0;
    double end = 1;
    const auto cut = [&](double start, double way, double low, double high) {
        if (way == 0) return start > low && start < high;
        const double first = (low - start) / way;
        const double second = (high - start) / way;
        begin = std::max(begin, std::min(first, second));
        end = std::min(end, std::max(first, second));
        return true;
    };
    if (!cut(from.x, to.x - from.x, left, right) || !cut(from.y, to.y - from.y, top, bottom)) return 0;
    return std::max(end - begin, 0.0) * std::hypot(to.x - from.x, to.y - from.y);
}

MapBox MapLabels::boxOf(MapPlace at, double half) const
{
    constexpr double rise = 0.85;  // sizes of the type above the base line
    constexpr double fall = 0.25;
    return {at.x - half - 1, at.y - m_size * rise, at.x + half + 1, at.y + m_size * fall};
}

MapPlace MapLabels::onMap(MapPlace at, double half) const
{
    at.x = std::clamp(at.x, std::min(half + 2, m_width / 2), std::max(m_width - half - 2, m_width / 2));
    at.y = std::clamp(at.y, m_size, std::max(m_height - m_size * 0.3, m_size));
    return at;
}

bool MapLabels::isFree(const MapBox& box) const
{
    return std::none_of(m_taken.begin(), m_taken.end(), [&](const MapBox& taken) { return taken.meets(box); });
}

/// What lies along a name is hidden more than what it crosses.
double MapLabels::covered(const MapBox& box) const
{
    constexpr std::size_t crowded = 5000;  // lines or signs; between so many no name stands free
    constexpr double usual = 4;            // sizes of the type: that much of a line counts once more
    if (m_lines.size() + m_signs.size() > crowded) return 0;
    double weight = 0;
    for (const Line& line : m_lines) {
        const double length = box.grown(line.thickness / 2).lengthWithin(line.from, line.to);
        if (length > 0) weight += line.weight * (1 + length / (usual * m_size));
    }
    for (const Sign& sign : m_signs) {
        if (box.holds(sign.at)) weight += sign.weight;
    }
    return weight;
}

std::optional<MapPlace> MapLabels::nearest(MapPlace to, double half) const
{
    constexpr std::size_t crowded = 200;  // names; on such a map nobody reads them any more
    constexpr double ways = 16;
    if (m_names > crowded) return std::nullopt;
    const double farthest = std::hypot(m_width, m_height);
    for (double away = m_size; away < farthest; away += m_size) {
        for (double way = 0; way < ways; ++way) {
            const double angle = way * 2 * std::acos(-1.0) / ways;
            const MapPlace at = onMap({to.x + away * std::sin(angle), to.y + away * std::cos(angle)}, half);
            if (isFree(boxOf(at, half))) return at;
        }
    }
    return std::nullopt;
}

std::optional<MapPlace> MapLabels::place(const std::vector<MapPlace>& places, double half)
{
    constexpr double perPlace = 0.15;  // a crossed stream outweighs thirty places
    std::optional<MapPlace> best;
    double least = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const MapPlace at = onMap(places[i], half);
        const MapBox box = boxOf(at, half);
        if (!isFree(box)) continue;
        const double cost = perPlace * static_cast<double>(i) + covered(box);
        if (best && cost >= least) continue;
        best = at;
        least = cost;
    }
    if (!best && !places.empty() && half < m_noRoomFor) {
        best = nearest(onMap(places.front(), half), half);
        if (!best) m_noRoomFor = half;  // nor will there be for what is as wide, since the map only fills
    }
    if (!best) return best;
    keepFree(boxOf(*best, half));
    ++m_names;
    return best;
}

}  // namespace drumhead
