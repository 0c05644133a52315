#include "drumhead/resolve/examples/example_runner.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include <map>

namespace examples_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

std::shared_ptr<const Ruleset> withExample(const std::string& members)
{
    return RulesetBuilder()
        .file("examples.json", R"({ "examples": [ { "id": "tried", "procedure": "shooting", )" + members + " } ] }")
        .sound();
}

/// Why an example of the toy rules' shooting fails, " / " between the reasons; empty if it passes.
std::string faults(const std::string& members)
{
    const auto ruleset = withExample(members);
    std::string text;
    for (const std::string& fault : runExample(*ruleset, ruleset->examples.at(0)).faults)
        text += (text.empty() ? "" : " / ") + fault;
    return text;
}

const std::string given = R"("given": { "shooter.type": "guards", "distance": 4, "flank": true }, )";

constexpr const char* ledgerHead = "id\tsection\tkind\tsupport\tstatement\treading\n";

}  // namespace

TEST_CASE("an example passes where everything is as expected")
{
    // 5 + 2 = 7: two killed.
    CHECK(
        faults(
            given
            + R"("dice": [5], "expect": { "score": 7, "killed": 2, "target.stands": 2, "change": { "target.stands": -2 }, "modifiers": { "flank-shot": 2 }, "modifiers-among": { "flank-shot": 2 }, "due": [], "says": "2 stands killed", "rolled": 1 })")
            .empty());
    CHECK(faults(R"("given": { "shooter.type": "guards", "distance": 11 }, "expect": { "refused": true })").empty());
}

TEST_CASE("an example that fails says why")
{
    CHECK(faults(given + R"("dice": [5], "expect": { "score": 8 })") == "score is 7, not 8");
    CHECK(faults(given + R"("dice": [5], "expect": { "killed": null })") == "killed is 2, not none");
    CHECK(faults(given + R"("dice": [5], "expect": { "target.stands": 4 })") == "target.stands is 2, not 4");
    CHECK(faults(given + R"("dice": [5], "expect": { "change": { "target.stands": -1 } })")
          == "target.stands changes by -2, not by -1");
    CHECK(faults(given + R"("dice": [5], "expect": { "modifiers": { } })")
          == "the modifier \"flank-shot\" applies with 2 and was not expected");
    CHECK(faults(given + R"("dice": [5], "expect": { "modifiers": { "flank-shot": 3 } })")
          == "the modifier \"flank-shot\" does not apply with 3");
    CHECK(faults(given + R"("dice": [5], "expect": { "modifiers-among": { "soft-cover": -1 } })")
          == "the modifier \"soft-cover\" does not apply with -1");
    CHECK(faults(given + R"("dice": [5], "expect": { "due": ["shooting"] })") == "what falls due is: nothing");
    CHECK(faults(given + R"("dice": [5], "expect": { "says": "3 stands" })")
          == "it says \"2 stands killed.\", not \"3 stands\"");
    CHECK(faults(given + R"("dice": [5], "expect": { "rolled": 2 })") == "1 dice were thrown, not 2");
    CHECK(faults(given + R"("dice": [5], "expect": { "refused": true })") == "it was not refused");
    CHECK(faults(R"("given": { "shooter.type": "guards", "distance": 11 }, "expect": { "rolled": 0 })")
          == "it was refused: The target is too far away.");
}

TEST_CASE("an example without the dice or the answers that it needs says so")
{
    CHECK(faults(given + R"("expect": { "score": 7 })") == "too few dice: 1 needed here, 0 left");
    CHECK(faults(given + R"("dice": [7], "expect": { "score": 7 })") == "a die of 6 sides can't show 7");
    CHECK(faults(given + R"("dice": [5, 5], "expect": { "score": 7 })") == "1 of the dice are left over");
    CHECK(faults(R"("given": { "distance": 4 }, "dice": [5], "expect": { "score": 7 })")
          == "it needs an answer to \"shooter.type\"");
}

