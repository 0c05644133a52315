#pragma once

#include "drumhead/game/scenario/scenario_map.hpp"

#include <string>
#include <vector>

namespace drumhead {

struct Ruleset;

// Changes to a map as the editor makes them: functions on a value. After each of them every point lies on the table,
// and every item has as many points as its kind needs. Items are meant by their index.

/// An empty table of a usual size, in the length by which the rules measure.
[[nodiscard]] ScenarioMap emptyMap(const Ruleset& ruleset);

/// Adds an item on top and returns its index; -1 where it has too few points, too many, or the map is full.
int addMapItem(ScenarioMap& map, ScenarioMapItem item);
void removeMapItems(ScenarioMap& map, const std::vector<int>& items);
/// Copies items, each `by` further across and down, on top of all; returns the indices of the copies.
std::vector<int> duplicateMapItems(ScenarioMap& map, const std::vector<int>& items, int by);
/// Moves an item among the others by one place, upwards (1) or downwards (-1); returns its new index.
int shiftMapItem(ScenarioMap& map, int item, int by);

/// Moves items together, as far as the table allows.
void moveMapItems(ScenarioMap& map, const std::vector<int>& items, MapPoint by);
void moveMapCorner(ScenarioMap& map, int item, int corner, MapPoint to);
/// Puts a corner between another one and the next; false where there is no room for more.
bool insertMapCorner(ScenarioMap& map, int item, int after, MapPoint at);
/// False where the item needs the corner.
bool removeMapCorner(ScenarioMap& map, int item, int corner);
/// Makes it another kind; corners that this kind can't have are dropped or made.
void setMapFeature(ScenarioMap& map, int item, MapFeature feature);

/// What lies beyond the new edges is moved to them.
void resizeMap(ScenarioMap& map, int width, int height);

/// "20,30 70,20 80,50"; reading it takes any marks between the numbers. Empty where they are no pairs, or too few or
/// too many for that kind.
[[nodiscard]] std::string mapPointsText(const std::vector<MapPoint>& points);
[[nodiscard]] std::vector<MapPoint> mapPointsFrom(const std::string& text, MapFeature feature);

}  // namespace drumhead
