// Every ruleset of the source tree, found by folder, and one of the tests' own that is like none of them.
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/examples/example_runner.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"

namespace every_ruleset_test {

using namespace drumhead;
using namespace drumhead::test;

TEST_CASE("every ruleset loads without a fault and passes its own examples", "[once]")
{
    const Result<std::vector<RulesetEntry>> entries =
        listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    REQUIRE(entries->size() >= 3);
    for (const RulesetEntry& entry : *entries) {
        CAPTURE(entry.folder.string());
        CHECK(entry.fault.empty());
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        INFO(toldFaults(loaded.diagnostics));
        CHECK(loaded.diagnostics.empty());
        REQUIRE(loaded.usable());
        CHECK_FALSE(loaded.ruleset->examples.empty());
        for (const ExampleOutcome& outcome : runExamples(*loaded.ruleset)) {
            CAPTURE(outcome.example->id);
            CHECK(outcome.faults == std::vector<std::string>());
        }
    }
}

TEST_CASE("every ruleset below tests/rulesets is sound and passes its examples")
{
    std::size_t found = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(DRUMHEAD_TEST_DATA "/rulesets")) {
        if (file.path().filename() != "ruleset.json") continue;
        ++found;
        CAPTURE(file.path().parent_path().string());
        const LoadedRuleset loaded = loadRulesetFolder(file.path().parent_path());
        INFO(toldFaults(loaded.diagnostics));
        CHECK(loaded.diagnostics.empty());
        REQUIRE(loaded.usable());
        for (const ExampleOutcome& outcome : runExamples(*loaded.ruleset)) {
            CAPTURE(outcome.example->id);
            CHECK(outcome.faults == std::vector<std::string>());
        }
    }
    CHECK(found >= 10);
}

TEST_CASE("every procedure of every ruleset says from the start what it asks", "[once]")
{
    const Result<std::vector<RulesetEntry>> entries =
        listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        for (const auto& procedure : loaded.ruleset->procedures) {
            CAPTURE(entry.id, procedure->id);
            const Situation fresh(*loaded.ruleset, *procedure);
            const Relevance matters = whatMatters(fresh);
            Resolution resolution(fresh);
            NoDice none;
            const Pause pause = resolution.run(none);
            if (pause.kind != Pause::Kind::Answer) continue;
            const auto asked = std::find(matters.questions.begin(), matters.questions.end(), pause.fact);
            CHECK(asked != matters.questions.end());
        }
    }
}

TEST_CASE("the toy duel loads, passes its examples and covers its ledger")
{
    const LoadedRuleset loaded = loadRulesetFolder(dataFolder("toy-duel"));
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.diagnostics.empty());
    const std::vector<ExampleOutcome> outcomes = runExamples(*loaded.ruleset);
    CHECK(outcomes.size() == 7);
    for (const ExampleOutcome& outcome : outcomes) {
        CAPTURE(outcome.example->id);
        CHECK(outcome.faults == std::vector<std::string>());
    }
    for (const CoveredRow& row : coverage(*loaded.ruleset, outcomes)) {
        CAPTURE(row.row->id);
        CHECK(row.covered);
    }
}

TEST_CASE("the toy duel is resolved by the engine as it stands")
{
    const LoadedRuleset loaded = loadRulesetFolder(dataFolder("toy-duel"));
    REQUIRE(loaded.usable());
    const Facts facts = {{"challenger.skill", "6"},
                         {"challenged.skill", "0"},
                         {"weapon", "pistol"},
                         {"second.1.stands-by", "challenged"},
                         {"second.2.stands-by", "challenged"},
                         {"second.2.drunk", "yes"}};
    // 2 + 6 = 8 against 7 + 0 + 1 = 8: again; then 12 + 6 = 18 against 3 + 1 = 4: margin 14, three wounds.
    const Played played = play(*loaded.ruleset, "duel", facts, {1, 1, 3, 4, 6, 6, 1, 2});
    CHECK(played.asks() == "surgeon");
    CHECK(played.value("margin") == "14");
    CHECK(played.value("challenged-cheers") == "1");
    CHECK(played.after("challenged.wounds") == "3");
    CHECK(played.after("challenged.fallen") == "true");
    CHECK(played.verdict.title == "The challenger wins by 14. 3 wounds.");
    CHECK(play(*loaded.ruleset, "duel", {}, {1, 1, 1, 1}).asks() == "challenger.skill");
}

TEST_CASE("every table row, modifier, unit type and step of a shipped ruleset takes part in one of its examples",
          "[once]")
{
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    int checked = 0;
    for (const RulesetEntry& entry : *entries) {
        const LoadedRuleset loaded = loadRulesetFolder(entry.folder);
        REQUIRE(loaded.usable());
        if (loaded.ruleset->extends) continue;  // the examples of its base are its base's
        std::vector<bool> touched(loaded.ruleset->elements.size(), false);
        for (const ExampleOutcome& outcome : runExamples(*loaded.ruleset)) {
            for (std::size_t i = 0; i < touched.size(); ++i) touched[i] = touched[i] || outcome.touched[i];
        }
        for (std::size_t i = 0; i < touched.size(); ++i) {
            const Element& element = loaded.ruleset->elements[i];
            const bool decides = element.kind == ElementKind::TableRow || element.kind == ElementKind::Modifier
                || element.kind == ElementKind::UnitType || element.kind == ElementKind::Step;
            if (!element.computes || !decides) continue;
            INFO(entry.id << ": " << element.id);
            CHECK(touched[i]);
            ++checked;
        }
    }
    CHECK(checked > 800);
}

}  // namespace every_ruleset_test
