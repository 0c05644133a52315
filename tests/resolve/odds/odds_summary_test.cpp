#include "drumhead/resolve/odds/odds_summary.hpp"

#include "support/catch.hpp"
#include "support/games/played.hpp"
#include "support/ruleset_builder.hpp"

#include <cmath>

namespace odds_summary_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Ruleset& rules(const std::string& steps) { return RulesetBuilder().steps(steps).kept(); }

OddsSummary summaryOf(const Situation& situation, const std::string& of)
{
    const Result<Odds, OddsError> odds = computeOdds(situation, {{of}});
    if (!odds) FAIL(oddsErrorText(situation.program(), odds.error()));
    return summarise(situation, *odds);
}

std::vector<std::string> names(const Situation& situation)
{
    std::vector<std::string> names;
    for (const FactRef fact : oddsResults(situation)) names.push_back(factName(situation.program(), fact));
    return names;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

constexpr const char* pass = R"([{ "roll": "die", "sides": 6 },
    { "refuse": "A six ends it.", "when": { "die": 6 } },
    { "end": "A one ends it too.", "when": { "die": 1 } },
    { "let": "passes", "is": { "die": { "at-most": 3 } } },
    { "let": "hits", "value": "die" },
    { "say": "{hits} hits." }])";

}  // namespace

TEST_CASE("a number's chances are added up from both ends")
{
    const OddsSummary summary = summaryOf(
        situationOf(rules(R"([{ "roll": "sum", "dice": 2, "sides": 6 }, { "say": "{sum}." }])"), "tried"), "sum");
    REQUIRE(summary.lines.size() == 11);
    const OddsLine* ten = summary.line(Number(10));
    REQUIRE(ten);
    CHECK(near(ten->exactly, 3.0 / 36));
    CHECK(near(ten->orLater, 6.0 / 36));
    CHECK(near(ten->orEarlier, 33.0 / 36));
    CHECK(near(*summary.mean, 7));
    CHECK(summary.lowerQuartile == Value(Number(5)));
    CHECK(summary.median == Value(Number(7)));
    CHECK(summary.upperQuartile == Value(Number(9)));
}

TEST_CASE("only what is certain is exactly one, only what is impossible exactly nought")
{
    const OddsSummary summary = summaryOf(
        situationOf(rules(R"([{ "roll": "sum", "dice": 7, "sides": 10 }, { "say": "{sum}." }])"), "tried"), "sum");
    CHECK(summary.lines.front().orLater == 1);
    CHECK(summary.lines.back().orEarlier == 1);
    CHECK(summary.lines[1].orLater < 1);
    CHECK(summary.lines[summary.lines.size() - 2].orEarlier < 1);
    CHECK(summary.unfound == 0);
}

TEST_CASE("cases that are refused or end before are told apart from the values")
{
    const OddsSummary summary = summaryOf(situationOf(rules(pass), "tried"), "hits");
    REQUIRE(summary.refused.size() == 1);
    CHECK(summary.refused[0].first == "A six ends it.");
    CHECK(near(summary.refused[0].second, 1.0 / 6));
    CHECK(near(summary.unfound, 1.0 / 6));
    CHECK(near(summary.lines.front().orLater, 4.0 / 6));
    CHECK(near(*summary.mean, 3.5));  // of 2, 3, 4 and 5
    CHECK(summary.median == Value(Number(3)));
}

TEST_CASE("yes comes before no, and choices in the order of their list")
{
    const OddsSummary flags = summaryOf(situationOf(rules(pass), "tried"), "passes");
    REQUIRE(flags.lines.size() == 2);
    CHECK(flags.lines[0].text == "yes");
    const Situation hides = situationOf(rules(R"([{ "roll": "die", "sides": 6 },
        { "let": "place", "choices": "cover", "value": { "if": { "die": 1 }, "then": "hard", "else": { "if": { "die": 2 }, "then": "open", "else": "soft" } } }, { "say": "It is {place}." }])"),
                                        "tried");
    const OddsSummary places = summaryOf(hides, "place");
    REQUIRE(places.lines.size() == 3);
    CHECK(places.lines[0].text == "in the open");
    CHECK(places.lines[2].text == "in hard cover");
    CHECK(near(places.lines[1].orLater, 5.0 / 6));
    CHECK_FALSE(places.mean);
}

