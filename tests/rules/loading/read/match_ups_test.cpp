#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace match_ups_test {

using namespace drumhead;
using namespace drumhead::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The faults of a match-up beside a procedure, "brawl", that gives hits and a choice.
std::string faultsOf(const std::string& matchUp)
{
    return toldFaults(RulesetBuilder()
                          .file("brawl.json",
                                R"({ "procedures": [
   { "id": "brawl", "title": "Brawl", "roles": { "one": { "kind": "unit", "label": "one" }, "other": { "kind": "unit", "label": "other" } },
     "steps": [ { "roll": "hits", "dice": "one.figures", "sides": 6 }, { "let": "end", "choices": { "up": "up", "down": "down" }, "value": { "if": { "hits": 1 }, "then": "up", "else": "down" } }, { "effect": { "other.figures": { "subtract": "hits" } } }, { "say": "{hits} {end}" } ] },
   { "id": "alone", "title": "Alone", "roles": { "one": { "kind": "unit", "label": "one" } }, "steps": [ { "roll": "die", "sides": 6 }, { "say": "{die}" } ] } ],
   "match-ups": )" + matchUp + " }")
                          .load()
                          .diagnostics);
}

}  // namespace

TEST_CASE("a match-up names a meeting of two, and what is wrong with one is told at its place")
{
    CHECK(
        faultsOf(
            R"([ { "title": "A", "procedure": "brawl", "gain": "hits", "with": { "one.figures": 4 }, "like": { "other.figures": "one.figures" } } ])")
            .empty());
    CHECK(faultsOf(R"([ { "title": "A", "procedure": "brawl", "gain": "end", "wins": ["up"] } ])").empty());
    CHECK_THAT(faultsOf("{}"), ContainsSubstring("has to be a list"));
    CHECK_THAT(faultsOf("[ 7 ]"), ContainsSubstring("a match-up is an object"));
    CHECK_THAT(faultsOf(R"([ { "title": "A", "procedure": "brawls", "gain": "hits" } ])"),
               ContainsSubstring("there is no procedure \"brawls\""));
    CHECK_THAT(faultsOf(R"([ { "title": "A", "procedure": "alone", "gain": "die" } ])"),
               ContainsSubstring("one unit meets one other"));
    CHECK_THAT(faultsOf(R"([ { "title": "A", "procedure": "brawl", "gain": "hit" } ])"), ContainsSubstring("hit"));
    CHECK_THAT(faultsOf(R"([ { "title": "A", "procedure": "brawl", "gain": "end" } ])"),
               ContainsSubstring("\"wins\" has to say"));
    CHECK_THAT(faultsOf(R"([ { "title": "A", "procedure": "brawl", "gain": "end", "wins": "sideways" } ])"),
               ContainsSubstring("sideways"));
    CHECK_THAT(faultsOf(R"([ { "title": "A", "procedure": "brawl", "gain": "hits", "wins": "up" } ])"),
               ContainsSubstring("is a number"));
    CHECK_THAT(faultsOf(R"([ { "title": "A", "procedure": "brawl", "gain": "hits", "with": { "distanse": 4 } } ])"),
               ContainsSubstring("distanse"));
    CHECK_THAT(
        faultsOf(R"([ { "title": "A", "procedure": "brawl", "gain": "hits", "like": { "one.figures": "end" } } ])"),
        ContainsSubstring("no values in common"));
    CHECK_THAT(
        faultsOf(
            R"([ { "title": "A", "procedure": "brawl", "gain": "hits" }, { "title": "A", "procedure": "brawl", "gain": "hits" } ])"),
        ContainsSubstring("two match-ups \"A\""));
    CHECK_THAT(faultsOf(R"([ { "title": "A", "procedure": "brawl", "gain": "hits", "gains": 1 } ])"),
               ContainsSubstring("gains"));
}

}  // namespace match_ups_test
