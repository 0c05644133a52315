// Steps whose result nobody asks for may still stop the case.
#include "support/catch.hpp"
#include "support/games/tried_steps.hpp"

namespace odds_trapping_steps_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

/// `worth` is given in some states only, and `idle` looks at it in some states only.
std::string steps(const std::string& given, const std::string& looked)
{
    return R"([ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "let": "worth", "value": { "times": ["a", 2] }, "when": { "b": { "above": )"
        + given + R"( } } },
      { "let": "idle", "value": { "sum": ["worth", 1] }, "when": { "b": { "above": )"
        + looked + R"( } } }, { "let": "x", "value": { "times": ["b", "b"] } } ])";
}

}  // namespace

TEST_CASE("a figure may be looked at by a step whose result nobody asks for")
{
    const Tried tried(steps("3", "3"));
    agreesWithEnumeration(tried.situation, {"x"});
    agreesWithEnumeration(tried.situation, {"x", "idle"});
    agreesWithEnumeration(tried.situation, {"idle"});
}

TEST_CASE("rules in which such a step looks at what may not have been given are refused, and the odds rest on that")
{
    const LoadedRuleset loaded = RulesetBuilder().steps(steps("3", "2")).load();
    CHECK(loaded.diagnostics.size() == 1);
    CHECK_FALSE(loaded.usable());
}

TEST_CASE("a running total may not have been given where such a step looks at it")
{
    const std::string rows =
        R"([ { "let": "open", "is": { "target.cover": "hard" } }, { "roll": "b", "sides": 6 }, { "let": "hits", "value": 0, "when": { "b": { "above": 1 } } },
      { "each": "firer", "steps": [ { "roll": "firer.die", "sides": 6 }, { "let": "hits", "add": { "times": ["firer.die", "firer.figures"] } } ] },
      { "let": "idle", "value": { "subtract": ["hits", 1] }, "when": { "b": { "above": 1 } } }, { "let": "x", "value": "b" } ])";
    const Tried tried(
        rows, {{"target.cover", "soft"}, {"firer.1.figures", "1"}, {"firer.2.figures", "2"}, {"firer.3.figures", "3"}});
    agreesWithEnumeration(tried.situation, {"x"});
    agreesWithEnumeration(tried.situation, {"x", "idle"});
}

TEST_CASE("what an effect takes away counts again where somebody asks for it")
{
    const Tried tried(
        R"([ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "let": "worth", "value": "a", "when": { "b": { "above": 3 } } },
      { "effect": { "target.stands": { "subtract": "worth" } }, "when": { "b": { "above": 3 } } }, { "let": "x", "value": "b" } ])",
        {{"target.stands", "9"}});
    agreesWithEnumeration(tried.situation, {"x"});
    agreesWithEnumeration(tried.situation, {"x", "target.stands"});
}

TEST_CASE("a figure decides between ways where such a step looks at it")
{
    const Tried tried(
        R"([ { "roll": "a", "sides": 6 }, { "roll": "b", "sides": 6 }, { "let": "worth", "value": "a", "when": { "b": { "above": 3 } } },
      { "let": "idle", "value": { "divide": [12, "worth"] }, "when": { "b": { "above": 3 } } },
      { "let": "x", "value": { "if": { "all": [ { "b": { "above": 4 } }, { "worth": { "above": 2 } } ] }, "then": 1, "else": "b" } } ])");
    agreesWithEnumeration(tried.situation, {"x"});
    agreesWithEnumeration(tried.situation, {"idle"});
}

}  // namespace odds_trapping_steps_test