TEST_CASE("what the sentences tell comes first, then what effects change, then the arithmetic")
{
    const auto rulesKept = RulesetBuilder().sound();
    const Situation situation = situationOf(*rulesKept, "shooting");
    CHECK(names(situation) == std::vector<std::string>{"killed", "target.stands", "die", "score"});
    CHECK(oddsLabel(situation, oddsResults(situation)[1]) == "target's stands afterwards");
}

TEST_CASE("a choice that is given for people alone tells more than a number in a sentence")
{
    const Situation situation = situationOf(rules(R"([{ "roll": "die", "sides": 6 }, { "say": "{die} thrown." },
        { "let": "place", "choices": "cover", "title": "where it hides", "value": { "if": { "die": 1 }, "then": "hard", "else": "open" } }])"),
                                            "tried");
    CHECK(names(situation) == std::vector<std::string>{"place", "die"});
    CHECK(oddsLabel(situation, oddsResults(situation).front()) == "where it hides");
}

TEST_CASE("columns of the same name are told apart by the steps that read them")
{
    RulesetBuilder builder;
    builder.file(
        "ends.json",
        R"({ "tables": [ { "id": "ends", "title": "Ends", "inputs": [ { "id": "score" } ], "outputs": { "killed": "number", "panic": "number" },
        "rows": [ { "score": { "to": 3 }, "killed": 0, "panic": 0 }, { "score": { "from": 4 }, "killed": 1, "panic": 1 } ] } ] })");
    const auto labels = [](const Situation& situation) {
        std::vector<std::string> found;
        for (const FactRef fact : oddsResults(situation)) found.push_back(oddsLabel(situation, fact));
        return found;
    };
    const std::string twice =
        R"([ { "roll": "die", "sides": 6 }, { "let": "first", "table": "ends", "by": ["die"] }, { "let": "second", "table": "ends", "by": ["die"] }, { "say": "{first.killed}, {second.killed}." }])";
    const std::vector<std::string> two = labels(situationOf(RulesetBuilder(builder).steps(twice).kept(), "tried"));
    REQUIRE(two.size() >= 2);
    CHECK(two[0] == "killed (first)");
    CHECK(two[1] == "killed (second)");
    const std::string once =
        R"([ { "roll": "die", "sides": 6 }, { "let": "first", "table": "ends", "by": ["die"] }, { "say": "{first.killed}." }])";
    CHECK(labels(situationOf(RulesetBuilder(builder).steps(once).kept(), "tried")).front() == "killed");
}

TEST_CASE("what a procedure never says has odds too when nobody names a result")
{
    const Situation situation = situationOf(
        rules(
            R"([{ "roll": "die", "sides": 6 }, { "let": "hits", "is": { "die": 6 } }, { "say": "It is hit.", "when": { "hits": true } }])"),
        "tried");
    const Result<Odds, OddsError> odds = computeOdds(situation);
    REQUIRE(odds);
    REQUIRE(odds->facts.size() == 1);
    CHECK(factName(situation.program(), odds->facts[0]) == "hits");
    CHECK(odds->outcomes.size() == 2);
}

TEST_CASE("the question that stands in the way is found")
{
    const auto rulesKept = RulesetBuilder().sound();
    const Situation situation = situationOf(*rulesKept, "shooting");
    const Result<Odds, OddsError> odds = computeOdds(situation);
    REQUIRE_FALSE(odds);
    const std::optional<FactRef> needed = odds.error().missing();
    REQUIRE(needed);
    CHECK(factName(situation.program(), *needed) == "distance");
    CHECK_FALSE(OddsError{OddsError::Kind::Cancelled}.missing());
}

}  // namespace odds_summary_test
