// An answer that is missing, and makes no difference to what is asked about.
#include "support/catch.hpp"
#include "support/played.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/odds.hpp"

#include <cmath>

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// Whoever throws more says how he stands, and whether his veterans go first.
constexpr const char* steps = R"([
  { "roll": "ours", "sides": 6 }, { "roll": "theirs", "sides": 4 },
  { "let": "ahead", "is": { "ours": { "above": "theirs" } } },
  { "let": "worth", "value": { "by": "target.formation", "line": "ours", "column": "theirs", "square": 0 } },
  { "let": "first", "value": { "if": { "target.veteran": true }, "then": "worth", "else": "ours" } } ])";

double chanceOfYes(const Result<Odds>& odds)
{
    REQUIRE(odds);
    double sum = 0;
    for (const OddsOutcome& each : odds->outcomes) sum += each.values.at(0).yes() ? each.probability : 0;
    return sum;
}

Result<Odds> oddsOf(const std::string& program, const std::string& result, const Facts& facts = {})
{
    return computeOdds(situationOf(RulesetBuilder().steps(program).kept(), "tried", facts), {{result}});
}

}  // namespace

TEST_CASE("odds do without choices and flags that make no difference to what is asked about")
{
    // Of 24 throws 2 and 1, 3 and 1 or 2, 4 and 1 to 3, 5 or 6 and anything are ahead: 1 + 2 + 3 + 4 + 4.
    CHECK(std::abs(chanceOfYes(oddsOf(steps, "ahead")) - 14.0 / 24) < 1e-12);
    CHECK(oddsOf(steps, "worth").error() == "\"target.formation\" has to be answered first");
    CHECK(oddsOf(steps, "first", {{"target.formation", "square"}}).error()
          == "\"target.veteran\" has to be answered first");
    CHECK(oddsOf(steps, "worth", {{"target.formation", "square"}}));  // but for it nobody asks for veterans
}

TEST_CASE("an answer that ends the case one way or another is not done without")
{
    const std::string refusing = R"([ { "roll": "ours", "sides": 6 },
        { "refuse": "No squares.", "when": { "target.formation": "square" } }, { "let": "x", "value": "ours" } ])";
    CHECK(oddsOf(refusing, "ours").error() == "\"target.formation\" has to be answered first");
    CHECK(oddsOf(refusing, "ours", {{"target.formation", "line"}}));
}

TEST_CASE("a number that is missing is asked for, whether it makes a difference or not")
{
    const std::string more =
        R"([ { "roll": "ours", "sides": 6 }, { "let": "x", "value": { "sum": ["ours", "wind"] } } ])";
    CHECK(oddsOf(more, "ours").error() == "\"wind\" has to be answered first");
}

TEST_CASE("no more than three missing answers are tried out")
{
    const auto reads = [](const std::string& name, const std::string& fact, const std::string& value) {
        return R"(, { "let": ")" + name + R"(", "is": { ")" + fact + R"(": )" + value + " } }";
    };
    const std::string three = R"([ { "roll": "ours", "sides": 6 }, { "let": "x", "value": "ours" })"
        + reads("a", "target.formation", "\"line\"") + reads("b", "target.veteran", "true")
        + reads("c", "shooter.formation", "\"line\"");
    CHECK(oddsOf(three + "]", "ours"));
    CHECK(oddsOf(three + reads("d", "shooter.veteran", "true") + "]", "ours").error()
          == "\"target.formation\" has to be answered first");
}
