#include "drumhead/resolve/case_odds/odds_words.hpp"

#include "support/catch.hpp"

namespace odds_words_test {

using namespace drumhead;

TEST_CASE("Choices are told in the order of their list, from the first to this and from this to the last")
{
    OddsSummary summary;
    summary.label = "result";
    summary.shape.kind = ValueKind::Choice;
    summary.lines = {{Value::choice(1), "holds", 0.7, 1, 0.7},
                     {Value::choice(2), "shaken", 0.25, 0.3, 0.95},
                     {Value::choice(3), "routs", 0.05, 0.05, 1}};
    CHECK(likelihoodText(summary, Value::choice(2))
          == "Result: shaken 25 % (holds to shaken 95.0 %, shaken to routs 30 %)");
    CHECK(likelihoodText(summary, Value::choice(1)) == "Result: holds 70 %");
    summary.lines[2].text = "routs and runs off the table";
    CHECK(likelihoodText(summary, Value::choice(2)) == "Result: shaken 25 %");
}

}  // namespace odds_words_test
