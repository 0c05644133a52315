// The odds of every procedure of every ruleset, on the facts of its worked examples and on others, against exact
// fractions got from the interpreter that gives verdicts. A few cases of each go through every face of every die.
#include "support/case_maker.hpp"
#include "support/catch.hpp"
#include "support/pace.hpp"

#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

namespace odds_of_every_procedure_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

using Kind = OddsComparison::Kind;

const std::vector<LoadedRuleset>& everyRuleset()
{
    static const std::vector<LoadedRuleset> all = [] {
        std::vector<LoadedRuleset> loaded;
        const auto entries = listRulesets(std::string(DRUMHEAD_SOURCE_DIR) + "/rulesets");
        REQUIRE(entries);
        for (const RulesetEntry& entry : *entries) loaded.push_back(loadRulesetFolder(entry.folder));
        return loaded;
    }();
    return all;
}

bool throwsDice(const Procedure& procedure) { return !procedure.program.rolls.empty(); }

/// Both ways to exact fractions, the one that goes through every face and the one that counts, agree.
bool bothWaysAgree(const Situation& situation)
{
    OddsRequest request;
    request.of = everyResult(situation);
    std::vector<FactRef> facts;
    for (const std::string& name : request.of) facts.push_back(*findFact(situation.program(), name));
    constexpr std::size_t maxPaths = 2'000;
    const std::optional<Enumerated> everyFace = enumerate(situation, facts, maxPaths);
    if (!everyFace) return false;
    const std::optional<ExactOutcomes> counted = exactOutcomes(situation, facts);
    REQUIRE(counted);
    std::map<std::string, Fraction> merged;
    for (const auto& [id, share] : counted->shares) {
        OddsOutcome outcome;
        outcome.refused = id.second;
        std::vector<Value> values;
        for (const std::int64_t word : id.first) values.push_back(Value::fromRaw(word));
        outcome.values = values;
        merged[outcomeKey(situation, facts, outcome)] += share;
    }
    REQUIRE(merged.size() == everyFace->size());
    for (const auto& [key, share] : *everyFace) CHECK(merged[key] == share);
    return true;
}

}  // namespace

TEST_CASE("the odds of every worked example agree with exact fractions", "[long]")
{
    int compared = 0;
    for (const LoadedRuleset& loaded : everyRuleset()) {
        REQUIRE(loaded.usable());
        std::map<std::string, int> done;
        for (const Example& example : loaded.ruleset->examples) {
            const Procedure& procedure = *loaded.ruleset->findProcedure(example.procedure);
            if (!throwsDice(procedure) || (!fullPace && done[procedure.id] >= 5)) continue;
            Situation situation = situationOf(*loaded.ruleset, example);
            CaseMaker maker(1);
            const OddsComparison comparison = compareCompleted(situation, maker);
            INFO(loaded.ruleset->id << " " << example.id << ": " << told(situation));
            CHECK(comparison.fault == "");
            if (comparison.kind == Kind::Compared && comparison.throws > 0) ++done[procedure.id], ++compared;
        }
    }
    CHECK(compared > (fullPace ? 1000 : 80));
}

TEST_CASE("every procedure that throws dice has been held against exact fractions", "[long]")
{
    constexpr std::size_t attempts = 400;
    std::vector<std::string> never;
    for (const LoadedRuleset& loaded : everyRuleset()) {
        for (const auto& procedure : loaded.ruleset->procedures) {
            if (!throwsDice(*procedure) || isTriedElsewhere(*loaded.ruleset, *procedure)) continue;
            bool found = false;
            for (std::size_t attempt = 0; attempt < attempts && !found; ++attempt)
                found = caseOf(*loaded.ruleset, *procedure, attempt).has_value();
            if (!found) never.push_back(loaded.ruleset->id + " " + procedure->id);
        }
    }
    CHECK(never == std::vector<std::string>());
}

TEST_CASE("the odds agree with exact fractions whatever the facts", "[long]")
{
    const int wanted = paced(400);
    for (const LoadedRuleset& loaded : everyRuleset()) {
        const Ruleset& ruleset = *loaded.ruleset;
        std::vector<const Example*> examples;
        for (const Example& example : ruleset.examples) {
            if (throwsDice(*ruleset.findProcedure(example.procedure))) examples.push_back(&example);
        }
        CaseMaker maker(1763);
        int compared = 0;
        int tooLarge = 0;
        for (int tried = 0; compared < wanted && tried < 10 * wanted; ++tried) {
            Situation situation = situationOf(ruleset, *examples[maker.below(examples.size())]);
            maker.mutate(situation);
            const OddsComparison comparison = compareCompleted(situation, maker, {1500, 20'000});
            INFO(ruleset.id << " " << told(situation));
            CHECK(comparison.fault == "");
            if (comparison.kind == Kind::TooLarge) ++tooLarge;
            else if (comparison.throws > 0) ++compared;
        }
        INFO(ruleset.id << ": " << compared << " compared, " << tooLarge << " too large");
        CHECK(compared == wanted);
        CHECK(tooLarge < wanted);
    }
}

TEST_CASE("going through every face and counting throws give the same fractions", "[once]")
{
    constexpr int casesPerProcedure = 3;
    int total = 0;
    for (const LoadedRuleset& loaded : everyRuleset()) {
        std::map<std::string, int> done;
        for (const Example& example : loaded.ruleset->examples) {
            if (example.dice.empty() || example.dice.size() > 3 || done[example.procedure] >= casesPerProcedure)
                continue;
            INFO(loaded.ruleset->id << " " << example.id);
            if (bothWaysAgree(situationOf(*loaded.ruleset, example))) ++done[example.procedure], ++total;
        }
    }
    CHECK(total > 40);
}

}  // namespace odds_of_every_procedure_test
