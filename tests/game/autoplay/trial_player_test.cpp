#include "support/catch.hpp"
#include "support/games/trial_battle.hpp"

#include "drumhead/game/autoplay/sample_battle.hpp"
#include "drumhead/game/autoplay/sequence_coverage.hpp"
#include "drumhead/game/autoplay/trial_player.hpp"

namespace trial_player_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("whatever is offered can be decided, and every step be left", "[battles]")
{
    for (const auto& file : shippedBattles()) {
        for (const std::uint64_t seed : {11U, 12U}) {
            TrialBattle battle(file);
            const std::vector<std::string> faults = battle.play(2, seed);
            INFO(file.string() << " with seed " << seed << (faults.empty() ? "" : ": " + faults.front()));
            CHECK(faults.empty());
        }
    }
}

TEST_CASE("the same seed plays the same battle", "[battles]")
{
    TrialBattle first(shippedBattles().front());
    TrialBattle second(shippedBattles().front());
    CHECK(first.play(1, 4).empty());
    CHECK(second.play(1, 4).empty());
    CHECK(first.game().state() == second.game().state());
    CHECK(first.game().entries() == second.game().entries());
    TrialBattle other(shippedBattles().front());
    CHECK(other.play(1, 5).empty());
    CHECK_FALSE(other.game().entries() == first.game().entries());
}

TEST_CASE("a walk through the turn counts parts of the sequence alone")
{
    TrialBattle battle(shippedBattles().front());
    const std::vector<bool> walked = sequenceCoverage(battle.ruleset());
    REQUIRE(walked.size() == battle.ruleset().elements.size());
    int steps = 0;
    for (std::size_t i = 0; i < walked.size(); ++i) {
        if (!walked[i]) continue;
        CHECK(isOfSequence(battle.ruleset().elements[i].kind));
        ++steps;
    }
    CHECK(steps > 10);
}

}  // namespace trial_player_test
