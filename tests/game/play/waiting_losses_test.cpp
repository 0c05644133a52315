// Losses that come off together at the end of a sub-phase are told one after another.
#include "drumhead/game/play/decided_result.hpp"
#include "drumhead/game/state/command.hpp"
#include "support/catch.hpp"
#include "support/games/trial_battle.hpp"

#include <algorithm>

namespace waiting_losses_test {

using namespace drumhead;

namespace {

std::filesystem::path kirchdorf()
{
    const std::vector<std::filesystem::path> all = test::shippedBattles();
    return *std::find_if(all.begin(), all.end(), [](const auto& each) {
        return each.filename().string().find("kirchdorf") != std::string::npos;
    });
}

/// "4 -> 3": the stands of the outpost before and after a shot, as its result tells them.
std::string shot(Game& game, const std::string& shooter, int die)
{
    const Result<Command> command =
        commandFromJson(R"({"do":"resolve","procedure":"shooting","roles":[["shooter",[")" + shooter
                        + R"("]],["target",["grenz-regiment-gradiscaner"]]],"answers":[["distance","8"]],"dice":[)"
                        + std::to_string(die) + "]}");
    REQUIRE(command);
    NoDice none;
    const DecisionResult decision = game.execute(*command, none);
    INFO((decision ? std::string() : decision.error().message));
    REQUIRE(decision);
    const std::optional<CaseResult> result = resultOf(*decision);
    REQUIRE(result);
    for (const UnitChange& unit : result->changes) {
        for (const AttributeChange& each : unit.attributes) {
            if (each.isStrength) return each.before + " -> " + each.after;
        }
    }
    return "no change";
}

}  // namespace

TEST_CASE("A second loss goes on from what the first has left, though both come off later")
{
    test::TrialBattle battle(kirchdorf());
    Game& game = battle.game();
    NoDice none;
    for (int i = 0; i < 3; ++i) REQUIRE(game.execute(AdvanceCommand{false, "on"}, none));
    CHECK(shot(game, "2e-de-ligne-2e-bataillon", 6) == "4 -> 2");
    CHECK(shot(game, "16e-de-ligne-1er-bataillon", 5) == "2 -> 1");
}

}  // namespace waiting_losses_test
