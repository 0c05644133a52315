// From which rows of tables, unit types and derived attributes the figures of a verdict come.
#include "drumhead/resolve/words/verdict.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

namespace verdict_sources_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

constexpr const char* ledgerOfFigures =
    "id\tsection\tkind\tsupport\tstatement\treading\n"
    "TOY-1\t1\ttable\tresolve\tUp to 3 nobody is killed.\t\nTOY-2\t1\ttable\tresolve\tFrom 4 on one is killed.\tPerhaps.\n"
    "TOY-3\t1\tunit-stat\tresolve\tGuards reach 10.\t\nTOY-4\t1\tprocedure\tresolve\tThe rule.\t\nTOY-5\t1\tdefinition\tresolve\tHalf the reach.\t\n";

/// Rules in which figures come out of a table, a unit type and a derived attribute, each with its own row of the
/// ledger.
std::shared_ptr<const Ruleset> figures(const std::string& steps)
{
    return RulesetBuilder()
        .file(
            "tables.json",
            R"({ "tables": [ { "id": "losses", "title": "Losses", "inputs": [ { "id": "score" } ], "outputs": { "killed": "number" },
            "rows": [ { "score": { "to": 3 }, "killed": 0, "cite": "TOY-1" }, { "score": { "from": 4 }, "killed": 1, "cite": "TOY-2" } ] } ] })")
        .file(
            "unit-types.json",
            R"({ "unit-types": [ { "id": "guards", "title": "Guards", "class": "massed", "speed": 20, "reach": 10, "fire": [9, 7], "cite": "TOY-3" },
            { "id": "raiders", "title": "Raiders", "class": "light", "speed": 30, "reach": null, "fire": [5, null] } ] })")
        .file(
            "more.json",
            R"({ "attributes": { "unit": [ { "id": "half", "label": "half its reach", "type": "number", "value": { "divide": ["self.reach", 2] }, "cite": "TOY-5" } ] },
            "modifiers": { "tried": [ { "id": "lost", "label": "lost", "amount": { "table": "losses", "by": ["wind"] }, "when": { "flank": true }, "cite": "TOY-4" } ] },
            "procedures": [ { "id": "other", "title": "Other", "roles": { "unit": { "kind": "unit", "label": "unit" } }, "steps": [ { "sum": "x", "of": ["unit.half"], "modifiers": "tried" } ] } ] })")
        .withLedger(ledgerOfFigures)
        .steps(steps)
        .sound();
}

/// "TOY-4 TOY-2": what stands behind a line.
std::string cited(const Ruleset& ruleset, const std::vector<int>& cites)
{
    std::string out;
    for (const CitationText& each : citations(ruleset, cites)) out += (out.empty() ? "" : " ") + each.id;
    return out;
}

/// What stands behind the first line of these steps, under those of the facts at which they look.
std::string citedBy(const std::string& step, const Facts& facts, std::vector<int> dice = {})
{
    const auto ruleset = figures("[" + step + "]");
    Situation situation(*ruleset, *ruleset->findProcedure("tried"));
    for (const auto& [name, value] : facts) static_cast<void>(situation.set(name, value));
    const Played played = play(situation, std::move(dice));
    return played.verdict.lines.empty() ? "nothing" : cited(*ruleset, played.verdict.lines.front().cites);
}

}  // namespace

TEST_CASE("a figure read within an amount cites the row that it comes from")
{
    const std::string kills =
        R"({ "let": "x", "cite": "TOY-4", "value": { "sum": [ { "times": [ 2, { "table": "losses", "by": ["wind"] } ] }, 1 ] } })";
    CHECK(citedBy(kills, {{"wind", "3"}}) == "TOY-4 TOY-1");
    CHECK(citedBy(kills, {{"wind", "4"}}) == "TOY-4 TOY-2");
    const std::string chosen =
        R"({ "let": "x", "cite": "TOY-4", "value": { "if": { "flank": true }, "then": { "table": "losses", "by": ["wind"] }, "else": { "by": "target.cover", "open": "shooter.speed", "else": 3 } } })";
    const Facts facts = {{"wind", "4"}, {"shooter.type", "guards"}};
    CHECK(citedBy(chosen, facts) == "TOY-4 TOY-3");
    CHECK(citedBy(chosen, {{"wind", "4"}, {"shooter.type", "guards"}, {"target.cover", "soft"}}) == "TOY-4");
    CHECK(citedBy(chosen, {{"wind", "4"}, {"shooter.type", "guards"}, {"flank", "yes"}}) == "TOY-4 TOY-2");
    CHECK(citedBy(R"({ "let": "x", "cite": "TOY-4", "value": { "look-up": "shooter.fire", "at": "b" } })", facts)
          == "TOY-4 TOY-3");
    CHECK(citedBy(R"({ "let": "x", "cite": "TOY-4", "value": { "least": ["shooter.half", 4] } })", facts)
          == "TOY-4 TOY-3");
}

