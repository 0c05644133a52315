#include "drumhead/game/scenario/editing/map_edits.hpp"

#include "drumhead/base/length.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

ScenarioMapItem& itemAt(ScenarioMap& map, int item) { return map.items[static_cast<std::size_t>(item)]; }

bool isItem(const ScenarioMap& map, int item) { return item >= 0 && static_cast<std::size_t>(item) < map.items.size(); }

bool isCorner(const ScenarioMap& map, int item, int corner)
{
    return isItem(map, item) && corner >= 0
        && static_cast<std::size_t>(corner) < map.items[static_cast<std::size_t>(item)].points.size();
}

MapPoint onTable(const ScenarioMap& map, MapPoint at)
{
    return {std::clamp(at.x, 0, map.width), std::clamp(at.y, 0, map.height)};
}

std::size_t mostCorners(MapFeature feature) { return formOf(feature) == MapForm::Point ? 1 : ScenarioMap::maxPoints; }

}  // namespace

ScenarioMap emptyMap(const Ruleset& ruleset)
{
    ScenarioMap map;
    map.unit = isLengthUnit(ruleset.distanceUnit) ? ruleset.distanceUnit : "cm";
    const std::optional<Number> inch = convertLength(Number(1), "in", map.unit);
    const double inches = inch ? inch->toDouble() : 1;
    const bool isMetric = inches > 1;
    const double foot = isMetric ? 30 * inches / 2.54 : 12 * inches;
    map.width = static_cast<int>(std::lround(6 * foot));
    map.height = static_cast<int>(std::lround(4 * foot));
    return map;
}

int addMapItem(ScenarioMap& map, ScenarioMapItem item)
{
    if (map.items.size() >= ScenarioMap::maxItems || item.points.size() < leastPoints(item.feature)
        || item.points.size() > mostCorners(item.feature))
        return -1;
    for (MapPoint& each : item.points) each = onTable(map, each);
    map.items.push_back(std::move(item));
    return static_cast<int>(map.items.size()) - 1;
}

void removeMapItems(ScenarioMap& map, const std::vector<int>& items)
{
    for (int i = static_cast<int>(map.items.size()) - 1; i >= 0; --i) {
        if (std::find(items.begin(), items.end(), i) != items.end()) map.items.erase(map.items.begin() + i);
    }
}

std::vector<int> duplicateMapItems(ScenarioMap& map, const std::vector<int>& items, int by)
{
    std::vector<int> copies;
    for (const int each : items) {
        if (!isItem(map, each)) continue;
        if (const int copy = addMapItem(map, itemAt(map, each)); copy >= 0) copies.push_back(copy);
    }
    moveMapItems(map, copies, {by, by});
    return copies;
}

int shiftMapItem(ScenarioMap& map, int item, int by)
{
    const int to = item + by;
    if (!isItem(map, item) || !isItem(map, to)) return item;
    std::swap(itemAt(map, item), itemAt(map, to));
    return to;
}

void moveMapItems(ScenarioMap& map, const std::vector<int>& items, MapPoint by)
{
    MapPoint least{-ScenarioMap::maxLength, -ScenarioMap::maxLength},
        most{ScenarioMap::maxLength, ScenarioMap::maxLength};
    for (const int each : items) {
        if (!isItem(map, each)) continue;
        for (const MapPoint& at : itemAt(map, each).points) {
            least = {std::max(least.x, -at.x), std::max(least.y, -at.y)};
            most = {std::min(most.x, map.width - at.x), std::min(most.y, map.height - at.y)};
        }
    }
    if (least.x > most.x || least.y > most.y) return;
    const MapPoint far{std::clamp(by.x, least.x, most.x), std::clamp(by.y, least.y, most.y)};
    for (const int each : items) {
        if (!isItem(map, each)) continue;
        for (MapPoint& at : itemAt(map, each).points) at = {at.x + far.x, at.y + far.y};
    }
}

void moveMapCorner(ScenarioMap& map, int item, int corner, MapPoint to)
{
    if (isCorner(map, item, corner)) itemAt(map, item).points[static_cast<std::size_t>(corner)] = onTable(map, to);
}

bool insertMapCorner(ScenarioMap& map, int item, int after, MapPoint at)
{
    if (!isCorner(map, item, after)) return false;
    ScenarioMapItem& grown = itemAt(map, item);
    if (grown.points.size() >= mostCorners(grown.feature)) return false;
    grown.points.insert(grown.points.begin() + after + 1, onTable(map, at));
    return true;
}

bool removeMapCorner(ScenarioMap& map, int item, int corner)
{
    if (!isCorner(map, item, corner)) return false;
    ScenarioMapItem& shrunk = itemAt(map, item);
    if (shrunk.points.size() <= leastPoints(shrunk.feature)) return false;
    shrunk.points.erase(shrunk.points.begin() + corner);
    return true;
}

void setMapFeature(ScenarioMap& map, int item, MapFeature feature)
{
    if (!isItem(map, item)) return;
    ScenarioMapItem& changed = itemAt(map, item);
    changed.feature = feature;
    if (changed.points.size() > mostCorners(feature)) changed.points.resize(mostCorners(feature));
    const MapPoint last = changed.points.empty() ? MapPoint{} : changed.points.back();
    const int step = std::max(1, std::min(map.width, map.height) / 12);
    const MapPoint around[] = {{step, 0}, {0, step}};
    for (std::size_t i = 0; changed.points.size() < leastPoints(feature); ++i)
        changed.points.push_back(onTable(map, {last.x + around[i % 2].x, last.y + around[i % 2].y}));
}

void resizeMap(ScenarioMap& map, int width, int height)
{
    map.width = std::clamp(width, 1, ScenarioMap::maxLength);
    map.height = std::clamp(height, 1, ScenarioMap::maxLength);
    for (ScenarioMapItem& each : map.items) {
        for (MapPoint& at : each.points) at = onTable(map, at);
    }
}

std::string mapPointsText(const std::vector<MapPoint>& points)
{
    std::string text;
    for (const MapPoint& each : points)
        text += (text.empty() ? "" : " ") + std::to_string(each.x) + "," + std::to_string(each.y);
    return text;
}

std::vector<MapPoint> mapPointsFrom(const std::string& text, MapFeature feature)
{
    std::vector<int> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9') continue;
        int number = 0;
        for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i)
            number = std::min(number * 10 + (text[i] - '0'), ScenarioMap::maxLength);
        numbers.push_back(number);
    }
    std::vector<MapPoint> points;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) points.push_back({numbers[i], numbers[i + 1]});
    const bool fits =
        numbers.size() % 2 == 0 && points.size() >= leastPoints(feature) && points.size() <= mostCorners(feature);
    return fits ? points : std::vector<MapPoint>();
}

}  // namespace drumhead