TEST_CASE("several expectations that fail are all told")
{
    CHECK(faults(given + R"("dice": [5], "expect": { "score": 1, "killed": 0 })")
          == "score is 7, not 1 / killed is 2, not 0");
}

TEST_CASE("an example rules as it says")
{
    const auto ruleset =
        RulesetBuilder()
            .steps(R"([{ "let": "x", "is": { "ruling.bows": "as-muskets" } }])")
            .file(
                "examples.json",
                R"({ "examples": [ { "id": "a", "procedure": "tried", "rulings": { "bows": "as-muskets" }, "expect": { "x": true } }, { "id": "b", "procedure": "tried", "expect": { "x": true } } ] })")
            .sound();
    const std::vector<ExampleOutcome> outcomes = runExamples(*ruleset);
    REQUIRE(outcomes.size() == 2);
    CHECK(outcomes[0].passed());
    CHECK(outcomes[1].faults == std::vector<std::string>{"x is false, not true"});
    CHECK(outcomes[1].example->id == "b");
    CHECK(outcomes[1].example->file == "examples.json");
    CHECK(outcomes[1].example->line == 1);
}

TEST_CASE("an example expects a refusal by the row that it cites")
{
    const auto faultsOf = [](const std::string& refused) {
        const auto ruleset =
            RulesetBuilder()
                .withLedger(std::string(ledgerHead)
                            + "TOY-1\t1\trule\tresolve\tFar.\t\nTOY-2\t1\trule\tresolve\tNear.\t\n")
                .steps(R"([{ "refuse": "Too far.", "when": { "distance": { "above": 3 } }, "cite": "TOY-1" }])")
                .file(
                    "examples.json",
                    R"({ "examples": [ { "id": "a", "procedure": "tried", "given": { "distance": 4 }, "expect": { "refused": )"
                        + refused + " } } ] }")
                .sound();
        const ExampleOutcome outcome = runExample(*ruleset, ruleset->examples[0]);
        return outcome.passed() ? "" : outcome.faults[0];
    };
    CHECK(faultsOf("\"TOY-1\"").empty());
    CHECK(faultsOf("\"TOY-2\"") == "it was refused by another rule: Too far.");
}

TEST_CASE("coverage tells what carries out each row of the ledger")
{
    const auto ruleset =
        RulesetBuilder()
            .withLedger(
                std::string(ledgerHead)
                + "R-USED\t1\trule\tresolve\tUsed.\t\nR-IDLE\t1\trule\tresolve\tNo example.\t\nR-REMIND\t1\trule\tresolve\tOnly a reminder.\t\nR-FAILED\t1\trule\tresolve\tOnly in an example that fails.\t\n"
                  "T-CITED\t1\trule\ttrack\tTracked.\t\nT-OPEN\t1\trule\ttrack\tNot tracked.\t\nG-CITED\t1\trule\tguide\tA reminder.\t\nG-OPEN\t1\trule\tguide\tNo reminder.\t\nS-ANY\t1\trule\tshow\tShown.\t\n")
            .file(
                "more.json",
                R"({ "attributes": { "unit": [ { "id": "tired", "label": "tired", "type": "flag", "default": false, "cite": "T-CITED" } ] },
          "modifiers": { "tried": [ { "id": "used", "label": "used", "amount": 1, "when": { "wind": 1 }, "cite": "R-USED" }, { "id": "idle", "label": "idle", "amount": 1, "when": { "wind": 2 }, "cite": "R-IDLE" } ] } })")
            .steps(
                R"([{ "remind": "Mind.", "cite": ["G-CITED", "R-REMIND"] }, { "sum": "x", "modifiers": "tried" }, { "let": "y", "value": 5, "when": { "wind": 3 }, "cite": "R-FAILED" }])")
            .file(
                "examples.json",
                R"({ "examples": [ { "id": "good", "procedure": "tried", "given": { "wind": 1 }, "expect": { "x": 1 }, "cite": ["R-IDLE", "T-OPEN"] }, { "id": "bad", "procedure": "tried", "given": { "wind": 3 }, "expect": { "x": 9 } } ] })")
            .sound();
    std::map<std::string, CoveredRow> rows;
    for (const CoveredRow& row : coverage(*ruleset, runExamples(*ruleset))) rows.emplace(std::string(row.row->id), row);
    REQUIRE(rows.size() == 9);
    CHECK(rows["R-USED"].covered);
    CHECK(rows["R-USED"].by == std::vector<std::string>{"modifier tried/used"});
    // It is cited, but no example makes it apply; that an example cites it is not enough.
    CHECK_FALSE(rows["R-IDLE"].covered);
    CHECK(rows["R-IDLE"].by.empty());
    CHECK_FALSE(rows["R-REMIND"].covered);  // a reminder computes nothing
    CHECK_FALSE(rows["R-FAILED"].covered);  // an example that fails proves nothing
    CHECK(rows["T-CITED"].covered);
    CHECK(rows["T-CITED"].by == std::vector<std::string>{"attribute unit.tired"});
    CHECK_FALSE(rows["T-OPEN"].covered);
    CHECK(rows["G-CITED"].covered);
    CHECK_FALSE(rows["G-OPEN"].covered);
    CHECK(rows["S-ANY"].covered);
}

