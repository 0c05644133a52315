#pragma once

#include "charts/map_labels.hpp"
#include "drumhead/charts/map_sketch.hpp"

#include <vector>

namespace drumhead {

using MapPath = std::vector<MapPlace>;

[[nodiscard]] bool isInside(const MapPath& area, MapPlace at);
/// The mean of all corners.
[[nodiscard]] MapPlace middleOf(const MapPath& path);
/// From a straight line between two places to a third.
[[nodiscard]] double distanceTo(MapPlace from, MapPlace to, MapPlace place);

/// Where the name of an item with these points may stand, the best places first: the base line's middle of a name that
/// is twice `half` wide, in type of that size. There is at least one point.
[[nodiscard]] MapPath namePlaces(MapFeature feature, const MapPath& points, double half, double size);

}  // namespace drumhead
