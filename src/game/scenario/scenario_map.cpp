#include "drumhead/game/scenario/scenario_map.hpp"

#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead {

namespace {

bool isSeen(const ScenarioMapItem& item, const MapReader& reader)
{
    return !item.isSecret || reader.kind == MapReader::Kind::Referee
        || (reader.kind == MapReader::Kind::Side && reader.side == item.side);
}

}  // namespace

MapSketch mapSketch(const Scenario& scenario, const MapReader& reader)
{
    MapSketch sketch;
    if (!scenario.map) return sketch;
    sketch.title = scenario.title;
    sketch.width = scenario.map->width;
    sketch.height = scenario.map->height;
    sketch.unit = scenario.map->unit;
    sketch.north = scenario.map->north;
    sketch.picture = scenario.map->picture;
    for (const ScenarioMapItem& each : scenario.map->items) {
        if (isSeen(each, reader))
            sketch.items.push_back({each.feature, each.name, each.points, sideLook(scenario, each.side)});
    }
    return sketch;
}

}  // namespace drumhead