TEST_CASE("each line cites the row, also where an earlier one has read it already")
{
    const auto ruleset = figures(
        R"([{ "let": "x", "cite": "TOY-4", "value": { "table": "losses", "by": ["wind"] } }, { "let": "y", "cite": "TOY-5", "value": { "sum": [ { "table": "losses", "by": ["wind"] }, 1 ] } }])");
    const Played played = play(*ruleset, "tried", {{"wind", "4"}});
    CHECK(cited(*ruleset, played.verdict.lines.at(0).cites) == "TOY-4 TOY-2");
    CHECK(cited(*ruleset, played.verdict.lines.at(1).cites) == "TOY-5 TOY-2");
}

TEST_CASE("dice, sums, modifiers, bands and effects cite the rows of their figures")
{
    const Facts facts = {{"wind", "4"}, {"shooter.type", "guards"}, {"distance", "9"}, {"flank", "yes"}};
    CHECK(
        citedBy(
            R"({ "roll": "x", "dice": 2, "sides": 10, "count": { "at-most": { "look-up": "shooter.fire", "at": "a" } }, "cite": "TOY-4" }, { "let": "y", "value": "x" })",
            facts, {1, 10})
        == "TOY-4 TOY-3");
    CHECK(
        citedBy(
            R"({ "roll": "x", "dice": { "table": "losses", "by": ["wind"] }, "sides": 10, "cite": "TOY-4" }, { "let": "y", "value": "x" })",
            facts, {1})
        == "TOY-4 TOY-2");
    CHECK(citedBy(R"({ "sum": "x", "of": ["shooter.speed"], "cite": "TOY-4" })", facts) == "TOY-4 TOY-3");
    CHECK(citedBy(R"({ "sum": "x", "modifiers": "tried" })", facts) == "TOY-4 TOY-2");
    CHECK(
        citedBy(
            R"({ "let": "x", "band": "distance", "limits": { "near": "shooter.reach" }, "labels": { "near": "near" }, "beyond": { "refuse": "Too far." }, "cite": "TOY-4" })",
            facts)
        == "TOY-4 TOY-3");
    CHECK(
        citedBy(
            R"({ "effect": { "target.stands": { "subtract": { "table": "losses", "by": ["wind"] } } }, "cite": "TOY-4" })",
            facts)
        == "TOY-4 TOY-2");
    const auto ruleset = figures(R"([{ "sum": "x", "modifiers": "tried" }])");
    CHECK(cited(*ruleset, play(*ruleset, "tried", {{"wind", "4"}, {"flank", "yes"}}).verdict.modifiers.at(0).cites)
          == "TOY-4 TOY-2");
}

TEST_CASE("a total cites what its rows were counted by, and an answer or an overruling stands for itself")
{
    const std::string total =
        R"({ "let": "x", "cite": "TOY-4", "value": { "total": "firer", "of": "firer.speed", "where": { "firer.shaken": false } } })";
    CHECK(citedBy(total, {{"firer.1.type", "guards"}, {"firer.2.type", "raiders"}}) == "TOY-4 TOY-3");
    CHECK(citedBy(total, {{"firer.1.type", "guards"}, {"firer.1.shaken", "yes"}, {"firer.2.type", "raiders"}})
          == "TOY-4");
    const auto ruleset = figures(R"([{ "let": "x", "cite": "TOY-4", "value": "shooter.speed" }])");
    Situation situation = situationOf(*ruleset, "tried", {{"shooter.type", "guards"}});
    CHECK(cited(*ruleset, play(situation).verdict.lines.at(0).cites) == "TOY-4 TOY-3");
    Overrule overrule;
    overrule.kind = Overrule::Kind::Value;
    overrule.step = "x";
    overrule.value = Value(Number(5));
    overrule.reason = "the ground is wet";
    situation.overrule(overrule);
    const Played overruled = play(situation);
    CHECK(overruled.value("x") == "5");
    CHECK(cited(*ruleset, overruled.verdict.lines.at(0).cites) == "TOY-4");
}

}  // namespace verdict_sources_test
