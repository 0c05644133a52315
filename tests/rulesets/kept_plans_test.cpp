// What one request found out is kept for the next: it must make no difference, but for the order in which chances are
// added up.
#include "support/case_maker.hpp"
#include "support/catch.hpp"
#include "support/pace.hpp"

#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <algorithm>
#include <cmath>

namespace kept_plans_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

bool same(const OddsOutcome& one, const OddsOutcome& other)
{
    const double most = std::max(one.probability, other.probability);
    return std::ranges::equal(one.values, other.values) && one.refused == other.refused
        && std::abs(one.probability - other.probability) <= 1e-14 * most;
}

void holdAgainstEachOther(const Result<Odds, OddsError>& anew, const Result<Odds, OddsError>& kept)
{
    REQUIRE(bool(anew) == bool(kept));
    if (!anew) {
        CHECK(bool(anew.error() == kept.error()));
        return;
    }
    CHECK(anew->states == kept->states);
    CHECK(bool(anew->facts == kept->facts));
    CHECK(bool(anew->open == kept->open));
    CHECK(std::equal(anew->outcomes.begin(), anew->outcomes.end(), kept->outcomes.begin(), kept->outcomes.end(), same));
}

/// Asks for the odds of the case and of some that differ a little, with plans kept; how many of these did without a
/// plan of their own.
int compareNeighbours(const Situation& situation, const OddsRequest& asked, CaseMaker& maker, int neighbours)
{
    OddsEngine engine;
    Situation tried = situation;
    int spared = 0;
    for (int i = 0; i <= neighbours; ++i) {
        const std::size_t before = engine.planCount();
        INFO(told(tried));
        holdAgainstEachOther(computeOdds(tried, asked), engine.compute(tried, asked));
        if (i > 0 && engine.planCount() == before) ++spared;
        tried = situation;
        maker.mutate(tried);
    }
    return spared;
}

}  // namespace

TEST_CASE("plans that are kept make no difference to any odds", "[long]")
{
    const auto entries = listRulesets(std::string(DRUMHEAD_SOURCE_DIR) + "/rulesets");
    REQUIRE(entries);
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        INFO(loaded.ruleset->id);
        CaseMaker maker(1745, 12);
        std::map<std::string, int> done;
        int spared = 0;
        for (const Example& example : loaded.ruleset->examples) {
            const Procedure& procedure = *loaded.ruleset->findProcedure(example.procedure);
            if (procedure.program.rolls.empty() || ++done[procedure.id] > paced(10)) continue;
            OddsRequest request;
            request.maxStates = 20'000;
            spared += compareNeighbours(situationOf(*loaded.ruleset, example), request, maker, 8);
        }
        CHECK(spared > paced(20));
    }
}

}  // namespace kept_plans_test
