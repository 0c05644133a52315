// Luck in a battle report: figures worked out by hand from the printed rules, as luck_cases.json tells.
#include "support/catch.hpp"
#include "support/games/game_recorder.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/sheets/report/battle_report.hpp"
#include "drumhead/storage/replay/replay.hpp"

#include <chrono>
#include <fstream>
#include <iostream>

#include <nlohmann/json.hpp>

namespace luck_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

nlohmann::json cases()
{
    std::ifstream file(std::filesystem::path(DRUMHEAD_TEST_DATA) / "sheets" / "luck_cases.json");
    return nlohmann::json::parse(file);
}

GameRecorder recorded(const nlohmann::json& played)
{
    Result<RulesetFiles> rules =
        readRulesetFolder(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets" / played["rules"].get<std::string>());
    REQUIRE(rules);
    GameRecorder recorder(std::move(*rules), played["scenario"].dump());
    for (const nlohmann::json& each : played["commands"]) {
        const Result<Command> command = commandFromJson(each.dump());
        REQUIRE(command);
        recorder.play(*command);
    }
    return recorder;
}

std::string report(const GameRecorder& recorder, std::size_t mostStates = usualReportStates)
{
    const Result<ReadableGame> game = readableGame(recorder.content());
    INFO((game ? std::string() : game.error()));
    REQUIRE(game);
    const StoredAttributes stored(*game->ruleset);
    const PlayedBattle battle({*game->ruleset, stored}, game->scenario, *presentLine(*game));
    const Sheet sheet = battleReport(battle, ReportExtent::Full, mostStates);
    CHECK_THAT(sheetToHtml(sheet), ContainsSubstring("<h2>Luck</h2>"));
    return sheetToMarkdown(sheet);
}

}  // namespace

TEST_CASE("luck is what came against what the exact odds of each case let expect")
{
    const nlohmann::json all = cases();
    REQUIRE(all.size() >= 5);
    for (const nlohmann::json& each : all) {
        const std::string text = report(recorded(each));
        INFO(each["about"].get<std::string>());
        INFO(text.substr(std::min(text.find("## Losses"), text.size())));
        for (const nlohmann::json& line : each["report"]) CHECK_THAT(text, ContainsSubstring(line.get<std::string>()));
    }
}

TEST_CASE("cases for whose odds there is no room are left out, and the report says so")
{
    const std::string text = report(recorded(cases()[0]), 0);
    CHECK_THAT(text, ContainsSubstring("In 0 of 2 cases with dice"));
    CHECK_THAT(text, ContainsSubstring("- Left out: 2 cases, since their odds would have taken too long to work out."));
    CHECK(text.find(" expected. That is") == std::string::npos);
}

TEST_CASE("the luck of 10,000 cases, each a little other than the one before, is told in seconds", "[.][large-report]")
{
    nlohmann::json played = cases()[0];
    const nlohmann::json volley = played["commands"][0];
    for (nlohmann::json& side : played["scenario"]["sides"]) side["units"][0]["figures"] = 1000;
    for (int i = 2; i < 10'000; ++i) {
        nlohmann::json command = volley;
        command.erase("dice");
        command["answers"][1][1] = std::to_string(12 + i % 60);
        played["commands"].push_back(command);
    }
    const GameRecorder recorder = recorded(played);
    const auto begin = std::chrono::steady_clock::now();
    const std::string text = report(recorder);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::cout << "report of 10,000 cases: " << seconds << " s\n";
    CHECK_THAT(text, ContainsSubstring("of 10000 cases with dice"));
    CHECK(seconds < 60);
}

}  // namespace luck_test
