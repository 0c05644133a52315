#pragma once

#include "drumhead/game/scenario/scenario_map.hpp"

#include <vector>

namespace drumhead::app {

/// Puts items of a map on the clipboard: for this map, another one, and as lines for any text.
void copyMapItems(const std::vector<ScenarioMapItem>& items);
/// What lies there, or nothing. Sides and points are those of the map that it was copied from.
[[nodiscard]] std::vector<ScenarioMapItem> copiedMapItems();

}  // namespace drumhead::app
