// The line that the log gives a case.
#include "drumhead/game/play/case_brief.hpp"
#include "support/catch.hpp"
#include "support/games/trial_battle.hpp"

#include <algorithm>

namespace case_brief_test {

using namespace drumhead;

namespace {

std::string briefOf(Game& game, const std::string& json)
{
    const Result<Command> command = commandFromJson(json);
    REQUIRE(command);
    const State before = game.state();
    NoDice none;
    const DecisionResult decision = game.execute(*command, none);
    INFO((decision ? std::string() : decision.error().message));
    REQUIRE(decision);
    REQUIRE(decision->verdict);
    return caseBrief(game.rules(), before, std::get<ResolveCommand>(*command), *decision->verdict, 3);
}

}  // namespace

TEST_CASE("What is said of many is told once, and of a command for many what came of the first")
{
    const std::vector<std::filesystem::path> all = test::shippedBattles();
    test::TrialBattle battle(*std::find_if(all.begin(), all.end(), [](const auto& each) {
        return each.filename().string().find("kirchdorf") != std::string::npos;
    }));
    Game& game = battle.game();
    NoDice none;
    REQUIRE(game.execute(AdvanceCommand{false, "on"}, none));
    CHECK(briefOf(game,
                  R"({"do":"resolve","procedure":"group-order","roles":[["group",["molitor-s-division"]]],)"
                  R"("answers":[["new-order","advance"]]})")
          == "Molitor's division: Advance (2e de ligne, 1er bataillon and 5 more)");
    REQUIRE(game.execute(AdvanceCommand{false, "on"}, none));
    CHECK(briefOf(game,
                  R"({"do":"resolve","procedure":"unit-moves","roles":[["unit",["2e-de-ligne-1er-bataillon"]]],)"
                  R"("alike":["unit",["2e-de-ligne-2e-bataillon","16e-de-ligne-1er-bataillon"]]})")
          == "Molitor's division (3 units): 20 cm");
}

}  // namespace case_brief_test
