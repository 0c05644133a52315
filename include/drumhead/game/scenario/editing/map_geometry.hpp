#pragma once

#include "drumhead/game/scenario/scenario_map.hpp"

#include <optional>

namespace drumhead {

/// A place on the table between its whole units: where a pointer is.
struct MapPlace {
    double x = 0;
    double y = 0;
};

/// What lies at a place.
struct MapHit {
    int item = -1;    ///< index, or -1: the bare table
    int corner = -1;  ///< of the item; -1: not on a corner
    int edge = -1;    ///< the corner after which the outline passes here, or -1
};

/// The uppermost item at a place, within `reach` of its outline or inside of it. Corners and outlines come before the
/// inside of areas, and the items of `first` before all others.
[[nodiscard]] MapHit mapItemAt(const ScenarioMap& map, MapPlace at, double reach, const std::vector<int>& first = {});

/// The nearest point of the grid on the table.
[[nodiscard]] MapPoint onMapGrid(const ScenarioMap& map, MapPlace at, int step);
/// Where a new corner goes: a corner that lies within `reach`, for a ford or bridge the nearest river or road, else the
/// grid. Corners of `without` do not draw it.
[[nodiscard]] MapPoint snappedOnMap(const ScenarioMap& map, MapFeature feature, MapPlace at, double reach, int step,
                                    int without = -1);

}  // namespace drumhead
