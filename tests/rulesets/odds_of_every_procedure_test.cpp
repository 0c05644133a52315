// The odds of every procedure of every ruleset, on the facts of its worked examples, against going through every face of
// every die with the interpreter that gives verdicts, in exact fractions.
#include "support/catch.hpp"
#include "support/enumeration.hpp"

#include "drumhead/rules/ruleset_library.hpp"
#include "drumhead/rules/ruleset_loader.hpp"

#include <cmath>

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr std::size_t maxPaths = 12'000;
constexpr int casesPerProcedure = 4;

Situation situationOf(const Ruleset& ruleset, const Example& example)
{
    Situation situation(ruleset, *ruleset.findProcedure(example.procedure));
    for (const Example::Given& given : example.given) CHECK(situation.set(given.name, given.value));
    for (const Example::Given& ruling : example.rulings) CHECK(situation.rule(ruling.name, ruling.value));
    return situation;
}

/// All results, so that nothing that differs can hide.
std::vector<std::string> everyResult(const Situation& situation)
{
    std::vector<std::string> names;
    const Program& program = situation.program();
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        const bool effected = slot.attribute && slot.kind == SlotKind::Fact && !slot.consulted;
        if (slot.kind != SlotKind::Result && !effected) continue;
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) names.push_back(factName(program, {static_cast<SlotId>(i), row}));
    }
    return names;
}

/// Whether the case was small enough to be gone through.
bool agrees(const Situation& situation, const std::vector<std::string>& names)
{
    OddsRequest request;
    request.of = names;
    const Result<Odds> odds = computeOdds(situation, request);
    if (!odds) {
        // An example may leave out what only other dice would have asked for.
        CHECK(odds.error().find("has to be answered first") != std::string::npos);
        return false;
    }
    double sum = 0;
    for (const OddsOutcome& outcome : odds->outcomes) sum += outcome.probability;
    CHECK(std::abs(sum - 1) < 1e-12);
    const std::optional<Enumerated> exact = enumerate(situation, odds->facts, maxPaths);
    if (!exact) return false;
    Fraction whole;
    for (const auto& [key, share] : *exact) whole += share;
    CHECK(whole.isOne());
    std::map<std::string, double> merged;
    for (const OddsOutcome& outcome : odds->outcomes) merged[outcomeKey(situation, odds->facts, outcome)] += outcome.probability;
    CHECK(merged.size() == exact->size());
    for (const auto& [key, share] : *exact) {
        INFO(key);
        CHECK(std::abs(merged[key] - share.toDouble()) < 1e-12);
    }
    return true;
}

}  // namespace

TEST_CASE("the odds of every procedure agree with every throw gone through")
{
    const auto entries = listRulesets(std::string(DRUMHEAD_SOURCE_DIR) + "/rulesets");
    REQUIRE(entries);
    int total = 0;
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const auto& procedure : loaded.ruleset->procedures) {
            int compared = 0;
            for (const Example& example : loaded.ruleset->examples) {
                if (example.procedure != procedure->id || example.dice.empty() || example.dice.size() > 4 || compared >= casesPerProcedure) continue;
                INFO(entry.id << " " << example.id);
                const Situation situation = situationOf(*loaded.ruleset, example);
                if (agrees(situation, everyResult(situation))) ++compared;
            }
            total += compared;
        }
    }
    CHECK(total > 60);
}
