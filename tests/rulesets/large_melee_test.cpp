// A melee of many units answers where only the winner is asked.
#include "drumhead/resolve/odds/odds.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "support/catch.hpp"

namespace large_melee_test {

using namespace drumhead;

namespace {

/// So many units a side, each against the one opposite.
Situation melee(const Ruleset& ruleset, int units)
{
    Situation situation(ruleset, *ruleset.findProcedure("melee"));
    const char* const types[] = {"heavy-cavalry", "medium-infantry", "light-cavalry-a", "medium-cavalry"};
    for (int i = 1; i <= units; ++i) {
        for (const std::string side : {"attacker.", "defender."}) {
            const std::string unit = side + std::to_string(i) + '.';
            REQUIRE(situation.set(unit + "type", types[(i + (side == "attacker." ? 0 : 3)) % 4]));
            REQUIRE(situation.set(unit + "stands", "6"));
            REQUIRE(situation.set(unit + "stands-in-contact", "2"));
            REQUIRE(situation.set(unit + "opponent", std::to_string(i)));
        }
    }
    return situation;
}

double sumOf(const Odds& odds)
{
    double sum = 0;
    for (const OddsOutcome& each : odds.outcomes) sum += each.probability;
    return sum;
}

}  // namespace

TEST_CASE("eight units against eight: who wins is told, all results at once are too many", "[once]")
{
    const LoadedRuleset loaded = loadRulesetFolder(std::string(DRUMHEAD_SOURCE_DIR) + "/rulesets/orders-cm");
    REQUIRE(loaded.usable());
    const Situation situation = melee(*loaded.ruleset, 8);
    const Result<Odds, OddsError> winner = computeOdds(situation, {{"winner"}});
    REQUIRE(bool(winner));
    CHECK(winner->outcomes.size() == 3);
    CHECK(sumOf(*winner) == Catch::Approx(1).margin(1e-12));
    CHECK_FALSE(
        bool(computeOdds(situation,
                         {{"winner", "attackers-killed", "attacker.1.stands", "attacker.2.stands", "attacker.3.stands",
                           "attacker.4.stands", "attacker.5.stands", "attacker.6.stands", "attacker.7.stands",
                           "defender.1.stands", "defender.2.stands", "defender.3.stands", "defender.4.stands"}})));
}

TEST_CASE("of fewer units the winner has the chance that the joint odds give")
{
    const LoadedRuleset loaded = loadRulesetFolder(std::string(DRUMHEAD_SOURCE_DIR) + "/rulesets/orders-cm");
    REQUIRE(loaded.usable());
    const Situation situation = melee(*loaded.ruleset, 4);
    const Result<Odds, OddsError> alone = computeOdds(situation, {{"winner"}});
    const Result<Odds, OddsError> jointly =
        computeOdds(situation, {{"winner", "attacker.1.stands", "defender.2.stands"}});
    REQUIRE(bool(alone));
    REQUIRE(bool(jointly));
    CHECK(alone->states * 2 < jointly->states);
    for (const OddsOutcome& each : alone->outcomes) {
        double sum = 0;
        for (const OddsOutcome& other : jointly->outcomes) {
            if (other.values.front() == each.values.front()) sum += other.probability;
        }
        CHECK(sum == Catch::Approx(each.probability).margin(1e-12));
    }
}

}  // namespace large_melee_test
