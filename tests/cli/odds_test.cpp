#include "support/catch.hpp"
#include "support/command_line.hpp"

#include <cmath>

namespace odds_test {

using namespace drumhead::test;
using nlohmann::json;

namespace {

Ran odds(const std::string& more)
{
    return runLine("odds toy-duel duel --set challenger.skill=3 --set challenged.skill=2 --of surgeon " + more);
}

bool says(const Ran& ran, const std::string& text) { return ran.out.find(text) != std::string::npos; }

}  // namespace

TEST_CASE("odds take results that are entered as they are weighed")
{
    const OwnLibrary library;
    const Ran ran = odds("--weigh surgeon=heals:1,fails:3 --json");
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    double heals = 0, fails = 0;
    const json all = ran.json();
    for (const json& outcome : all.at("outcomes")) {
        if (outcome.at("values").at("surgeon") == "heals") heals += outcome.at("probability").get<double>();
        if (outcome.at("values").at("surgeon") == "fails") fails += outcome.at("probability").get<double>();
    }
    CHECK(heals > 0);
    CHECK(std::abs(fails - 3 * heals) < 1e-12);
}

TEST_CASE("odds name the result that has to be entered, and what is wrong with a weighing")
{
    const OwnLibrary library;
    CHECK(odds("").tells("\"surgeon\" has to be "));
    CHECK(odds("").tells("can be weighed instead: --weigh surgeon=VALUE:WEIGHT"));
    CHECK_FALSE(runLine("odds toy-duel duel").tells("--weigh"));
    CHECK(odds("--weigh surgeon").tells("--weigh takes NAME=VALUE:WEIGHT"));
    CHECK(odds("--weigh surgeon=heals").tells("\"heals\" has no weight"));
    CHECK(odds("--weigh surgeon=heals:often").tells("\"often\" is not a weight"));
    CHECK(odds("--weigh surgeon=helps:1").tells("surgeon: "));
    CHECK(odds("--weigh surgoen=heals:1").tells("there is no fact \"surgoen\""));
    CHECK(odds("--weigh surgeon=heals:0").tells("one of the weights of \"surgeon\" must be more than zero"));
    CHECK(odds("--weigh challenger.skill=3:1").tells("can't be weighed"));
    for (const char* bad : {"--weigh surgeon=heals:-1", "--weigh surgeon"}) CHECK(odds(bad).code == 2);
}

TEST_CASE("odds for a person: what tells most, in the order of its values, and what else there is")
{
    const OwnLibrary library;
    const Ran ran =
        runLine("odds toy-duel duel --set challenger.skill=3 --set challenged.skill=2 --weigh surgeon=heals:1,fails:1");
    CHECK(ran.code == 0);
    CHECK(ran.out.rfind("    chance  winner\n", 0) == 0);
    CHECK(ran.out.find("challenger") < ran.out.find("challenged"));
    CHECK(says(ran, "Of something else: --of wounds, margin, "));
    CHECK(says(ran, "--results lists all."));
}

TEST_CASE("a number comes with the chance of at least so many, its mean and its quartiles")
{
    const OwnLibrary library;
    const Ran ran = runLine(
        "odds toy-duel duel --set challenger.skill=2 --set challenged.skill=2 --weigh surgeon=heals:1,fails:1 --of wounds");
    CHECK(ran.out.rfind("   exactly    at least  wounds\n", 0) == 0);
    CHECK(says(ran, "100.0000 %  0\n"));
    CHECK(says(ran, "mean 0."));
    CHECK(says(ran, "half of all from 0 to 1"));
    CHECK_FALSE(says(ran, "Of something else"));
}

TEST_CASE("the results that there are odds of are listed without a single answer")
{
    const OwnLibrary library;
    const Ran ran = runLine("odds toy-duel duel --results --json");
    CHECK(ran.code == 0);
    const json results = ran.json().at("results");
    REQUIRE_FALSE(results.empty());
    for (const json& each : results) CHECK_FALSE(each.at("label").get<std::string>().empty());
    CHECK(says(runLine("odds toy-duel duel --results"), results.front().at("name").get<std::string>() + "  "));
    CHECK(odds("").code == 2);
    CHECK(runLine("odds toy-duel duel --of surgoen").tells("--results lists what there are odds of"));
}

}  // namespace odds_test
