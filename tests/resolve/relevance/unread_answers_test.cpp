// Answers that are given and that no rule reads are told, and change nothing.
#include "drumhead/resolve/relevance/unread_answers.hpp"

#include "drumhead/resolve/machine/resolution.hpp"
#include "drumhead/resolve/session/case_in_hand.hpp"
#include "drumhead/resolve/words/verdict.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"
#include "support/case_maker.hpp"
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace unread_answers_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* rules = R"({
  "attributes": { "case": [
    { "id": "order", "label": "order", "type": "choice", "choices": { "attack": "attack", "rally": "rally" }, "question": "What order?" },
    { "id": "charged", "label": "charged", "type": "flag", "default": false, "question": "Is it charged?" },
    { "id": "depth", "label": "depth", "type": "number", "default": 1, "question": "How deep?" },
    { "id": "note", "label": "note", "type": "number", "default": 1, "question": "What number?" } ] },
  "procedures": [ { "id": "stand", "title": "Stand", "roles": {}, "steps": [
    { "roll": "die", "sides": 6 },
    { "let": "score", "value": { "if": { "order": "rally", "charged": true }, "then": 2, "else": 0 } },
    { "let": "score", "value": "depth", "when": { "die": { "at-least": 6 } } },
    { "say": "{score} with {note}." } ] } ] })";

std::string unreadOf(const std::vector<std::pair<std::string, std::string>>& answers)
{
    const auto ruleset = RulesetBuilder::empty().file("rules.json", rules).sound();
    Situation situation(*ruleset, *ruleset->findProcedure("stand"));
    std::vector<std::string> names;
    for (const auto& [name, value] : answers) {
        REQUIRE(situation.set(name, value));
        names.push_back(name);
    }
    return unreadText(situation, unreadAnswers(situation, names));
}

/// What came of it, without what was considered and did not apply; empty: refused.
std::string toldOf(const Situation& situation, const std::vector<int>& dice)
{
    Resolution resolution(situation);
    ScriptedDice scripted(dice);
    const Pause pause = resolution.run(scripted);
    if (pause.kind != Pause::Kind::Finished) return "unfinished";
    if (resolution.refused()) return "";
    const Verdict verdict = makeVerdict(resolution);
    std::string told = verdict.title + "\n";
    for (const VerdictValue& each : verdict.values) told += each.name + "=" + each.text + "\n";
    for (const VerdictEffect& each : verdict.effects) told += each.text + "\n";
    for (const VerdictDue& each : verdict.due) told += each.title + "\n";
    return told;
}

}  // namespace

TEST_CASE("an answer that another one makes idle is told as one that no rule reads", "[relevance]")
{
    CHECK(unreadOf({{"order", "attack"}, {"charged", "true"}}) == "Not used: charged; no rule reads it here.");
    CHECK(unreadOf({{"order", "rally"}, {"charged", "true"}}).empty());
    CHECK(unreadOf({{"charged", "true"}}).empty());                  // the order is open
    CHECK(unreadOf({{"order", "attack"}, {"depth", "3"}}).empty());  // some die leads there
    CHECK(unreadOf({{"order", "attack"}, {"note", "3"}}).empty());   // it is said
}

TEST_CASE("what is told as read by no rule changes no verdict of the shipped examples", "[long]")
{
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    int tried = 0;
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const Example& example : loaded.ruleset->examples) {
            const Situation given = situationOf(*loaded.ruleset, example);
            const std::string told = toldOf(given, example.dice);
            if (told.empty()) continue;  // the answers after the reason count no more
            std::vector<std::string> names;
            for (const Example::Given& each : example.given) names.push_back(each.name);
            for (const FactRef fact : unreadAnswers(given, names)) {
                CAPTURE(entry.id, example.id, factName(given.program(), fact));
                Situation without = given;
                without.forget(fact);
                CHECK(toldOf(without, example.dice) == told);
                ++tried;
            }
        }
    }
    CHECK(tried >= 20);
}

}  // namespace unread_answers_test
