// A sketch map as shapes: areas have a pattern of small signs, lines differ by their stroke.
#include "drumhead/charts/map_sketch.hpp"

#include "charts/chart_text.hpp"
#include "charts/map_labels.hpp"
#include "charts/map_places.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

MapForm formOf(MapFeature feature)
{
    if (feature <= MapFeature::Zone) return MapForm::Area;
    return feature <= MapFeature::Wall ? MapForm::Line : MapForm::Point;
}

std::size_t leastPoints(MapFeature feature)
{
    switch (formOf(feature)) {
    case MapForm::Area: return 3;
    case MapForm::Line: return 2;
    case MapForm::Point: break;
    }
    return 1;
}

namespace {

using Shape = ChartDrawing::Shape;
using Tone = ChartDrawing::Tone;
using Align = Shape::Align;

constexpr double pi = 3.14159265358979323846;
constexpr double lightSign = 0.12;  // a tree beneath a name is missed less than a house
constexpr double heavySign = 0.4;

using At = MapPlace;
using Path = std::vector<At>;

class MapArtist {
public:
    MapArtist(const MapSketch& map, double width, double pointSize)
        : m_map(map), m_scale(width / std::max(map.width, 1)), m_size(pointSize),
          m_labels(width, map.height * m_scale, pointSize)
    {
        m_drawing.width = width;
        m_drawing.height = map.height * m_scale + pointSize * 1.8;
        m_drawing.pointSize = pointSize;
        m_drawing.title = map.title;
    }

    ChartDrawing draw(MapFrame around)
    {
        if (m_map.picture)
            m_drawing.beneath = ChartDrawing::Beneath{*m_map.picture, m_map.width * m_scale, m_map.height * m_scale};
        for (const MapForm form : {MapForm::Area, MapForm::Line, MapForm::Point}) {
            for (const MapSketch::Item& each : m_map.items) {
                if (formOf(each.feature) == form) item(each);
            }
        }
        if (around == MapFrame::Table) frame();
        names();
        return std::move(m_drawing);
    }

private:
    [[nodiscard]] Path placed(const MapSketch::Item& item) const
    {
        Path path;
        for (const MapPoint& each : item.points) path.push_back({each.x * m_scale, each.y * m_scale});
        return path;
    }

    void path(const Path& points, bool closed, Tone tone, double stroke, bool dashed = false, int look = 0,
              bool filled = false)
    {
        Shape shape;
        shape.kind = Shape::Kind::Path;
        for (const At& each : points) shape.points.emplace_back(each.x, each.y);
        shape.closed = closed;
        shape.tone = tone;
        shape.stroke = stroke;
        shape.dashed = dashed;
        shape.look = look;
        shape.filled = filled;
        m_drawing.shapes.push_back(std::move(shape));
    }

    void dot(At at, double size, Tone tone, int look = 0, bool filled = true)
    {
        Shape shape;
        shape.kind = Shape::Kind::Dot;
        shape.x = at.x;
        shape.y = at.y;
        shape.width = shape.height = size;
        shape.tone = tone;
        shape.look = look;
        shape.filled = filled;
        m_drawing.shapes.push_back(std::move(shape));
    }

    void text(At at, const std::string& words, bool bold, Align align = Align::Centre)
    {
        if (words.empty()) return;
        Shape shape;
        shape.halo = align == Align::Centre;  // it stands on the map
        shape.kind = Shape::Kind::Text;
        shape.x = at.x;
        shape.y = at.y;
        shape.text = words;
        shape.bold = bold;
        shape.align = align;
        m_drawing.shapes.push_back(std::move(shape));
    }

