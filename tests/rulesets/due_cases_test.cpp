// Every worked example that makes something due: the case that is due agrees with what the example says of its units.
#include "support/case_maker.hpp"
#include "support/catch.hpp"

#include "drumhead/resolve/session/due_case.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <map>

namespace due_cases_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

using Left = std::map<std::pair<std::string, std::string>, Value>;

/// What the effects made of each attribute of each unit before the turn ended.
Left leftBehind(const Verdict& verdict)
{
    Left left;
    for (const VerdictEffect& effect : verdict.effects) {
        if (effect.when <= EffectTime::EndOfSubphase) left[{effect.role, effect.attribute}] = effect.to;
    }
    return left;
}

/// How many attributes of the units that the rules name were changed; each has to stand so in the case that is due.
int compare(const CaseInHand& from, const VerdictDue& due)
{
    CaseInHand to(from.ruleset(), *from.ruleset().findProcedure(due.procedure));
    carryOver(from, due, to);
    const Left left = leftBehind(from.verdict());
    int compared = 0;
    for (const auto& [theirs, ours] : due.roles) {
        const std::string row = to.program().role(to.program().findRole(theirs)).many ? theirs + ".1" : theirs;
        for (const auto& [whose, value] : left) {
            const Result<FactRef> fact = findFact(to.program(), row + '.' + whose.second);
            if (whose.first != ours || !fact || value.isUnknown() || !to.program().slot(fact->slot).asked) continue;
            CAPTURE(due.procedure, theirs, whose.second);
            CHECK(to.effective(*fact) == value);
            ++compared;
        }
    }
    return compared;
}

}  // namespace

TEST_CASE("what a worked example makes due opens with its units as the effects left them", "[long]")
{
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    int compared = 0;
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const Example& example : loaded.ruleset->examples) {
            CAPTURE(entry.id, example.id);
            CaseInHand session(*loaded.ruleset, *loaded.ruleset->findProcedure(example.procedure));
            session.replaceWith(situationOf(*loaded.ruleset, example), example.dice);
            if (!session.isFinished()) continue;
            for (const VerdictDue& due : session.verdict().due) compared += compare(session, due);
        }
    }
    CHECK(compared >= 50);
}

}  // namespace due_cases_test
