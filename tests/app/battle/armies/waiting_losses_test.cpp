// Losses that come off together at the end of a step are seen in the army list until then.
#include "support/catch.hpp"

#include "app/battle/overview/battle_standing.hpp"
#include "app/battle/session/battle.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/battle_driver.hpp"

namespace waiting_losses_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::battleOptions;

TEST_CASE("Losses that are to come off are seen in the army list until they do")
{
    BattleDriver driver(battleOptions("kirchdorf"));
    Battle& battle = driver.battle();
    for (int i = 0; i < 3; ++i) REQUIRE(battle.execute(AdvanceCommand{false, "on"}));
    const EntityId outpost = battle.state().find("grenz-regiment-gradiscaner");
    const auto chips = [&] {
        QStringList words;
        for (const EntitySummary::Chip& each : summaryAt(battle, outpost).chips) words << each.word;
        return words.join(u' ');
    };
    const auto shoot = [&](const char* shooter) {
        ResolveCommand shot;
        shot.procedure = "shooting";
        shot.roles = {{"shooter", {shooter}}, {"target", {"grenz-regiment-gradiscaner"}}};
        shot.answers = {{"distance", "8"}};
        shot.dice = {5};
        REQUIRE(battle.execute(shot));
    };
    CHECK(chips().isEmpty());
    shoot("2e-de-ligne-2e-bataillon");
    CHECK(chips() == QStringLiteral("−1 at end"));
    shoot("16e-de-ligne-1er-bataillon");
    CHECK(chips() == QStringLiteral("−2 at end"));
    const std::vector<Trouble> trouble = standingOf(battle, Eyes::Players).sides[1].trouble;
    REQUIRE(trouble.size() == 1);
    CHECK(trouble.front().word == QStringLiteral("losing strength at end"));  // "1 −2 at end" says nothing
    CHECK(summaryAt(battle, outpost).strength == QStringLiteral("4/4"));
    battle.undo();
    CHECK(chips() == QStringLiteral("−1 at end"));
    REQUIRE(battle.execute(AdvanceCommand{false, "on"}));
    CHECK_FALSE(chips().contains(QStringLiteral("at end")));
    CHECK(summaryAt(battle, outpost).strength == QStringLiteral("3/4"));
}

}  // namespace waiting_losses_test