    void item(const MapSketch::Item& item)
    {
        const Path points = placed(item);
        if (points.empty()) return;
        switch (item.feature) {
        case MapFeature::Hill: return hill(points);
        case MapFeature::Wood: return sown(points, Tone::Grey, lightSign, [this](At at) { tree(at); });
        case MapFeature::Marsh: return sown(points, Tone::Pale, lightSign, [this](At at) { reed(at); });
        case MapFeature::Field:
            return sown(points, Tone::Pale, lightSign, [this](At at) { dot(at, m_size * 0.12, Tone::Grey); });
        case MapFeature::Village: return sown(points, Tone::Pale, heavySign, [this](At at) { house(at); });
        case MapFeature::Water: return path(points, true, Tone::Pale, 0.8, false, 0, true);
        case MapFeature::Zone: return path(points, true, Tone::Side, 1.2, true, item.look);
        case MapFeature::Road: return road(points);
        case MapFeature::River: return path(points, false, Tone::Pale, thicknessOf(item.feature));
        case MapFeature::Wall: return path(points, false, Tone::Ink, 2.0);
        case MapFeature::Ford: keepFree(points.front(), m_size * 0.55); return ford(points.front());
        case MapFeature::Bridge: keepFree(points.front(), m_size * 0.65); return bridge(points.front());
        case MapFeature::Objective:
            keepFree(points.front(), m_size * 0.6);
            dot(points.front(), m_size * 1.1, Tone::Ink, 0, false);
            return dot(points.front(), m_size * 0.4, Tone::Ink);
        case MapFeature::Start:
            keepFree(points.front(), m_size * 0.45);
            return dot(points.front(), m_size * 0.8, Tone::Side, item.look);
        case MapFeature::Arrival: return arrow(points.front(), item.look);
        case MapFeature::Text: break;
        }
    }

    /// Contour lines: the foot and, smaller, the height.
    void hill(const Path& foot)
    {
        path(foot, true, Tone::Grey, 1.2);
        const At middle = middleOf(foot);
        Path top;
        for (const At& each : foot)
            top.push_back({middle.x + (each.x - middle.x) * 0.6, middle.y + (each.y - middle.y) * 0.6});
        path(top, true, Tone::Grey, 0.7);
        for (std::size_t i = 0; i < foot.size(); ++i) {
            const At& at = foot[i];
            path({at, {at.x + (top[i].x - at.x) * 0.4, at.y + (top[i].y - at.y) * 0.4}}, false, Tone::Grey, 0.7);
        }
    }

    /// An outline with signs strewn inside, in rows that are shifted against each other.
    template <typename Sign>
    void sown(const Path& area, Tone outline, double weight, Sign sign)
    {
        constexpr int most = 4000;       // places that one area looks at
        constexpr int mostOfAll = 8000;  // signs of all areas together, however many there are
        path(area, true, outline, 0.8);
        const auto [left, right] =
            std::minmax_element(area.begin(), area.end(), [](const At& a, const At& b) { return a.x < b.x; });
        const auto [top, bottom] =
            std::minmax_element(area.begin(), area.end(), [](const At& a, const At& b) { return a.y < b.y; });
        const double step = m_size * 1.1;
        int count = 0;
        int row = 0;
        for (double y = top->y + step / 2; y < bottom->y; y += step, ++row) {
            for (double x = left->x + (row % 2 == 0 ? step / 2 : step); x < right->x; x += step) {
                if (++count > most || m_signs >= mostOfAll) return;
                if (!isInside(area, {x, y})) continue;
                ++m_signs;
                m_labels.addSign({x, y}, weight);
                sign(At{x, y});
            }
        }
    }

    void tree(At at)
    {
        dot({at.x, at.y - m_size * 0.1}, m_size * 0.42, Tone::Grey, 0, false);
        path({{at.x, at.y + m_size * 0.1}, {at.x, at.y + m_size * 0.3}}, false, Tone::Grey, 0.6);
    }

    void reed(At at)
    {
        path({{at.x - m_size * 0.3, at.y}, {at.x + m_size * 0.3, at.y}}, false, Tone::Grey, 0.6);
        path({{at.x, at.y}, {at.x, at.y - m_size * 0.25}}, false, Tone::Grey, 0.6);
    }

