// Points for objectives, and the outcome by them.
#include "drumhead/sheets/report/battle_charts.hpp"

#include "game/toy_battle.hpp"

#include "support/catch.hpp"

namespace score_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("points are whole numbers for a side and an objective", "[game]")
{
    ToyBattle battle;
    CHECK(battle.refused(ScoreCommand{"", "north", "3", ""}).find("objectives") != std::string::npos);
    CHECK(battle.refused(ScoreCommand{"The mill", "nowhere", "3", ""}).find("nowhere") != std::string::npos);
    CHECK(battle.refused(ScoreCommand{"The mill", "north-1", "3", ""}).find("no side") != std::string::npos);
    for (const char* const each : {"three", "3.5", "3 ", "1000000000000"})
        CHECK(battle.refused(ScoreCommand{"The mill", "north", each, ""}).find("whole number") != std::string::npos);
    CHECK(tells(battle.play(ScoreCommand{"The mill", "north", "1", ""}).sentences, "The mill, North: 1 point."));
    CHECK(tells(battle.play(ScoreCommand{"The mill", "north", "", ""}).sentences, "not scored"));
    CHECK(battle.state().scores.empty());
}

TEST_CASE("the outcome goes by the points of both sides", "[game]")
{
    ToyBattle battle;
    CHECK(outcomeByPoints(battle.state()).empty());
    battle.play(ScoreCommand{"The mill", "north", "3", ""});
    CHECK(outcomeByPoints(battle.state()) == "North leads 3 : 0.");
    battle.play(ScoreCommand{"The mill", "south", "2", ""});
    CHECK(outcomeByPoints(battle.state()) == "North leads 3 : 2.");
    battle.play(ScoreCommand{"The bridge", "south", "1", ""});
    CHECK(outcomeByPoints(battle.state()) == "A draw, 3 : 3.");
    battle.play(ScoreCommand{"The bridge", "south", "4", ""});
    CHECK(outcomeByPoints(battle.state()) == "South leads 6 : 3.");
    battle.play(EndCommand{});
    CHECK(outcomeByPoints(battle.state()) == "South wins 6 : 3.");
}

}  // namespace score_test
