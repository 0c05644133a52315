// A sketch map as shapes: areas have a pattern of small signs, lines differ by their stroke.
#include "drumhead/charts/map_sketch.hpp"

#include "charts/chart_text.hpp"

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

struct At {
    double x = 0;
    double y = 0;
};

using Path = std::vector<At>;

bool isInside(const Path& area, At at)
{
    bool inside = false;
    for (std::size_t i = 0, j = area.size() - 1; i < area.size(); j = i++) {
        const bool crosses = (area[i].y > at.y) != (area[j].y > at.y);
        if (crosses && at.x < (area[j].x - area[i].x) * (at.y - area[i].y) / (area[j].y - area[i].y) + area[i].x)
            inside = !inside;
    }
    return inside;
}

At middleOf(const Path& path)
{
    At sum;
    for (const At& each : path) {
        sum.x += each.x;
        sum.y += each.y;
    }
    const double count = static_cast<double>(std::max<std::size_t>(path.size(), 1));
    return {sum.x / count, sum.y / count};
}

class MapArtist {
public:
    MapArtist(const MapSketch& map, double width, double pointSize)
        : m_map(map), m_scale(width / std::max(map.width, 1)), m_size(pointSize)
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
        for (const MapSketch::Item& each : m_map.items) name(each);
        if (around == MapFrame::Table) frame();
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
        case MapFeature::Wood: return sown(points, Tone::Grey, [this](At at) { tree(at); });
        case MapFeature::Marsh: return sown(points, Tone::Pale, [this](At at) { reed(at); });
        case MapFeature::Field: return sown(points, Tone::Pale, [this](At at) { dot(at, m_size * 0.12, Tone::Grey); });
        case MapFeature::Village: return sown(points, Tone::Pale, [this](At at) { house(at); });
        case MapFeature::Water: return path(points, true, Tone::Pale, 0.8, false, 0, true);
        case MapFeature::Zone: return path(points, true, Tone::Side, 1.2, true, item.look);
        case MapFeature::Road: return road(points);
        case MapFeature::River: return path(points, false, Tone::Pale, m_size * 0.5);
        case MapFeature::Wall: return path(points, false, Tone::Ink, 2.0);
        case MapFeature::Ford: return ford(points.front());
        case MapFeature::Bridge: return bridge(points.front());
        case MapFeature::Objective:
            dot(points.front(), m_size * 1.1, Tone::Ink, 0, false);
            return dot(points.front(), m_size * 0.4, Tone::Ink);
        case MapFeature::Start: return dot(points.front(), m_size * 0.8, Tone::Side, item.look);
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
    void sown(const Path& area, Tone outline, Sign sign)
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
        path(points, false, Tone::Grey, m_size * 0.34);
        path(points, false, Tone::Ground, m_size * 0.2);
    }

    void ford(At at)
    {
        for (const double x : {-0.3, 0.0, 0.3})
            path({{at.x + x * m_size, at.y - m_size * 0.5}, {at.x + x * m_size, at.y + m_size * 0.5}}, false, Tone::Ink,
                 0.8, true);
    }

    void bridge(At at)
    {
        for (const double x : {-0.3, 0.3})
            path({{at.x + x * m_size * 1.3, at.y - m_size * 0.6},
                  {at.x + x * m_size, at.y - m_size * 0.4},
                  {at.x + x * m_size, at.y + m_size * 0.4},
                  {at.x + x * m_size * 1.3, at.y + m_size * 0.6}},
                 false, Tone::Ink, 1.2);
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
        path({{at.x + way.x * length, at.y + way.y * length},
              {at.x - way.y * half, at.y + way.x * half},
              {at.x + way.y * half, at.y - way.x * half}},
             true, Tone::Side, 0.8, false, look, true);
    }

    /// At the left end of its lower edge, where it is in nobody's way.
    [[nodiscard]] At underlined(const Path& zone) const
    {
        At corner = zone.front();
        for (const At& each : zone) corner = {std::min(corner.x, each.x), std::max(corner.y, each.y)};
        return {corner.x, corner.y - m_size * 0.5};
    }

    /// Names stand in the middle of areas and lines, below points, and within the table.
    void name(const MapSketch::Item& item)
    {
        const Path points = placed(item);
        if (points.empty() || item.name.empty()) return;
        const MapForm form = formOf(item.feature);
        At at = form == MapForm::Line ? points[points.size() / 2] : middleOf(points);
        if (form == MapForm::Line) at.y -= m_size * 0.5;
        else if (item.feature == MapFeature::Zone) at = underlined(points);
        else if (form == MapForm::Point && item.feature != MapFeature::Text) at.y += m_size * 1.5;
        else at.y += m_size * 0.35;
        const double room = m_map.width * m_scale;
        const std::string words =
            cutTo(item.name, static_cast<std::size_t>(std::max(room / (m_size * letterWidth), 4.0)));
        const double half = static_cast<double>(characters(words)) * m_size * letterWidth / 2;
        at.x = std::clamp(at.x, std::min(half, room / 2), std::max(room - half, room / 2));
        at.y = std::clamp(at.y, m_size, std::max(m_map.height * m_scale - 2, m_size));
        const bool isBold = item.feature == MapFeature::Objective || item.feature == MapFeature::Village;
        ground({at.x - half - 1, at.y - m_size * 0.85}, {2 * half + 2, m_size * 1.1});
        text(at, words, isBold);
    }

    /// What lies beneath a name is left out, so that it can be read.
    void ground(At at, At size)
    {
        Shape shape;
        shape.kind = Shape::Kind::Box;
        shape.x = at.x;
        shape.y = at.y;
        shape.width = size.x;
        shape.height = size.y;
        shape.tone = Tone::Ground;
        m_drawing.shapes.push_back(std::move(shape));
    }

    /// The edge of the table, north, and how long a stretch is.
    void frame()
    {
        const double right = m_map.width * m_scale;
        const double bottom = m_map.height * m_scale;
        path({{0, 0}, {right, 0}, {right, bottom}, {0, bottom}}, true, Tone::Ink, 1.2);
        const At at{right - m_size * 1.6, m_size * 2.2};
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
    ChartDrawing m_drawing;
};

}  // namespace

ChartDrawing drawMap(const MapSketch& map, double width, double pointSize, MapFrame frame)
{
    return MapArtist(map, width, pointSize).draw(frame);
}

}  // namespace drumhead