    void house(At at)
    {
        const double half = m_size * 0.24;
        path({{at.x - half, at.y - half},
              {at.x + half, at.y - half},
              {at.x + half, at.y + half},
              {at.x - half, at.y + half}},
             true, Tone::Ink, 0.5, false, 0, true);
    }

    void road(const Path& points)
    {
        path(points, false, Tone::Grey, thicknessOf(MapFeature::Road));
        path(points, false, Tone::Ground, m_size * 0.2);
    }

    [[nodiscard]] double thicknessOf(MapFeature line) const
    {
        if (line == MapFeature::River) return m_size * 0.5;
        return line == MapFeature::Road ? m_size * 0.34 : 2.0;
    }

    void ford(At at)
    {
        for (const double x : {-0.3, 0.0, 0.3})
            path({{at.x + x * m_size, at.y - m_size * 0.5}, {at.x + x * m_size, at.y + m_size * 0.5}}, false, Tone::Ink,
                 0.8, true);
    }

    /// Along the road that leads over it, or else across the river.
    void bridge(At at)
    {
        const At way = wayOver(at);
        const auto turned = [&](double along, double beside) {
            return At{at.x + m_size * (way.x * along - way.y * beside),
                      at.y + m_size * (way.y * along + way.x * beside)};
        };
        for (const double side : {-0.3, 0.3})
            path({turned(-0.6, side * 1.3), turned(-0.4, side), turned(0.4, side), turned(0.6, side * 1.3)}, false,
                 Tone::Ink, 1.2);
    }

    /// The direction of a bridge, as a vector of length 1.
    [[nodiscard]] At wayOver(At bridge) const
    {
        At way{0, 1};
        double least = m_size * 2;  // what is farther off has nothing to do with it
        for (const MapFeature feature : {MapFeature::River, MapFeature::Road}) {
            for (const MapSketch::Item& each : m_map.items) {
                if (each.feature != feature) continue;
                const Path points = placed(each);
                for (std::size_t i = 0; i + 1 < points.size(); ++i) {
                    const At along{points[i + 1].x - points[i].x, points[i + 1].y - points[i].y};
                    const double length = std::hypot(along.x, along.y);
                    const double away = distanceTo(points[i], points[i + 1], bridge);
                    if (length == 0 || away >= least) continue;
                    least = away;
                    way = feature == MapFeature::Road ? At{along.x / length, along.y / length}
                                                      : At{-along.y / length, along.x / length};
                }
            }
            least = m_size;  // a road nearby goes before the river
        }
        return way;
    }

    void keepFree(At middle, double half)
    {
        m_labels.keepFree({middle.x - half, middle.y - half, middle.x + half, middle.y + half});
    }

    /// From the nearest edge of the table inwards.
    void arrow(At at, int look)
    {
        const double right = m_map.width * m_scale;
        const double bottom = m_map.height * m_scale;
        const double nearest = std::min({at.x, at.y, right - at.x, bottom - at.y});
        const At way = nearest == at.x ? At{1, 0}
            : nearest == at.y          ? At{0, 1}
            : nearest == right - at.x  ? At{-1, 0}
                                       : At{0, -1};
        const double length = m_size * 1.4;
        const double half = m_size * 0.45;
        keepFree({at.x + way.x * length / 2, at.y + way.y * length / 2}, length / 2);
        path({{at.x + way.x * length, at.y + way.y * length},
              {at.x - way.y * half, at.y + way.x * half},
              {at.x + way.y * half, at.y - way.x * half}},
             true, Tone::Side, 0.8, false, look, true);
    }

    /// Signs and lines first, so that names keep clear of them; then those names first that have the least choice.
    void names()
    {
        for (const MapSketch::Item& each : m_map.items) {
            if (formOf(each.feature) != MapForm::Point) addLines(each);
        }
        for (const bool isFixed : {true, false}) {
            for (const MapForm form : {MapForm::Point, MapForm::Area, MapForm::Line}) {
                for (const MapSketch::Item& each : m_map.items) {
                    if (formOf(each.feature) == form && (each.feature == MapFeature::Text) == isFixed) name(each);
                }
            }
        }
    }

