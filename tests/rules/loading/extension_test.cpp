// A ruleset that extends another: it takes over, adds, and replaces what it says it replaces.
#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace extension_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

LoadedRuleset extended(const std::string& parts, const RulesetFiles& base = RulesetBuilder().files())
{
    RulesetFiles files;
    files.folder = "house";
    files.files.push_back(
        {"house/ruleset.json",
         R"({ "format": 1, "id": "toy-house", "title": "Toy house rules", "version": "2", "extends": "../toy", "status": "house" })"});
    files.files.push_back({"house/parts.json", parts});
    files.base.push_back(base);
    return loadRuleset(files);
}

constexpr const char* replacedTable =
    R"({ "tables": [ { "id": "losses", "title": "Bloody losses", "replaces": true, "inputs": [ { "id": "score" } ], "outputs": { "killed": "number" },
  "rows": [ { "score": { "to": 3 }, "killed": 3 }, { "score": { "from": 4 }, "killed": 9 } ] } ] })";

RulesetFiles withDeck()
{
    return RulesetBuilder()
        .file("deck.json",
              R"({ "decks": [ { "id": "events", "title": "Events", "empty": { "refuse": "No event is left." },
                     "cards": [ { "id": "rain", "title": "Rain", "copies": 2 }, { "id": "rum", "title": "Rum" } ] } ],
                   "procedures": [ { "id": "event", "title": "Event",
                     "steps": [ { "draw": "event", "deck": "events" }, { "let": "wet", "is": { "event": "rain" } } ] } ] })")
        .files();
}

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

TEST_CASE("an extension puts a deck in the place of the one with its id")
{
    const LoadedRuleset loaded = extended(
        R"({ "decks": [ { "id": "events", "title": "Dry events", "replaces": true,
             "cards": [ { "id": "rain", "title": "Rain" }, { "id": "sun", "title": "Sun", "copies": 5 } ] } ] })",
        withDeck());
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    REQUIRE(loaded.ruleset->decks.size() == 1);
    CHECK(loaded.ruleset->decks.front().title == "Dry events");
    CHECK(loaded.ruleset->decks.front().size() == 6);
    for (const auto& attribute : loaded.ruleset->attributes) CHECK(attribute->id != "events-gone-rum");
    CHECK(play(*loaded.ruleset, "event", {}, {2}).value("event") == "sun");
}

TEST_CASE("a deck that is left out leaves its name to a table")
{
    const std::string table =
        R"("tables": [ { "id": "events", "title": "Events", "inputs": [ { "id": "n" } ], "outputs": { "x": "number" },
             "rows": [ { "n": { "to": 3 }, "x": 1 }, { "n": { "from": 4 }, "x": 2 } ] } ],
           "procedures": [ { "id": "event", "title": "Event", "replaces": true,
             "steps": [ { "roll": "die", "sides": 6 }, { "let": "x", "table": "events", "by": ["die"] } ] } ])";
    const LoadedRuleset loaded = extended(R"({ "withdraw": { "decks": ["events"] }, )" + table + "}", withDeck());
    INFO(toldFaults(loaded.diagnostics));
    REQUIRE(loaded.usable());
    CHECK(loaded.ruleset->decks.empty());
    CHECK(play(*loaded.ruleset, "event", {}, {5}).value("x") == "2");
    CHECK(toldFaults(extended("{ " + table + "}", withDeck()).diagnostics)
              .find("the deck \"events\" is the table of its cards")
          != std::string::npos);
}

TEST_CASE("a deck of an id that is there is told unless it says that it replaces it")
{
    const auto deck = [](const std::string& id, const std::string& more) {
        return R"({ "decks": [ { "id": ")" + id + R"(", "title": "Other", )" + more
            + R"( "cards": [ { "id": "rain", "title": "Rain" } ] } ] })";
    };
    CHECK(toldFaults(extended(deck("events", ""), withDeck()).diagnostics)
              .find("there are two decks \"events\"; to put this one in the place of the other, say \"replaces\": true")
          != std::string::npos);
    CHECK(toldFaults(extended(deck("event", R"("replaces": true, )"), withDeck()).diagnostics)
              .find("there is nothing of this id to replace")
          != std::string::npos);
}

}  // namespace extension_test
