#include "drumhead/resolve/case_odds/odds_words.hpp"

#include "support/catch.hpp"

namespace odds_words_test {

using namespace drumhead;

TEST_CASE("How likely a choice was is told in one line")
{
    OddsSummary summary;
    summary.label = "result";
    summary.shape.kind = ValueKind::Choice;
    summary.lines = {{Value::choice(1), "holds", 0.7, 1, 0.7},
                     {Value::choice(2), "shaken", 0.25, 0.3, 0.95},
                     {Value::choice(3), "routs", 0.05, 0.05, 1}};
    CHECK(likelihoodText(summary, Value::choice(2)) == "Shaken: 25 %");
    CHECK(likelihoodText(summary, Value::choice(1)) == "Holds: 70 %");
}

TEST_CASE("How likely a number was is told as that number or more; the least one by itself")
{
    OddsSummary summary;
    summary.label = "hits";
    summary.lines = {{Number(0), "0", 0.2, 1, 0.2}, {Number(1), "1", 0.5, 0.8, 0.7}, {Number(2), "2", 0.3, 0.3, 1}};
    CHECK(likelihoodText(summary, Number(1)) == "1+ hits: 80 %");
    CHECK(likelihoodText(summary, Number(2)) == "2+ hits: 30 %");
    CHECK(likelihoodText(summary, Number(0)) == "0 hits: 20 %");
}

TEST_CASE("A chance that depends on a choice is told from where to where it reaches")
{
    CHECK(boundsText({0, 1}) == "0 to 100 %");
    CHECK(boundsText({0.25, 0.653}) == "25.0 to 65.3 %");
    CHECK(boundsText({0.25, 0.25}) == "25.0 %");
}

}  // namespace odds_words_test
