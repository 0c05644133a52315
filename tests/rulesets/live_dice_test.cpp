// Live resolutions with seeded dice against the odds of the same case: Pearson's chi-square test for every procedure
// that throws dice. The seeds are fixed, so that it comes out the same every time. In full, with the results told:
// drumhead_tests "[chi-square]"
#include "drumhead/base/chi_square.hpp"
#include "support/case_maker.hpp"
#include "support/catch.hpp"
#include "support/pace.hpp"

#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <cstdio>

namespace live_dice_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr double leastP = 1e-6;
constexpr std::size_t attempts = 400;

struct LiveTest {
    std::string told;
    std::size_t outcomes = 0;
    std::string impossible;  ///< an outcome that was seen and has no odds
    ChiSquare result;
};

LiveTest playOften(const Situation& situation, int times, std::uint64_t seed)
{
    LiveTest test;
    test.told = situation.ruleset().id;
    test.told.append(" ").append(told(situation));
    OddsRequest request;
    request.of = everyResult(situation);
    const Result<Odds, OddsError> odds = computeOdds(situation, request);
    REQUIRE(odds);
    std::map<OutcomeId, ChiSquareCell> cells;
    for (const OddsOutcome& outcome : odds->outcomes) cells[outcomeId(outcome)].probability += outcome.probability;
    test.outcomes = cells.size();
    SeededDice dice(seed);
    for (int i = 0; i < times; ++i) {
        Resolution resolution(situation);
        REQUIRE(resolution.run(dice).kind == Pause::Kind::Finished);
        const auto cell = cells.find(outcomeId(resolution, odds->facts));
        if (cell != cells.end()) ++cell->second.seen;
        else test.impossible = test.told;
    }
    std::vector<ChiSquareCell> list;
    for (const auto& [id, cell] : cells) list.push_back(cell);
    test.result = chiSquare(std::move(list));
    return test;
}

/// Cases of a procedure in which dice are thrown; the examples with the most dice come first.
std::vector<Situation> casesOf(const Ruleset& ruleset, const Procedure& procedure, std::size_t wanted)
{
    std::vector<Situation> cases;
    for (std::size_t attempt = 0; attempt < attempts && cases.size() < wanted; ++attempt) {
        // Those after the first lie elsewhere among the examples.
        if (const auto found = caseOf(ruleset, procedure, cases.empty() ? attempt : 7 * attempt + 3))
            cases.push_back(*found);
    }
    return cases;
}

std::vector<LiveTest> playEveryProcedure(int times, std::size_t casesPerProcedure)
{
    std::vector<LiveTest> tests;
    const auto entries = listRulesets(std::string(DRUMHEAD_SOURCE_DIR) + "/rulesets");
    REQUIRE(entries);
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const auto& procedure : loaded.ruleset->procedures) {
            if (procedure->program.rolls.empty() || isTriedElsewhere(*loaded.ruleset, *procedure)) continue;
            const std::vector<Situation> cases = casesOf(*loaded.ruleset, *procedure, casesPerProcedure);
            INFO(entry.id << " " << procedure->id);
            CHECK(!cases.empty());
            for (const Situation& situation : cases) tests.push_back(playOften(situation, times, 1756 + tests.size()));
        }
    }
    return tests;
}

void checkAll(const std::vector<LiveTest>& tests)
{
    REQUIRE(!tests.empty());
    for (const LiveTest& test : tests) {
        INFO(test.told << ": chi-square " << test.result.statistic << " at " << test.result.freedom
                       << " degrees of freedom");
        CHECK(test.impossible == "");
        CHECK(test.result.p > leastP);
    }
}

}  // namespace

TEST_CASE("the chi-square law has the tails of the printed tables")
{
    CHECK(chiSquareTail(3.841458820694124, 1) == Catch::Approx(0.05).epsilon(1e-9));
    CHECK(chiSquareTail(18.307038053275146, 10) == Catch::Approx(0.05).epsilon(1e-9));
    CHECK(chiSquareTail(135.80672317102676, 100) == Catch::Approx(0.01).epsilon(1e-9));
    CHECK(chiSquareTail(4.605170185988092, 2) == Catch::Approx(0.1).epsilon(1e-12));
    CHECK(chiSquareTail(0, 3) == 1);
}

TEST_CASE("a loaded die is found out, a fair one is not")
{
    std::vector<ChiSquareCell> fair(6, {1.0 / 6, 10'000});
    fair[0].seen = 10'120;
    CHECK(chiSquare(fair).p > 0.1);
    fair[0].seen = 11'000;
    CHECK(chiSquare(fair).p < leastP);
    // Nine rare outcomes that are expected once each count as one or two cells.
    std::vector<ChiSquareCell> rare(9, {0.001, 1});
    rare.push_back({0.991, 991});
    CHECK(chiSquare(rare).freedom == 1);
}

TEST_CASE("live dice follow the odds in every procedure", "[long]") { checkAll(playEveryProcedure(paced(20'000), 1)); }

TEST_CASE("live dice follow the odds in every procedure, at length", "[.][chi-square]")
{
    const std::vector<LiveTest> tests = playEveryProcedure(200'000, 3);
    for (const LiveTest& test : tests)
        std::printf("p %.4f  chi-square %9.2f / %4d  outcomes %5zu  %s\n", test.result.p, test.result.statistic,
                    test.result.freedom, test.outcomes, test.told.c_str());
    checkAll(tests);
}

}  // namespace live_dice_test
