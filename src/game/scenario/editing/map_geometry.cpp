#include "drumhead/game/scenario/editing/map_geometry.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace drumhead {

namespace {

constexpr double nowhereNear = std::numeric_limits<double>::infinity();

double distance(MapPlace one, MapPlace other) { return std::hypot(one.x - other.x, one.y - other.y); }

MapPlace placeOf(MapPoint point) { return {static_cast<double>(point.x), static_cast<double>(point.y)}; }

/// The nearest place between two corners.
MapPlace nearestBetween(MapPoint from, MapPoint to, MapPlace at)
{
    const double dx = to.x - from.x, dy = to.y - from.y;
    const double length = dx * dx + dy * dy;
    const double share = length > 0 ? std::clamp(((at.x - from.x) * dx + (at.y - from.y) * dy) / length, 0.0, 1.0) : 0;
    return {from.x + share * dx, from.y + share * dy};
}

bool isInside(const std::vector<MapPoint>& area, MapPlace at)
{
    bool inside = false;
    for (std::size_t i = 0, j = area.size() - 1; i < area.size(); j = i++) {
        const MapPlace one = placeOf(area[i]), other = placeOf(area[j]);
        const bool crosses = (one.y > at.y) != (other.y > at.y);
        if (crosses && at.x < (other.x - one.x) * (at.y - one.y) / (other.y - one.y) + one.x) inside = !inside;
    }
    return inside;
}

/// The edges of an item, of an area the last one back to its first corner.
std::size_t edgesOf(const ScenarioMapItem& item)
{
    const std::size_t corners = item.points.size();
    switch (formOf(item.feature)) {
    case MapForm::Area: return corners;
    case MapForm::Line: return corners > 0 ? corners - 1 : 0;
    case MapForm::Point: break;
    }
    return 0;
}

MapHit outlineAt(const ScenarioMapItem& item, int index, MapPlace at, double reach)
{
    MapHit hit;
    double nearest = reach;
    for (std::size_t i = 0; i < item.points.size(); ++i) {
        const double here = distance(placeOf(item.points[i]), at);
        if (here > nearest) continue;
        nearest = here;
        hit = {index, static_cast<int>(i), -1};
    }
    if (hit.item >= 0) return hit;
    for (std::size_t i = 0; i < edgesOf(item); ++i) {
        const MapPoint next = item.points[(i + 1) % item.points.size()];
        const double here = distance(nearestBetween(item.points[i], next, at), at);
        if (here > nearest) continue;
        nearest = here;
        hit = {index, -1, static_cast<int>(i)};
    }
    return hit;
}

/// The nearest corner of another item within reach, or none.
std::optional<MapPoint> cornerNear(const ScenarioMap& map, MapPlace at, double reach, int without)
{
    std::optional<MapPoint> found;
    double nearest = reach;
    for (std::size_t i = 0; i < map.items.size(); ++i) {
        if (static_cast<int>(i) == without) continue;
        for (const MapPoint& each : map.items[i].points) {
            const double here = distance(placeOf(each), at);
            if (here > nearest) continue;
            nearest = here;
            found = each;
        }
    }
    return found;
}

/// The nearest place of a river within reach, or of a road where there is no river.
std::optional<MapPlace> wayNear(const ScenarioMap& map, MapPlace at, double reach)
{
    for (const MapFeature way : {MapFeature::River, MapFeature::Road}) {
        std::optional<MapPlace> found;
        double nearest = reach;
        for (const ScenarioMapItem& each : map.items) {
            if (each.feature != way) continue;
            for (std::size_t i = 0; i + 1 < each.points.size(); ++i) {
                const MapPlace place = nearestBetween(each.points[i], each.points[i + 1], at);
                if (distance(place, at) > nearest) continue;
                nearest = distance(place, at);
                found = place;
            }
        }
        if (found) return found;
    }
    return std::nullopt;
}

}  // namespace

MapHit mapItemAt(const ScenarioMap& map, MapPlace at, double reach, const std::vector<int>& first)
{
    for (const int each : first) {
        if (each < 0 || static_cast<std::size_t>(each) >= map.items.size()) continue;
        if (const MapHit hit = outlineAt(map.items[static_cast<std::size_t>(each)], each, at, reach); hit.item >= 0)
            return hit;
    }
    const int last = static_cast<int>(map.items.size()) - 1;
    for (int i = last; i >= 0; --i) {
        if (const MapHit hit = outlineAt(map.items[static_cast<std::size_t>(i)], i, at, reach); hit.item >= 0)
            return hit;
    }
    for (int i = last; i >= 0; --i) {
        const ScenarioMapItem& item = map.items[static_cast<std::size_t>(i)];
        if (formOf(item.feature) == MapForm::Area && !item.points.empty() && isInside(item.points, at))
            return {i, -1, -1};
    }
    return {};
}

MapPoint onMapGrid(const ScenarioMap& map, MapPlace at, int step)
{
    const double grid = std::max(step, 1);
    const auto nearest = [grid](double value, int most) {
        const double low = std::clamp(std::round(value / grid) * grid, 0.0, static_cast<double>(most));
        return static_cast<int>(std::abs(most - value) < std::abs(low - value) ? most : low);
    };
    return {nearest(at.x, map.width), nearest(at.y, map.height)};
}

MapPoint snappedOnMap(const ScenarioMap& map, MapFeature feature, MapPlace at, double reach, int step, int without)
{
    if (feature == MapFeature::Ford || feature == MapFeature::Bridge) {
        if (const std::optional<MapPlace> way = wayNear(map, at, reach)) return onMapGrid(map, *way, 1);
    }
    const bool drawn = formOf(feature) != MapForm::Point;
    if (const std::optional<MapPoint> corner = drawn ? cornerNear(map, at, reach, without) : std::nullopt)
        return *corner;
    return onMapGrid(map, at, step);
}

}  // namespace drumhead
