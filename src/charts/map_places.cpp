#include "charts/map_places.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

bool isInside(const MapPath& area, MapPlace at)
{
    bool inside = false;
    for (std::size_t i = 0, j = area.size() - 1; i < area.size(); j = i++) {
        const bool crosses = (area[i].y > at.y) != (area[j].y > at.y);
        if (crosses && at.x < (area[j].x - area[i].x) * (at.y - area[i].y) / (area[j].y - area[i].y) + area[i].x)
            inside = !inside;
    }
    return inside;
}

MapPlace middleOf(const MapPath& path)
{
    MapPlace sum;
    for (const MapPlace& each : path) {
        sum.x += each.x;
        sum.y += each.y;
    }
    const double count = static_cast<double>(std::max<std::size_t>(path.size(), 1));
    return {sum.x / count, sum.y / count};
}

double distanceTo(MapPlace from, MapPlace to, MapPlace place)
{
    const MapPlace along{to.x - from.x, to.y - from.y};
    const double square = along.x * along.x + along.y * along.y;
    const double part =
        square == 0 ? 0 : std::clamp(((place.x - from.x) * along.x + (place.y - from.y) * along.y) / square, 0.0, 1.0);
    return std::hypot(from.x + part * along.x - place.x, from.y + part * along.y - place.y);
}

namespace {

// Where the base line is, in sizes of the type.
constexpr double centred = 0.35;  ///< below the middle of a line of type
constexpr double below = 1.2;     ///< below an edge
constexpr double above = -0.5;    ///< above an edge

MapBox boundsOf(const MapPath& path)
{
    MapBox box{path.front().x, path.front().y, path.front().x, path.front().y};
    for (const MapPlace& each : path)
        box = {std::min(box.left, each.x), std::min(box.top, each.y), std::max(box.right, each.x),
               std::max(box.bottom, each.y)};
    return box;
}

/// In the corners of a zone, where they are in nobody's way.
MapPath cornersOf(const MapPath& zone, double half, double size)
{
    constexpr double edge = 4;  // points
    const MapBox box = boundsOf(zone);
    const double high = box.top + size * below;
    const double low = box.bottom + size * above;
    const double first = box.left + half + edge;
    const double last = box.right - half - edge;
    const double middle = (box.left + box.right) / 2;
    return {{first, low}, {first, high}, {last, low}, {last, high}, {middle, low}, {middle, high}};
}

/// In the middle of an area, aside of it, or around the area.
MapPath placesOn(const MapPath& area, double half, double size)
{
    const MapPlace middle = middleOf(area);
    MapPath places = {{middle.x, middle.y + size * centred}};
    for (const double away : {1.2, -1.2, 2.4, -2.4}) {
        const MapPlace at{middle.x, middle.y + size * (centred + away)};
        if (isInside(area, at)) places.push_back(at);
    }
    const MapBox box = boundsOf(area);
    const double width = box.right - box.left;
    for (const double aside : {width / 4, -width / 4}) {
        const MapPlace at{middle.x + aside, middle.y + size * centred};
        if (half < width / 4 && isInside(area, at)) places.push_back(at);
    }
    places.push_back({middle.x, box.bottom + size * below});
    places.push_back({middle.x, box.top + size * above});
    for (const double x : {box.right + half + size * 0.5, box.left - half - size * 0.5})
        places.push_back({x, middle.y + size * centred});
    return places;
}

/// Above, below or beside a line, near its middle first.
MapPath placesAlong(const MapPath& line, double half, double size)
{
    MapPath anchors = {line[line.size() / 2]};
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        for (const double part : {0.25, 0.5, 0.75})
            anchors.push_back(
                {line[i].x + (line[i + 1].x - line[i].x) * part, line[i].y + (line[i + 1].y - line[i].y) * part});
    }
    const MapPlace middle = anchors.front();
    std::stable_sort(anchors.begin(), anchors.end(), [&](MapPlace a, MapPlace b) {
        return std::hypot(a.x - middle.x, a.y - middle.y) < std::hypot(b.x - middle.x, b.y - middle.y);
    });
    MapPath places;
    for (const MapPlace& each : anchors) {
        places.push_back({each.x, each.y + size * (above - 0.1)});
        places.push_back({each.x, each.y + size * (below + 0.1)});
        for (const double side : {half + size * 0.7, -half - size * 0.7}) {
            for (const double down : {centred, -0.3, 1.0})  // beside a steep line, or in the angle of a slanting one
                places.push_back({each.x + side, each.y + size * down});
        }
    }
    return places;
}

/// Below, above or beside a sign.
MapPath placesAround(MapPlace at, double half, double size)
{
    const double aside = half + size * 0.9;
    MapPath places = {{at.x, at.y + size * 1.5}, {at.x, at.y - size * 0.9}};
    for (const double side : {aside, -aside}) places.push_back({at.x + side, at.y + size * centred});
    for (const double side : {aside, -aside}) {
        places.push_back({at.x + side, at.y + size * 1.3});
        places.push_back({at.x + side, at.y - size * 0.7});
    }
    places.push_back({at.x, at.y + size * 2.7});
    places.push_back({at.x, at.y - size * 2.1});
    return places;
}

}  // namespace

MapPath namePlaces(MapFeature feature, const MapPath& points, double half, double size)
{
    if (feature == MapFeature::Zone) return cornersOf(points, half, size);
    switch (formOf(feature)) {
    case MapForm::Area: return placesOn(points, half, size);
    case MapForm::Line: return placesAlong(points, half, size);
    case MapForm::Point: break;
    }
    if (feature != MapFeature::Text) return placesAround(points.front(), half, size);
    const MapPlace at = points.front();
    MapPath places = {{at.x, at.y + size * centred}};
    for (const double away : {1.2, -1.2, 2.0, -2.0}) places.push_back({at.x, at.y + size * (centred + away)});
    return places;
}

}  // namespace drumhead