TEST_CASE("table rows, unit types, rulings and derived attributes are covered where an example reads them")
{
    const auto ruleset =
        RulesetBuilder()
            .withLedger(
                std::string(ledgerHead)
                + "ROW-1\t1\trule\tresolve\tLow.\t\nROW-2\t1\trule\tresolve\tHigh.\t\nTYPE-1\t1\trule\tresolve\tMob.\t\nTYPE-2\t1\trule\tresolve\tElite.\t\nRULING\t1\trule\tresolve\tUnclear.\t\nDERIVED\t1\trule\tresolve\tWeak.\t\nREFUSED\t1\trule\tresolve\tNever.\t\n")
            .file(
                "more.json",
                R"({ "attributes": { "unit": [ { "id": "weak", "label": "weak", "type": "flag", "is": { "self.stands": { "at-most": 2 } }, "cite": "DERIVED" } ] },
          "unit-types": [ { "id": "mob", "title": "Mob", "class": "light", "speed": 5, "reach": null, "fire": null, "cite": "TYPE-1" }, { "id": "elite", "title": "Elite", "class": "light", "speed": 6, "reach": null, "fire": null, "cite": "TYPE-2" } ],
          "rulings": [ { "id": "rain", "title": "Rain", "question": "?", "choices": { "wet": "wet", "dry": "dry" }, "default": "dry", "cite": "RULING" } ],
          "tables": [ { "id": "t", "title": "T", "inputs": [ { "id": "n" } ], "outputs": { "x": "number" }, "rows": [ { "n": { "to": 5 }, "x": 1, "cite": "ROW-1" }, { "n": { "from": 6 }, "x": 2, "cite": "ROW-2" } ] } ] })")
            .steps(
                R"([{ "refuse": "Never.", "when": { "flank": true }, "cite": "REFUSED" }, { "let": "x", "table": "t", "by": ["target.speed"] }, { "let": "y", "is": { "ruling.rain": "wet" } }, { "let": "z", "is": { "target.weak": true } }])")
            .file(
                "examples.json",
                R"({ "examples": [ { "id": "good", "procedure": "tried", "given": { "target.type": "mob" }, "expect": { "x": 1, "y": false, "z": false } } ] })")
            .sound();
    std::string covered;
    for (const CoveredRow& row : coverage(*ruleset, runExamples(*ruleset)))
        covered += row.covered ? std::string(row.row->id) + " " : "";
    CHECK(covered == "ROW-1 TYPE-1 RULING DERIVED ");
}

}  // namespace examples_test
