// The sketch map of a scenario: read, kept, drawn, and kept from those it is hidden from.
#include "drumhead/game/scenario/scenario.hpp"

#include "game/scenario_rules.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace scenario_map_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* parts = R"({
  "attributes": { "unit": [ { "id": "type", "label": "troop type", "type": "unit-type", "from": "list", "question": "What troops are they?" } ] },
  "unit-types": [ { "id": "guards", "title": "Guards" } ],
  "procedures": [ { "id": "test", "title": "Test", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "say": "{unit} stands." } ] } ] })";

std::string scenarioWith(const std::string& map)
{
    return R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "map": )" + map + R"(, "sides": [
      { "id": "red", "name": "Red", "units": [ { "name": "One", "type": "guards" } ] },
      { "id": "blue", "name": "Blue", "units": [ { "name": "Two", "type": "guards" } ] } ] })";
}

std::shared_ptr<const Ruleset> rules() { return RulesetBuilder::empty().file("parts.json", parts).sound(); }

/// All faults of a map, a line each.
std::string faultsOf(const std::string& map)
{
    const auto ruleset = rules();
    std::string all;
    for (const Diagnostic& each : loadScenario("try.json", scenarioWith(map), *ruleset).diagnostics)
        all += each.message() + "\n";
    return all;
}

constexpr const char* sound = R"({ "width": 180, "height": 120, "unit": "cm", "north": 90, "items": [
  { "kind": "wood", "name": "<b>X</b>", "points": [[10, 10], [60, 10], [60, 60]] },
  { "kind": "river", "points": [[0, 90], [180, 100]] },
  { "kind": "ford", "name": "Hidden ford", "side": "blue", "secret": true, "points": [[50, 92]] },
  { "kind": "start", "name": "Guard", "side": "blue", "points": [[100, 20]] } ] })";

}  // namespace

TEST_CASE("a map is the same after it was written and read", "[game]")
{
    const auto ruleset = rules();
    const Scenario scenario = soundScenario(scenarioWith(sound), *ruleset);
    REQUIRE(scenario.map);
    CHECK(scenario.map->items.size() == 4);
    CHECK(scenario.map->north == 90);
    const LoadedScenario again = loadScenario("again.json", scenarioToJson(scenario, *ruleset), *ruleset);
    REQUIRE(again.usable());
    CHECK(again.scenario->map == scenario.map);
    CHECK_FALSE(soundScenario(R"({ "format": 1, "id": "try", "title": "Trial", "ruleset": "toy", "sides": [
      { "id": "red", "name": "Red" }, { "id": "blue", "name": "Blue" } ] })",
                              *ruleset)
                    .map);
}

TEST_CASE("what is secret is drawn for the referee and its own side alone", "[game]")
{
    const auto ruleset = rules();
    const Scenario scenario = soundScenario(scenarioWith(sound), *ruleset);
    const auto shows = [&](const MapReader& reader) {
        const std::vector<std::string> lines = mapLines(mapSketch(scenario, reader));
        return std::find(lines.begin(), lines.end(), "Ford: Hidden ford") != lines.end();
    };
    CHECK(shows({MapReader::Kind::Referee}));
    CHECK(shows({MapReader::Kind::Side, "blue"}));
    CHECK_FALSE(shows({MapReader::Kind::Side, "red"}));
    CHECK_FALSE(shows({MapReader::Kind::Players}));
    CHECK(mapSketch(scenario, {}).items[3].look == 1);  // the second side's colour
}

TEST_CASE("a name on a map is written as it was typed, and never as markup", "[game]")
{
    const auto ruleset = rules();
    const Scenario scenario = soundScenario(scenarioWith(sound), *ruleset);
    const std::string svg = chartToSvg(drawMap(mapSketch(scenario, {}), 400, 9));
    CHECK_THAT(svg, ContainsSubstring("&lt;b&gt;X&lt;/b&gt;"));
    CHECK_THAT(svg, !ContainsSubstring("<b>X"));
    CHECK_THAT(svg, ContainsSubstring("<polygon"));
    CHECK_THAT(svg, ContainsSubstring("180 × 120 cm"));
}

namespace {

/// The head of a PNG of that size, with nothing behind it.
std::string pngUri(unsigned char high, unsigned char low)
{
    const unsigned char bytes[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13,
                                   'I',  'H', 'D', 'R', 0,    0,    high, low,  0, 0, 0, 1};
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string uri = "data:image/png;base64,";
    for (std::size_t i = 0; i < sizeof bytes; i += 3) {
        const unsigned int bits = static_cast<unsigned int>(bytes[i]) << 16
            | static_cast<unsigned int>(bytes[i + 1]) << 8 | static_cast<unsigned int>(bytes[i + 2]);
        for (const unsigned int shift : {18u, 12u, 6u, 0u}) uri += letters[bits >> shift & 63u];
    }
    return uri;
}

std::string withPicture(const std::string& uri)
{
    return R"({ "width": 100, "height": 60, "picture": ")" + uri + R"(" })";
}

}  // namespace

