// Changes to a map, and what lies where on it.
#include "drumhead/game/scenario/editing/map_edits.hpp"

#include "drumhead/game/scenario/editing/map_geometry.hpp"
#include "drumhead/rules/ruleset.hpp"
#include "support/catch.hpp"

namespace map_edits_test {

using namespace drumhead;
using Points = std::vector<MapPoint>;

namespace {

ScenarioMapItem item(MapFeature feature, Points points)
{
    ScenarioMapItem made;
    made.feature = feature;
    made.points = std::move(points);
    return made;
}

/// 100 by 60: a wood, a river across it, and a ford.
ScenarioMap table()
{
    ScenarioMap map;
    map.width = 100;
    map.height = 60;
    addMapItem(map, item(MapFeature::Wood, {{10, 10}, {40, 10}, {40, 40}, {10, 40}}));
    addMapItem(map, item(MapFeature::River, {{0, 50}, {100, 50}}));
    addMapItem(map, item(MapFeature::Ford, {{70, 50}}));
    return map;
}

}  // namespace

TEST_CASE("an empty map is a table of six feet by four in the length that the rules measure in", "[game]")
{
    const auto mapFor = [](const char* unit) {
        Ruleset rules;
        rules.distanceUnit = unit;
        return emptyMap(rules);
    };
    const ScenarioMap inches = mapFor("in");
    CHECK(inches.width == 72);
    CHECK(inches.height == 48);
    CHECK(inches.unit == "in");
    const ScenarioMap metric = mapFor("cm");
    CHECK(metric.width == 180);
    CHECK(metric.height == 120);
    CHECK(mapFor("paces").unit == "cm");
}

TEST_CASE("what is moved together stops together at the edge of the table", "[game]")
{
    ScenarioMap map = table();
    moveMapItems(map, {0, 2}, {500, -500});
    CHECK(map.items[0].points == Points{{40, 0}, {70, 0}, {70, 30}, {40, 30}});
    CHECK(map.items[2].points == Points{{100, 40}});
    moveMapItems(map, {1}, {5, 0});  // from edge to edge already
    CHECK(map.items[1].points == Points{{0, 50}, {100, 50}});
    moveMapCorner(map, 0, 1, {-3, 999});
    CHECK(map.items[0].points[1] == MapPoint{0, 60});
    moveMapItems(map, {-1, 17}, {1, 1});  // nobody
    moveMapCorner(map, 17, 0, {1, 1});
}

TEST_CASE("an item keeps as many corners as its kind needs", "[game]")
{
    ScenarioMap map = table();
    CHECK(removeMapCorner(map, 0, 0));
    CHECK_FALSE(removeMapCorner(map, 0, 0));  // three are needed
    CHECK_FALSE(removeMapCorner(map, 1, 0));
    CHECK_FALSE(removeMapCorner(map, 2, 0));
    CHECK(insertMapCorner(map, 1, 0, {50, 55}));
    CHECK(map.items[1].points == Points{{0, 50}, {50, 55}, {100, 50}});
    CHECK_FALSE(insertMapCorner(map, 2, 0, {1, 1}));
    setMapFeature(map, 1, MapFeature::Objective);
    CHECK(map.items[1].points == Points{{0, 50}});
    setMapFeature(map, 1, MapFeature::Hill);
    CHECK(map.items[1].points.size() == 3);
    CHECK(addMapItem(map, item(MapFeature::Hill, {{1, 1}, {2, 2}})) == -1);
    CHECK(addMapItem(map, item(MapFeature::Text, {{1, 1}, {2, 2}})) == -1);
}

TEST_CASE("copies lie beside what they are of, and a full map takes no more", "[game]")
{
    ScenarioMap map = table();
    CHECK(duplicateMapItems(map, {0, 2}, 5) == std::vector<int>{3, 4});
    CHECK(map.items[3].points.front() == MapPoint{15, 15});
    CHECK(map.items[4].points.front() == MapPoint{75, 55});
    while (map.items.size() < ScenarioMap::maxItems) map.items.push_back(map.items.front());
    CHECK(duplicateMapItems(map, {0}, 5).empty());
    CHECK(map.items.size() == ScenarioMap::maxItems);
    removeMapItems(map, {0, 2, 3});
    CHECK(map.items.size() == ScenarioMap::maxItems - 3);
    CHECK(map.items[0].feature == MapFeature::River);
    CHECK(shiftMapItem(map, 0, -1) == 0);
    CHECK(shiftMapItem(map, 0, 1) == 1);
    CHECK(map.items[1].feature == MapFeature::River);
}

TEST_CASE("on a smaller table everything is moved to its edge", "[game]")
{
    ScenarioMap map = table();
    resizeMap(map, 30, 20);
    CHECK(map.width == 30);
    for (const ScenarioMapItem& each : map.items) {
        for (const MapPoint& at : each.points) CHECK((at.x <= 30 && at.y <= 20));
    }
    resizeMap(map, 0, 1'000'000);
    CHECK(map.width == 1);
    CHECK(map.height == ScenarioMap::maxLength);
}

TEST_CASE("corners are told and read as text", "[game]")
{
    const Points points{{20, 30}, {70, 20}, {80, 50}};
    CHECK(mapPointsText(points) == "20,30 70,20 80,50");
    CHECK(mapPointsFrom("20,30 70,20 80,50", MapFeature::Wood) == points);
    CHECK(mapPointsFrom(" (20; 30), (70; 20) / 80 50", MapFeature::Wood) == points);
    for (const char* none : {"", "20", "20,30 70", "20,30 70,20", "a b c"}) {
        INFO(none);
        CHECK(mapPointsFrom(none, MapFeature::Wood).empty());
    }
    CHECK(mapPointsFrom("1,2 3,4", MapFeature::Ford).empty());
    CHECK(mapPointsFrom("99999999999999999999,4", MapFeature::Ford) == Points{{ScenarioMap::maxLength, 4}});
}

TEST_CASE("what lies at a place is found by its corners, its outline and its inside", "[game]")
{
    ScenarioMap map = table();
    CHECK(mapItemAt(map, {11, 11}, 3).corner == 0);
    CHECK(mapItemAt(map, {25, 11}, 3).edge == 0);
    CHECK(mapItemAt(map, {9, 25}, 3).edge == 3);  // from the last corner back to the first
    const MapHit inside = mapItemAt(map, {25, 25}, 3);
    CHECK(inside.item == 0);
    CHECK(inside.corner == -1);
    CHECK(inside.edge == -1);
    CHECK(mapItemAt(map, {30, 51}, 3).item == 1);
    CHECK(mapItemAt(map, {70, 50}, 3).item == 2);  // the ford lies above its river
    CHECK(mapItemAt(map, {70, 50}, 3, {1}).item == 1);
    CHECK(mapItemAt(map, {90, 20}, 3).item == -1);
    CHECK(mapItemAt(map, {90, 20}, 3, {-4, 99}).item == -1);
}

TEST_CASE("a new corner goes on the grid, on a corner that is near, and a ford into its river", "[game]")
{
    ScenarioMap map = table();
    map.width = 98;
    CHECK(onMapGrid(map, {52, 27}, 5) == MapPoint{50, 25});
    CHECK(onMapGrid(map, {97.6, 27}, 5) == MapPoint{98, 25});  // the edge, which is on no grid
    CHECK(onMapGrid(map, {-30, 900}, 5) == MapPoint{0, 60});
    CHECK(snappedOnMap(map, MapFeature::Road, {41, 11}, 3, 10) == MapPoint{40, 10});
    CHECK(snappedOnMap(map, MapFeature::Road, {41, 12}, 3, 10, 0) == MapPoint{40, 10});
    CHECK(snappedOnMap(map, MapFeature::Road, {42, 14}, 1, 10) == MapPoint{40, 10});
    CHECK(snappedOnMap(map, MapFeature::Bridge, {33, 52}, 4, 10) == MapPoint{33, 50});
    CHECK(snappedOnMap(map, MapFeature::Bridge, {33, 58}, 4, 10) == MapPoint{30, 60});
    CHECK(snappedOnMap(map, MapFeature::Objective, {41, 12}, 3, 1) == MapPoint{41, 12});
}

}  // namespace map_edits_test
