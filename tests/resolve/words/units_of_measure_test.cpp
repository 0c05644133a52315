// A number and its unit, in one and in many.
#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

#include "drumhead/resolve/words/verdict.hpp"

namespace units_of_measure_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

std::string lossText(const std::string& unit, int lost)
{
    const std::string parts = R"({ "procedures": [ { "id": "loss", "title": "Loss", "steps": [
        { "let": "lost", "unit": )"
        + unit + R"(, "value": )" + std::to_string(lost) + R"( } ] } ] })";
    const std::shared_ptr<const Ruleset> ruleset = RulesetBuilder::empty().file("parts.json", parts).sound();
    Resolution resolution(Situation(*ruleset, *ruleset->findProcedure("loss")));
    NoDice dice;
    REQUIRE(resolution.run(dice).kind == Pause::Kind::Finished);
    return makeVerdict(resolution).values.front().text;
}

}  // namespace

TEST_CASE("a unit of measure loses its s after 1")
{
    CHECK(lossText(R"("figures")", 1) == "1 figure");
    CHECK(lossText(R"("figures")", 0) == "0 figures");
    CHECK(lossText(R"("cm")", 1) == "1 cm");
}

TEST_CASE("a unit of measure whose singular is another word has both")
{
    const std::string casualties = R"({ "one": "casualty", "many": "casualties" })";
    CHECK(lossText(casualties, 1) == "1 casualty");
    CHECK(lossText(casualties, 2) == "2 casualties");
    CHECK(lossText(casualties, 0) == "0 casualties");
}

}  // namespace units_of_measure_test
