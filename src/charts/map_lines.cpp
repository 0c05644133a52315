// What is on a map, in words.
#include "drumhead/base/length.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/charts/map_sketch.hpp"

#include <array>

namespace drumhead {

namespace {

/// In the order of MapFeature.
constexpr std::array<Message, 16> kinds{
    {message("map.hill", "Hill"), message("map.wood", "Wood"), message("map.marsh", "Marsh"),
     message("map.village", "Village"), message("map.field", "Field"), message("map.water", "Water"),
     message("map.zone", "Zone"), message("map.road", "Road"), message("map.river", "River"),
     message("map.wall", "Wall"), message("map.ford", "Ford"), message("map.bridge", "Bridge"),
     message("map.objective", "Objective"), message("map.start", "Start"), message("map.arrival", "Arrival"),
     message("map.text", "Text")}};

}  // namespace

void sayMapIn(const Texts& texts, MapSketch& map)
{
    if (!map.title.empty()) map.title = texts.say("map.of", "Map: {battle}", {{"battle", map.title}});
    map.unit = unitText(texts, map.unit);
    for (MapSketch::Item& each : map.items) each.kind = texts.say(kinds[static_cast<std::size_t>(each.feature)]);
}

std::vector<std::string> mapLines(const MapSketch& map)
{
    std::vector<std::string> lines;
    for (const MapSketch::Item& each : map.items) {
        const std::string kind = each.kind.empty() ? capitalised(mapFeatureWords.word(each.feature)) : each.kind;
        std::string line = each.feature == MapFeature::Text ? capitalised(each.name)
            : each.name.empty()                             ? kind
                                                            : kind + ": " + each.name;
        if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace drumhead
