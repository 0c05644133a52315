#pragma once

#include "drumhead/game/scenario/scenario_map.hpp"

#include <optional>
#include <vector>

class QPainter;
class QPalette;
class QTransform;

namespace drumhead::app {

/// What stands over a map while it is edited: what is chosen, and what is being drawn.
struct MapOverlay {
    std::vector<ScenarioMapItem> chosen;  ///< where they are now, while they are moved
    int corner = -1;                      ///< of the only one that is chosen, or -1
    std::optional<MapFeature> drawn;      ///< what is being drawn, or nothing
    std::vector<MapPoint> trace;          ///< its corners so far
    std::optional<MapPoint> cursor;       ///< where the next one goes
    std::optional<MapPoint> across;       ///< the other corner of a box that is pulled open
};

/// `toPixels`: from the table to the painter.
void paintMapOverlay(QPainter& painter, const MapOverlay& overlay, const QTransform& toPixels, const QPalette& palette,
                     double handle);

/// The four corners of a box.
[[nodiscard]] std::vector<MapPoint> boxOf(MapPoint from, MapPoint to);

}  // namespace drumhead::app
