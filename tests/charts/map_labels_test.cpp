// Names on a sketch map: none lies on another or on a sign, whatever they are and however crowded it is.
#include "charts/map_labels.hpp"

#include "charts/chart_text.hpp"
#include "drumhead/charts/map_sketch.hpp"
#include "support/catch.hpp"

#include <cmath>

namespace map_labels_test {

using namespace drumhead;
using Catch::Matchers::ContainsSubstring;
using Shape = ChartDrawing::Shape;

namespace {

constexpr double width = 400;
constexpr double size = 9;

MapSketch table()
{
    MapSketch map;
    map.title = "Try";
    map.width = 180;
    map.height = 120;
    map.unit = "cm";
    return map;
}

void add(MapSketch& map, MapFeature feature, const std::string& name, const std::vector<MapPoint>& points)
{
    map.items.push_back({feature, name, points});
}

/// The names that are drawn, with the room that they take.
std::vector<std::pair<std::string, MapBox>> drawnNames(const ChartDrawing& drawing)
{
    std::vector<std::pair<std::string, MapBox>> names;
    for (const Shape& shape : drawing.shapes) {
        if (shape.kind != Shape::Kind::Text || shape.align != Shape::Align::Centre || shape.text == "N") continue;
        const double half = widthInType(shape.text, shape.bold ? Weight::Bold : Weight::Normal) * size / 2;
        names.emplace_back(shape.text, MapLabels(1, 1, size).boxOf({shape.x, shape.y}, half));
    }
    return names;
}

/// How many names are drawn; checks that they keep clear of each other and of the dots.
std::size_t checkClear(const MapSketch& map)
{
    const ChartDrawing drawing = drawMap(map, width, size);
    const auto names = drawnNames(drawing);
    for (std::size_t i = 0; i < names.size(); ++i) {
        INFO(names[i].first);
        CHECK(names[i].second.left >= 0);
        CHECK(names[i].second.right <= width);
        for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(names[i].second.meets(names[j].second));
        for (const Shape& shape : drawing.shapes) {
            const double half = shape.width / 2;
            if (shape.kind == Shape::Kind::Dot && shape.tone == ChartDrawing::Tone::Side)
                CHECK_FALSE(
                    names[i].second.meets(MapBox{shape.x - half, shape.y - half, shape.x + half, shape.y + half}));
        }
    }
    return names.size();
}

}  // namespace

TEST_CASE("names whose places lie together keep clear of each other and of all signs")
{
    MapSketch map = table();
    add(map, MapFeature::Bridge, "The Isar bridge", {{90, 3}});
    add(map, MapFeature::Arrival, "Turn 6", {{82, 0}});
    add(map, MapFeature::Objective, "The road open", {{90, 12}});
    add(map, MapFeature::Arrival, "Turn 4", {{88, 0}});
    add(map, MapFeature::Hill, "Monte Azul", {{60, 20}, {120, 20}, {120, 40}, {60, 40}});
    add(map, MapFeature::Objective, "The chapel", {{90, 29}});
    add(map, MapFeature::River, "The stream", {{0, 60}, {90, 62}, {180, 60}});
    add(map, MapFeature::Road, "Sunken lane", {{90, 0}, {91, 61}, {95, 120}});
    add(map, MapFeature::Start, "Guard", {{100, 62}});
    CHECK(checkClear(map) == 9);
}

TEST_CASE("where a hundred names stand at one point they find room around it")
{
    MapSketch map = table();
    for (int i = 0; i < 100; ++i) add(map, MapFeature::Start, std::to_string(i) + ".", {{90, 60}});
    CHECK(checkClear(map) == 100);
    for (int i = 0; i < 2000; ++i) add(map, MapFeature::Start, "A battalion of the line", {{90, 60}});
    CHECK(checkClear(map) > 100);
}

TEST_CASE("names of any kind are drawn as typed, the longest cut, none on another")
{
    MapSketch map = table();
    for (const std::string& name : {std::string("<b>X</b>"), std::string("=cmd()"), std::string("مرتفع"),
                                    std::string("🐎 🎺"), std::string(300, 'x')})
        for (const MapFeature feature : {MapFeature::Start, MapFeature::Text}) add(map, feature, name, {{90, 60}});
    CHECK(checkClear(map) == 10);
    const std::string svg = chartToSvg(drawMap(map, width, size));
    CHECK_THAT(svg, ContainsSubstring("&lt;b&gt;X&lt;/b&gt;"));
    CHECK_THAT(svg, !ContainsSubstring("<b>"));
    CHECK_THAT(svg, ContainsSubstring("=cmd()"));
    CHECK_THAT(svg, ContainsSubstring("مرتفع"));
    CHECK_THAT(svg, ContainsSubstring("🐎 🎺"));
    CHECK_THAT(svg, ContainsSubstring("xxx…"));
    constexpr double wideLetter = 0.7;  // sizes of the type
    const auto longest = static_cast<std::size_t>(width / size / wideLetter);
    CHECK_THAT(svg, !ContainsSubstring(std::string(longest, 'x')));  // it stays on the map whatever its letters
}

TEST_CASE("a name of wide letters stays on the map as well")
{
    constexpr double boldW = 0.99;  // sizes of the type, in the font of sheets
    for (const auto& [letter, wide] :
         {std::pair<std::string, double>{"W", boldW}, {"m", 0.94}, {"漢", 1.0}, {"🐎", 1.2}}) {
        INFO(letter);
        MapSketch map = table();
        std::string name;
        for (int i = 0; i < 300; ++i) name += letter;
        for (int i = 0; i < 3; ++i)
            add(map, MapFeature::Village, name, {{80, 30 * i}, {100, 30 * i}, {90, 30 * i + 10}});
        const ChartDrawing drawing = drawMap(map, width, size);
        int drawn = 0;
        for (const Shape& shape : drawing.shapes) {
            if (shape.kind != Shape::Kind::Text || !shape.text.starts_with(letter)) continue;
            ++drawn;
            const double half = static_cast<double>(characters(shape.text)) * size * wide / 2;
            CHECK(shape.x - half >= 0);
            CHECK(shape.x + half <= width);
        }
        CHECK(drawn == 3);
    }
}

TEST_CASE("a name stands beside a road rather than on it")
{
    MapSketch map = table();
    add(map, MapFeature::Road, "", {{90, 0}, {90, 120}});
    add(map, MapFeature::Objective, "The churchyard", {{90, 60}});
    const auto names = drawnNames(drawMap(map, width, size));
    REQUIRE(names.size() == 1);
    CHECK(names[0].second.lengthWithin({200, 0}, {200, 266}) == 0);
}

TEST_CASE("a name leaves what lies beneath it, with a halo around its letters")
{
    MapSketch map = table();
    add(map, MapFeature::Wood, "Oak wood", {{60, 40}, {120, 40}, {120, 80}, {60, 80}});
    const ChartDrawing drawing = drawMap(map, width, size);
    for (const Shape& shape : drawing.shapes) {
        CHECK_FALSE((shape.kind == Shape::Kind::Box && shape.tone == ChartDrawing::Tone::Ground));
        if (shape.text == "Oak wood") CHECK(shape.halo);
    }
    CHECK_THAT(chartToSvg(drawing), ContainsSubstring("paint-order=\"stroke\">Oak wood<"));
}

TEST_CASE("a name keeps clear of the whole breadth of a river, whichever way that flows")
{
    constexpr double scale = width / 180;
    constexpr double breadth = size * 0.5;
    for (const std::vector<MapPoint>& course : {std::vector<MapPoint>{{0, 60}, {180, 60}},
                                                {{90, 0}, {90, 120}},
                                                {{0, 0}, {180, 120}},
                                                {{20, 120}, {60, 0}}}) {
        MapSketch map = table();
        add(map, MapFeature::River, "The mill brook", course);
        if (course[0].y == course[1].y) add(map, MapFeature::Text, "Set up here", {course.front()});
        for (const auto& [name, box] : drawnNames(drawMap(map, width, size))) {
            INFO(name);
            CHECK(box.grown(breadth / 2)
                      .lengthWithin({course[0].x * scale, course[0].y * scale},
                                    {course[1].x * scale, course[1].y * scale})
                  == 0);
        }
    }
}

TEST_CASE("the name of a village through which a road leads stands beside it")
{
    MapSketch map = table();
    add(map, MapFeature::Village, "Kirchdorf", {{78, 40}, {103, 40}, {103, 60}, {78, 60}});
    add(map, MapFeature::Road, "", {{90, 0}, {90, 120}});
    const auto names = drawnNames(drawMap(map, width, size));
    REQUIRE(names.size() == 1);
    CHECK(names[0].second.lengthWithin({200, 0}, {200, 266}) == 0);
}

TEST_CASE("a bridge leads along its road, or else across its river")
{
    const auto rail = [](const MapSketch& map) {
        const ChartDrawing drawing = drawMap(map, width, size, MapFrame::None);
        const auto& points = drawing.shapes.back().points;
        return MapPlace{std::abs(points[2].first - points[1].first), std::abs(points[2].second - points[1].second)};
    };
    MapSketch map = table();
    add(map, MapFeature::River, "", {{90, 0}, {90, 120}});
    add(map, MapFeature::Bridge, "", {{90, 60}});
    CHECK(rail(map).x > rail(map).y);
    map.items[0].points = {{0, 60}, {180, 60}};
    CHECK(rail(map).x < rail(map).y);
    add(map, MapFeature::Road, "", {{60, 30}, {120, 90}});
    std::swap(map.items[1], map.items[2]);
    CHECK(rail(map).x == Approx(rail(map).y));
}

}  // namespace map_labels_test
