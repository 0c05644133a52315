#pragma once

#include "drumhead/base/enum_words.hpp"
#include "drumhead/base/texts.hpp"
#include "drumhead/charts/chart_drawing.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace drumhead {

/// What a sketch map shows.
enum class MapFeature : std::uint8_t {
    Hill,
    Wood,
    Marsh,
    Village,
    Field,
    Water,
    Zone,  ///< where a side may be set up
    Road,
    River,
    Wall,
    Ford,
    Bridge,
    Objective,
    Start,    ///< where a group begins
    Arrival,  ///< where reinforcements come on
    Text,
};
inline constexpr EnumWords<MapFeature, 16> mapFeatureWords{{"hill", "wood", "marsh", "village", "field", "water",
                                                            "zone", "road", "river", "wall", "ford", "bridge",
                                                            "objective", "start", "arrival", "text"}};

enum class MapForm { Area, Line, Point };
[[nodiscard]] MapForm formOf(MapFeature feature);
/// So many points an item of that kind has at least.
[[nodiscard]] std::size_t leastPoints(MapFeature feature);

/// From the upper left corner of the table, in the map's unit; y runs downwards.
struct MapPoint {
    int x = 0;
    int y = 0;

    friend bool operator==(const MapPoint&, const MapPoint&) = default;
};

/// A table seen from above.
struct MapSketch {
    struct Item {
        MapFeature feature = MapFeature::Text;
        std::string name = {};
        std::vector<MapPoint> points = {};  ///< of a point one, of a line two or more, of an area three or more
        int look = 0;                       ///< of a side's own: the number of the side
        std::string kind = {};              ///< "Hill", as a language says it; empty: English
    };
    std::string title;  ///< of the battle; with `sayMapIn` what it shows, for those who can't see it
    int width = 0;
    int height = 0;
    std::string unit;
    int north = 0;  ///< where north is, in degrees clockwise from up
    std::vector<Item> items;
    std::optional<EmbeddedPicture> picture = {};  ///< beneath all, as large as the table
};

/// What stands around the ground: the edge of the table, north and a scale, or nothing.
enum class MapFrame { Table, None };
/// Black on white, with patterns and signs instead of colours; sides in theirs.
[[nodiscard]] ChartDrawing drawMap(const MapSketch& map, double width, double pointSize,
                                   MapFrame frame = MapFrame::Table);
/// Its title, its unit and the kinds of what is on it, in a language; once.
void sayMapIn(const Texts& texts, MapSketch& map);
/// What is on it, a line each: "Hill: Krumbach heights".
[[nodiscard]] std::vector<std::string> mapLines(const MapSketch& map);

}  // namespace drumhead
