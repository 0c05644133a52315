#include "support/catch.hpp"

#include "drumhead/charts/chart_drawing.hpp"

namespace chart_test {

using namespace drumhead;
using Catch::Matchers::ContainsSubstring;
using Shape = ChartDrawing::Shape;

namespace {

Chart strengths()
{
    Chart chart{Chart::Kind::Lines, "Strength over the turns", "Turn", {"0", "1", "2"}};
    chart.series = {{"Red", 0, {20, 15, 5}}, {"Blue", 1, {10, 10, 5}}};
    return chart;
}

const Shape* textOf(const ChartDrawing& drawing, const std::string& text)
{
    for (const Shape& shape : drawing.shapes) {
        if (shape.kind == Shape::Kind::Text && shape.text == text) return &shape;
    }
    return nullptr;
}

}  // namespace

TEST_CASE("the lines of a chart have a zero line, names at their ends that never overlap, and patterns")
{
    const ChartDrawing drawing = drawChart(strengths(), 300, 9);
    const Shape* const red = textOf(drawing, "Red 5");
    const Shape* const blue = textOf(drawing, "Blue 5");
    REQUIRE(red);
    REQUIRE(blue);
    CHECK(std::abs(red->y - blue->y) >= 9);
    CHECK(textOf(drawing, "0"));
    CHECK(textOf(drawing, "20"));
    CHECK(chartPattern(0) != chartPattern(1));
    for (const Shape& shape : drawing.shapes) {
        CHECK(shape.x >= 0);
        CHECK(shape.x + shape.width <= 300);
        CHECK(shape.y + shape.height <= drawing.height);
    }
    const std::string svg = chartToSvg(drawing);
    CHECK_THAT(svg, ContainsSubstring("stroke-dasharray"));
    CHECK_THAT(svg, ContainsSubstring("<title>Strength over the turns</title>"));
}

TEST_CASE("bold names at the ends of lines, above bars and behind spans end within the chart")
{
    // The advances of DejaVu Sans Condensed Bold, in sizes of the type.
    constexpr double hanover = 0.753 + 0.607 + 0.641 + 0.618 + 0.587 + 0.610 + 0.444;
    constexpr double figures = 0.313 + 2 * 0.626;
    Chart chart{Chart::Kind::Lines, "Strength", "Turn", {"0", "1"}};
    chart.series = {{"Hanover", 0, {60, 40}}};
    const ChartDrawing lines = drawChart(chart, 300, 9);
    const Shape* const end = textOf(lines, "Hanover 40");
    REQUIRE(end);
    CHECK(end->x + (hanover + figures) * 9 <= 300);
    Chart spans{Chart::Kind::Spans, "Luck", "hits", {}};
    Chart::Span span;
    span.name = "Red";
    span.high = 4;
    span.actual = 40;
    span.said = "Hanover";
    spans.spans = {span};
    const ChartDrawing luck = drawChart(spans, 300, 9);
    const Shape* const said = textOf(luck, "40: Hanover");
    REQUIRE(said);
    CHECK(said->x + (hanover + figures + 0.36) * 9 <= 300);
}

TEST_CASE("a bar is as long as its figure, and what was never there has none")
{
    Chart chart{Chart::Kind::Bars, "Losses", "Arm", {"Foot", "Horse"}};
    chart.series = {{"Red", 0, {4, 2}, {8, 4}}, {"Blue", 1, {0, 1}, {0, 2}}};
    const ChartDrawing drawing = drawChart(chart, 300, 9);
    CHECK(textOf(drawing, "4 of 8"));
    CHECK_FALSE(textOf(drawing, "0 of 0"));
    std::vector<double> widths;
    for (const Shape& shape : drawing.shapes) {
        if (shape.kind == Shape::Kind::Box && shape.tone == ChartDrawing::Tone::Side && shape.width > 9)
            widths.push_back(shape.width);
    }
    REQUIRE(widths.size() == 3);
    CHECK(widths[0] == Approx(widths[1] * 2));
    CHECK(widths[1] == Approx(widths[2] * 2));
    CHECK(chartTable(chart)
          == std::vector<std::vector<std::string>>{
              {"Arm", "Red", "Blue"}, {"Foot", "4 of 8", ""}, {"Horse", "2 of 4", "1 of 2"}});
}

TEST_CASE("what came lies in a chart where its figure says, beside what was likely")
{
    Chart chart{Chart::Kind::Spans, "Luck", "Lost"};
    chart.spans = {{"Red", 0, 2, 5, 8, 10, "bad luck"}};
    const ChartDrawing drawing = drawChart(chart, 300, 9);
    CHECK(textOf(drawing, "10: bad luck"));
    const Shape* range = nullptr;
    const Shape* came = nullptr;
    for (const Shape& shape : drawing.shapes) {
        if (shape.kind == Shape::Kind::Box) range = &shape;
        if (shape.kind == Shape::Kind::Dot) came = &shape;
    }
    REQUIRE(range);
    REQUIRE(came);
    CHECK(came->x > range->x + range->width);
    CHECK(chartTable(chart)[1] == std::vector<std::string>{"Red", "2", "8", "5.00", "10", "bad luck"});
}

TEST_CASE("a name too long to stand beside its line in a chart stands above it, whole")
{
    Chart chart{Chart::Kind::Spans, "Luck", "Lost"};
    chart.spans = {{"Red, units removed from the table", 0, 0, 1, 2, 1, "good luck"}, {"Blue", 0, 0, 1, 2, 1, ""}};
    for (const double width : {200.0, 600.0}) {
        const ChartDrawing drawing = drawChart(chart, width, 9);
        const Shape* const name = textOf(drawing, "Red, units removed from the table");
        const Shape* const said = textOf(drawing, "1: good luck");
        REQUIRE(name);
        REQUIRE(said);
        CHECK((name->y < said->y) == (width < 300));
    }
}

TEST_CASE("names in a chart are text, whatever they look like, and long ones are cut")
{
    Chart chart = strengths();
    chart.series[0].name = "<b>X</b>";
    chart.series[1].name = std::string(300, 'x');
    const ChartDrawing drawing = drawChart(chart, 300, 9);
    const std::string svg = chartToSvg(drawing);
    CHECK(svg.find("<b>") == std::string::npos);
    CHECK_THAT(svg, ContainsSubstring("&lt;b&gt;X"));
    CHECK_THAT(svg, ContainsSubstring("…"));
    for (const Shape& shape : drawing.shapes) CHECK(shape.text.size() < 60);
}

TEST_CASE("a chart takes names of any kind as they were typed")
{
    for (const Chart::Kind kind : {Chart::Kind::Lines, Chart::Kind::Bars, Chart::Kind::Spans}) {
        for (const std::string& name : {std::string("<b>X</b>"), std::string("=cmd()"), std::string("الحرس"),
                                        std::string("🐎 🎺"), std::string(300, 'x')}) {
            INFO(name);
            Chart chart{kind, name, name, {name}};
            chart.series = {{name, 0, {2}, {8}}};
            chart.spans = {{name, 0, 1, 2, 3, 2, name}};
            const std::string svg = chartToSvg(drawChart(chart, 300, 9));
            CHECK(svg.find("<b>") == std::string::npos);
            CHECK_THAT(svg,
                       ContainsSubstring(name.front() == '<'      ? "&lt;b&gt;X&lt;/b&gt;"
                                             : name.size() == 300 ? "xxx…"
                                                                  : name));
        }
    }
}

TEST_CASE("a chart of nothing is drawn without a fault")
{
    for (const Chart::Kind kind : {Chart::Kind::Lines, Chart::Kind::Bars, Chart::Kind::Spans}) {
        const ChartDrawing drawing = drawChart({kind, "Nothing", ""}, 300, 9);
        CHECK(drawing.height >= 0);
        CHECK_THAT(chartToSvg(drawing), ContainsSubstring("</svg>"));
    }
}

}  // namespace chart_test
