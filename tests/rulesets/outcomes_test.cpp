// What cases come to, in a word, for every worked example of every ruleset.
#include "support/case_maker.hpp"
#include "support/catch.hpp"

#include "drumhead/resolve/words/verdict.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <algorithm>

namespace outcomes_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

std::vector<std::shared_ptr<const Ruleset>> everyRuleset()
{
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    std::vector<std::shared_ptr<const Ruleset>> all;
    for (const RulesetEntry& entry : *entries) all.emplace_back(loadRulesetFolder(entry.folder).ruleset);
    return all;
}

/// Letters as people see them: bytes of UTF-8 that begin one.
std::size_t letters(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char each) { return (static_cast<unsigned char>(each) & 0xC0) != 0x80; }));
}

void checkOutcomes(const Procedure& procedure, const Example& example, const Verdict& verdict)
{
    INFO(verdict.rulesetId << " " << example.procedure << ", example " << example.id);
    CHECK((procedure.inner || !verdict.outcomes.empty()));  // a helper tells nobody what it came to
    for (const VerdictOutcome& each : verdict.outcomes) {
        INFO(outcomeText(each));
        CHECK_FALSE(each.word.empty());
        CHECK(letters(each.word) <= 24);
        CHECK(letters(outcomeText(each)) <= 60);
        CHECK(each.line.find('?') == std::string::npos);
        CHECK(each.word.find('?') == std::string::npos);
    }
    for (std::size_t i = 1; i < verdict.outcomes.size(); ++i)
        CHECK(verdict.outcomes[i - 1].rank >= verdict.outcomes[i].rank);
}

}  // namespace

TEST_CASE("Every case of every ruleset comes to an outcome in a word, and the most serious leads", "[once]")
{
    for (const auto& ruleset : everyRuleset()) {
        for (const Example& example : ruleset->examples) {
            Resolution resolution(situationOf(*ruleset, example));
            ScriptedDice dice(example.dice);
            if (resolution.run(dice).kind != Pause::Kind::Finished) continue;  // what it lacks, another test says
            checkOutcomes(*ruleset->findProcedure(example.procedure), example, makeVerdict(resolution));
        }
    }
}

}  // namespace outcomes_test