    void addLines(const MapSketch::Item& item)
    {
        constexpr double heavy = 4;
        constexpr double light = 2;
        Path points = placed(item);
        const bool isArea = formOf(item.feature) == MapForm::Area;
        if (isArea && !points.empty()) points.push_back(points.front());
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            m_labels.addLine(points[i], points[i + 1], isArea ? light : heavy, isArea ? 0 : thicknessOf(item.feature));
    }

    /// Where there is no room for a name, for its first letters.
    void name(const MapSketch::Item& item)
    {
        constexpr double least = 8 * letterWidth;
        const Path points = placed(item);
        if (points.empty() || item.name.empty()) return;
        constexpr double edges = 6;   // points
        constexpr double part = 0.7;  // of the map, since a name may be all wide letters
        const double room = (m_map.width * m_scale - edges) * part;
        const double most = std::max(room / m_size, 4 * letterWidth);
        const bool isBold = item.feature == MapFeature::Objective || item.feature == MapFeature::Village;
        const Weight weight = isBold ? Weight::Bold : Weight::Normal;
        for (const double length : {most, std::min(most, least)}) {
            const std::string words = cutToWidth(item.name, length, weight);
            const double half = widthInType(words, weight) * m_size / 2;
            const std::optional<At> at = m_labels.place(namePlaces(item.feature, points, half, m_size), half);
            if (!at) continue;
            return text(*at, words, isBold);
        }
    }

    /// The edge of the table, north, and how long a stretch is.
    void frame()
    {
        const double right = m_map.width * m_scale;
        const double bottom = m_map.height * m_scale;
        path({{0, 0}, {right, 0}, {right, bottom}, {0, bottom}}, true, Tone::Ink, 1.2);
        const At at{right - m_size * 1.6, m_size * 2.2};
        keepFree(at, m_size * 2.2);
        const double turn = m_map.north * pi / 180;
        const At up{std::sin(turn) * m_size, -std::cos(turn) * m_size};
        const At side{up.y * 0.4, -up.x * 0.4};
        path({{at.x - up.x, at.y - up.y}, {at.x + up.x, at.y + up.y}}, false, Tone::Ink, 1.2);
        path({{at.x + up.x, at.y + up.y},
              {at.x + up.x * 0.3 + side.x, at.y + up.y * 0.3 + side.y},
              {at.x + up.x * 0.3 - side.x, at.y + up.y * 0.3 - side.y}},
             true, Tone::Ink, 0.8, false, 0, true);
        text({at.x - up.x * 1.7, at.y - up.y * 1.7 + m_size * 0.35}, "N", true);
        const int stretch = stretchOf(m_map.width);
        const double below = bottom + m_size * 1.2;
        path({{0, below - m_size * 0.3},
              {0, below},
              {stretch * m_scale, below},
              {stretch * m_scale, below - m_size * 0.3}},
             false, Tone::Ink, 1.0);
        const std::string unit = m_map.unit.empty() ? "" : " " + m_map.unit;
        text({stretch * m_scale + m_size * 0.6, below}, std::to_string(stretch) + unit, false, Align::Left);
        text({right, below}, std::to_string(m_map.width) + " × " + std::to_string(m_map.height) + unit, false,
             Align::Right);
    }

    /// A round length of about a tenth to a fifth of the table.
    static int stretchOf(int width)
    {
        int stretch = 1;
        for (const int each : {1, 2, 5, 6, 10, 12, 20, 30, 50, 100, 200, 500, 1000, 2000}) {
            if (each * 6 <= width) stretch = each;
        }
        return stretch;
    }

    const MapSketch& m_map;
    double m_scale;
    double m_size;
    int m_signs = 0;  ///< strewn so far
    MapLabels m_labels;
    ChartDrawing m_drawing;
};

}  // namespace

ChartDrawing drawMap(const MapSketch& map, double width, double pointSize, MapFrame frame)
{
    return MapArtist(map, width, pointSize).draw(frame);
}

}  // namespace drumhead
