// The sketch map of a scenario, read and checked.
#include "game/scenario/scenario_reader.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

std::string wanted(const Texts& texts, MapForm form)
{
    switch (form) {
    case MapForm::Area: return texts.say("fault.three-points", "three points or more");
    case MapForm::Line: return texts.say("fault.two-points", "two points or more");
    case MapForm::Point: break;
    }
    return texts.say("fault.one-point", "one point");
}

class MapReading {
public:
    MapReading(ScenarioContext& context, ScenarioMap& map) : m_context(context), m_map(map) {}

    void read(JsonPlace place)
    {
        m_context.allowKeys(place, {"width", "height", "unit", "north", "picture", "items"});
        m_map.width = m_context.optionalInt(place, "width", 0, 1, ScenarioMap::maxLength);
        m_map.height = m_context.optionalInt(place, "height", 0, 1, ScenarioMap::maxLength);
        for (const char* const key : {"width", "height"}) {
            if (!place.has(key)) m_context.fault(place, {message("fault.map-needs", "a map needs %1"), {aKey(key)}});
        }
        m_map.unit = place.has("unit") ? readName(m_context, place, "unit") : std::string();
        m_map.north = m_context.optionalInt(place, "north", 0, 0, 359);
        if (place.has("picture")) picture(place["picture"]);
        const JsonPlace items = m_context.optionalArray(place, "items");
        if (items.size() > ScenarioMap::maxItems)
            m_context.fault(items,
                            {message("fault.entries", "%1 has more than %2 entries; put some together"),
                             {aKey("items"), aText(std::to_string(ScenarioMap::maxItems))}});
        for (const JsonPlace each : items) {
            if (m_map.items.size() >= ScenarioMap::maxItems) break;
            if (each.isObject()) item(each);
            else
                m_context.fault(each,
                                {message("fault.map-item", "what is drawn on a map is an object with %1 and %2"),
                                 {aKey("kind"), aKey("points")}});
        }
    }

private:
    void picture(JsonPlace place)
    {
        const Result<EmbeddedPicture> read = EmbeddedPicture::fromUri(place.string(), m_context.texts());
        if (read) m_map.picture = *read;
        else m_context.fault(place, {message("fault.about", "%1: %2"), {aKey("picture"), aText(read.error())}});
    }

    void item(JsonPlace place)
    {
        m_context.allowKeys(place, {"kind", "name", "points", "side", "secret"});
        ScenarioMapItem item;
        const std::string kind = m_context.requiredString(place, "kind");
        const std::optional<MapFeature> feature = mapFeatureWords.find(kind);
        if (!feature && !kind.empty()) {
            const std::vector<std::string> words(mapFeatureWords.words.begin(), mapFeatureWords.words.end());
            m_context.fault(place["kind"],
                            {message("fault.map-feature", "a map has no %1"),
                             {aName(kind)},
                             hintFor(kind, words, FaultArgument::Kind::Name)});
        }
        if (place.has("name")) item.name = readName(m_context, place, "name");
        if (place.has("side")) {
            if (const int side = m_context.side(place["side"]); side >= 0) item.side = m_context.entity(side).id;
        }
        item.isSecret = m_context.optionalFlag(place, "secret", false);
        if (item.isSecret && !place.has("side"))
            m_context.fault(
                place["secret"],
                {message("fault.secret", "what is secret belongs to a side: write %1 too"), {aKey("side")}});
        const bool isSound = points(place, item.points);
        if (!feature || !isSound) return;
        item.feature = *feature;
        const std::size_t count = item.points.size();
        const MapForm form = formOf(*feature);
        const bool fits = form == MapForm::Point ? count == 1 : count >= leastPoints(*feature);
        if (fits) m_map.items.push_back(std::move(item));
        else
            m_context.fault(place["points"],
                            {message("fault.points", "%1 has %2, not %3"),
                             {aName(kind), aText(wanted(m_context.texts(), form)), aText(std::to_string(count))}});
    }

    bool points(JsonPlace place, std::vector<MapPoint>& points)
    {
        const JsonPlace list = m_context.optionalArray(place, "points");
        if (!place.has("points")) m_context.fault(place, {message("fault.missing", "%1 is missing"), {aKey("points")}});
        if (list.size() > ScenarioMap::maxPoints) {
            m_context.fault(list,
                            {message("fault.entries", "%1 has more than %2 entries; put some together"),
                             {aKey("points"), aText(std::to_string(ScenarioMap::maxPoints))}});
            return false;
        }
        for (const JsonPlace each : list) {
            const std::optional<MapPoint> at = point(each);
            if (!at) {
                m_context.fault(
                    each,
                    {message("fault.point",
                             "a point is [across, down] in whole numbers on the table, from its upper left corner"),
                     {}});
                return false;
            }
            points.push_back(*at);
        }
        return place.has("points");
    }

    [[nodiscard]] std::optional<MapPoint> point(JsonPlace place) const
    {
        if (!place.isArray() || place.size() != 2) return std::nullopt;
        int values[2] = {};
        std::size_t at = 0;
        for (const JsonPlace each : place) {
            const int length = at == 0 ? m_map.width : m_map.height;
            const int most = length > 0 ? length : ScenarioMap::maxLength;  // a missing length is a fault of its own
            const double number = each.isNumber() ? each.number() : -1;
            if (!(number >= 0 && number <= most) || number != std::floor(number)) return std::nullopt;
            values[at++] = static_cast<int>(number);
        }
        return MapPoint{values[0], values[1]};
    }

    ScenarioContext& m_context;
    ScenarioMap& m_map;
};

}  // namespace

void readMap(ScenarioContext& context, JsonPlace place)
{
    if (!place.exists()) return;
    if (!place.isObject())
        return context.fault(place,
                             {message("fault.object-with", "%1 is an object with %2, %3 and %4"),
                              {aKey("map"), aKey("width"), aKey("height"), aKey("items")}});
    MapReading(context, context.scenario.map.emplace()).read(place);
}

}  // namespace drumhead