TEST_CASE("a picture lies within the file, is kept, and is drawn into the page", "[game]")
{
    const auto ruleset = rules();
    const Scenario scenario = soundScenario(scenarioWith(withPicture(pngUri(1, 2))), *ruleset);
    REQUIRE(scenario.map->picture);
    CHECK(scenario.map->picture->width() == 258);
    CHECK(scenario.map->picture->height() == 1);
    const LoadedScenario again = loadScenario("again.json", scenarioToJson(scenario, *ruleset), *ruleset);
    REQUIRE(again.usable());
    CHECK(again.scenario->map == scenario.map);
    const std::string svg = chartToSvg(drawMap(mapSketch(scenario, {MapReader::Kind::Players}), 400, 9));
    CHECK_THAT(svg, ContainsSubstring("<image href=\"data:image/png;base64,"));
    CHECK_THAT(svg, ContainsSubstring("width=\"400.0\" height=\"240.0\""));
}

TEST_CASE("a picture that is elsewhere, damaged or too large is refused before anybody decodes it", "[game]")
{
    for (const char* elsewhere : {"/etc/passwd", "file:///etc/passwd", "http://example.org/a.png", "map.png",
                                  "data:image/svg+xml;base64,PHN2Zz4=", "data:text/html,<b>x</b>", ""}) {
        INFO(elsewhere);
        CHECK_THAT(faultsOf(withPicture(elsewhere)), ContainsSubstring("a picture is a PNG or JPEG"));
    }
    for (const char* damaged : {"data:image/png;base64,", "data:image/png;base64,AAAA", "data:image/jpeg;base64,/9j/",
                                "data:image/png;base64,????", "data:image/jpeg;base64,/9g="}) {
        INFO(damaged);
        CHECK_THAT(faultsOf(withPicture(damaged)), ContainsSubstring("damaged"));
    }
    CHECK_THAT(faultsOf(withPicture(pngUri(0x20, 0))), ContainsSubstring("4096 pixels"));
    CHECK_THAT(faultsOf(withPicture(pngUri(0, 0))), ContainsSubstring("damaged"));
    CHECK_THAT(faultsOf(withPicture("data:image/png;base64," + std::string(1u << 20, 'A'))),
               ContainsSubstring("more than 1 MiB"));
    CHECK_FALSE(faultsOf(R"({ "width": 100, "height": 60, "picture": 7 })").empty());
}

TEST_CASE("everything of a map is drawn within its table", "[game]")
{
    const auto ruleset = rules();
    const Scenario scenario = soundScenario(scenarioWith(sound), *ruleset);
    for (const double width : {60.0, 300.0, 2000.0}) {
        const ChartDrawing drawing = drawMap(mapSketch(scenario, {}), width, 9);
        for (const ChartDrawing::Shape& shape : drawing.shapes) {
            for (const auto& [x, y] : shape.points) {
                CHECK(x >= -1);
                CHECK(x <= width + 1);
                CHECK(y <= drawing.height + 1);
            }
        }
        CHECK(drawing.shapes.size() < 6000);
    }
}

TEST_CASE("what is wrong in a map is told at its place, a sentence for each cause", "[game]")
{
    CHECK(faultsOf("[]").find("\"map\" is an object") != std::string::npos);
    CHECK(faultsOf(R"({ "height": 10 })") == "a map needs \"width\"\n");
    CHECK(faultsOf(R"({ "height": 10, "items": [ { "kind": "ford", "points": [[50, 5]] } ] })")
          == "a map needs \"width\"\n");
    CHECK_THAT(faultsOf(R"({ "width": 0, "height": 10 })"), ContainsSubstring("width"));
    const auto item = [](const std::string& text) {
        return R"({ "width": 100, "height": 60, "items": [ )" + text + " ] }";
    };
    CHECK_THAT(faultsOf(item(R"({ "kind": "wod", "points": [[1, 1]] })")), ContainsSubstring("did you mean \"wood\""));
    CHECK(faultsOf(item(R"({ "kind": "wood", "points": [[1, 1], [2, 2]] })"))
          == "\"wood\" has three points or more, not 2\n");
    CHECK(faultsOf(item(R"({ "kind": "ford", "points": [[1, 1], [2, 2]] })")) == "\"ford\" has one point, not 2\n");
    for (const char* point :
         {"[101, 5]", "[5, 61]", "[-1, 5]", "[1.5, 5]", "[1]", "[1, 2, 3]", "7", "[\"a\", 1]", "[1e9, 1]"}) {
        INFO(point);
        CHECK_THAT(faultsOf(item(std::string(R"({ "kind": "ford", "points": [)") + point + "] }")),
                   ContainsSubstring("a point is [across, down]"));
    }
    CHECK_THAT(faultsOf(item(R"({ "kind": "ford", "secret": true, "points": [[1, 1]] })")),
               ContainsSubstring("belongs to a side"));
    CHECK_THAT(faultsOf(item(R"({ "kind": "ford", "side": "green", "points": [[1, 1]] })")),
               ContainsSubstring("green"));
    CHECK_THAT(faultsOf(item(R"({ "kind": "ford" })")), ContainsSubstring("\"points\" is missing"));
    std::string many;
    for (int i = 0; i < 401; ++i) many += std::string(i == 0 ? "" : ", ") + R"({ "kind": "ford", "points": [[1, 1]] })";
    CHECK_THAT(faultsOf(item(many)), ContainsSubstring("more than 400"));
}

}  // namespace scenario_map_test
