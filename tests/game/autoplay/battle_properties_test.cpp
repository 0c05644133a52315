// Random battles under every shipped ruleset: what has to hold of any battle.
#include "support/catch.hpp"
#include "support/games/game_properties.hpp"
#include "support/games/trial_battle.hpp"

namespace battle_properties_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("random battles are undone and redone, kept and reopened, and decided again the same", "[battles]")
{
    std::uint64_t seed = 31;
    for (const std::filesystem::path& file : shippedBattles()) {
        INFO(file.string());
        TrialBattle battle(file);
        CHECK(battle.play(1, ++seed).empty());
        REQUIRE(battle.game().entries().size() > 10);
        checkProperties(battle.game(), contentOf(battle.game(), battle.rules(), battle.scenarioText()));
        // A line that was left and another one are kept as well.
        for (int i = 0; i < 3; ++i) REQUIRE(battle.game().undo());
        CHECK(battle.play(2, ++seed).empty());
        checkProperties(battle.game(), contentOf(battle.game(), battle.rules(), battle.scenarioText()));
    }
}

}  // namespace battle_properties_test
