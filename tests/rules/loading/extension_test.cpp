// A ruleset that extends another: it takes over, adds, and replaces what it says it replaces.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace extension_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

LoadedRuleset extended(const std::string& parts)
{
    RulesetFiles files;
    files.folder = "house";
    files.files.push_back(
        {"house/ruleset.json",
         R"({ "format": 1, "id": "toy-house", "title": "Toy house rules", "version": "2", "extends": "../toy", "status": "house" })"});
    files.files.push_back({"house/parts.json", parts});
    files.base.push_back(RulesetBuilder().files());
    return loadRuleset(files);
}

constexpr const char* replacedTable =
    R"({ "tables": [ { "id": "losses", "title": "Bloody losses", "replaces": true, "inputs": [ { "id": "score" } ], "outputs": { "killed": "number" },
  "rows": [ { "score": { "to": 3 }, "killed": 3 }, { "score": { "from": 4 }, "killed": 9 } ] } ] })";

}  // namespace

TEST_CASE("an extension takes its name and adds, and takes over the rest")
{
    const LoadedRuleset loaded = extended(
        R"({ "procedures": [ { "id": "extra", "title": "Extra", "steps": [ { "let": "x", "value": 7 } ] } ] })");
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    CHECK(loaded.ruleset->id == "toy-house");
    CHECK(loaded.ruleset->distanceUnit == "in");
    CHECK(loaded.ruleset->findProcedure("shooting"));
    CHECK(play(*loaded.ruleset, "extra").value("x") == "7");
}

TEST_CASE("an extension puts a table in the place of the one with its id")
{
    const LoadedRuleset loaded = extended(replacedTable);
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    const Played played = play(*loaded.ruleset, "shooting",
                               {{"shooter.type", "guards"}, {"target.cover", "open"}, {"distance", "5"}}, {2});
    CHECK(played.value("killed") == "3");
}

TEST_CASE("an extension puts a procedure in the place of the one that others run")
{
    const LoadedRuleset loaded =
        extended(R"({ "procedures": [ { "id": "shooting", "title": "No shooting", "replaces": true,
      "roles": { "shooter": { "kind": "unit", "label": "shooter" } }, "steps": [ { "end": "Nobody shoots on Sundays." } ] } ] })");
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    CHECK(loaded.ruleset->procedures.size() == 1);
    CHECK(play(*loaded.ruleset, "shooting").verdict.title == "Nobody shoots on Sundays.");
}

TEST_CASE("an extension that repeats an id without saying so is told")
{
    const LoadedRuleset loaded = extended(
        R"({ "procedures": [ { "id": "shooting", "title": "Other", "steps": [ { "let": "x", "value": 7 } ] } ] })");
    CHECK_FALSE(loaded.usable());
    CHECK(
        toldFaults(loaded.diagnostics)
            .find(
                "there are two procedures \"shooting\"; to put this one in the place of the other, say \"replaces\": true")
        != std::string::npos);
}

TEST_CASE("an extension that replaces what is not there is told")
{
    const LoadedRuleset loaded = extended(
        R"({ "procedures": [ { "id": "shoting", "title": "Other", "replaces": true, "steps": [ { "let": "x", "value": 7 } ] } ] })");
    CHECK_FALSE(loaded.usable());
    CHECK(toldFaults(loaded.diagnostics).find("there is nothing of this id to replace") != std::string::npos);
}

TEST_CASE("a ruleset that extends itself is told and not followed for ever")
{
    const Result<RulesetFiles> files =
        readRulesetFolder(std::filesystem::path(DRUMHEAD_TEST_DATA) / "data" / "extends-itself");
    REQUIRE_FALSE(files);
    CHECK(files.error().find("does it extend itself?") != std::string::npos);
}

TEST_CASE("a ruleset whose base is missing says so")
{
    RulesetFiles files;
    files.files.push_back(
        {"ruleset.json",
         R"({ "format": 1, "id": "orphan", "title": "Orphan", "version": "1", "distance": "in", "extends": "../nowhere" })"});
    const LoadedRuleset loaded = loadRuleset(files);
    CHECK_FALSE(loaded.usable());
    CHECK(toldFaults(loaded.diagnostics).find("\"../nowhere\" could not be read") != std::string::npos);
}

TEST_CASE("an extension withdraws what it does not want")
{
    const LoadedRuleset loaded = extended(
        R"({ "withdraw": { "modifiers": { "shooting": ["soft-cover", "flank-shot"] }, "rulings": ["bows"] },
             "modifiers": { "shooting": [ { "id": "soft-cover", "label": "soft cover", "amount": -3, "when": { "target.cover": "soft" } } ] } })");
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    CHECK(loaded.ruleset->rulings.empty());
    const Played played = play(*loaded.ruleset, "shooting",
                               {{"shooter.type", "guards"}, {"target.cover", "soft"}, {"distance", "5"}}, {6});
    CHECK(played.value("score") == "3");
}

TEST_CASE("what is withdrawn has to be there, below")
{
    const LoadedRuleset loaded = extended(
        R"({ "withdraw": { "procedures": ["shoting"], "tables": ["mine"], "watches": "all", "modifiers": ["shooting"] },
             "tables": [ { "id": "mine", "title": "Mine", "inputs": [ { "id": "n" } ], "outputs": { "x": "number" }, "rows": [ { "n": {}, "x": 1 } ] } ] })");
    const std::string told = toldFaults(loaded.diagnostics);
    for (const char* each : {"has no \"shoting\" among its procedures to withdraw", "has no \"mine\" among its tables",
                             "a list of ids in square brackets", "modifiers are withdrawn by list"}) {
        INFO(told);
        CHECK(told.find(each) != std::string::npos);
    }
    const LoadedRuleset own = RulesetBuilder().file("w.json", R"({ "withdraw": { "rulings": ["bows"] } })").load();
    CHECK(toldFaults(own.diagnostics).find("only a ruleset that \"extends\" another") != std::string::npos);
}

}  // namespace extension_test
