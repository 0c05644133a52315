#pragma once

#include "drumhead/charts/map_sketch.hpp"

#include <optional>
#include <string>
#include <vector>

namespace drumhead {

struct Scenario;

/// What is drawn on the map of a scenario.
struct ScenarioMapItem {
    MapFeature feature = MapFeature::Text;
    std::string name;
    std::vector<MapPoint> points;
    std::string side;       ///< whose it is, or empty
    bool isSecret = false;  ///< for the referee and that side alone

    friend bool operator==(const ScenarioMapItem&, const ScenarioMapItem&) = default;
};

/// The table of a scenario, seen from above: not where units stand, which the table itself shows.
struct ScenarioMap {
    static constexpr std::size_t maxItems = 400;
    static constexpr std::size_t maxPoints = 200;  ///< of one item
    static constexpr int maxLength = 10'000;

    int width = 0;  ///< in the unit
    int height = 0;
    std::string unit;
    int north = 0;  ///< in degrees clockwise from up
    std::vector<ScenarioMapItem> items;
    std::optional<EmbeddedPicture> picture;  ///< beneath all, stretched to the table; seen by everybody

    friend bool operator==(const ScenarioMap&, const ScenarioMap&) = default;
};

/// Who looks at a map.
struct MapReader {
    enum class Kind {
        Referee,  ///< sees everything
        Side,     ///< sees what is open to all, and its own
        Players,  ///< all of them together: what is open to all
    };
    Kind kind = Kind::Referee;
    std::string side = {};
};

/// The map as drawn for one reader; without items and of no size where the scenario has none.
[[nodiscard]] MapSketch mapSketch(const Scenario& scenario, const MapReader& reader);

}  // namespace drumhead
