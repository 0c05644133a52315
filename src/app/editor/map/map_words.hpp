#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace drumhead::app {

/// One kind of thing on a map, as people call it, and the letter that begins to draw it.
struct MapKind {
    MapFeature feature = MapFeature::Text;
    QString name;
    QChar letter;
};
/// All of them, in the order of the tools.
[[nodiscard]] const std::vector<MapKind>& mapKinds();
[[nodiscard]] const MapKind& mapKind(MapFeature feature);
[[nodiscard]] std::optional<MapFeature> mapFeatureOfLetter(QChar letter);

/// "Wood: Galgenberg, Austria's, secret": an item in a line.
[[nodiscard]] QString mapItemText(const ScenarioMapItem& item, const Scenario& scenario);

}  // namespace drumhead::app
